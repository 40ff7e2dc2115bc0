/** Maximum number of letters escaped as `#4a`. A PDF with more of them may hide its contents. */
const maxEscapes = 50_000
/** Maximum number of streams plus literal strings. */
const maxParts = 300_000

/** Matches the beginning of a PDF object. */
const objectStart = /\d\s+obj\b/

/**
 * The text of a PDF without its streams and literal strings. Streams and strings that contain an
 * object are kept, because a PDF reader may follow a reference to it. Null if there are more than
 * `maxParts` of them.
 */
export function removeContents(text: string): string | null {
  const outside = removeStreams(text)
  return outside === null ? null : removeLiteralStrings(outside)
}

/** Collects the text between the removed parts. */
class RemainingText {
  #parts: string[] = []
  #from = 0
  count = 0
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  drop(from: number, to: number) {
    this.count += 1
    if (objectStart.test(this.#text.slice(from, to))) return
    this.#parts.push(this.#text.slice(this.#from, from))
    this.#from = to
  }

  get rest() {
    return [...this.#parts, this.#text.slice(this.#from)].join(' ')
  }
}

function removeStreams(text: string): string | null {
  const remaining = new RemainingText(text)
  let to = 0
  for (let from = text.indexOf('stream'); from >= 0; from = text.indexOf('stream', Math.max(from + 6, to))) {
    if (!isLineEnd(text, from + 6) || isLetter(text.charCodeAt(from - 1))) continue
    to = text.indexOf('endstream', from)
    if (to < 0) break
    to += 9
    remaining.drop(from, to)
    if (remaining.count > maxParts) return null
  }
  return remaining.rest
}

const [newLine, carriage, percent, open, close, backslash] = Array.from('\n\r%()\\', letter => letter.charCodeAt(0))

const isLineEnd = (text: string, at: number) =>
  text.charCodeAt(at) === newLine || (text.charCodeAt(at) === carriage && text.charCodeAt(at + 1) === newLine)

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

/** The text without literal strings, such as addresses; comments are kept. */
function removeLiteralStrings(text: string): string | null {
  const remaining = new RemainingText(text)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === percent) at = findEndOfLine(text, at)
    if (code !== open) continue
    const end = findEndOfString(text, at)
    if (end < 0) break
    remaining.drop(at, end)
    if (remaining.count > maxParts) return null
    at = end - 1
  }
  return remaining.rest
}

function findEndOfLine(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charCodeAt(at) !== newLine && text.charCodeAt(at) !== carriage) at += 1
  return at
}

/** The position after the closing bracket of a literal string; -1 if it is not closed. */
function findEndOfString(text: string, from: number): number {
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

/** The text with letters that are escaped as `#4a` decoded; null if there are too many. */
export function unescapeNames(text: string): string | null {
  let count = 0
  const parts: string[] = []
  let start = 0
  for (let at = text.indexOf('#'); at >= 0; at = text.indexOf('#', at + 1)) {
    if (++count > maxEscapes) return null
    const code = text.slice(at + 1, at + 3)
    if (!/^[0-9a-f]{2}$/i.test(code)) continue
    parts.push(text.slice(start, at), String.fromCharCode(Number.parseInt(code, 16)))
    start = at + 3
  }
  return [...parts, text.slice(start)].join('')
}
