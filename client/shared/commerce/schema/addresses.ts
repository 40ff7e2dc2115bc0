import type * as v from 'valibot'
import { list, object, textOrNull, wireFlag, wireText } from './wire.ts'

/** One of a customer's addresses. Defaults are marked. */
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
 * The answer of all calls of `customer/addresses`: the default for deliveries first. A platform
 * elsewhere has no such call.
 */
export const addressesAnswer = object({ token: textOrNull, addresses: list(savedAddress) })

export type SavedAddress = v.InferOutput<typeof savedAddress>
