import type PDFDocument from 'pdfkit'
import type { Tag } from 'pdfkit'
import type { Column } from './columns.ts'
import { features, type PaperLine, wrapLines } from './lines.ts'
import { lineColor as lineInk, type Style } from './measures.ts'

/** A PDF and its root tag. */
export interface Paper {
  doc: PDFDocument
  root: Tag
}

/** Writes one line at (`x`, `y`), its top left corner. The text is centred in the line's height. */
export function writeLine(doc: PDFDocument, { runs }: PaperLine, x: number, y: number, style: Style, options = {}) {
  const { size, leading, colour } = style
  const base = y + leading / 2 + size * 0.325
  let at = x
  doc.fillColor(colour)
  for (const { text, font } of runs) {
    doc.font(font, size).text(text, at, base, { lineBreak: false, baseline: 'alphabetic', features, ...options })
    at += doc.widthOfString(text, { features })
  }
}

/** Writes a text of any height in a box with a fixed position; returns the text's height in pt. */
export function writeFixed({ doc, root }: Paper, box: Box, text: string, style: Style, type = 'P'): number {
  const lines = wrapLines(doc, [{ text }], style, box.width)
  // pdfkit cannot finish a document that has an empty tag.
  if (lines.length === 0) return 0
  const tag = doc.struct(type)
  root.add(tag)
  for (const [at, line] of lines.entries()) {
    tag.add(() => writeLine(doc, line, box.x, box.y + at * style.leading, style))
  }
  tag.end()
  return lines.length * style.leading
}

type Box = Pick<Column, 'x' | 'y' | 'width'>

/** Marks what `draw` draws as decoration, such as hairlines, so that screen readers skip it. */
export function drawArtifact(doc: PDFDocument, type: 'Layout' | 'Pagination', draw: () => void) {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}

export function drawHairline(doc: PDFDocument, x: number, y: number, width: number) {
  drawArtifact(doc, 'Layout', () => {
    doc
      .lineWidth(0.5)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(lineInk)
  })
}
