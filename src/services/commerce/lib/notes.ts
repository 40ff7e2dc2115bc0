import * as v from 'valibot'
import { noteLimits } from '#client/commerce/address.ts'

/** Plain text. Of control characters only line breaks, and those only where `lines` is set. */
const note = (maximum: number, lines: boolean) =>
  v.optional(
    v.pipe(
      v.string('must be a text'),
      v.transform(text => text.normalize('NFC').replaceAll('\r\n', '\n').trim()),
      v.maxLength(maximum, `must be at most ${maximum} characters`),
      v.check(
        text => text.isWellFormed() && !/\p{Cc}/u.test(lines ? text.replaceAll('\n', '') : text),
        'must be printable',
      ),
    ),
  )

export const additionalNotes = note(noteLimits.additionalNotes, true)

export const giftMessage = note(noteLimits.giftMessage, true)

/** What a purchase says for which the wire's saved fields have no place of their own. */
export const notes = v.looseObject({ giftMessage, buyerReference: note(noteLimits.buyerReference, false) })
