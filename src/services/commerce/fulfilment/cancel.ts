import { refundableAmount } from '../documents/amounts.ts'
import { fail, type PlainOutcome } from '../lib/outcome.ts'
import type { Decision } from '../orders/change.ts'
import { listLeftToSend } from '../orders/facts.ts'
import type { Order } from '../orders/storage.ts'
import { decideRefund, type RefundOccasion } from '../refunds/request.ts'
import { restockStatements } from '../refunds/storage.ts'

interface Cancellation {
  reason: string
  /** Whether the goods go back into stock. */
  restock: boolean
}

/** Decides to cancel an order and refund all its money. Fails once a parcel has been sent. */
export function decideCancellation(
  order: Order,
  cancellation: Cancellation,
  occasion: RefundOccasion,
): PlainOutcome<Decision> {
  if (order.shipments.length > 0) return fail(409, { order: 'has been sent' })
  const { reference } = order
  const isPaid = refundableAmount(order) > 0
  const refund = isPaid ? decideRefund(order, { ...fullRefund, reason: cancellation.reason }, occasion) : null
  if (refund && !refund.ok) return refund
  const goods = listLeftToSend({ ...order, withdrawn: [] })
  return {
    ok: true,
    value: {
      after: refund ? refund.value.after : order,
      details: { ...(cancellation.reason && { reason: cancellation.reason }), ...refund?.value.details },
      statements: (db, actor) => [
        ...(refund?.value.statements(db, actor) ?? []),
        ...(cancellation.restock ? restockStatements(db, order, goods, { cause: 'cancelled', actor }) : []),
      ],
      mails: [
        {
          kind: 'cancelled',
          recipient: order.email,
          about: JSON.stringify({ reference, reason: cancellation.reason, isPaid }),
          event: `cancelled ${reference}`,
        },
      ],
      stockChanged: cancellation.restock,
    },
  }
}

const fullRefund = { all: true, lines: [], shipping: true, amount: 0, withdrawal: null, restock: false }
