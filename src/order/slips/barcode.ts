import { listCode128Widths } from '../../shared/paper/code128.ts'
import { small } from '../../shared/paper/measures.ts'
import { type Paper, writeFixed } from '../../shared/paper/write.ts'

/** Width of the narrowest bar and height of all bars, in pt. Scanners need at least 0.35 mm. */
const [module, height] = [1.1, 34]
/** Modules that must stay white on each side of a bar code. */
const quietModules = 10

/**
 * Draws an order number as a bar code (Code 128) with the number below it. `end` is the right edge
 * and `y` the upper edge of the bars, in pt; `alt` is for screen readers.
 */
export function drawOrderBarcode(paper: Paper, end: number, y: number, number: string, alt: string) {
  const { doc, root } = paper
  const widths = listCode128Widths(number)
  const width = widths.reduce((sum, each) => sum + each, 0) * module
  const begin = end - quietModules * module - width
  const tag = doc.struct('Figure', { alt, bbox: [begin, y, begin + width, y + height] })
  root.add(tag)
  tag.add(() => {
    let x = begin
    for (const [at, bar] of widths.entries()) {
      if (at % 2 === 0) doc.rect(x, y, bar * module, height)
      x += bar * module
    }
    doc.fill('#000000')
  })
  tag.end()
  writeFixed(paper, { x: begin, y: y + height + 2, width }, number, small)
}
