import * as v from 'valibot'
import { addressLines, pointText } from '#client/shared/commerce/address-lines.ts'
import { countryName } from '#client/shared/commerce/country-name.ts'
import { orderAnswer, type OrderAnswer as WireOrder } from '#client/shared/commerce/schema/order.ts'
import type { Address } from '#client/shared/commerce/schema/selection.ts'
import { moneyText } from '#client/shared/money/money.ts'
import { crossedOut, lowestOf30Days } from '#client/shared/money/price.ts'
import { arrivalView } from '../delivery/arrival.ts'
import { type LanguageCode, languagePrefix } from '../lib/languages.ts'
import { returnDays } from '../lib/terms.ts'
import { type Texts as AllTexts, texts } from '../lib/texts.ts'
import { formatSenderAddress, type LetterBlock, type Sender } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import type { Mail } from '../mail/outbox.ts'
import { termsBlocks } from '../terms/blocks.ts'
import { noticeBlocks } from '../terms/guarantee-notice.ts'
import { termsOf } from '../terms/renew.ts'
import { type TermsPart, termsTextOf } from '../terms/text.ts'
import { taxNumbersOf, taxNumberText } from './facts.ts'
import { goodOf, receiptLines } from './mail-goods.ts'
import { loadOrder, type Order } from './storage.ts'
import { orderView } from './view.ts'

type Texts = AllTexts['confirmation']
type Line = WireOrder['items'][number]
type Money = (amount: number) => string

/** A PDF in base64, or the words. */
interface Terms {
  pdf: string | null
  parts: TermsPart[]
  /** The notice of the legal guarantee. */
  notice: LetterBlock[]
}

/** The notice of the legal guarantee for an order, where its buyer has one. */
export function noticeOf(env: Pick<Env, 'SITE_URL'>, order: Order): Promise<LetterBlock[]> {
  const { shippingAddress, items } = v.parse(orderAnswer, { order: orderView(order) }).order
  const { snapshot, created } = order
  const products = [...new Set(items.map(({ product }) => product.product))]
  return noticeBlocks(env, snapshot.language, { products, country: shippingAddress.country ?? '', created })
}

/**
 * The confirmation with the terms that stood in the shop when the order was made, as PDF; without
 * it, with the words of the terms as they stand there now.
 */
export async function orderMail(env: Env, reference: string): Promise<Mail> {
  const order = await loadOrder(env.COMMERCE_DB, reference)
  const { language } = order.snapshot
  const pdf = env.MAIL_ATTACHMENTS ? await termsOf(env, { ...order, language }) : null
  const [parts, notice] = await Promise.all([pdf === null ? termsTextOf(env, language) : [], noticeOf(env, order)])
  return confirmationMail(order, env, { pdf, parts, notice })
}

/**
 * The confirmation of an order, in the order's language: what was bought, for how much, where it
 * goes and how it was paid, with the instructions for withdrawal (Directive 2011/83/EU, articles 6
 * and 8: on a durable medium). Without any terms the mail leads to their page.
 */
export function confirmationMail(order: Order, sender: Sender, { pdf, parts, notice }: Terms): Mail {
  const { language } = order.snapshot
  const t = texts[language].confirmation
  const wire = v.parse(orderAnswer, { order: orderView(order) }).order
  const home = `${sender.SITE_URL}${languagePrefix(language)}`
  const money = (amount: number) => moneyText(amount, wire.currency, language)
  const arrival = arrivalView(order.snapshot.arrival, language)
  const returnAddress = formatSenderAddress(sender, language)
  const blocks: LetterBlock[] = [
    t.intro(wire.order),
    {
      kind: 'goods',
      goods: wire.items.map(line => ({
        ...goodOf(sender, line, t.quantity(line.quantity)),
        detail: eachOf(line, t, money),
        amount: money(line.totalPriceAsNumber),
      })),
    },
    { kind: 'sums', sums: sumsOf(wire, t, money) },
    ...[wire.taxNote.text, taxNumbersOf(order).map(taxNumberText).join(', ')].filter(Boolean),
    { kind: 'heading', text: t.deliverTo },
    { kind: 'lines', lines: deliveryLines(order) },
    {
      kind: 'lines',
      lines: [t.method(wire.shippingMethodName, arrival?.text ?? ''), t.paidWith(wire.paymentMethodName)],
    },
    ...billing(wire, t, language),
    ...orderMailTexts(order, t),
  ]
  const link = { address: `${home}/order/${order.reference}`, text: t.link }
  const mail = letterMail(sender, {
    language,
    subject: t.subject(wire.order, sender.SHOP_NAME),
    heading: t.heading,
    blocks,
    button: link,
    after: [
      ...receiptLines(order, link.address),
      ...(pdf ? [t.termsAttached] : []),
      ...(parts.length > 0 ? termsBlocks(t.terms, parts) : []),
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

/** Where an order goes: to this person, at their address or at a pick-up point. */
export function deliveryLines(order: Order, language = order.snapshot.language): string[] {
  const wire = v.parse(orderAnswer, { order: orderView(order) }).order
  return [...linesOf(wire.shippingAddress, language), ...wishLines(wire, texts[language].confirmation)]
}

/** What becomes of an old lamp, and the buyer's gift message and note, below these headings. */
export function orderMailTexts(order: Order, { takeBack, gift, note }: Headings): LetterBlock[] {
  const wire = v.parse(orderAnswer, { order: orderView(order) }).order
  return [
    ...(wire.takeBack.text ? [takeBack ?? wire.takeBack.text] : []),
    ...quoted(gift, wire.giftMessage),
    ...quoted(note, wire.additionalNotes),
  ]
}

interface Headings {
  /** What is said of an old lamp, where it is not the buyer's text. */
  takeBack?: string
  gift: string
  note: string
}

const quoted = (heading: string, text: string): LetterBlock[] =>
  text
    ? [
        { kind: 'heading', text: heading },
        { kind: 'quote', text },
      ]
    : []

/**
 * The billing address where it differs from the one that the goods go to, with VAT number and
 * reference of a company.
 */
function billing(
  { address, shippingAddress, buyerReference }: WireOrder,
  t: Texts,
  language: LanguageCode,
): LetterBlock[] {
  const company = [address.vatNumber && t.vatNumber(address.vatNumber), buyerReference && t.reference(buyerReference)]
  const lines = [...linesOf(address, language), ...company.filter(Boolean)]
  const delivered = linesOf(shippingAddress, language)
  if (lines.join('\n') === delivered.join('\n')) return []
  return [
    { kind: 'heading', text: t.billTo },
    { kind: 'lines', lines },
  ]
}

/**
 * The price of one piece, where it differs from the line's total, and its price before the
 * reduction.
 */
function eachOf(line: Line, t: Texts, money: Money): string {
  const { quantity, priceEachAsNumber: amount, priceEachBeforeDiscountAsNumber: listed, product } = line
  const before = crossedOut({ amount, listed, lowest: lowestOf30Days(product.lowestPrice) })
  return [quantity > 1 && t.each(money(amount)), before !== null && t.lowest(money(before))].filter(Boolean).join(', ')
}

const sumsOf = ({ totals, discounts }: WireOrder, t: Texts, money: Money) => [
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

const linesOf = (to: Address, language: LanguageCode) =>
  addressLines(to, to.country && countryName(language, to.country))

/** What was chosen besides the address: the pick-up point, or what the courier needs. */
const wishLines = (
  { shippingAddress, deliveryDetails: { pickupLocation: point, doorCode, courierInstructions } }: WireOrder,
  t: Texts,
) =>
  [
    point.name && t.point(pointText(point, shippingAddress)),
    point.hours && t.open(point.hours),
    doorCode && t.doorCode(doorCode),
    courierInstructions,
  ].filter(Boolean)
