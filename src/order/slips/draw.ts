import { formatDay } from '#client/shared/commerce/moment.ts'
import { defaultLocale, isLocale, languageTag } from '#client/shared/texts/locales.ts'
import { languages } from '../../shared/edge/visit/languages.ts'
import { paragraph } from '../../shared/paper/blocks.ts'
import { Columns, Flow, singleColumn } from '../../shared/paper/columns.ts'
import { createPaper } from '../../shared/paper/create.ts'
import { head, lead, left, name, right, soft } from '../../shared/paper/measures.ts'
import { writeHeading, writeSection, writeText } from '../../shared/paper/section.ts'
import { writeTable } from '../../shared/paper/table.ts'
import { type Paper, writeFixed } from '../../shared/paper/write.ts'
import { type GridColumn, type GridRow, writeGrid } from '../receipt/amounts.ts'
import { drawOrderBarcode } from './barcode.ts'
import { drawSlipMargins } from './margins.ts'
import type { PackingSlip } from './query.ts'

/** The language of a slip; the default language if the shop does not have the slip's language. */
const languageOf = ({ language }: PackingSlip) => languages[isLocale(language) ? language : defaultLocale]

/**
 * Draws packing slips as one tagged PDF (PDF/UA-1) in A4. Each order begins on a page of its own,
 * in its own language. There are no prices. `slips` must not be empty.
 */
export async function drawSlips(slips: PackingSlip[], shopName: string): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = slips
  if (!first) throw new Error('There are no packing slips to draw')
  const { t, locale } = languageOf(first)
  const subject =
    slips.length === 1 ? t('slip.numbered', { number: first.order }) : t('slip.several', { count: slips.length })
  const title = `${t('slip.title')}: ${subject} – ${shopName}`
  const { paper, finish } = createPaper({ title, author: shopName, subject, locale, date: new Date() })
  for (const [index, slip] of slips.entries()) {
    if (index > 0) paper.doc.addPage()
    drawSlip(paper, slip, shopName)
  }
  return finish()
}

/** Draws one order on the last page of the document and, if that is too short, on further pages. */
function drawSlip({ doc, root }: Paper, slip: PackingSlip, shopName: string) {
  const { t, locale } = languageOf(slip)
  const begin = doc.bufferedPageRange().count - 1
  const section = doc.struct('Sect', { lang: languageTag(locale) })
  root.add(section)
  const paper = { doc, root: section }
  const half = (right - left) / 2
  writeFixed(paper, { x: left, y: head - 4, width: half }, shopName, { ...lead, weight: 'bold' })
  const top = head + 20
  const style = { ...name, size: 22, leading: 28 }
  writeFixed(paper, { x: left, y: top, width: half }, t('slip.numbered', { number: slip.order }), style, 'H1')
  writeFixed(paper, { x: left, y: top + style.leading, width: half }, t('slip.title'), soft)
  drawOrderBarcode(paper, right, head - 4, slip.order, t('slip.barcode', { number: slip.order }))
  const ofPage = (page: number, y: number) => singleColumn(Math.max(page, begin), y)
  const flow = new Flow(new Columns(top + style.leading + soft.leading + 8, () => doc.addPage(), ofPage), 0)
  writeHeading(paper, flow, t('slip.deliverTo'), slip.address.length * lead.leading)
  for (const text of slip.address) writeText(paper, flow, [{ text }], lead)
  const facts = [
    { name: t('slip.pickupPoint'), value: slip.pickupPoint },
    { name: t('slip.ordered'), value: formatDay(`${slip.date.replace(' ', 'T')}Z`, locale) },
    { name: t('slip.reference'), value: slip.buyerReference },
  ].filter(({ value }) => value)
  flow.skip(12)
  writeTable(paper, [flow], facts)
  flow.skip(16)
  writeGrid(paper, flow, columns, createRows(slip, t))
  const gift = slip.giftMessage.split('\n').filter(Boolean)
  writeSection(paper, flow, t('slip.gift'), gift.map(paragraph))
  drawSlipMargins(paper, { begin, shopName, number: t('slip.numbered', { number: slip.order }) }, (page, total) =>
    t('sheet.page', { number: page, total }),
  )
  section.end()
}

const columns: GridColumn[] = [
  { share: 0.12, isRight: false },
  { share: 0.46, isRight: false },
  { share: 0.22, isRight: false },
  { share: 0.2, isRight: true },
]

const createRows = ({ lines }: PackingSlip, t: (key: 'slip.quantity' | 'slip.article') => string): GridRow[] => [
  { kind: 'head', cells: [t('slip.quantity'), t('slip.article'), 'SKU', 'EAN'] },
  ...lines.map(({ quantity, name: article, item, sku, ean }) => ({
    kind: 'body' as const,
    cells: [String(quantity), `${article} · ${item}`, sku, ean],
  })),
]
