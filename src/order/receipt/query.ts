import type * as v from 'valibot'
import { addressFields } from '#client/shared/commerce/schema/selection.ts'
import { list, object, wireNumber, wireText } from '#client/shared/commerce/schema/wire.ts'
import type { Fetch } from '../../services.ts'
import { findAt } from '../find.ts'
import { printedLines, printedTaxes } from '../printed-lines.ts'

const named = { number: wireText, kind: wireText, date: wireText }

/** The schema of a receipt or credit note. Amounts are in major units. */
const document = object({
  ...named,
  language: wireText,
  order: wireText,
  orderDate: wireText,
  /** The receipt that a credit note belongs to. */
  receipt: object(named),
  reason: wireText,
  /** Empty if the platform does not send the seller. */
  seller: object({ name: wireText, address: wireText, email: wireText, vatNumber: wireText }),
  address: object(addressFields),
  /** A reference that the buyer entered, such as a purchase order number. */
  buyerReference: wireText,
  currency: wireText,
  paymentMethodName: wireText,
  shippingMethodName: wireText,
  delivery: object({ text: wireText }),
  pickupPoint: wireText,
  lines: printedLines,
  shippingAsNumber: wireNumber,
  otherAsNumber: wireNumber,
  taxDeductedAsNumber: wireNumber,
  taxNote: object({ text: wireText }),
  taxNumbers: list(object({ name: wireText, number: wireText })),
  totalAsNumber: wireNumber,
  taxes: printedTaxes,
})

const answer = object({ document })

/** A receipt or credit note. Only the embedded commerce service has them. */
export type ReceiptDocument = v.InferOutput<typeof document>

interface DocumentLink {
  reference: string
  creditNote?: string | undefined
  /** The result of `readOrderKey`. */
  query: string
}

/** Loads an order's receipt, or the credit note with this number; null if there is none. */
export async function loadReceiptDocument(commerce: Fetch, { reference, creditNote, query }: DocumentLink) {
  const path = creditNote === undefined ? 'receipt' : `credit-notes/${encodeURIComponent(creditNote)}`
  const found = await findAt(commerce, `order-status/${encodeURIComponent(reference)}/${path}${query}`, answer)
  return found?.document.number ? found.document : null
}

/** Whether there is an order with this reference. */
export const isOrder = async (commerce: Fetch, reference: string) =>
  (await findAt(commerce, `order-status/${encodeURIComponent(reference)}`, object({}))) !== null
