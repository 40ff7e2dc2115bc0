import * as v from 'valibot'
import type { Cell, Cells } from '#client/shared/csv.ts'
import { createDocumentContent, createReceiptContent } from '../../documents/content.ts'
import type { TaxOfRate } from '../../documents/taxes.ts'
import type { LanguageCode } from '../../lib/languages.ts'
import { sum } from '../../lib/money.ts'
import { formatDay } from '../../lib/time/days.ts'
import { collectOrderFacts, formatTaxNumber, parseTaxNumbers } from '../../orders/facts.ts'
import { countToSend, decideGoodsState, decideMoneyState } from '../../orders/states.ts'
import type { Order, Refund } from '../../orders/storage.ts'
import { namedPurchase, type OrderNames } from './names.ts'
import { refundedOf, takenOff } from './sums.ts'

const text = v.optional(v.nullable(v.string()), '')
const address = v.object({
  ...{ firstName: text, lastName: text, company: text, address1: text, address2: text, zipCode: text },
  ...{ city: text, state: text, country: text, phoneNumber: text, vatNumber: text },
})
const point = v.nullable(v.object({ point: v.string(), name: text, address1: text, zipCode: text, city: text }))
const purchase = v.object({
  address,
  shippingAddress: address,
  additionalNotes: text,
  giftMessage: text,
  buyerReference: text,
  takeBack: text,
  deliveryDetails: v.optional(v.object({ pickupLocation: point, doorCode: text, courierInstructions: text })),
})

/** How a table is written: names and decimal signs of a language, and what of its days. */
export interface TableOptions {
  names: OrderNames
  language: LanguageCode
  /** Whether something of this day belongs to the table. */
  isWanted: (day: string) => boolean
}

/**
 * Orders as a table for spreadsheets: one row for each order, and one for each refund that was
 * confirmed, on its own day and with negative amounts. Amounts are in major units.
 */
export function orderTable(orders: Order[], { names, language, isWanted }: TableOptions): Cells {
  const rows = orders.flatMap(order => [
    ...(isWanted(formatDay(order.created)) ? [orderRow(order, names, language)] : []),
    ...order.refunds.flatMap(refund =>
      refund.status === 'refunded' && refund.settled && isWanted(formatDay(refund.settled))
        ? [refundRow(order, refund, refund.settled, language)]
        : [],
    ),
  ])
  return [[...columns], ...rows.map(row => columns.map(column => row[column] ?? null))]
}

const columns = [
  ...['order', 'date', 'state', 'name', 'email', 'country', 'currency', 'total', 'refunded', 'items', 'company'],
  ...['address', 'zipCode', 'city', 'vouchers', 'paymentMethod', 'paymentReference', 'kind', 'time', 'goods', 'money'],
  ...['toSend', 'phone', 'deliveryName', 'deliveryCompany', 'deliveryAddress', 'deliveryZipCode', 'deliveryCity'],
  ...['deliveryState', 'deliveryCountry', 'deliveryPhone', 'deliveryMethod', 'pickupPoint', 'doorCode'],
  ...['courierInstructions', 'note', 'giftMessage', 'buyerReference', 'vatNumber', 'goodsTotal', 'discounts'],
  ...['deliveryPrice', 'taxDeducted', 'net', 'tax', 'taxByRate', 'document', 'takeBack', 'taxNumbers'],
] as const

type Row = Partial<Record<(typeof columns)[number], Cell>>

/** What an order and its refunds have in common. */
const commonCells = ({ number, snapshot, charge, payment }: Order): Row => ({
  order: number,
  email: snapshot.email,
  currency: charge.currency,
  paymentMethod: charge.method,
  paymentReference: payment,
})

function orderRow(order: Order, names: OrderNames, language: LanguageCode): Row {
  const { snapshot, created, state, documents } = order
  const given = v.parse(purchase, snapshot.purchase)
  const { pickupLocation = null, doorCode = '', courierInstructions = '' } = given.deliveryDetails ?? {}
  const [buyer, to] = [given.address, given.shippingAddress]
  const facts = collectOrderFacts(order)
  const content = createReceiptContent(order)
  const off = takenOff(order)
  return {
    ...commonCells(order),
    kind: 'order',
    date: formatDay(created),
    time: created,
    state,
    goods: decideGoodsState(facts),
    money: decideMoneyState(facts),
    toSend: countToSend(facts),
    name: nameOf(buyer),
    company: buyer.company,
    address: streetOf(buyer),
    zipCode: buyer.zipCode,
    city: buyer.city,
    country: buyer.country,
    phone: buyer.phoneNumber,
    vatNumber: buyer.vatNumber,
    buyerReference: given.buyerReference,
    deliveryName: nameOf(to),
    deliveryCompany: to.company,
    deliveryAddress: streetOf(to),
    deliveryZipCode: to.zipCode,
    deliveryCity: to.city,
    deliveryState: to.state,
    deliveryCountry: to.country,
    deliveryPhone: to.phoneNumber || buyer.phoneNumber,
    deliveryMethod: namedPurchase(order, names).shippingMethodName,
    pickupPoint: pickupLocation && filled(Object.values(pickupLocation)).join(', '),
    doorCode,
    courierInstructions,
    note: given.additionalNotes,
    giftMessage: given.giftMessage,
    takeBack: given.takeBack === 'chosen' ? 'yes' : '',
    items: snapshot.lines.map(({ item, quantity }) => `${quantity} x ${item}`).join('; '),
    vouchers: off.map(({ name, off: amount }) => `${name} ${decimal(amount, language)}`).join('; '),
    goodsTotal: sum(content.lines.map(({ price, quantity }) => (price ?? 0) * quantity)) / 100,
    discounts: sum(off.map(({ off: amount }) => amount)) / 100,
    deliveryPrice: content.shipping / 100,
    taxDeducted: content.taxDeducted / 100,
    total: content.total / 100,
    refunded: refundedOf(order) / 100,
    document: documents.find(({ kind }) => kind === 'receipt')?.number ?? null,
    taxNumbers: parseTaxNumbers(order).map(formatTaxNumber).join(', '),
    ...taxCells(content.taxes, language, 1),
  }
}

function refundRow(order: Order, refund: Refund, settled: string, language: LanguageCode): Row {
  const note = order.documents.find(given => given.refund === refund.reference)
  const items = new Map(order.snapshot.lines.map(({ line, item }) => [line, item]))
  return {
    ...commonCells(order),
    kind: 'refund',
    date: formatDay(settled),
    time: settled,
    items: refund.lines.map(({ line, quantity }) => `${quantity} x ${items.get(line) ?? line}`).join('; '),
    note: refund.reason,
    deliveryPrice: negative(refund.shipping),
    total: negative(refund.amount),
    document: note?.number ?? null,
    ...(note && taxCells(createDocumentContent(order, note).taxes, language, -1)),
  }
}

/** Net and tax together, and the tax of each rate. */
function taxCells(taxes: TaxOfRate[], language: LanguageCode, sign: 1 | -1): Row {
  const signed = (amounts: number[]) => (sign === 1 ? sum(amounts) / 100 : negative(sum(amounts)))
  return {
    net: signed(taxes.map(({ net }) => net)),
    tax: signed(taxes.map(({ tax }) => tax)),
    taxByRate: taxes.map(({ vatTenths, tax }) => `${vatTenths / 10} %: ${decimal(sign * tax, language)}`).join('; '),
  }
}

/** Not -0. */
const negative = (minor: number) => (minor === 0 ? 0 : -minor / 100)

/** Minor units with the language's decimal sign, without grouping. */
const decimal = (minor: number, language: LanguageCode) =>
  (minor / 100).toLocaleString(language, { minimumFractionDigits: 2, useGrouping: false })

const filled = (texts: (string | null)[]) => texts.filter(each => each)
const nameOf = ({ firstName, lastName }: v.InferOutput<typeof address>) => filled([firstName, lastName]).join(' ')
const streetOf = ({ address1, address2 }: v.InferOutput<typeof address>) => filled([address1, address2]).join(', ')
