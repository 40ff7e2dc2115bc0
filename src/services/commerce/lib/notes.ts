import * as v from 'valibot'
import { noteLimits } from '#client/shared/commerce/address.ts'
import { printableLine } from './fields.ts'
import { cleanLines } from './text/clean-lines.ts'
import { cleanWith } from './text/cleaned.ts'

const note = (max: number) =>
  v.optional(
    v.pipe(
      v.string('must be text'),
      cleanWith(cleanLines),
      v.maxLength(max, `must be at most ${max} characters`),
      v.regex(/^(\n|[^\p{Cc}\p{Cs}])*$/u, 'must be printable'),
    ),
  )

export const additionalNotes = note(noteLimits.additionalNotes)

export const giftMessage = note(noteLimits.giftMessage)

/** Fields of a purchase that do not belong to an address on the wire. */
export const notes = v.looseObject({
  giftMessage,
  buyerReference: v.optional(printableLine(noteLimits.buyerReference)),
  takeBack: v.optional(v.picklist(['', 'chosen'], 'must be chosen or empty')),
})
