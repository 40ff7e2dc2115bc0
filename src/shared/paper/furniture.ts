import { wrapLines } from './lines.ts'
import { foot, head, left, right, small, soft, wordMark } from './measures.ts'
import { drawArtifact, drawHairline, type Paper, writeLine } from './write.ts'

/** The texts at the top and bottom of the pages of a PDF. */
export interface PageMargins {
  shopName: string
  title: string
  /** What the PDF is about, such as a product; at the top of every page after the first. */
  subject: string
  /** The address that the first page's foot links to. */
  address: string
  /** Date and version of the PDF, or on receipts the VAT number; in the first page's foot. */
  made: string
  pageOf: (number: number, total: number) => string
}

/** Position of the line below the first page's head, in pt. Content begins below it. */
export const headEnd = head + 24

/** Draws the shop's name and the kind of document at the top of the first page. */
export function drawHead({ doc, root }: Paper, { shopName, title }: PageMargins) {
  const [mark] = wrapLines(doc, [{ text: shopName }], wordMark, (right - left) / 2)
  const [kind] = wrapLines(doc, [{ text: title }], soft, (right - left) / 2)
  const tag = doc.struct('P')
  root.add(tag)
  if (mark) tag.add(() => writeLine(doc, mark, left, head - 4, wordMark))
  if (kind) tag.add(() => writeLine(doc, kind, right - kind.width, head - 1.5, soft))
  tag.end()
  drawHairline(doc, left, headEnd, right - left)
}

/** Draws the other pages' heads and all feet. Call it last, when the number of pages is known. */
export function drawPageMargins(paper: Paper, furniture: PageMargins) {
  const { doc } = paper
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    drawHairline(doc, left, foot - 15, right - left)
    if (page === 0) writeFoot(paper, furniture)
    else drawArtifact(doc, 'Pagination', () => drawFollowingHead(paper, furniture))
    drawArtifact(doc, 'Pagination', () => {
      writeRight(paper, furniture.pageOf(page + 1, count), foot - small.leading)
    })
  }
}

/** Writes the first page's foot: `address` as a link, and `made`. */
function writeFoot({ doc, root }: Paper, { address, made }: PageMargins) {
  const y = foot - small.leading
  const shown = address.replace(/^https?:\/\//, '')
  const [link] = wrapLines(doc, [{ text: shown }], small, (right - left) / 2)
  const [version] = wrapLines(doc, [{ text: made }], small, (right - left) / 3)
  const text = doc.struct('P')
  const tag = doc.struct('Link')
  root.add(text.add(tag))
  if (link) {
    tag.add(() => writeLine(doc, link, left, y, small))
    doc.link(left, y, link.width, small.leading, address, { structParent: tag, Contents: new String(address) })
    // The tag must end while its page is the current one, because pdfkit links it to that page.
    tag.end()
  }
  if (version) text.add(() => writeLine(doc, version, left + (right - left) * 0.55, y, small))
  text.end()
}

function drawFollowingHead(paper: Paper, { shopName, subject }: PageMargins) {
  const { doc } = paper
  const [mark] = wrapLines(doc, [{ text: shopName, bold: true }], soft, 120)
  const [line] = wrapLines(doc, [{ text: subject }], soft, right - left - 140)
  if (mark) writeLine(doc, mark, left, head - 4, soft)
  if (line) writeLine(doc, line, right - line.width, head - 4, soft)
}

function writeRight({ doc }: Paper, text: string, y: number) {
  const [line] = wrapLines(doc, [{ text }], small, 100)
  if (line) writeLine(doc, line, right - line.width, y, small)
}
