import type { ListKind } from './element-meaning.ts'

export interface PastedRun {
  text: string
  isBold: boolean
  isItalic: boolean
  href: string | undefined
}

export interface PastedBlock {
  /** The name of a style of Portable Text. */
  style: string
  item?: { kind: ListKind; level: number }
  runs: PastedRun[]
}

interface Formatting extends Omit<PastedRun, 'text'> {
  keepsSpace: boolean
  heading: number | undefined
  isQuote: boolean
  item: { kind: ListKind; level: number } | undefined
}

interface OpenBlock {
  heading: number | undefined
  isQuote: boolean
  item: Formatting['item']
  runs: PastedRun[]
}

const maxListLevel = 9

/** Collects pasted text into blocks. Several spaces become one, as in browsers. */
export class PastedText {
  #closed: OpenBlock[] = []
  #open: OpenBlock | undefined

  add(text: string, around: Formatting) {
    const shown = normalizeSpace(text.replace(/[\u200B\uFEFF]/g, ''), around.keepsSpace)
    const isAfterSpace = /[ \u00A0\n]$/.test(this.#open?.runs.at(-1)?.text ?? '\n')
    const rest = isAfterSpace ? shown.replace(/^[ \u00A0]+/, '') : shown
    if (rest) this.#append(rest, around)
  }

  breakLine(around: Formatting) {
    if (this.#open) this.#append('\n', around)
  }

  endBlock() {
    if (!this.#open) return
    const runs = trimEnd(this.#open.runs)
    const block = { ...this.#open, runs }
    this.#open = undefined
    if (runs.length === 0) return
    const before = this.#closed.at(-1)
    // If a list item has several paragraphs, they become lines of the same item.
    if (block.item && before?.item === block.item) before.runs.push(...lineBreak, ...runs)
    else this.#closed.push(block)
  }

  /**
   * Returns the collected blocks. Only the page's title may be an h1. If the text contains an h1,
   * all its headings move down by one level.
   */
  blocks(): PastedBlock[] {
    this.endBlock()
    const shift = this.#closed.some(({ heading }) => heading === 1) ? 1 : 0
    return this.#closed.map(({ heading, isQuote, item, runs }) => {
      if (heading) return { style: `h${Math.min(heading + shift, 4)}`, runs: removeFullBold(runs) }
      const style = isQuote ? 'blockquote' : 'normal'
      return item ? { style, item: { ...item, level: Math.min(item.level, maxListLevel) }, runs } : { style, runs }
    })
  }

  #append(text: string, { isBold, isItalic, href, heading, isQuote, item }: Formatting) {
    this.#open ??= { heading, isQuote, item, runs: [] }
    const { runs } = this.#open
    const last = runs.at(-1)
    if (last && last.isBold === isBold && last.isItalic === isItalic && last.href === href) last.text += text
    else runs.push({ text, isBold, isItalic, href })
  }
}

const lineBreak: PastedRun[] = [{ text: '\n', isBold: false, isItalic: false, href: undefined }]

function normalizeSpace(text: string, keepsSpace: boolean): string {
  // Some programs write a space between two runs as a run of its own, a no-break space.
  if (/^\u00A0+$/.test(text)) return ' '
  const lines = keepsSpace ? text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ') : text.replace(/[\t\n\f\r ]+/g, ' ')
  return lines.replace(/[ \u00A0]{2,}/g, ' ')
}

function trimEnd(runs: PastedRun[]): PastedRun[] {
  const kept = [...runs]
  for (let last = kept.at(-1); last; last = kept.at(-1)) {
    const text = last.text.trimEnd()
    if (text) return [...kept.slice(0, -1), { ...last, text }]
    kept.pop()
  }
  return kept
}

/** Removes bold from an entirely bold heading, since headings are bold anyway. */
const removeFullBold = (runs: PastedRun[]) =>
  runs.every(({ isBold }) => isBold) ? runs.map(run => ({ ...run, isBold: false })) : runs
