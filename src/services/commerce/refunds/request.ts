import { distribute, sum } from '../lib/money.ts'
import { fail, type PlainOutcome } from '../lib/outcome.ts'
import type { Decision } from '../orders/change.ts'
import { byLine, orderLinesOf, standing } from '../orders/facts.ts'
import type { LineQuantity, Order, Refund, RefundLine } from '../orders/storage.ts'
import { amountOf, paidParts, refundable } from './amounts.ts'
import { duesOf } from './due.ts'
import { insertRefund, restock } from './storage.ts'

/** What a merchant refunds. Amounts are in minor units. */
export interface RefundRequest {
  /** Everything that is left; the other parts are ignored. */
  all: boolean
  lines: LineQuantity[]
  /** True for all that is left of what delivery cost. */
  shipping: boolean | number
  /** An amount that belongs to no line. */
  amount: number
  reason: string
  withdrawal: number | null
  /** Whether pieces that were not sent go back into stock. */
  restock: boolean
}

/** A new refund's reference, 128 random bits, and its time. */
export interface RefundOccasion {
  reference: string
  now: Date
}

/** Decides a refund: never more than was charged, and each piece once. */
export function decideRefund(order: Order, given: RefundRequest, occasion: RefundOccasion): PlainOutcome<Decision> {
  const refund = refundOf(order, given, occasion)
  if (!refund.ok) return refund
  const { reference, amount, lines } = refund.value
  return {
    ok: true,
    value: {
      after: { ...order, refunds: [...order.refunds, refund.value] },
      details: { refund: reference, amount, ...(given.reason && { reason: given.reason }) },
      statements: db => [
        ...insertRefund(db, order.reference, refund.value),
        ...(given.restock ? restock(db, order, lines.map(unsentPart)) : []),
      ],
      stockChanged: given.restock,
    },
  }
}

const unsentPart = ({ line, unsent }: RefundLine): LineQuantity => ({ line, quantity: unsent })

function refundOf(order: Order, given: RefundRequest, { reference, now }: RefundOccasion): PlainOutcome<Refund> {
  const left = refundable(order)
  const parts = given.all ? wholeOf(order, left) : wantedOf(order, given)
  if (!parts.ok) return parts
  const { lines, shipping, other } = parts.value
  const amount = sum(lines.map(line => line.amount)) + shipping + other
  if (left === 0) return fail(409, { amount: 'nothing is left to refund' })
  if (amount === 0) return fail(406, { amount: 'required' })
  if (amount > left) return fail(409, { amount: `only ${(left / 100).toFixed(2)} is left` })
  const { reason, withdrawal } = given
  const created = now.toISOString()
  return {
    ok: true,
    value: {
      reference,
      amount,
      lines,
      shipping,
      other,
      reason,
      withdrawal,
      status: 'requested',
      created,
      settled: null,
    },
  }
}

type Parts = Pick<Refund, 'lines' | 'shipping' | 'other'>

/** Of a withdrawal alone, what is still due for it; otherwise what is named. */
function wantedOf(order: Order, given: RefundRequest): PlainOutcome<Parts> {
  const { withdrawal, lines, shipping, amount } = given
  if (withdrawal !== null && !order.withdrawn.some(part => part.withdrawal === withdrawal))
    return fail(404, { withdrawal: 'is not of this order' })
  if (withdrawal === null || lines.length > 0 || shipping || amount > 0) return partsOf(order, given)
  const due = duesOf(order).find(entry => entry.withdrawal === withdrawal)
  if (!due) return fail(409, { withdrawal: 'nothing is left to refund for it' })
  return sharing(partsOf(order, { lines: due.lines, shipping: due.shipping, amount: 0 }), due.amount)
}

/** Everything that is left, also where earlier refunds of no line took from the lines' worth. */
function wholeOf(order: Order, left: number): PlainOutcome<Parts> {
  const refunded = byLine(standing(order).flatMap(({ lines }) => lines))
  const rest = order.snapshot.lines.flatMap(({ line, quantity }) => {
    const open = quantity - (refunded.get(line) ?? 0)
    return open > 0 ? [{ line, quantity: open }] : []
  })
  return sharing(partsOf(order, { lines: rest, shipping: true, amount: 0 }), left)
}

/** The same parts with another sum, for which earlier refunds of no line have left less. */
function sharing(parts: PlainOutcome<Parts>, amount: number): PlainOutcome<Parts> {
  if (!parts.ok) return parts
  const { lines, shipping } = parts.value
  const shares = distribute(amount, [...lines.map(line => line.amount), shipping])
  return {
    ok: true,
    value: {
      lines: lines.map((line, index) => ({ ...line, amount: shares[index] ?? 0 })),
      shipping: shares[lines.length] ?? 0,
      other: amount - sum(shares),
    },
  }
}

function partsOf(order: Order, given: Pick<RefundRequest, 'lines' | 'shipping' | 'amount'>): PlainOutcome<Parts> {
  const paid = paidParts(order)
  const facts = orderLinesOf(order)
  const before = standing(order)
  const refunded = byLine(before.flatMap(({ lines }) => lines))
  const lines: RefundLine[] = []
  for (const [line, quantity] of byLine(given.lines)) {
    const [part, fact] = [paid.lines.get(line), facts.get(line)]
    const earlier = refunded.get(line) ?? 0
    if (!part || !fact) return fail(404, { lines: `${line} is not a line of this order` })
    if (earlier + quantity > part.quantity)
      return fail(409, { lines: `${part.quantity - earlier} of ${line} are left` })
    const cameBack = Math.max(0, fact.returned - (earlier - fact.dropped))
    const here = fact.ordered - fact.shipped - fact.dropped
    const unsent = Math.min(Math.max(0, quantity - cameBack), here)
    lines.push({ line, quantity, amount: amountOf(part, earlier, quantity), unsent })
  }
  const shippingLeft = paid.shipping - sum(before.map(({ shipping }) => shipping))
  const shipping = given.shipping === true ? Math.max(0, shippingLeft) : Number(given.shipping)
  if (shipping > shippingLeft && shipping > 0)
    return fail(409, { shipping: `only ${(shippingLeft / 100).toFixed(2)} is left` })
  return { ok: true, value: { lines, shipping, other: given.amount } }
}
