import type { FormatError } from './problem.ts'

/** One value of a file, and the number of its line. */
export interface FileValue {
  text: string
  line: number
}

/** Returns the next value; null at the file's end. */
type Next = () => FileValue | null

/** Both bounds are inclusive. */
export interface Bounds {
  min: number
  max: number
}

/** Angles are rounded to 1/10000 degree, so that angles from different files can be compared. */
const partsPerDegree = 1e4

/**
 * Texts longer than this many characters are not numbers; matching them with `numeral` would be
 * slow.
 */
const longest = 40
const numeral = /^[+-]?(\d+[.,]?\d*|[.,]\d+)(e[+-]?\d{1,2})?$/i
const isNumeral = (text: string) => text.length <= longest && numeral.test(text)

/**
 * Reads values one after the other and remembers the first problem. After a problem, every value is
 * 0 or empty. Callers must check `problem` before they use values, for example as array sizes.
 */
export class Reader {
  problem: FormatError | null = null
  readonly warnings: FormatError[] = []
  /** The line of the value that was read last. */
  line = 0
  /** The line where the last list of angles or intensities began. */
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

  /** Reads a number. If the value is empty, returns `otherwise` and adds a warning. */
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

  /** Reads angles in degrees, each of which must be larger than the one before. */
  rising(field: string, count: number, bounds: Bounds): number[] {
    const values: number[] = []
    for (let at = 0; at < count && !this.problem; at++) {
      const value = Math.round(this.number(field, bounds) * partsPerDegree) / partsPerDegree
      if (at === 0) this.firstLine = this.line
      const before = values[at - 1]
      if (before !== undefined && value <= before) this.refuse(field, `do not rise: ${value} after ${before}`)
      values.push(value)
    }
    return values
  }

  /** Reads the intensities of `planes` planes, with `count` values each. */
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

  /**
   * Checks what follows the last value. Text causes a warning. A number is an error, because the
   * file's counts are then wrong.
   */
  end() {
    if (this.problem) return
    let rest = this.#take()
    while (rest?.text.trim() === '') rest = this.#take()
    if (!rest) return
    const trailing = rest.text.trim()
    if (isNumeral(trailing))
      this.refuse('file', 'has more values than its numbers of planes and angles allow', rest.line)
    else this.warn('file', `has text after its last value, which is ignored: ${trailing.slice(0, 20)}`, rest.line)
  }

  /** The value that was read ahead. */
  #held: FileValue | null | undefined

  #peek(): FileValue | null {
    this.#held ??= this.#next()
    return this.#held
  }

  #take(): FileValue | null {
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
