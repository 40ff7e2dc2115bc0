import type PDFDocument from 'pdfkit'
import type { Drawing, PathShape, TextShape } from '../../shared/drawing/shapes.ts'
import { textSize } from '../../shared/drawing/shapes.ts'
import type { Flow } from '../../shared/paper/columns.ts'
import { wrapLines } from '../../shared/paper/lines.ts'
import { bodyStyle, ink, lineColor, softInk } from '../../shared/paper/measures.ts'
import { type Paper, writeLine } from '../../shared/paper/write.ts'
import { drawSheetFigure } from './figures.ts'

/** Colours and line widths for each tone, on white paper. Widths are in the drawing's units. */
const tones: Record<PathShape['tone'], { fill?: string; stroke?: string; width?: number }> = {
  body: { fill: '#ffffff', stroke: ink, width: 1.4 },
  glass: { fill: '#ffffff', stroke: ink, width: 1.4 },
  line: { stroke: ink, width: 0.8 },
  thing: { fill: '#e2e2e2' },
  ground: { stroke: softInk, width: 0.9 },
  measure: { stroke: softInk, width: 0.7 },
  arrow: { fill: softInk },
  curve: { stroke: ink, width: 1.8 },
}

const textStyle = { ...bodyStyle, size: textSize, leading: textSize }

/** Draws a drawing into the PDF, in a frame as wide as the column. */
export function drawDrawing(paper: Paper, flow: Flow, { width, height, shapes, alternative }: Drawing) {
  const { doc } = paper
  const scale = flow.width / width
  const box = { ...flow.take(height * scale), width: width * scale, height: height * scale }
  drawSheetFigure(paper, box, alternative, () => {
    doc.lineWidth(0.5).rect(box.x, box.y, box.width, box.height).stroke(lineColor)
    doc.save().translate(box.x, box.y).scale(scale).lineJoin('round').lineCap('round')
    for (const shape of shapes) {
      if (shape.tone === 'text') drawText(doc, shape)
      else drawPath(doc, shape)
    }
    doc.restore()
  })
}

function drawPath(doc: PDFDocument, { tone, d }: PathShape) {
  const { fill, stroke, width = 1 } = tones[tone]
  doc.lineWidth(width).path(d)
  if (fill && stroke) doc.fillAndStroke(fill, stroke)
  else if (fill) doc.fill(fill)
  else if (stroke) doc.stroke(stroke)
}

function drawText(doc: PDFDocument, { text, x, y, isTurned }: TextShape) {
  const [written] = wrapLines(doc, [{ text }], textStyle, Infinity)
  if (!written) return
  doc.save()
  if (isTurned) doc.rotate(-90, { origin: [x, y] })
  // `y` is the baseline, but `writeLine` expects the top of the line.
  writeLine(doc, written, x - written.width / 2, y - textSize * 0.825, textStyle)
  doc.restore()
}
