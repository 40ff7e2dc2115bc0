import type * as v from 'valibot'
import { object, wireFlag, wireText } from './wire.ts'

/**
 * A customer with one address. The platform omits the e-mail address only when nobody is logged in.
 */
export const customer = object({
  email: wireText,
  firstName: wireText,
  lastName: wireText,
  address1: wireText,
  address2: wireText,
  zipCode: wireText,
  city: wireText,
  state: wireText,
  country: wireText,
  phoneNumber: wireText,
  newsletter: wireFlag,
})

export type Customer = v.InferOutput<typeof customer>
