import { wrapLines } from '../../shared/paper/lines.ts'
import { foot, head, left, right, small, soft } from '../../shared/paper/measures.ts'
import { drawArtifact, type Paper, writeLine } from '../../shared/paper/write.ts'

/** The texts at the top of an order's later pages. `begin` is the index of its first page. */
interface SlipMargins {
  begin: number
  shopName: string
  number: string
}

/**
 * Draws the page numbers of one order, and the order's number on all of its pages but the first.
 * Call it while the order's pages are the last ones in the PDF.
 */
export function drawSlipMargins(
  { doc }: Paper,
  { begin, shopName, number }: SlipMargins,
  pageOf: (page: number, total: number) => string,
) {
  const { count } = doc.bufferedPageRange()
  const total = count - begin
  for (let page = 1; page <= total; page++) {
    doc.switchToPage(begin + page - 1)
    drawArtifact(doc, 'Pagination', () => {
      const [line] = wrapLines(doc, [{ text: pageOf(page, total) }], small, 100)
      if (line) writeLine(doc, line, right - line.width, foot - small.leading, small)
      if (page === 1) return
      const [mark] = wrapLines(doc, [{ text: shopName, bold: true }], soft, 200)
      const [order] = wrapLines(doc, [{ text: number }], soft, 200)
      if (mark) writeLine(doc, mark, left, head - 4, soft)
      if (order) writeLine(doc, order, right - order.width, head - 4, soft)
    })
  }
}
