import type { Locale } from '#client/shared/texts/locales.ts'

export type Cell = string | number | null

/** Rows of a table: the first has the columns' names. */
export type Cells = Cell[][]

/**
 * Where spreadsheets may begin a formula (OWASP, CSV injection): in front of these signs, also the
 * wide ones, at a cell's beginning or behind what another spreadsheet takes for a separator.
 */
const formula = /(^|[,;|\t\r\n])([\s\p{Cf}]*)(?=[=+\-@＝＋－＠])/gu

/**
 * A table as CSV for spreadsheets in a language: with a byte order mark, so that Excel reads UTF-8,
 * and semicolons where a comma is the decimal sign. Texts never become formulas; numbers are
 * numbers.
 */
export function csvOf(cells: Cells, locale: Locale): string {
  const hasComma = (1.5).toLocaleString(locale).includes(',')
  const separator = hasComma ? ';' : ','
  const written = (cell: Cell) => {
    if (cell === null) return ''
    if (typeof cell === 'number') return hasComma ? String(cell).replace('.', ',') : String(cell)
    const text = cell.replace(formula, "$1$2'")
    return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `\ufeff${cells.map(row => `${row.map(written).join(separator)}\r\n`).join('')}`
}
