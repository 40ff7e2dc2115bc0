import * as v from 'valibot'
import { email } from '../../lib/fields.ts'
import { cleanLines } from '../../lib/text/clean-lines.ts'
import { cleanWith } from '../../lib/text/cleaned.ts'
import { deliveryAddressFields } from '../../selection/checkout-fields.ts'
import { resentKinds } from './mails.ts'

const noteMaximum = 2000

/** The body that adds a note for operators to an order's history. */
export const orderNote = v.strictObject({
  text: v.pipe(
    v.string('must be text'),
    cleanWith(cleanLines),
    v.minLength(1, 'required'),
    v.maxLength(noteMaximum, `must be at most ${noteMaximum} characters`),
    v.regex(/^(\n|[^\p{Cc}\p{Cs}])*$/u, 'must be printable'),
  ),
})

const { email: _, ...addressFields } = deliveryAddressFields

/** The whole corrected delivery address. `country` defaults to the order's country. */
export const correctedAddress = v.strictObject(addressFields)
export const correctedEmail = v.strictObject({ email })
export const resending = v.strictObject({
  kind: v.picklist(resentKinds, `must be one of ${resentKinds.join(', ')}`),
})
