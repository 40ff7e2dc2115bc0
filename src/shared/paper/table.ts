import type PDFDocument from 'pdfkit'
import type { Tag } from 'pdfkit'
import type { FactRow } from '../content/shapes/attributes.ts'
import type { Flow } from './columns.ts'
import { type PaperLine, wrapLines } from './lines.ts'
import { bodyStyle, type Style, soft } from './measures.ts'
import { drawHairline, type Paper, writeLine } from './write.ts'

/** Space above and below the text of a row, in pt. */
const padding = 1.5
/** The share of a row's width that names take, and the space between names and values in pt. */
const [share, distance] = [0.42, 8]

/** A row of the table, with the lines of its name and of its value. */
type Row = [name: PaperLine[], value: PaperLine[]]

/**
 * Writes a table with a name and a value in each row. The rows are divided evenly among the flows.
 * If they do not fit side by side, all rows are written to the first flow. A row that is too high
 * continues in the next column.
 */
export function writeTable(paper: Paper, flows: [Flow, ...Flow[]], facts: FactRow[]) {
  const { doc, root } = paper
  const [first] = flows
  const table = doc.struct('Table')
  root.add(table)
  const rows = facts.map(fact => layOutRow(doc, fact, first.width))
  const most = Math.ceil(rows.length / flows.length)
  const parts = flows.map((flow, at) => ({ flow, rows: rows.slice(at * most, (at + 1) * most) }))
  const fits = parts.every(({ flow, rows }) => rows.reduce((sum, row) => sum + measureRow(row), 0) <= flow.room)
  for (const part of fits ? parts : [{ flow: first, rows }]) {
    for (const row of part.rows) writeRow(paper, part.flow, table, row)
  }
  table.end()
}

const layOutRow = (doc: PDFDocument, { name, value }: FactRow, width: number): Row => [
  wrapLines(doc, [{ text: name }], soft, width * share - distance),
  wrapLines(doc, [{ text: value }], bodyStyle, width * (1 - share)),
]

const countLines = ([name, value]: Row) => Math.max(name.length, value.length)

const measureRow = (row: Row) => countLines(row) * bodyStyle.leading + 2 * padding

/** Rows with more lines than this may break across columns. */
const most = 8

function writeRow({ doc }: Paper, flow: Flow, table: Tag, row: Row) {
  const tag = doc.struct('TR')
  table.add(tag)
  const [name, value] = [doc.struct('TH', { scope: 'Row' }), doc.struct('TD')]
  tag.add(name).add(value)
  const cells: { tag: Tag; style: Style; indent: number; lines: PaperLine[] }[] = [
    { tag: name, style: soft, indent: 0, lines: row[0] },
    { tag: value, style: bodyStyle, indent: flow.width * share, lines: row[1] },
  ]
  flow.keep(Math.min(countLines(row), most) * bodyStyle.leading + 2 * padding)
  const { page, x, y } = flow.take(padding)
  doc.switchToPage(page)
  drawHairline(doc, x, y, flow.width)
  for (let at = 0; at < countLines(row); at++) {
    const { page, x, y } = flow.take(bodyStyle.leading)
    doc.switchToPage(page)
    for (const { tag, style, indent, lines } of cells) {
      const line = lines[at]
      if (line) tag.add(() => writeLine(doc, line, x + indent, y, style))
    }
  }
  flow.skip(padding)
}
