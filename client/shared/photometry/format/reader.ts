import type { FormatError } from './problem.ts'

/** One value of a file, and where it was found. */
export interface ReadFile {
  text: string
  line: number
}

/** The next value; null at the file's end. */
type Next = () => ReadFile | null

/** Inclusive. */
export interface Bounds {
  min: number
  max: number
}

/** Angles are read to so many parts of a degree, as they have to be found again in other files. */
const parts = 1e4

/** Longer ones are none: an expression would take long to say so. */
const longest = 40
const numeral = /^[+-]?(\d+[.,]?\d*|[.,]\d+)(e[+-]?\d{1,2})?$/i
const isNumeral = (text: string) => text.length <= longest && numeral.test(text)

/**
 * Reads values one after the other and remembers the first problem. After it everything read is 0
 * or empty: whoever reads asks for `problem` before using what it read, and before allocating.
 */
export class Reader {
  problem: FormatError | null = null
  readonly warnings: FormatError[] = []
  /** Of what was read last. */
  line = 0
  /** Of the first of the angles or intensities that were read last. */
  firstLine = 0
  readonly #next: Next

  constructor(next: Next) {
    this.#next = next
  }

  refuse(field: string, reason: string, line = this.line) {
    this.problem ??= { line, field, reason }
  }

  warn(field: string, reason: string, line = this.line) {
    if (this.problem === null && this.warnings.length < 20) this.warnings.push({ line, field, reason })
  }

  text(field: string): string {
    if (this.problem) return ''
    const found = this.#take()
    if (!found) {
      this.refuse(field, 'is missing: the file ends before it; export it again', this.line + 1)
      return ''
    }
    this.line = found.line
    return found.text.replace(/[\p{Cc}]/gu, ' ').trim()
  }

  number(field: string, { min, max }: Bounds): number {
    const text = this.text(field)
    if (this.problem) return 0
    if (!isNumeral(text)) {
      this.refuse(field, text === '' ? 'is empty' : `is not a number: ${text.slice(0, 20)}`)
      return 0
    }
    if (text.includes(',')) this.#warnOfComma(field)
    const value = Number(text.replace(',', '.'))
    if (value >= min && value <= max) return value
    this.refuse(field, `must be from ${min} to ${max}, not ${value}`)
    return 0
  }

  /** One whose value is not needed: where it is empty it is `otherwise`. */
  optional(field: string, bounds: Bounds, otherwise = 0): number {
    const found = this.#peek()
    if (this.problem || !found || found.text.trim() !== '') return this.number(field, bounds)
    this.text(field)
    this.warn(field, `is empty: read as ${otherwise}`)
    return otherwise
  }

  integer(field: string, bounds: Bounds): number {
    const value = this.number(field, bounds)
    if (!Number.isInteger(value)) this.refuse(field, `is not a whole number: ${value}`)
    return value
  }

  /** Angles in degrees that rise from one to the next. */
  rising(field: string, count: number, bounds: Bounds): number[] {
    const values: number[] = []
    for (let at = 0; at < count && !this.problem; at++) {
      const value = Math.round(this.number(field, bounds) * parts) / parts
      if (at === 0) this.firstLine = this.line
      const before = values[at - 1]
      if (before !== undefined && value <= before) this.refuse(field, `do not rise: ${value} after ${before}`)
      values.push(value)
    }
    return values
  }

  /** Intensities of `planes` planes. */
  rows(field: string, planes: number, count: number, bounds: Bounds): number[][] {
    const rows: number[][] = []
    for (let plane = 0; plane < planes && !this.problem; plane++) {
      const row: number[] = []
      for (let at = 0; at < count && !this.problem; at++) {
        row.push(this.number(field, bounds))
        if (plane === 0 && at === 0) this.firstLine = this.line
      }
      rows.push(row)
    }
    return rows
  }

  /** After the last value may come words, but no numbers: then the counts are wrong. */
  end() {
    if (this.problem) return
    let rest = this.#take()
    while (rest?.text.trim() === '') rest = this.#take()
    if (!rest) return
    const said = rest.text.trim()
    if (isNumeral(said))
      this.refuse('file', 'goes on after its last value: its numbers of planes and angles do not fit', rest.line)
    else this.warn('file', `goes on after its last value, with ${said.slice(0, 20)}, which is not read`, rest.line)
  }

  /** Read ahead. */
  #held: ReadFile | null | undefined

  #peek(): ReadFile | null {
    this.#held ??= this.#next()
    return this.#held
  }

  #take(): ReadFile | null {
    const found = this.#peek()
    this.#held = undefined
    return found
  }

  #hasComma = false

  #warnOfComma(field: string) {
    if (!this.#hasComma) this.warn(field, 'has a decimal comma')
    this.#hasComma = true
  }
}
