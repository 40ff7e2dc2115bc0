import type * as v from 'valibot'
import { list, object, textOrNull, wireFlag, wireText } from './wire.ts'

/** One of a customer's saved addresses. The flags mark the default addresses. */
const savedAddress = object({
  address: wireText,
  firstName: wireText,
  lastName: wireText,
  company: wireText,
  vatNumber: wireText,
  address1: wireText,
  address2: wireText,
  zipCode: wireText,
  city: wireText,
  state: wireText,
  country: wireText,
  phoneNumber: wireText,
  isDelivery: wireFlag,
  isInvoice: wireFlag,
})

/**
 * The response of all `customer/addresses` calls, with the default delivery address first. Only the
 * embedded service has these calls.
 */
export const addressesAnswer = object({ token: textOrNull, addresses: list(savedAddress) })

export type SavedAddress = v.InferOutput<typeof savedAddress>
