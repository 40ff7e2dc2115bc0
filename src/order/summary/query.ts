import type * as v from 'valibot'
import { list, object, wireNumber, wireText, wireTexts } from '#client/shared/commerce/schema/wire.ts'
import type { Fetch } from '../../services.ts'
import { findAt } from '../find.ts'
import { printedLines, printedTaxes } from '../printed-lines.ts'

const address = object({ lines: wireTexts, phoneNumber: wireText })

/** A printed order. Amounts are in major units; unknown texts are empty. */
const summary = object({
  order: wireText,
  date: wireText,
  language: wireText,
  buyer: address,
  recipient: address,
  email: wireText,
  vatNumber: wireText,
  buyerReference: wireText,
  paymentMethodName: wireText,
  paymentReference: wireText,
  shippingMethodName: wireText,
  delivery: object({ text: wireText }),
  pickupPoint: wireText,
  doorCode: wireText,
  courierInstructions: wireText,
  takeBack: object({ text: wireText }),
  /** The discount of each voucher, by the voucher's name, as a negative amount. */
  discounts: list(object({ name: wireText, amountAsNumber: wireNumber })),
  currency: wireText,
  lines: printedLines,
  shippingAsNumber: wireNumber,
  taxDeductedAsNumber: wireNumber,
  taxNote: object({ text: wireText }),
  totalAsNumber: wireNumber,
  taxes: printedTaxes,
  paidAsNumber: wireNumber,
  refundedAsNumber: wireNumber,
  parcels: list(
    object({
      date: wireText,
      carrier: wireText,
      trackingId: wireText,
      lines: list(object({ quantity: wireNumber, name: wireText })),
    }),
  ),
  giftMessage: wireText,
  additionalNotes: wireText,
  /** The notes of operators. */
  notes: list(object({ text: wireText, actor: wireText, date: wireText })),
})

const answer = object({ summary })

/** All that operators know about an order. Only the embedded commerce service sends it. */
export type PrintedOrder = v.InferOutput<typeof summary>

/** Loads an order for printing; null if the query has no valid key. */
export async function loadOrderSummary(commerce: Fetch, query: string): Promise<PrintedOrder | null> {
  return (await findAt(commerce, `order-summary${query}`, answer))?.summary ?? null
}
