import type * as v from 'valibot'
import { flag, object, text } from './wire.ts'

/** A customer with one address. The platform omits the e-mail only when nobody is logged in. */
export const customer = object({
  email: text,
  firstName: text,
  lastName: text,
  address1: text,
  address2: text,
  zipCode: text,
  city: text,
  state: text,
  country: text,
  phoneNumber: text,
  newsletter: flag,
})

export type Customer = v.InferOutput<typeof customer>
