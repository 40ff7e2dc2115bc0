import * as v from 'valibot'
import type { Cell, Cells } from '#client/shared/csv.ts'
import { createDocumentContent, createReceiptContent } from '../../documents/content.ts'
import type { TaxOfRate } from '../../documents/taxes.ts'
import type { LanguageCode } from '../../lib/languages.ts'
import { sum } from '../../lib/money.ts'
import { formatShopDay } from '../../lib/time/days.ts'
import { correctPurchase } from '../../orders/corrected/purchase.ts'
import { collectOrderFacts, formatTaxNumber, parseTaxNumbers } from '../../orders/facts.ts'
import { countToSend, decideGoodsState, decideMoneyState } from '../../orders/states.ts'
import type { Order, Refund } from '../../orders/storage.ts'
import type { OrderNames } from '../../orders/translated/names.ts'
import { renamePurchase } from '../../orders/translated/translate.ts'
import { listDiscounts, sumRefunded } from './sums.ts'

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

/** How a table of orders is written. `language` decides the decimal sign. */
export interface TableOptions {
  names: OrderNames
  language: LanguageCode
  /** Whether the table includes rows for this day. */
  isWanted: (day: string) => boolean
}

/**
 * Formats orders as a table for spreadsheets. Each order has a row, and so has each confirmed
 * refund, with the day of the refund and negative amounts. Amounts are in major units.
 */
export function createOrderTable(orders: Order[], { names, language, isWanted }: TableOptions): Cells {
  const rows = orders.flatMap(order => [
    ...(isWanted(formatShopDay(order.created)) ? [orderRow(order, names, language)] : []),
    ...order.refunds.flatMap(refund =>
      refund.status === 'refunded' && refund.settled && isWanted(formatShopDay(refund.settled))
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

/** The cells that are the same in the rows of an order and of its refunds. */
const commonCells = ({ number, email, charge, payment }: Order): Row => ({
  order: number,
  email,
  currency: charge.currency,
  paymentMethod: charge.method,
  paymentReference: payment,
})

function orderRow(order: Order, names: OrderNames, language: LanguageCode): Row {
  const { snapshot, created, state, documents } = order
  const parsed = v.parse(purchase, correctPurchase(order))
  const { pickupLocation = null, doorCode = '', courierInstructions = '' } = parsed.deliveryDetails ?? {}
  const [buyer, to] = [parsed.address, parsed.shippingAddress]
  const facts = collectOrderFacts(order)
  const content = createReceiptContent(order)
  const discounts = listDiscounts(order)
  return {
    ...commonCells(order),
    kind: 'order',
    date: formatShopDay(created),
    time: created,
    state,
    goods: decideGoodsState(facts),
    money: decideMoneyState(facts),
    toSend: countToSend(facts),
    name: formatName(buyer),
    company: buyer.company,
    address: formatStreet(buyer),
    zipCode: buyer.zipCode,
    city: buyer.city,
    country: buyer.country,
    phone: buyer.phoneNumber,
    vatNumber: buyer.vatNumber,
    buyerReference: parsed.buyerReference,
    deliveryName: formatName(to),
    deliveryCompany: to.company,
    deliveryAddress: formatStreet(to),
    deliveryZipCode: to.zipCode,
    deliveryCity: to.city,
    deliveryState: to.state,
    deliveryCountry: to.country,
    deliveryPhone: to.phoneNumber || buyer.phoneNumber,
    deliveryMethod: renamePurchase(order, names).shippingMethodName,
    pickupPoint: pickupLocation && filterFilled(Object.values(pickupLocation)).join(', '),
    doorCode,
    courierInstructions,
    note: parsed.additionalNotes,
    giftMessage: parsed.giftMessage,
    takeBack: parsed.takeBack === 'chosen' ? 'yes' : '',
    items: snapshot.lines.map(({ item, quantity }) => `${quantity} x ${item}`).join('; '),
    vouchers: discounts.map(({ name, off: amount }) => `${name} ${decimal(amount, language)}`).join('; '),
    goodsTotal: sum(content.lines.map(({ price, quantity }) => (price ?? 0) * quantity)) / 100,
    discounts: sum(discounts.map(({ off: amount }) => amount)) / 100,
    deliveryPrice: content.shipping / 100,
    taxDeducted: content.taxDeducted / 100,
    total: content.total / 100,
    refunded: sumRefunded(order) / 100,
    document: documents.find(({ kind }) => kind === 'receipt')?.number ?? null,
    taxNumbers: parseTaxNumbers(order).map(formatTaxNumber).join(', '),
    ...taxCells(content.taxes, language, 1),
  }
}

function refundRow(order: Order, refund: Refund, settled: string, language: LanguageCode): Row {
  const note = order.documents.find(parsed => parsed.refund === refund.reference)
  const items = new Map(order.snapshot.lines.map(({ line, item }) => [line, item]))
  return {
    ...commonCells(order),
    kind: 'refund',
    date: formatShopDay(settled),
    time: settled,
    items: refund.lines.map(({ line, quantity }) => `${quantity} x ${items.get(line) ?? line}`).join('; '),
    note: refund.reason,
    deliveryPrice: negative(refund.shipping),
    total: negative(refund.amount),
    document: note?.number ?? null,
    ...(note && taxCells(createDocumentContent(order, note).taxes, language, -1)),
  }
}

/** The cells with the net amount, the tax, and the tax at each rate, all with the sign `sign`. */
function taxCells(taxes: TaxOfRate[], language: LanguageCode, sign: 1 | -1): Row {
  const signed = (amounts: number[]) => (sign === 1 ? sum(amounts) / 100 : negative(sum(amounts)))
  return {
    net: signed(taxes.map(({ net }) => net)),
    tax: signed(taxes.map(({ tax }) => tax)),
    taxByRate: taxes.map(({ vatTenths, tax }) => `${vatTenths / 10} %: ${decimal(sign * tax, language)}`).join('; '),
  }
}

/** Converts minor units to a negative amount in major units, but never to -0. */
const negative = (minor: number) => (minor === 0 ? 0 : -minor / 100)

/** Formats minor units in major units with the language's decimal sign, without grouping. */
const decimal = (minor: number, language: LanguageCode) =>
  (minor / 100).toLocaleString(language, { minimumFractionDigits: 2, useGrouping: false })

const filterFilled = (texts: (string | null)[]) => texts.filter(each => each)
const formatName = ({ firstName, lastName }: v.InferOutput<typeof address>) =>
  filterFilled([firstName, lastName]).join(' ')
const formatStreet = ({ address1, address2 }: v.InferOutput<typeof address>) =>
  filterFilled([address1, address2]).join(', ')
