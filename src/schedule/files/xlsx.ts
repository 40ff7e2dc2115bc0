import { writeXlsx } from 'hucre/xlsx'
import type { Cell, Cells } from '#client/shared/csv.ts'

interface XlsxSheet {
  name: string
  cells: Cells
}

/** Maximum and minimum width of a column, in characters. */
const widest = 48
const narrowest = 8

/** Writes a workbook for printing on A4, with fixed headings. Texts never become formulas. */
export function writeWorkbook(title: string, creator: string, sheets: XlsxSheet[]): Promise<Uint8Array> {
  return writeXlsx({
    properties: { title, creator },
    sheets: sheets.map(({ name, cells }) => ({
      name,
      columns: (cells[0] ?? []).map((_, column) => ({ width: columnWidth(cells.map(row => row[column] ?? null)) })),
      rows: cells.map(row => row.map(cell => (typeof cell === 'string' ? escapeUnderscores(cell) : cell))),
      cells: new Map((cells[0] ?? []).map((_, column) => [`0,${column}`, { style: { font: { bold: true } } }])),
      freezePane: { rows: 1 },
      pageSetup: {
        paperSize: 'a4',
        orientation: 'landscape',
        fitToPage: true,
        fitToWidth: 1,
        fitToHeight: 0,
        printTitlesRow: '$1:$1',
      },
    })),
  })
}

const columnWidth = (column: Cell[]) =>
  Math.min(widest, Math.max(narrowest, ...column.map(cell => String(cell ?? '').length + 2)))

/**
 * Escapes the first underscore in texts such as `_x0041_`, because spreadsheet programs would show
 * `A` instead (ECMA-376 part 1, 22.9.2.19).
 */
const escapeUnderscores = (text: string) => text.replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
