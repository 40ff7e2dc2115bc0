import * as v from 'valibot'
import { addressLimits } from '#client/shared/commerce/address.ts'
import { consents, email, gender, printableLine, requiredLine } from '../lib/fields.ts'
import { languageCodes } from '../lib/languages.ts'
import { customAttributes } from './extras.ts'
import { newPassword } from './passwords/new-passwords.ts'

const required = 'required'

/** The address fields of a customer. The wire has more address fields in the checkout. */
const addressFields = {
  address1: v.optional(printableLine(addressLimits.address1)),
  address2: v.optional(printableLine(addressLimits.address2)),
  zipCode: v.optional(printableLine(addressLimits.zipCode)),
  city: v.optional(printableLine(addressLimits.city)),
  state: v.optional(printableLine(addressLimits.state)),
  country: v.optional(v.pipe(printableLine(addressLimits.country), v.toUpperCase())),
  phoneNumber: v.optional(printableLine(addressLimits.phoneNumber)),
}
const names = { firstName: requiredLine(addressLimits.firstName), lastName: requiredLine(addressLimits.lastName) }

const language = v.optional(v.picklist(languageCodes, 'not found'))
const newsletter = v.optional(v.boolean('must be true or false'))

const extras = { gender, consents, customAttributes }

/** The body of `POST register`. Other fields, such as those of Centra's clubs, are ignored. */
export const registrationFields = v.object({
  email,
  ...names,
  ...addressFields,
  ...extras,
  newsletter,
  language,
  password: newPassword,
})
export const credentials = v.object({ password: v.string(required) }, required)
/** The body of `PUT password`. */
export const passwordChange = v.object({ ...credentials.entries, newPassword }, required)
/** The body of `POST password-reset`. `i` and `id` are in the query of the mailed link. */
export const passwordReset = v.object({ i: v.fallback(v.string(), ''), id: v.fallback(v.string(), ''), newPassword })
export const detailUpdate = v.object({
  newEmail: v.optional(email),
  ...names,
  ...addressFields,
  ...extras,
  newsletter,
  language,
})
export const address = v.object({ ...names, ...addressFields })
export const newEmail = v.object({ newEmail: email })

export const orderPaging = v.object({
  from: v.optional(
    v.pipe(v.number('must be a number'), v.safeInteger('must be a whole number'), v.minValue(0, 'must be at least 0')),
    0,
  ),
  size: v.optional(
    v.pipe(v.number('must be a number'), v.safeInteger('must be a whole number'), v.minValue(1, 'must be at least 1')),
    20,
  ),
})
