import * as v from 'valibot'
import { type Consent, consentMaximum, textField } from '../lib/fields.ts'
import { fail, type PlainOutcome } from '../lib/outcome.ts'

const attributeMaximum = 30
const name = v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,59}$/, 'must be a name'))
const value = v.union([textField(1000), v.number(), v.boolean()], 'must be text, a number, true or false')
const isFew = <T extends object>(entries: T) => Object.keys(entries).length <= attributeMaximum
const tooMany = `must be at most ${attributeMaximum}`

/** Attributes that a storefront defines. Each is a value, or a group of named values. */
export const customAttributes = v.optional(
  v.pipe(
    v.record(
      name,
      v.union([value, v.pipe(v.record(name, value), v.check(isFew, tooMany))], 'must be a value'),
      'must be an object',
    ),
    v.check(isFew, tooMany),
  ),
)

export type Attributes = Exclude<v.InferOutput<typeof customAttributes>, undefined>

/**
 * Merges attributes and consents from a request into the stored ones. Stored ones that the request
 * does not contain are kept, because a consent is evidence. Fails if there would be too many.
 */
export function mergeExtras(
  stored: { consents: Consent[]; customAttributes: Attributes },
  sent: { consents?: Consent[] | undefined; customAttributes?: Attributes | undefined },
): PlainOutcome<{ consents?: Consent[]; customAttributes?: Attributes }> {
  const consents = [
    ...new Map([...stored.consents, ...(sent.consents ?? [])].map(entry => [entry.key, entry])).values(),
  ]
  const customAttributes = { ...stored.customAttributes, ...sent.customAttributes }
  const errors: Record<string, string> = {
    ...(consents.length > consentMaximum && { consents: `must be at most ${consentMaximum}` }),
    ...(!isFew(customAttributes) && { customAttributes: tooMany }),
  }
  if (Object.keys(errors).length > 0) return fail(406, errors)
  return {
    ok: true,
    value: { ...(sent.consents && { consents }), ...(sent.customAttributes && { customAttributes }) },
  }
}
