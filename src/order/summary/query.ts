import type * as v from 'valibot'
import { CommerceError } from '#client/shared/commerce/error.ts'
import { list, numberOrNull, object, wireNumber, wireText, wireTexts } from '#client/shared/commerce/schema/wire.ts'
import type { Fetch } from '../../services.ts'
import { createStatelessCommerce } from '../../shared/edge/upstream/commerce-client.ts'

const address = object({ lines: wireTexts, phoneNumber: wireText })

/** An order in print. Amounts are in major units; empty texts are not known. */
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
  /** What vouchers took off, by name, as negative amounts. */
  discounts: list(object({ name: wireText, amountAsNumber: wireNumber })),
  currency: wireText,
  lines: list(
    object({
      item: wireText,
      name: wireText,
      quantity: wireNumber,
      taxPercent: wireNumber,
      priceEachAsNumber: numberOrNull,
      discountAsNumber: numberOrNull,
      totalPriceAsNumber: wireNumber,
    }),
  ),
  shippingAsNumber: wireNumber,
  taxDeductedAsNumber: wireNumber,
  taxNote: object({ text: wireText }),
  totalAsNumber: wireNumber,
  taxes: list(
    object({ taxPercent: wireNumber, netAsNumber: wireNumber, taxAsNumber: wireNumber, grossAsNumber: wireNumber }),
  ),
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

/** Everything about an order for operators. Only the embedded commerce service has it. */
export type PrintedOrder = v.InferOutput<typeof summary>

/** Loads an order in print; null if the query has no valid key. */
export async function loadOrderSummary(commerce: Fetch, query: string): Promise<PrintedOrder | null> {
  try {
    const path = `order-summary${query}`
    return (await createStatelessCommerce(commerce).call({ method: 'GET', path, schema: answer })).summary
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return null
    throw error
  }
}
