import { formatDay, formatWireDay } from '#client/shared/commerce/moment.ts'
import { formatAmount } from '#client/shared/money/money.ts'
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
import { type GridRow, sumColumns, writeAmounts, writeGrid } from '../receipt/amounts.ts'
import type { PrintedOrder } from './query.ts'

type Texts = Pick<Language, 'locale' | 't'>

/** The shop's name, and the address of the order's page at the desk. */
interface SummaryShop {
  name: string
  page: string
}

/**
 * Draws everything that operators know about an order as a tagged PDF (PDF/UA-1) in A4: facts
 * beside both addresses, then lines, sums and taxes as on the receipt, then notes and parcels.
 */
export async function drawOrderSummary(
  summary: PrintedOrder,
  shop: SummaryShop,
  language: Texts,
): Promise<Uint8Array<ArrayBuffer>> {
  const { t, locale } = language
  const subject = t('desk.orderTitle', { number: summary.order })
  const now = new Date()
  const title = `${t('desk.summary')}: ${subject} – ${shop.name}`
  const { paper, finish } = createPaper({ title, author: shop.name, subject, locale, date: now })
  const furniture = {
    shopName: shop.name,
    title: t('desk.summary'),
    subject,
    address: shop.page,
    made: t('desk.summaryPrinted', { date: formatDay(now.toISOString(), locale) }),
    pageOf: (page: number, total: number) => t('sheet.page', { number: page, total }),
  }
  drawHead(paper, furniture)
  const style = { ...name, size: 22, leading: 28 }
  const height = writeFixed(paper, { x: left, y: headEnd + 10, width: right - left }, subject, style, 'H1')
  const y = drawPeople(paper, summary, language, headEnd + 10 + height + 4)
  const flow = new Flow(new Columns(y, () => paper.doc.addPage(), singleColumn), 0)
  writeAmounts(paper, flow, { ...summary, kind: 'receipt', otherAsNumber: 0 }, language)
  flow.skip(12)
  writeGrid(paper, flow, sumColumns, listPaid(summary, language))
  for (const [heading, texts] of listNotes(summary, language))
    writeSection(paper, flow, heading, texts.filter(Boolean).map(paragraph))
  drawPageMargins(paper, furniture)
  return finish()
}

/** Draws the order's facts beside both addresses. Returns the position below them, in pt. */
function drawPeople(paper: Paper, summary: PrintedOrder, language: Texts, y: number): number {
  const { t } = language
  const { buyer, recipient, email, vatNumber, doorCode, courierInstructions } = summary
  const columns = new Columns(y, () => paper.doc.addPage())
  const [facts, people] = [new Flow(columns, 0), new Flow(columns, 1)]
  writeTable(paper, [facts], listFacts(summary, language))
  writePerson(paper, people, t('desk.orderDeliverTo'), [
    ...recipient.lines,
    recipient.phoneNumber,
    doorCode && t('desk.orderDoorCode', { code: doorCode }),
    courierInstructions,
  ])
  writePerson(paper, people, t('desk.orderBuyer'), [
    ...buyer.lines,
    buyer.phoneNumber,
    email,
    vatNumber && t('receipt.vatNumber', { number: vatNumber }),
  ])
  return Math.max(facts.peek().y, people.peek().y) + 12
}

function writePerson(paper: Paper, flow: Flow, title: string, texts: string[]) {
  const lines = texts.filter(Boolean)
  writeHeading(paper, flow, title, lines.length * bodyStyle.leading)
  for (const text of lines) writeText(paper, flow, [{ text }], bodyStyle)
}

function listFacts(summary: PrintedOrder, { t, locale }: Texts): FactRow[] {
  const { shippingMethodName, delivery, currency } = summary
  const discounts = summary.discounts.map(
    ({ name: code, amountAsNumber: amount }) => `${code} ${formatAmount(amount, currency, locale)}`,
  )
  return [
    { name: t('receipt.ordered'), value: formatWireDay(summary.date, locale) },
    { name: t('receipt.delivery'), value: [shippingMethodName, delivery.text].filter(Boolean).join(', ') },
    { name: t('slip.pickupPoint'), value: summary.pickupPoint },
    { name: t('receipt.payment'), value: summary.paymentMethodName },
    { name: t('desk.summaryPayment'), value: summary.paymentReference },
    { name: t('receipt.discount'), value: discounts.join('; ') },
    { name: t('desk.summaryReference'), value: summary.buyerReference },
  ].filter(({ value }) => value)
}

function listPaid(summary: PrintedOrder, { t, locale }: Texts): GridRow[] {
  const { paidAsNumber: paid, refundedAsNumber: refunded, currency } = summary
  const row = (kind: GridRow['kind'], text: string, amount: number): GridRow => ({
    kind,
    cells: [text, formatAmount(amount, currency, locale)],
  })
  return [
    row('body', t('desk.orderPaid'), paid),
    row('body', t('desk.orderRefundedSum'), refunded),
    row('total', t('desk.orderKept'), paid - refunded),
  ]
}

/** Lists the notes and the parcels, each with a heading. */
function listNotes(summary: PrintedOrder, { t, locale }: Texts): [heading: string, texts: string[]][] {
  const { giftMessage, additionalNotes, takeBack, notes, parcels } = summary
  return [
    [
      t('desk.orderNotes'),
      [
        additionalNotes && t('desk.orderBuyerNote', { text: additionalNotes }),
        giftMessage && t('desk.orderGift', { text: giftMessage }),
        takeBack.text,
        ...notes.map(({ text, actor, date }) => `${text} (${actor}, ${formatWireDay(date, locale)})`),
      ],
    ],
    [
      t('desk.orderParcels'),
      parcels.map(({ date, carrier, trackingId, lines }) =>
        [
          [t('desk.orderSentOn', { date: formatWireDay(date, locale) }), carrier, trackingId].filter(Boolean).join(' '),
          lines.map(({ quantity, name: goods }) => `${quantity} × ${goods}`).join('; '),
        ].join(': '),
      ),
    ],
  ]
}
