import { formatDay } from '#client/shared/commerce/moment.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'
import { type PaperBlock, paragraph, toPaperBlocks } from '../../shared/paper/blocks.ts'
import { Columns, Flow } from '../../shared/paper/columns.ts'
import { createPaper } from '../../shared/paper/create.ts'
import { drawHead, drawPageMargins, headEnd } from '../../shared/paper/furniture.ts'
import { left, name, right } from '../../shared/paper/measures.ts'
import { writeSection } from '../../shared/paper/section.ts'
import { type Paper, writeFixed } from '../../shared/paper/write.ts'
import type { TermsPage } from './query.ts'

interface Terms {
  pages: TermsPage[]
  shopName: string
  /** The address of the page with the terms. */
  address: string
  version: string
  date: Date
}

/** Draws the terms as a tagged PDF (PDF/UA-1) in A4 with two columns, like a data sheet. */
export function drawTerms(
  { pages, shopName, address, version, date }: Terms,
  { t, locale }: Pick<Language, 'locale' | 't'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const subject = pages.map(({ title }) => title).join(', ')
  const title = `${subject} – ${shopName}`
  const { paper, finish } = createPaper({ title, author: shopName, subject, locale, date })
  const furniture = {
    shopName,
    title: pages[0]?.title ?? '',
    subject,
    address,
    made: t('sheet.made', { date: formatDay(date.toISOString(), locale), version }),
    pageOf: (number: number, total: number) => t('sheet.page', { number, total }),
  }
  drawHead(paper, furniture)
  const top = headEnd + 14
  const style = { ...name, size: 22, leading: 28 }
  const height = writeFixed(paper, { x: left, y: top, width: right - left }, subject, style, 'H1')
  const flow = new Flow(new Columns(top + height + 8, () => paper.doc.addPage()), 0)
  for (const page of pages) writePage(paper, flow, page)
  drawPageMargins(paper, furniture)
  return finish()
}

function writePage(paper: Paper, flow: Flow, { title, lead, body }: TermsPage) {
  const blocks = [...(lead ? [paragraph(lead)] : []), ...toPaperBlocks(body)]
  for (const section of sectionsOf(title, blocks)) writeSection(paper, flow, section.title, section.blocks)
}

/** Splits blocks into sections by their headings. The first section has the page's title. */
function sectionsOf(title: string, blocks: PaperBlock[]) {
  const sections: { title: string; blocks: PaperBlock[] }[] = [{ title, blocks: [] }]
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ title: block.spans.map(({ text }) => text).join(''), blocks: [] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}
