import { wrapLines } from './lines.ts'
import { foot, head, left, right, small, soft, wordMark } from './measures.ts'
import { drawArtifact, drawHairline, type Paper, writeLine } from './write.ts'

/** What stands at the head and foot of pages. */
export interface Furniture {
  shopName: string
  title: string
  /** Name and finish: the head of following pages. */
  subject: string
  /** The product page's address. */
  address: string
  /** Date and version. */
  made: string
  pageOf: (number: number, total: number) => string
}

/** Where the first page's content begins, in pt. */
export const headEnd = head + 24

/** The word-mark and what kind of document it is, at the top of the first page. */
export function drawHead({ doc, root }: Paper, { shopName, title }: Furniture) {
  const [mark] = wrapLines(doc, [{ text: shopName }], wordMark, (right - left) / 2)
  const [kind] = wrapLines(doc, [{ text: title }], soft, (right - left) / 2)
  const tag = doc.struct('P')
  root.add(tag)
  if (mark) tag.add(() => writeLine(doc, mark, left, head - 4, wordMark))
  if (kind) tag.add(() => writeLine(doc, kind, right - kind.width, head - 1.5, soft))
  tag.end()
  drawHairline(doc, left, headEnd, right - left)
}

/** Heads of the following pages and every foot, once the number of pages is known. */
export function drawFurniture(paper: Paper, furniture: Furniture) {
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

/** The address, as a link, and what version of the sheet it is. */
function writeFoot({ doc, root }: Paper, { address, made }: Furniture) {
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
    // Ended on its page, which it names.
    tag.end()
  }
  if (version) text.add(() => writeLine(doc, version, left + (right - left) * 0.55, y, small))
  text.end()
}

function drawFollowingHead(paper: Paper, { shopName, subject }: Furniture) {
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
