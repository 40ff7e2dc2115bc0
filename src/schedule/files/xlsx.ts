import { writeXlsx } from 'hucre/xlsx'
import type { Cell, Cells } from '#client/shared/csv.ts'

interface XlsxSheet {
  name: string
  cells: Cells
}

/** Characters of a column, at most and at least. */
const widest = 48
const narrowest = 8

/** A workbook to print on A4: names stay in sight, and texts are texts whatever they begin with. */
export function xlsxOf(title: string, creator: string, sheets: XlsxSheet[]): Promise<Uint8Array> {
  return writeXlsx({
    properties: { title, creator },
    sheets: sheets.map(({ name, cells }) => ({
      name,
      columns: (cells[0] ?? []).map((_, column) => ({ width: widthOf(cells.map(row => row[column] ?? null)) })),
      rows: cells.map(row => row.map(cell => (typeof cell === 'string' ? escaped(cell) : cell))),
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

const widthOf = (column: Cell[]) =>
  Math.min(widest, Math.max(narrowest, ...column.map(cell => String(cell ?? '').length + 2)))

/**
 * Spreadsheets read `_x0041_` as A (ECMA-376 part 1, 22.9.2.19), so the first underscore of such a
 * text is escaped.
 */
const escaped = (text: string) => text.replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
