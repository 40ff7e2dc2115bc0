import { formatAddressLines } from '#client/shared/commerce/address-lines.ts'
import { expandCountryCode, formatCountryName } from '#client/shared/commerce/country-name.ts'
import { formatDay } from '#client/shared/commerce/moment.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'
import type { FactRow } from '../../shared/content/shapes/attributes.ts'
import { paragraph } from '../../shared/paper/blocks.ts'
import { Columns, Flow, singleColumn } from '../../shared/paper/columns.ts'
import { createPaper } from '../../shared/paper/create.ts'
import { drawHead, drawPageMargins, headEnd } from '../../shared/paper/furniture.ts'
import { bodyStyle, left, name, right } from '../../shared/paper/measures.ts'
import { writeHeading, writeSection, writeText } from '../../shared/paper/section.ts'
import { writeTable } from '../../shared/paper/table.ts'
import { type Paper, writeFixed } from '../../shared/paper/write.ts'
import { writeAmounts } from './amounts.ts'
import type { ReceiptDocument } from './query.ts'

/** The seller on a receipt. Empty texts are left out. */
export interface ReceiptSeller {
  name: string
  /** The postal address in one line. */
  address: string
  email: string
  vatNumber: string
  /** The shop's address, without a trailing slash. */
  site: string
}

/**
 * Draws a receipt or credit note as a tagged PDF (PDF/UA-1) in A4. Buyer and seller are beside the
 * order's facts. The lines, the sums, and the tax for each rate are below.
 */
export async function drawReceipt(
  document: ReceiptDocument,
  seller: ReceiptSeller,
  language: Pick<Language, 'locale' | 't'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { t, locale } = language
  const isReceipt = document.kind === 'receipt'
  const { number } = document
  const subject = t(isReceipt ? 'receipt.numbered' : 'receipt.creditNumbered', { number })
  const date = new Date(isoTime(document.date))
  const title = `${subject} – ${seller.name}`
  const { paper, finish } = createPaper({ title, author: seller.name, subject, locale, date })
  const furniture = {
    shopName: seller.name,
    title: t(isReceipt ? 'receipt.title' : 'receipt.credit'),
    subject,
    address: seller.site,
    made: seller.vatNumber && t('receipt.vatNumber', { number: seller.vatNumber }),
    pageOf: (page: number, total: number) => t('sheet.page', { number: page, total }),
  }
  drawHead(paper, furniture)
  const top = headEnd + 14
  const style = { ...name, size: 22, leading: 28 }
  const height = writeFixed(paper, { x: left, y: top, width: right - left }, subject, style, 'H1')
  const y = drawParties(paper, { document, seller, language }, top + height + 8)
  const flow = new Flow(new Columns(y, () => paper.doc.addPage(), singleColumn), 0)
  writeAmounts(paper, flow, document, language)
  if (document.reason) writeSection(paper, flow, t('receipt.reason'), [paragraph(document.reason)])
  drawPageMargins(paper, furniture)
  return finish()
}

interface Drawn {
  document: ReceiptDocument
  seller: ReceiptSeller
  language: Pick<Language, 'locale' | 't'>
}

/** Draws the order's facts beside buyer and seller. Returns the position below them, in pt. */
function drawParties(paper: Paper, { document, seller, language }: Drawn, y: number): number {
  const { t, locale } = language
  const columns = new Columns(y, () => paper.doc.addPage())
  const [facts, parties] = [new Flow(columns, 0), new Flow(columns, 1)]
  writeTable(paper, [facts], factsOf(document, language))
  const vat = (number: string) => (number ? [t('receipt.vatNumber', { number })] : [])
  const { address } = document
  const country = address.country
    ? formatCountryName(locale, address.country, address.countryName)
    : address.countryName
  const buyer = [...formatAddressLines(address, country), ...vat(address.vatNumber)]
  writeParty(paper, parties, t('receipt.buyer'), buyer)
  const isNamed = seller.address.startsWith(seller.name)
  const seat = expandCountryCode(locale, seller.address)
  const lines = [isNamed ? '' : seller.name, seat, seller.email, ...vat(seller.vatNumber)]
    .concat(document.taxNumbers.map(({ name, number }) => `${name} ${number}`))
    .filter(Boolean)
  writeParty(paper, parties, t('receipt.seller'), lines)
  return Math.max(facts.peek().y, parties.peek().y) + 16
}

function writeParty(paper: Paper, flow: Flow, title: string, lines: string[]) {
  writeHeading(paper, flow, title, lines.length * bodyStyle.leading)
  for (const text of lines) writeText(paper, flow, [{ text }], bodyStyle)
}

function factsOf(document: ReceiptDocument, { t, locale }: Drawn['language']): FactRow[] {
  const day = (date: string) => formatDay(isoTime(date), locale)
  const { receipt } = document
  const rows = [
    { name: t('receipt.date'), value: day(document.date) },
    ...(receipt.number
      ? [{ name: t('receipt.about'), value: t('receipt.of', { number: receipt.number, date: day(receipt.date) }) }]
      : []),
    { name: t('receipt.order'), value: document.order },
    { name: t('receipt.ordered'), value: day(document.orderDate) },
    { name: t('receipt.reference'), value: document.buyerReference },
    { name: t('receipt.payment'), value: document.paymentMethodName },
    // Credit notes have no delivery.
    ...(receipt.number ? [] : deliveryOf(document, t)),
  ]
  return rows.filter(({ value }) => value)
}

const deliveryOf = ({ shippingMethodName, delivery, pickupPoint }: ReceiptDocument, t: Language['t']): FactRow[] => [
  { name: t('receipt.delivery'), value: [shippingMethodName, delivery.text].filter(Boolean).join(', ') },
  { name: t('checkout.pickupPoint'), value: pickupPoint },
]

/** Converts a time from commerce, which is in UTC but does not say so, to an ISO time. */
const isoTime = (time: string) => `${time.replace(' ', 'T')}Z`
