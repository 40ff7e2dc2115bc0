import * as v from 'valibot'
import { cleanEmail, isEmail } from '#client/shared/commerce/address.ts'
import { cleanLine, hasWebAddress } from '#client/shared/commerce/clean.ts'
import { cleaned } from './text/cleaned.ts'

/** The contract's error text for an invalid e-mail address. */
export const expectedEmail = 'Expected type e-mail'
export const email = v.pipe(
  v.optional(v.string(expectedEmail), ''),
  cleaned(cleanEmail),
  v.check(isEmail, expectedEmail),
)
export const textField = (max: number) =>
  v.pipe(v.string('must be a text'), v.maxLength(max, `must be at most ${max} characters`))

/** A text of one line as it is typed, cleaned before its length counts. */
export const typedLine = (max: number) =>
  v.pipe(v.string('must be a text'), cleaned(cleanLine), v.maxLength(max, `must be at most ${max} characters`))

/**
 * What is wrong with a cleaned line, or null: control characters would garble mails, their headers
 * and terminals, and an address in a name is an advertisement.
 */
export function lineProblem(text: string): string | null {
  if (!/^\P{C}*$/u.test(text)) return 'must be printable'
  return hasWebAddress(text) ? 'must not be an address' : null
}

/** One line of text. May be empty. */
export const givenLine = (max: number) =>
  v.pipe(
    typedLine(max),
    v.check(
      text => lineProblem(text) === null,
      issue => lineProblem(issue.input) ?? '',
    ),
  )
export const optionalLine = (max: number) => v.optional(givenLine(max), '')
export const lineField = (max: number) => v.pipe(optionalLine(max), v.minLength(1, 'required'))

/** Free text: the platform has no list of values. */
export const gender = v.optional(textField(20))

const consent = v.object(
  {
    key: v.pipe(textField(100), v.minLength(1, 'required')),
    consented: v.boolean('must be true or false'),
    name: v.optional(textField(200)),
    text: v.optional(textField(2000)),
    version: v.optional(textField(50)),
    language: v.optional(textField(10)),
  },
  'must be an object',
)

export const consentMaximum = 20

/** Consents of the customer, with the wording that was shown. */
export const consents = v.optional(
  v.pipe(v.array(consent, 'must be a list'), v.maxLength(consentMaximum, `must be at most ${consentMaximum}`)),
)

export type Consent = v.InferOutput<typeof consent>
