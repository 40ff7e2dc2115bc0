import type * as v from 'valibot'
import { flag, list, object, text, textOrNull } from './wire.ts'

/** One of a customer's addresses. Defaults are marked. */
const savedAddress = object({
  address: text,
  firstName: text,
  lastName: text,
  company: text,
  vatNumber: text,
  address1: text,
  address2: text,
  zipCode: text,
  city: text,
  state: text,
  country: text,
  phoneNumber: text,
  isDelivery: flag,
  isInvoice: flag,
})

/**
 * The answer of all calls of `customer/addresses`: the default for deliveries first. A platform
 * elsewhere has no such call.
 */
export const addressesAnswer = object({ token: textOrNull, addresses: list(savedAddress) })

export type SavedAddress = v.InferOutput<typeof savedAddress>
