import { bottom, column, gap, head, left, right } from './measures.ts'

/** A column of a page, which is filled from the top. Lengths are in pt. */
export interface Column {
  page: number
  x: number
  /** Where the next line begins. */
  y: number
  width: number
  isEmpty: boolean
}

/** Where content begins on pages after the first, in pt. */
const top = head + gap + 8

/** The columns of all pages in reading order. Pages are added when they are needed. */
export class Columns {
  readonly #columns: Column[]
  readonly #ofPage: CreateColumns
  readonly #addPage: () => void

  /** `y` is the top of the first page's columns; `addPage` adds a page to the document. */
  constructor(y: number, addPage: () => void, ofPage: CreateColumns = twoColumns) {
    this.#ofPage = ofPage
    this.#columns = ofPage(0, y)
    this.#addPage = addPage
  }

  at(index: number): Column {
    for (;;) {
      const found = this.#columns[index]
      if (found) return found
      this.#addPage()
      const page = (this.#columns.at(-1)?.page ?? 0) + 1
      this.#columns.push(...this.#ofPage(page, top))
    }
  }
}

type CreateColumns = (page: number, y: number) => Column[]

/** One column, as wide as the page. */
export const singleColumn: CreateColumns = (page, y) => [{ page, x: left, y, width: right - left, isEmpty: true }]

const twoColumns: CreateColumns = (page, y) => [
  { page, x: left, y, width: column, isEmpty: true },
  { page, x: right - column, y, width: column, isEmpty: true },
]

/** Distance between the texts of two flows in one column, in pt. */
const between = 4

/**
 * Places texts one below the other, beginning in the column `index`. Several flows can share a
 * column; then each writes below the texts that the column already has.
 */
export class Flow {
  readonly #columns: Columns
  #index: number
  #column: Column

  constructor(columns: Columns, index: number) {
    this.#columns = columns
    this.#index = index
    this.#column = columns.at(index)
  }

  get width() {
    return this.#column.width
  }

  /** The remaining height of the column, in pt. */
  get room() {
    return bottom - this.#column.y
  }

  /**
   * Moves to the next column if `height` does not fit. A height that exceeds a whole column counts
   * as one column.
   */
  keep(height: number) {
    while (this.#column.y + Math.min(height, bottom - top) > bottom) {
      this.#index += 1
      this.#column = this.#columns.at(this.#index)
      this.skip(between)
    }
  }

  /** Reserves `height` in the column, and returns the reserved position. */
  take(height: number): Column {
    this.keep(height)
    const taken = { ...this.#column }
    this.#column.y += height
    this.#column.isEmpty = false
    return taken
  }

  /** Moves down to the same height as another flow, if both are on the same page. */
  align(other: Flow) {
    const { page, y } = other.peek()
    if (page === this.#column.page) this.#column.y = Math.max(this.#column.y, y)
  }

  /** Returns the position of the next line, provided that it fits into this column. */
  peek(): Column {
    return { ...this.#column }
  }

  /** Leaves space below the text above. Does nothing at the top of a column. */
  skip(height: number) {
    if (!this.#column.isEmpty) this.#column.y += height
  }
}
