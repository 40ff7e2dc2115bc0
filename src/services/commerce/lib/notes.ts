import * as v from 'valibot'
import { noteLimits } from '#client/shared/commerce/address.ts'
import { givenLine } from './fields.ts'
import { cleanLines } from './text/clean-lines.ts'
import { cleaned } from './text/cleaned.ts'

const note = (max: number) =>
  v.optional(
    v.pipe(
      v.string('must be a text'),
      cleaned(cleanLines),
      v.maxLength(max, `must be at most ${max} characters`),
      v.regex(/^(\n|[^\p{Cc}\p{Cs}])*$/u, 'must be printable'),
    ),
  )

export const additionalNotes = note(noteLimits.additionalNotes)

export const giftMessage = note(noteLimits.giftMessage)

/** What a purchase says for which the wire's saved fields have no place of their own. */
export const notes = v.looseObject({
  giftMessage,
  buyerReference: v.optional(givenLine(noteLimits.buyerReference)),
  takeBack: v.optional(v.picklist(['', 'chosen'], 'must be chosen or empty')),
})
