import type { Problem } from './problem.ts'

/** One value of a file, and where it was found. */
export interface Found {
  text: string
  line: number
}

/** The next value; null at the file's end. */
type Next = () => Found | null

/** Inclusive. */
export interface Bounds {
  min: number
  max: number
}

/** Angles in degrees that are nearer are the same one. */
const leastStep = 1e-3

const numeral = /^[+-]?(\d+[.,]?\d*|[.,]\d+)(e[+-]?\d{1,2})?$/i

/**
 * Reads values one after the other and remembers the first problem. After it everything read is 0
 * or empty: whoever reads asks for `problem` before using what it read, and before allocating.
 */
export class Reader {
  problem: Problem | null = null
  readonly warnings: Problem[] = []
  /** Of what was read last. */
  line = 0
  readonly #next: Next

  constructor(next: Next) {
    this.#next = next
  }

  refuse(field: string, reason: string, line = this.line) {
    this.problem ??= { line, field, reason }
  }

  refuseFirst(field: string, reason: string | null) {
    if (reason) this.refuse(field, reason, 0)
  }

  warn(field: string, reason: string, line = this.line) {
    if (this.problem === null && this.warnings.length < 20) this.warnings.push({ line, field, reason })
  }

  text(field: string): string {
    if (this.problem) return ''
    const found = this.#next()
    if (!found) {
      this.refuse(field, 'is missing: the file ends before it', this.line + 1)
      return ''
    }
    this.line = found.line
    return found.text.replace(/[\p{Cc}]/gu, ' ').trim()
  }

  number(field: string, { min, max }: Bounds): number {
    const text = this.text(field)
    if (this.problem) return 0
    if (!numeral.test(text)) {
      this.refuse(field, text === '' ? 'is empty' : `is not a number: ${text.slice(0, 20)}`)
      return 0
    }
    if (text.includes(',')) this.#warnOfComma(field)
    const value = Number(text.replace(',', '.'))
    if (value >= min && value <= max) return value
    this.refuse(field, `must be from ${min} to ${max}, not ${value}`)
    return 0
  }

  integer(field: string, bounds: Bounds): number {
    const value = this.number(field, bounds)
    if (!Number.isInteger(value)) this.refuse(field, `is not a whole number: ${value}`)
    return value
  }

  /** Numbers that rise from one to the next. */
  rising(field: string, count: number, bounds: Bounds): number[] {
    const values: number[] = []
    for (let at = 0; at < count && !this.problem; at++) {
      const value = this.number(field, bounds)
      if (at > 0 && value - (values[at - 1] ?? 0) < leastStep)
        this.refuse(field, `do not rise: ${value} after ${values[at - 1]}`)
      values.push(value)
    }
    return values
  }

  /** Intensities of `planes` planes. */
  rows(field: string, planes: number, count: number, bounds: Bounds): number[][] {
    const rows: number[][] = []
    for (let plane = 0; plane < planes && !this.problem; plane++) {
      const row: number[] = []
      for (let at = 0; at < count && !this.problem; at++) row.push(this.number(field, bounds))
      rows.push(row)
    }
    return rows
  }

  /** Nothing may come after what was read. */
  end() {
    if (this.problem) return
    const rest = this.#next()
    if (rest) this.refuse('file', 'goes on after its last value', rest.line)
  }

  #hasComma = false

  #warnOfComma(field: string) {
    if (!this.#hasComma) this.warn(field, 'has a decimal comma')
    this.#hasComma = true
  }
}
