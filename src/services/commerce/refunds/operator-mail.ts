import * as v from 'valibot'
import { formatCountryName } from '#client/shared/commerce/country-name.ts'
import { formatDay } from '#client/shared/commerce/moment.ts'
import { formatAmount } from '#client/shared/money/money.ts'
import { type LanguageCode, languagePrefix } from '../lib/languages.ts'
import { readMerchant } from '../lib/merchant.ts'
import { texts } from '../lib/texts.ts'
import type { LetterBlock, Sender } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import { operatorNotice } from '../mail/operator.ts'
import type { Mail } from '../mail/outbox.ts'
import { createNoteBlocks, formatDeliveryLines } from '../orders/confirmation-mail.ts'
import { correctPurchase } from '../orders/corrected/purchase.ts'
import { createGoodsBlock } from '../orders/mail-goods.ts'
import { type LineQuantity, loadOrder, type Order } from '../orders/storage.ts'
import { loadOrderNames } from '../orders/translated/names.ts'
import { translateOrder } from '../orders/translated/translate.ts'
import { findWithdrawal, type Withdrawal } from '../withdrawals/storage.ts'
import { findDueDay } from './due.ts'

/** Composes a mail to the operator. */
export async function operatorMail(env: Env, entry: string): Promise<Mail> {
  const parsed = v.parse(operatorNotice, JSON.parse(entry))
  if (parsed.topic === 'payment_not_returned') return writeUnreturned(env, parsed)
  if (parsed.topic !== 'withdrawal') return writeNotice(env, parsed, await loadForOperator(env, parsed.order))
  const stored = await findWithdrawal(env.COMMERCE_DB, parsed.withdrawal)
  if (!stored?.confirmed) throw new Error(`Withdrawal ${parsed.withdrawal} is not confirmed or does not exist`)
  const order = stored.order === null ? null : await loadForOperator(env, stored.order)
  return writeWithdrawalNotice(env, { ...stored, confirmed: stored.confirmed }, order)
}

/** Loads an order in the operator's language. */
async function loadForOperator(env: Env, reference: string): Promise<Order> {
  const db = env.COMMERCE_DB
  const order = await loadOrder(db, reference)
  return translateOrder(order, await loadOrderNames(db, [order], readMerchant(env).language, []))
}

type Shop = Sender & Parameters<typeof readMerchant>[0]
type Notice = v.InferOutput<typeof operatorNotice>

/** Writes the mail saying that the money of a payment without an order could not be refunded. */
export function writeUnreturned(
  env: Shop,
  { payment, amount, currency }: { payment: string; amount: number; currency: string },
): Mail {
  const { language } = readMerchant(env)
  const { subject, heading, text } = texts[language].operator.notReturned
  const lines = [text(formatAmount(amount / 100, currency, language), payment)]
  return writeLetter(env, { subject, heading, lines, order: null })
}

type OrderNotice = Exclude<Notice, { topic: 'withdrawal' | 'payment_not_returned' }>

/** Writes a mail to the operator about an order. */
export function writeNotice(env: Shop, details: OrderNotice, order: Order): Mail {
  const { language } = readMerchant(env)
  const t = texts[language].operator
  const number = String(order.number)
  const money = (amount: number) => formatAmount(amount / 100, order.charge.currency, language)
  if (details.topic === 'order') {
    const total = money(order.charge.amount)
    const lines = [t.paid(total, order.charge.method)]
    const subject = t.order.subject(number, total)
    const goods = order.snapshot.lines
    return writeLetter(env, { subject, heading: t.order.heading(number), lines, order, goods, packing: true })
  }
  if (details.topic === 'disputed') {
    const { subject, heading, text } = t.disputed
    return writeLetter(env, {
      subject: subject(number),
      heading,
      lines: [text(money(details.amount), details.reason)],
      order,
    })
  }
  if (details.topic === 'dispute_closed') {
    const { subject, heading, texts: outcomes } = t.disputeClosed
    const lines = [outcomes[details.outcome](money(details.amount))]
    return writeLetter(env, { subject: subject(number), heading, lines, order })
  }
  const refund = order.refunds.find(({ reference }) => reference === details.refund)
  if (!refund) throw new Error(`Order ${details.order} has no refund ${details.refund}`)
  const { subject, heading, text } = details.topic === 'refund_failed' ? t.failed : t.late
  return writeLetter(env, { subject: subject(number), heading, lines: [text(money(refund.amount))], order })
}

type ConfirmedWithdrawal = Pick<Withdrawal, 'withdrawal' | 'orderNumber' | 'name' | 'email' | 'lines'> & {
  confirmed: string
}

export function writeWithdrawalNotice(env: Shop, stored: ConfirmedWithdrawal, order: Order | null): Mail {
  const { language } = readMerchant(env)
  const t = texts[language].operator
  const { withdrawal, orderNumber, name, email } = stored
  // Noon in UTC falls on the same day in every European time zone.
  const due = formatDay(`${findDueDay(stored.confirmed)}T12:00:00Z`, language)
  return writeLetter(env, {
    subject: t.withdrawal.subject(withdrawal, orderNumber),
    heading: t.withdrawal.heading(withdrawal),
    lines: [t.by(name, email), order ? t.withdrawal.due(due) : t.withdrawal.missing(orderNumber)],
    order,
    goods: stored.lines,
  })
}

interface LetterContents {
  subject: string
  heading: string
  lines: string[]
  /** Null if no order matches the withdrawal. */
  order: Order | null
  goods?: LineQuantity[]
  /** Whether the mail contains what is needed to pack the order. Default: false. */
  packing?: boolean
}

function writeLetter(env: Shop, { subject, heading, lines, order, goods = [], packing = false }: LetterContents): Mail {
  const { language } = readMerchant(env)
  const t = texts[language].operator
  const page = order && `${env.SITE_URL}${languagePrefix(language)}/order/${order.reference}`
  return letterMail(env, {
    language,
    subject,
    heading,
    blocks: [
      ...lines,
      ...(order ? orderBlocks(env, order, goods) : []),
      ...(order && packing ? packingBlocks(order, language) : []),
      ...(order ? [t.command(String(order.number))] : []),
    ],
    button: page ? { address: page, text: t.link } : null,
  })
}

const buyer = v.object({ firstName: v.optional(v.string(), ''), lastName: v.optional(v.string(), '') })
const purchaseFields = v.object({
  address: buyer,
  shippingAddress: v.object({ country: v.optional(v.string(), ''), countryName: v.optional(v.string(), '') }),
  shippingMethodName: v.optional(v.string(), ''),
})

function orderBlocks(env: Shop, order: Order, goods: LineQuantity[]): LetterBlock[] {
  const { language } = readMerchant(env)
  const t = texts[language].operator
  const { address, shippingAddress: to, shippingMethodName } = v.parse(purchaseFields, correctPurchase(order))
  return [
    ...createGoodsBlock(env, order, goods, language),
    {
      kind: 'lines',
      lines: [
        t.by(`${address.firstName} ${address.lastName}`, order.email),
        t.to(formatCountryName(language, to.country, to.countryName), shippingMethodName),
      ],
    },
  ]
}

/**
 * Formats what is needed to pack an order: the address, the sentence about taking back an old lamp,
 * the gift message and the buyer's note.
 */
const packingBlocks = (order: Order, language: LanguageCode): LetterBlock[] => [
  { kind: 'heading', text: texts[language].confirmation.deliverTo },
  { kind: 'lines', lines: formatDeliveryLines(order, language) },
  ...createNoteBlocks(order, texts[language].operator),
]
