import { factsOf, leftToSend, standing } from '../../orders/facts.ts'
import { actionsOf, goodsOf, moneyOf } from '../../orders/states.ts'
import type { Order } from '../../orders/storage.ts'
import { orderView } from '../../orders/view.ts'
import { refundable } from '../../refunds/amounts.ts'
import { dueDay, duesOf } from '../../refunds/due.ts'
import { type Names, namedPurchase } from './names.ts'

/**
 * An order as its merchant sees it: also its state, what may be done in it, its payment, all
 * refunds and its history. Names are in the operator's language, amounts in major units.
 */
export function managedView(order: Order, names: Names) {
  const { snapshot, state, charge, payment, changes, refunds, returned } = order
  const facts = factsOf(order)
  return {
    ...orderView(order),
    ...namedPurchase(order, names),
    state,
    goods: goodsOf(facts),
    money: moneyOf(facts),
    actions: actionsOf(facts),
    customer: snapshot.customer === null ? null : String(snapshot.customer),
    consents: snapshot.consents ?? [],
    vouchers: snapshot.vouchers.map(({ voucher, priceOff }) => ({ voucher, priceOffAsNumber: priceOff / 100 })),
    payment: {
      method: charge.method,
      reference: payment,
      providerReference: charge.providerId,
      currency: charge.currency,
      amountAsNumber: charge.amount / 100,
      captured: charge.captured,
      refundableAsNumber: refundable(order) / 100,
    },
    leftToSend: leftToSend(order),
    returned,
    refunds: refunds.map(({ amount, shipping, other, lines, ...refund }) => ({
      ...refund,
      amountAsNumber: amount / 100,
      shippingAsNumber: shipping / 100,
      otherAsNumber: other / 100,
      lines: lines.map(({ amount: part, ...rest }) => ({ ...rest, amountAsNumber: part / 100 })),
    })),
    dueRefunds: duesOf(order).map(({ withdrawal, confirmed, amount }) => ({
      withdrawal,
      dueBy: dueDay(confirmed),
      amountAsNumber: amount / 100,
    })),
    history: changes.map(({ change, changed, actor, details }) => ({ change, date: changed, actor, details })),
    hasOpenRefunds: standing(order).some(({ status }) => status === 'requested'),
  }
}

const columns = [
  'order',
  'date',
  'state',
  'name',
  'email',
  'country',
  'currency',
  'total',
  'refunded',
  'items',
  'company',
  'address',
  'zipCode',
  'city',
  'vouchers',
  'paymentMethod',
  'paymentReference',
] as const

/** Orders as CSV (RFC 4180). A cell that a spreadsheet would calculate gets an apostrophe. */
export function csvOf(orders: Order[]): string {
  const rows = orders.map(order => {
    const { number, created, state, snapshot, charge, refunds, payment } = order
    const { address } = snapshot.purchase
    const of = (field: string) => (isRecord(address) ? String(address[field] ?? '') : '')
    const refunded = refunds.reduce((sum, { status, amount }) => sum + (status === 'refunded' ? amount : 0), 0)
    return [
      String(number),
      created,
      state,
      `${of('firstName')} ${of('lastName')}`.trim(),
      snapshot.email,
      of('country'),
      charge.currency,
      (charge.amount / 100).toFixed(2),
      (refunded / 100).toFixed(2),
      snapshot.lines.map(({ item, quantity }) => `${quantity} x ${item}`).join('; '),
      of('company'),
      [of('address1'), of('address2')].filter(Boolean).join(', '),
      of('zipCode'),
      of('city'),
      snapshot.vouchers.map(({ voucher, priceOff }) => `${voucher} ${(priceOff / 100).toFixed(2)}`).join('; '),
      charge.method,
      payment,
    ]
  })
  return [columns, ...rows].map(row => `${row.map(cell).join(',')}\r\n`).join('')
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
