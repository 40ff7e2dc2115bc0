/** A document with more letters written as `#4a` than these hides something. */
const maxEscapes = 50_000
/** Most streams, texts and comments outside them, together. */
const maxParts = 300_000

const hidden = /\d\s+obj\b/

/**
 * A document without what its streams and texts say, in one pass; null where there are too many.
 * Those with an object in them stay: a reader may be sent there.
 */
export function structureOf(text: string): string | null {
  const outside = withoutStreams(text)
  return outside === null ? null : withoutTexts(outside)
}

/** Keeps what is between the parts that `drop` leaves out. */
class Kept {
  #parts: string[] = []
  #from = 0
  count = 0
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  drop(from: number, to: number) {
    this.count += 1
    if (hidden.test(this.#text.slice(from, to))) return
    this.#parts.push(this.#text.slice(this.#from, from))
    this.#from = to
  }

  get rest() {
    return [...this.#parts, this.#text.slice(this.#from)].join(' ')
  }
}

function withoutStreams(text: string): string | null {
  const kept = new Kept(text)
  let to = 0
  for (let from = text.indexOf('stream'); from >= 0; from = text.indexOf('stream', Math.max(from + 6, to))) {
    if (!isLineEnd(text, from + 6) || isLetter(text.charCodeAt(from - 1))) continue
    to = text.indexOf('endstream', from)
    if (to < 0) break
    to += 9
    kept.drop(from, to)
    if (kept.count > maxParts) return null
  }
  return kept.rest
}

const [newLine, carriage, percent, open, close, backslash] = Array.from('\n\r%()\\', letter => letter.charCodeAt(0))

const isLineEnd = (text: string, at: number) =>
  text.charCodeAt(at) === newLine || (text.charCodeAt(at) === carriage && text.charCodeAt(at + 1) === newLine)

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

/** Without literal strings, such as an address; comments stay. */
function withoutTexts(text: string): string | null {
  const kept = new Kept(text)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === percent) at = endOfLine(text, at)
    if (code !== open) continue
    const end = endOfText(text, at)
    if (end < 0) break
    kept.drop(at, end)
    if (kept.count > maxParts) return null
    at = end - 1
  }
  return kept.rest
}

function endOfLine(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charCodeAt(at) !== newLine && text.charCodeAt(at) !== carriage) at += 1
  return at
}

/** After the bracket that closes a text; -1 for one that does not end. */
function endOfText(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === backslash) at += 1
    else if (code === open) depth += 1
    else if (code === close) depth -= 1
    if (depth === 0) return at + 1
  }
  return -1
}

/** With letters that are written as `#4a`; null where there are too many. */
export function unescaped(text: string): string | null {
  let count = 0
  const parts: string[] = []
  let kept = 0
  for (let at = text.indexOf('#'); at >= 0; at = text.indexOf('#', at + 1)) {
    if (++count > maxEscapes) return null
    const code = text.slice(at + 1, at + 3)
    if (!/^[0-9a-f]{2}$/i.test(code)) continue
    parts.push(text.slice(kept, at), String.fromCharCode(Number.parseInt(code, 16)))
    kept = at + 3
  }
  return [...parts, text.slice(kept)].join('')
}
