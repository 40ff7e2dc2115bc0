import type { Locale } from '#client/shared/texts/locales.ts'

export type Cell = string | number | null

/** Rows of a table; the first row has the column names. */
export type Cells = Cell[][]

/**
 * Matches where a spreadsheet may begin a formula (OWASP, CSV injection): at a cell's beginning or
 * after a character that some spreadsheets use as a separator, followed by a sign such as `=` or
 * its full-width form.
 */
const formula = /(^|[,;|\t\r\n])([\s\p{Cf}]*)(?=[=+\-@＝＋－＠])/gu

/**
 * Formats a table as CSV for spreadsheets in a language. The CSV begins with a byte order mark, so
 * that Excel reads it as UTF-8. Its separator is a semicolon if the language has a decimal comma. A
 * text that looks like a formula gets an apostrophe, so that spreadsheets do not run it.
 */
export function formatCsv(cells: Cells, locale: Locale): string {
  const hasComma = (1.5).toLocaleString(locale).includes(',')
  const separator = hasComma ? ';' : ','
  const formatCell = (cell: Cell) => {
    if (cell === null) return ''
    if (typeof cell === 'number') return hasComma ? String(cell).replace('.', ',') : String(cell)
    const text = cell.replace(formula, "$1$2'")
    return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `\ufeff${cells.map(row => `${row.map(formatCell).join(separator)}\r\n`).join('')}`
}
