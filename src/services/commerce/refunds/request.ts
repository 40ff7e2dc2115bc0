import { computePaidParts, computePiecesAmount, refundableAmount } from '../documents/amounts.ts'
import { distribute, sum } from '../lib/money.ts'
import { fail, type PlainOutcome } from '../lib/outcome.ts'
import type { Decision } from '../orders/change.ts'
import { collectLineFacts, listStandingRefunds, sumByLine } from '../orders/facts.ts'
import type { LineQuantity, Order, Refund, RefundLine } from '../orders/storage.ts'
import { listRefundsDue } from './due.ts'
import { insertRefund, restockStatements } from './storage.ts'

/** A refund that the operator requests. Amounts are in minor units. */
export interface RefundRequest {
  /**
   * Whether to refund everything that is left. `lines`, `shipping` and `amount` are then ignored.
   */
  all: boolean
  lines: LineQuantity[]
  /** The amount for delivery. True means all of it that is not yet refunded; false means 0. */
  shipping: boolean | number
  /** An amount that belongs to no line. */
  amount: number
  reason: string
  withdrawal: number | null
  /** Whether refunded pieces that have not been sent go back into stock. */
  restock: boolean
}

/** The reference (128 random bits) and time of a new refund. */
export interface RefundOccasion {
  reference: string
  now: Date
}

/** Decides a refund. Fails if it exceeds what is left of the charge, or of a line's pieces. */
export function decideRefund(order: Order, request: RefundRequest, occasion: RefundOccasion): PlainOutcome<Decision> {
  const refund = createRefund(order, request, occasion)
  if (!refund.ok) return refund
  const { reference, amount, lines } = refund.value
  return {
    ok: true,
    value: {
      after: { ...order, refunds: [...order.refunds, refund.value] },
      details: { refund: reference, amount, ...(request.reason && { reason: request.reason }) },
      statements: (db, actor) => [
        ...insertRefund(db, order.reference, refund.value),
        ...(request.restock ? restockStatements(db, order, lines.map(unsentPart), { cause: 'refunded', actor }) : []),
      ],
      stockChanged: request.restock,
    },
  }
}

const unsentPart = ({ line, unsent }: RefundLine): LineQuantity => ({ line, quantity: unsent })

function createRefund(order: Order, request: RefundRequest, { reference, now }: RefundOccasion): PlainOutcome<Refund> {
  const left = refundableAmount(order)
  const parts = request.all ? findRest(order, left) : findRequestedParts(order, request)
  if (!parts.ok) return parts
  const { lines, shipping, other } = parts.value
  const amount = sum(lines.map(line => line.amount)) + shipping + other
  if (left === 0) return fail(409, { amount: 'nothing is left to refund' })
  if (amount === 0) return fail(406, { amount: 'required' })
  if (amount > left) return fail(409, { amount: `only ${(left / 100).toFixed(2)} is left` })
  const { reason, withdrawal } = request
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

/**
 * Returns the amounts of a request. If it has a withdrawal but no lines or amounts, everything that
 * is due for the withdrawal is refunded.
 */
function findRequestedParts(order: Order, request: RefundRequest): PlainOutcome<Parts> {
  const { withdrawal, lines, shipping, amount } = request
  if (withdrawal !== null && !order.withdrawn.some(part => part.withdrawal === withdrawal))
    return fail(404, { withdrawal: 'does not belong to this order' })
  if (withdrawal === null || lines.length > 0 || shipping || amount > 0) return computeParts(order, request)
  const due = listRefundsDue(order).find(entry => entry.withdrawal === withdrawal)
  if (!due) return fail(409, { withdrawal: 'nothing is left to refund for it' })
  return withTotal(computeParts(order, { lines: due.lines, shipping: due.shipping, amount: 0 }), due.amount)
}

/** Returns everything that is left to refund. `left` is the sum of its amounts, in minor units. */
function findRest(order: Order, left: number): PlainOutcome<Parts> {
  const refunded = sumByLine(listStandingRefunds(order).flatMap(({ lines }) => lines))
  const rest = order.snapshot.lines.flatMap(({ line, quantity }) => {
    const open = quantity - (refunded.get(line) ?? 0)
    return open > 0 ? [{ line, quantity: open }] : []
  })
  return withTotal(computeParts(order, { lines: rest, shipping: true, amount: 0 }), left)
}

/**
 * Returns the same lines with amounts that add up to `amount`, which is less than the lines cost if
 * an earlier refund was for no particular line.
 */
function withTotal(parts: PlainOutcome<Parts>, amount: number): PlainOutcome<Parts> {
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

function computeParts(
  order: Order,
  request: Pick<RefundRequest, 'lines' | 'shipping' | 'amount'>,
): PlainOutcome<Parts> {
  const paid = computePaidParts(order)
  const orderLines = collectLineFacts(order)
  const earlierRefunds = listStandingRefunds(order)
  const refunded = sumByLine(earlierRefunds.flatMap(({ lines }) => lines))
  const lines: RefundLine[] = []
  for (const [line, quantity] of sumByLine(request.lines)) {
    const [part, orderLine] = [paid.lines.get(line), orderLines.get(line)]
    const earlier = refunded.get(line) ?? 0
    if (!part || !orderLine) return fail(404, { lines: `${line} is not a line of this order` })
    if (earlier + quantity > part.quantity)
      return fail(409, { lines: `${part.quantity - earlier} of ${line} are left` })
    const returnedUnrefunded = Math.max(0, orderLine.returned - (earlier - orderLine.dropped))
    const notShipped = orderLine.ordered - orderLine.shipped - orderLine.dropped
    const unsent = Math.min(Math.max(0, quantity - returnedUnrefunded), notShipped)
    lines.push({ line, quantity, amount: computePiecesAmount(part, earlier, quantity), unsent })
  }
  const shippingLeft = paid.shipping - sum(earlierRefunds.map(({ shipping }) => shipping))
  const shipping = request.shipping === true ? Math.max(0, shippingLeft) : Number(request.shipping)
  if (shipping > shippingLeft && shipping > 0)
    return fail(409, { shipping: `only ${(shippingLeft / 100).toFixed(2)} is left` })
  return { ok: true, value: { lines, shipping, other: request.amount } }
}
