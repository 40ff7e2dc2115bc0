import { fail, type PlainFailure, type PlainOutcome } from '../lib/outcome.ts'
import type { Decision } from '../orders/change.ts'
import { correctPurchase } from '../orders/corrected/purchase.ts'
import { listLeftToSend } from '../orders/facts.ts'
import type { Order } from '../orders/storage.ts'

/**
 * Decides to correct an order's delivery address. `address` has already been checked. Fails once a
 * parcel has been sent, and if nothing is left to send.
 */
export function decideAddress(order: Order, address: Record<string, string>): PlainOutcome<Decision> {
  const refusal = refuseCorrection(order)
  if (refusal) return refusal
  if (listLeftToSend(order).length === 0) return fail(409, { order: 'has nothing left to send' })
  const { shippingAddress: before } = correctPurchase(order)
  return {
    ok: true,
    value: {
      after: { ...order, deliveryAddress: address },
      details: { before, after: address },
      statements: db => [
        db
          .prepare('UPDATE orders SET delivery_address = ? WHERE reference = ?')
          .bind(JSON.stringify(address), order.reference),
      ],
    },
  }
}

/**
 * Decides to correct the e-mail address to which an order's later mails are sent. Fails once a
 * parcel has been sent.
 */
export function decideEmail(order: Order, email: string): PlainOutcome<Decision> {
  const refusal = refuseCorrection(order)
  if (refusal) return refusal
  return {
    ok: true,
    value: {
      after: { ...order, email },
      details: { before: order.email, after: email },
      statements: db => [db.prepare('UPDATE orders SET email = ? WHERE reference = ?').bind(email, order.reference)],
    },
  }
}

function refuseCorrection({ email, shipments }: Order): PlainFailure | null {
  if (shipments.length > 0) return fail(409, { order: 'has been sent' })
  return email ? null : fail(409, { order: 'no longer has any personal data' })
}
