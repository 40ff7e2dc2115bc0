import { refundableAmount } from '../../documents/amounts.ts'
import { createDocumentContent } from '../../documents/content.ts'
import { taxesView } from '../../documents/taxes.ts'
import { fail, type PlainOutcome } from '../../lib/outcome.ts'
import { collectOrderFacts, listStandingRefunds } from '../../orders/facts.ts'
import { describeActionRefusal, listAllowedActions } from '../../orders/states.ts'
import type { Order, OrderDocument, Refund } from '../../orders/storage.ts'
import { decideRefund, type RefundOccasion, type RefundRequest } from '../../refunds/request.ts'

/**
 * Computes what a refund would pay back, without requesting it. Fails as the refund itself would.
 * Amounts are in major units. `leftAsNumber` is what could still be refunded afterwards.
 */
export function previewRefund(order: Order, request: RefundRequest, occasion: RefundOccasion) {
  const facts = collectOrderFacts(order)
  if (!listAllowedActions(facts).includes('refund')) return fail(409, { order: describeActionRefusal('refund', facts) })
  const decided = decideRefund(order, request, occasion)
  if (!decided.ok) return decided
  const { after } = decided.value
  const refund = after.refunds.find(({ reference }) => reference === occasion.reference)
  if (!refund) throw new Error(`The refund of order ${order.number} is missing`)
  const { amount, shipping, other, lines } = refund
  const preview = {
    amountAsNumber: amount / 100,
    shippingAsNumber: shipping / 100,
    otherAsNumber: other / 100,
    lines: lines.map(({ line, quantity, unsent, amount: part }) => ({
      line,
      quantity,
      unsent,
      amountAsNumber: part / 100,
    })),
    taxes: taxesView(createCreditNote(after, refund).taxes),
    leftAsNumber: refundableAmount(after) / 100,
    currency: order.charge.currency,
  }
  return { ok: true, value: preview } satisfies PlainOutcome<typeof preview>
}

/**
 * Creates the content of the refund's credit note, as if this refund and all refunds that have
 * already been requested were paid now.
 */
function createCreditNote(after: Order, { reference }: Refund) {
  const noted = new Set(after.documents.map(({ refund }) => refund))
  const last = Math.max(0, ...after.documents.map(({ number }) => number))
  const notes = listStandingRefunds(after)
    .filter(refund => !noted.has(refund.reference))
    .map(
      (refund, index): OrderDocument => ({
        number: last + 1 + index,
        kind: 'credit_note',
        refund: refund.reference,
        issued: refund.created,
        seller: null,
        content: null,
      }),
    )
  const own = notes.find(({ refund }) => refund === reference)
  if (!own) throw new Error(`The refund ${reference} already has a credit note`)
  return createDocumentContent({ ...after, documents: [...after.documents, ...notes] }, own)
}
