import type { Locale } from '#client/i18n/locales.ts'
import type { Cell, Cells } from './cells.ts'

/** What spreadsheets take for the beginning of a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/

/**
 * Rows as CSV for spreadsheets in a language: with a byte order mark, so that Excel reads UTF-8,
 * and semicolons where a comma is the decimal sign. Texts never become formulas.
 */
export function csvOf(cells: Cells, locale: Locale): string {
  const hasComma = (1.5).toLocaleString(locale).includes(',')
  const separator = hasComma ? ';' : ','
  const written = (cell: Cell) => {
    if (cell === null) return ''
    if (typeof cell === 'number') return hasComma ? String(cell).replace('.', ',') : String(cell)
    const text = formula.test(cell) ? `'${cell}` : cell
    return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `\ufeff${cells.map(row => `${row.map(written).join(separator)}\r\n`).join('')}`
}
