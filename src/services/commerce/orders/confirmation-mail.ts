import * as v from 'valibot'
import { formatAddressLines, formatPickupPoint } from '#client/shared/commerce/address-lines.ts'
import { formatCountryName } from '#client/shared/commerce/country-name.ts'
import { orderAnswer, type OrderAnswer as WireOrder } from '#client/shared/commerce/schema/order.ts'
import type { Address } from '#client/shared/commerce/schema/selection.ts'
import { formatAmount } from '#client/shared/money/money.ts'
import { findCrossedOut, findLowest30Days } from '#client/shared/money/price.ts'
import { arrivalView } from '../delivery/arrival.ts'
import type { Batch } from '../lib/database.ts'
import { type LanguageCode, languagePrefix } from '../lib/languages.ts'
import { returnDays } from '../lib/terms.ts'
import { type Texts as AllTexts, texts } from '../lib/texts.ts'
import { formatSenderAddress, type LetterBlock, type Sender } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import type { Mail } from '../mail/outbox.ts'
import { createTermsBlocks } from '../terms/blocks.ts'
import { loadNoticeBlocks } from '../terms/guarantee-notice.ts'
import { loadLitLamp } from '../terms/lit-lamp.ts'
import { addOrderTerms, assignTerms } from '../terms/renew.ts'
import { loadTermsText, type TermsPart } from '../terms/text.ts'
import { formatTaxNumber, parseTaxNumbers } from './facts.ts'
import { createMailItem, createReceiptBlocks } from './mail-goods.ts'
import { type Order, type OrderRow, orderColumns, parseOrder } from './storage.ts'
import { orderView } from './view.ts'

type Texts = AllTexts['confirmation']
type Line = WireOrder['items'][number]
type Money = (amount: number) => string

/** The terms of sale and the notice about the legal guarantee, for a confirmation. */
interface Terms {
  /** The terms as a PDF in Base64; null if there is none. */
  pdf: string | null
  /** The terms as text; empty if there is a PDF. */
  parts: TermsPart[]
  /** The notice about the legal guarantee; empty if the law requires none. */
  notice: LetterBlock[]
  /** A picture of a bought lamp while it is lit; empty without one. */
  lit: LetterBlock[]
}

/** Loads the notice about the legal guarantee for an order; empty if the law requires none. */
export function loadGuaranteeNotice(env: Pick<Env, 'SITE_URL'>, order: Order): Promise<LetterBlock[]> {
  const { shippingAddress } = v.parse(orderAnswer, { order: orderView(order) }).order
  const { snapshot, created } = order
  return loadNoticeBlocks(env, snapshot.language, {
    products: listOrderedProducts(order),
    country: shippingAddress.country ?? '',
    created,
  })
}

/** The ids of the order's products. */
export function listOrderedProducts(order: Order): string[] {
  const { items } = v.parse(orderAnswer, { order: orderView(order) }).order
  return [...new Set(items.map(({ product }) => product.product))]
}

/** The data of an order's confirmation. */
export interface OrderConfirmation {
  order: Order
  terms: ReturnType<ReturnType<typeof addOrderTerms>>
}

/** SQL expression: the reference of the order that the mail with the id ?1 confirms. */
const confirmedOrder = "(SELECT about FROM outbox WHERE id = ?1 AND kind = 'order')"

/** Adds statements for the confirmation with this id in the outbox; null for other mails. */
export function addConfirmation(batch: Batch, mail: number): () => OrderConfirmation | null {
  const readOrder = batch.add(
    batch.prepare(`SELECT ${orderColumns} FROM orders WHERE reference = ${confirmedOrder}`).bind(mail),
    ([row]: OrderRow[]) => row && parseOrder(row),
  )
  const readTerms = addOrderTerms(batch, confirmedOrder, mail)
  return () => {
    const order = readOrder()
    return order ? { order, terms: readTerms() } : null
  }
}

/**
 * Writes the confirmation of an order. The terms that applied when the order was placed are
 * attached as a PDF. If there is no PDF, the mail contains the text of the current terms.
 */
export async function orderMail(env: Env, confirmation: OrderConfirmation | null): Promise<Mail> {
  if (!confirmation) throw new Error('The confirmed order does not exist')
  const { order, terms } = confirmation
  const { language } = order.snapshot
  const pdf = env.MAIL_ATTACHMENTS ? await assignTerms(env, { ...order, language }, terms) : null
  const [parts, notice, lit] = await Promise.all([
    pdf === null ? loadTermsText(env, language) : [],
    loadGuaranteeNotice(env, order),
    loadLitLamp(env, language, listOrderedProducts(order)),
  ])
  return confirmationMail(order, env, { pdf, parts, notice, lit })
}

/**
 * Writes the confirmation of an order, in the order's language. By law, the information about the
 * purchase and the right of withdrawal must be sent on a durable medium, such as a mail (Directive
 * 2011/83/EU, articles 6 and 8).
 */
export function confirmationMail(order: Order, sender: Sender, { pdf, parts, notice, lit }: Terms): Mail {
  const { language } = order.snapshot
  const t = texts[language].confirmation
  const wire = v.parse(orderAnswer, { order: orderView(order) }).order
  const home = `${sender.SITE_URL}${languagePrefix(language)}`
  const money = (amount: number) => formatAmount(amount, wire.currency, language)
  const arrival = arrivalView(order.snapshot.arrival, language)
  const returnAddress = formatSenderAddress(sender, language)
  const blocks: LetterBlock[] = [
    [t.intro(wire.order), ...(lit.length > 0 ? [t.dark] : [])].join(' '),
    ...lit,
    {
      kind: 'goods',
      goods: wire.items.map(line => ({
        ...createMailItem(sender, line, t.quantity(line.quantity)),
        detail: formatEach(line, t, money),
        amount: money(line.totalPriceAsNumber),
      })),
    },
    { kind: 'sums', sums: listSums(wire, t, money) },
    ...[wire.taxNote.text, parseTaxNumbers(order).map(formatTaxNumber).join(', ')].filter(Boolean),
    { kind: 'heading', text: t.deliverTo },
    { kind: 'lines', lines: formatDeliveryLines(order) },
    {
      kind: 'lines',
      lines: [t.method(wire.shippingMethodName, arrival?.text ?? ''), t.paidWith(wire.paymentMethodName)],
    },
    ...billingBlocks(wire, t, language),
    ...createNoteBlocks(order, t),
  ]
  const link = { address: `${home}/order/${order.reference}`, text: t.link }
  const mail = letterMail(sender, {
    language,
    subject: t.subject(wire.order, sender.SHOP_NAME),
    heading: t.heading,
    blocks,
    button: link,
    after: [
      ...createReceiptBlocks(order, link.address),
      ...(pdf ? [t.termsAttached] : []),
      ...(parts.length > 0 ? createTermsBlocks(t.terms, parts) : []),
      { kind: 'link', link: { address: `${home}/info/terms-and-conditions`, text: t.terms } },
      ...notice,
      { kind: 'heading', text: t.withdrawal.heading },
      ...t.withdrawal.instructions(returnDays, sender.CONTACT_EMAIL, returnAddress),
      { kind: 'link', link: { address: `${home}/withdraw?order=${order.reference}`, text: t.withdraw } },
      { kind: 'lines', lines: t.withdrawal.form(returnAddress, sender.CONTACT_EMAIL, wire.order) },
    ],
  })
  const file = { disposition: 'attachment' as const, filename: t.termsFile, type: 'application/pdf' }
  return { ...mail, ...(pdf && { attachments: [{ ...file, content: pdf }] }) }
}

/**
 * Formats where an order is delivered: the recipient's name and address, and the pick-up point or
 * the notes for the courier. Default: the order's language.
 */
export function formatDeliveryLines(order: Order, language = order.snapshot.language): string[] {
  const wire = v.parse(orderAnswer, { order: orderView(order) }).order
  return [
    ...formatAddress(wire.shippingAddress, language),
    ...formatDeliveryDetails(wire, texts[language].confirmation),
  ]
}

/**
 * Formats the sentence that says that an old lamp is taken back, and the buyer's gift message and
 * note, each below its heading. Anything that the order does not have is omitted.
 */
export function createNoteBlocks(order: Order, { takeBack, gift, note }: Headings): LetterBlock[] {
  const wire = v.parse(orderAnswer, { order: orderView(order) }).order
  return [
    ...(wire.takeBack.text ? [takeBack ?? wire.takeBack.text] : []),
    ...quote(gift, wire.giftMessage),
    ...quote(note, wire.additionalNotes),
  ]
}

interface Headings {
  /** The sentence that says that an old lamp is taken back. Default: the sentence for buyers. */
  takeBack?: string
  gift: string
  note: string
}

const quote = (heading: string, text: string): LetterBlock[] =>
  text
    ? [
        { kind: 'heading', text: heading },
        { kind: 'quote', text },
      ]
    : []

/**
 * Formats the billing address, with a company's VAT number and reference. Empty if this would only
 * repeat the delivery address.
 */
function billingBlocks(
  { address, shippingAddress, buyerReference }: WireOrder,
  t: Texts,
  language: LanguageCode,
): LetterBlock[] {
  const company = [address.vatNumber && t.vatNumber(address.vatNumber), buyerReference && t.reference(buyerReference)]
  const lines = [...formatAddress(address, language), ...company.filter(Boolean)]
  const delivered = formatAddress(shippingAddress, language)
  if (lines.join('\n') === delivered.join('\n')) return []
  return [
    { kind: 'heading', text: t.billTo },
    { kind: 'lines', lines },
  ]
}

/**
 * Formats the price of one piece if the line has several pieces, and the lowest price before the
 * reduction if the product is reduced. Empty if neither applies.
 */
function formatEach(line: Line, t: Texts, money: Money): string {
  const { quantity, priceEachAsNumber: amount, priceEachBeforeDiscountAsNumber: listed, product } = line
  const before = findCrossedOut({ amount, listed, lowest: findLowest30Days(product.lowestPrice) })
  return [quantity > 1 && t.each(money(amount)), before !== null && t.lowest(money(before))].filter(Boolean).join(', ')
}

const listSums = ({ totals, discounts }: WireOrder, t: Texts, money: Money) => [
  { label: t.subtotal, amount: money(totals.itemsTotalPriceAsNumber) },
  ...discounts.automaticDiscounts.map(({ name, priceOffAsNumber }) => ({
    label: t.discount(name),
    amount: money(priceOffAsNumber),
  })),
  ...discounts.vouchers.map(({ voucher, priceOffAsNumber }) => ({
    label: t.voucher(voucher),
    amount: money(priceOffAsNumber),
  })),
  { label: t.shipping, amount: totals.shippingPriceAsNumber === 0 ? t.free : money(totals.shippingPriceAsNumber) },
  ...(totals.taxDeductedAsNumber ? [{ label: t.taxDeducted, amount: money(totals.taxDeductedAsNumber) }] : []),
  { label: t.total, amount: money(totals.grandTotalPriceAsNumber), strong: true },
  ...(totals.grandTotalPriceTaxAsNumber > 0
    ? [{ label: t.tax, amount: money(totals.grandTotalPriceTaxAsNumber) }]
    : []),
]

const formatAddress = (to: Address, language: LanguageCode) =>
  formatAddressLines(to, to.country && formatCountryName(language, to.country))

/**
 * Formats the delivery details that the buyer chose besides the address: the pick-up point, or
 * notes for the courier.
 */
const formatDeliveryDetails = (
  { shippingAddress, deliveryDetails: { pickupLocation: point, doorCode, courierInstructions } }: WireOrder,
  t: Texts,
) =>
  [
    point.name && t.point(formatPickupPoint(point, shippingAddress)),
    point.hours && t.open(point.hours),
    doorCode && t.doorCode(doorCode),
    courierInstructions,
  ].filter(Boolean)
