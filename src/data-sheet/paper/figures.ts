import type { EnergyClass } from '#client/shared/ui/product/energy-arrow.tsx'
import { energyColours } from '../../shared/content/shapes/energy.ts'
import { drawQrCode } from '../../shared/drawing/qr.ts'
import type { Column, Flow } from '../../shared/paper/columns.ts'
import { wrapLines } from '../../shared/paper/lines.ts'
import type { Style } from '../../shared/paper/measures.ts'
import { type Paper, writeLine } from '../../shared/paper/write.ts'

interface Box extends Omit<Column, 'isEmpty'> {
  height: number
}

/** Calls `draw`, and tags the result as a figure with an alternative text in the given box. */
export function drawSheetFigure(
  { doc, root }: Paper,
  { page, x, y, width, height }: Box,
  alt: string,
  draw: () => void,
) {
  doc.switchToPage(page)
  const tag = doc.struct('Figure', { alt, bbox: [x, y, x + width, y + height] })
  root.add(tag)
  tag.add(draw)
  tag.end()
}

/** Maximum height of a photo, in pt. */
const maxHeight = 300

/** Draws a JPEG as wide as the column, or narrower if it would be higher than `maxHeight`. */
export function drawPhoto(paper: Paper, flow: Flow, photo: ArrayBuffer, alt: string) {
  const { doc } = paper
  const image = doc.openImage(photo)
  const scale = Math.min(flow.width / image.width, maxHeight / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  const box = { ...flow.take(height), width, height }
  drawSheetFigure(paper, box, alt, () => doc.image(image, box.x, box.y, { width, height }))
  flow.skip(10)
}

/** Draws a QR code in a square box. */
export function drawCode(paper: Paper, box: Box, address: string, alt: string) {
  const { path, size } = drawQrCode(address)
  const { doc } = paper
  drawSheetFigure(paper, box, alt, () => {
    doc
      .save()
      .translate(box.x, box.y)
      .scale(box.width / size)
    doc.path(path).fill('#000000').restore()
  })
}

export const arrowHeight = 27
const letterStyle: Style = { size: 20, leading: arrowHeight, weight: 'bold', colour: '#ffffff' }
const rangeStyle: Style = { size: 7, leading: 8, weight: 'bold', colour: '#000000' }

/**
 * Draws the energy class as an arrow, beside the range of classes from A to G. Regulation (EU)
 * 2019/2015, Annex VII requires this in technical promotional material.
 */
export function drawEnergyArrow(paper: Paper, flow: Flow, letter: EnergyClass, alt: string) {
  const { doc } = paper
  const column = flow.take(arrowHeight + 6)
  const { x, y } = column
  drawSheetFigure(paper, { ...column, width: 68, height: arrowHeight }, alt, () => {
    doc.lineWidth(0.5).rect(x, y, 13, arrowHeight).stroke('#000000')
    for (const [at, sign] of ['A', '↑', 'G'].entries()) {
      const [line] = wrapLines(doc, [{ text: sign }], rangeStyle, 13)
      if (line) writeLine(doc, line, x + 6.5 - line.width / 2, y + 1.5 + at * 8, rangeStyle)
    }
    const half = arrowHeight / 2
    doc.path(`M${x + 15} ${y}h38l${half} ${half}-${half} ${half}h-38z`).fill(energyColours[letter])
    const [line] = wrapLines(doc, [{ text: letter }], letterStyle, 38)
    if (!line) return
    doc.lineWidth(0.8).strokeColor('#000000')
    writeLine(doc, line, x + 26, y, letterStyle, { stroke: true })
    writeLine(doc, line, x + 26, y, letterStyle)
  })
}
