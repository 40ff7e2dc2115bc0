import type { Flow } from '../../shared/paper/columns.ts'
import { wrapLines } from '../../shared/paper/lines.ts'
import { bodyStyle, heading, type Style, soft } from '../../shared/paper/measures.ts'
import { drawHairline, type Paper, writeLine } from '../../shared/paper/write.ts'

/** A column with its share of the width; amounts are aligned right. */
export interface GridColumn {
  share: number
  isRight: boolean
}

export interface GridRow {
  kind: 'head' | 'body' | 'total'
  cells: string[]
}

const styles: Record<GridRow['kind'], Style> = { head: soft, body: bodyStyle, total: heading }

/** Space above and below the text of a row, and between columns, in pt. */
const [padding, distance] = [3, 8]

/** Writes a table of amounts. Rows are not split between pages. */
export function writeGrid(paper: Paper, flow: Flow, columns: GridColumn[], rows: GridRow[]) {
  const { doc, root } = paper
  const table = doc.struct('Table')
  root.add(table)
  for (const { kind, cells } of rows) {
    const style = styles[kind]
    const written = cells.map((text, at) => {
      const { share = 0, isRight = false } = columns[at] ?? {}
      const width = flow.width * share - (at === 0 ? distance : distance / 2)
      return { lines: wrapLines(doc, [{ text }], style, width), share, isRight }
    })
    const most = Math.max(1, ...written.map(({ lines }) => lines.length))
    const { page, x, y, width } = flow.take(most * style.leading + 2 * padding)
    doc.switchToPage(page)
    if (kind !== 'head') drawHairline(doc, x, y, width)
    const tagRow = doc.struct('TR')
    table.add(tagRow)
    let begin = x
    for (const { lines, share, isRight } of written) {
      const cell = kind === 'head' ? doc.struct('TH', { scope: 'Column' }) : doc.struct('TD')
      tagRow.add(cell)
      const end = begin + width * share
      for (const [at, line] of lines.entries()) {
        const from = isRight ? end - line.width : begin
        cell.add(() => writeLine(doc, line, from, y + padding + at * style.leading, style))
      }
      begin = end
    }
  }
  table.end()
}
