import type { Tag } from 'pdfkit'
import type { PaperBlock } from './blocks.ts'
import type { Flow } from './columns.ts'
import { type PaperLine, wrapLines } from './lines.ts'
import { bodyStyle, heading, type Style } from './measures.ts'
import { type Paper, writeLine } from './write.ts'

/** Space above and below a heading, space between blocks, and a list item's indent, in pt. */
const distances = { above: 11, below: 2, between: 4, indent: 10 }

/** Paragraphs with at most this many lines are not split across columns. */
const short = 5

/** Writes a heading with texts below it. Writes nothing if there are no texts. */
export function writeSection(paper: Paper, flow: Flow, title: string, blocks: PaperBlock[]) {
  const [first] = blocks
  if (!first) return
  writeHeading(paper, flow, title, keptHeight(wrapLines(paper.doc, first.spans, bodyStyle, flow.width), bodyStyle))
  let list: Tag | null = null
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'item') list = null
    const isNextItem = list !== null
    if (block.kind === 'item' && !list) {
      list = paper.doc.struct('L')
      paper.root.add(list)
    }
    if (at > 0 && !isNextItem) flow.skip(distances.between)
    if (list) writeItem(paper, flow, list, block)
    else writeBlock(paper, flow, block)
  }
}

/**
 * Writes a heading, and keeps it in the same column as the beginning of its text; `next` is the
 * height of that beginning in pt.
 */
export function writeHeading(paper: Paper, flow: Flow, title: string, next: number) {
  const lines = wrapLines(paper.doc, [{ text: title }], heading, flow.width)
  flow.skip(distances.above)
  flow.keep(lines.length * heading.leading + distances.below + next)
  writeLines(paper, flow, lines, heading, 'H2')
  flow.skip(distances.below)
}

function writeBlock(paper: Paper, flow: Flow, { kind, spans }: PaperBlock) {
  const style = kind === 'heading' ? heading : bodyStyle
  writeText(paper, flow, spans, style, kind === 'heading' ? 'H3' : 'P')
}

/** Writes a text; `type` is its PDF tag. Default: a paragraph. */
export function writeText(paper: Paper, flow: Flow, spans: PaperBlock['spans'], style: Style, type = 'P') {
  const lines = wrapLines(paper.doc, spans, style, flow.width)
  flow.keep(keptHeight(lines, style))
  writeLines(paper, flow, lines, style, type)
}

const keptHeight = ({ length }: PaperLine[], { leading }: Style) => (length > short ? 2 : length) * leading

function writeLines(paper: Paper, flow: Flow, lines: PaperLine[], style: Style, type: string) {
  if (lines.length === 0) return
  const tag = paper.doc.struct(type)
  paper.root.add(tag)
  fill(paper, flow, tag, lines, style, 0)
  tag.end()
}

function writeItem(paper: Paper, flow: Flow, list: Tag, { spans }: PaperBlock) {
  const { doc } = paper
  const lines = wrapLines(doc, spans, bodyStyle, flow.width - distances.indent)
  const dash = wrapLines(doc, [{ text: '–' }], bodyStyle, distances.indent)
  const [item, label, content] = [doc.struct('LI'), doc.struct('Lbl'), doc.struct('LBody')]
  list.add(item)
  item.add(label)
  item.add(content)
  flow.keep(keptHeight(lines, bodyStyle))
  const { page, x, y } = flow.peek()
  doc.switchToPage(page)
  for (const line of dash) label.add(() => writeLine(doc, line, x, y, bodyStyle))
  fill(paper, flow, content, lines, bodyStyle, distances.indent)
}

/** Writes lines one below the other as the content of a tag. */
function fill({ doc }: Paper, flow: Flow, tag: Tag, lines: PaperLine[], style: Style, indent: number) {
  for (const line of lines) {
    const { page, x, y } = flow.take(style.leading)
    doc.switchToPage(page)
    tag.add(() => writeLine(doc, line, x + indent, y, style))
  }
}
