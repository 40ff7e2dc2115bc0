import * as v from 'valibot'
import { cleanEmail, isEmail } from '#client/shared/commerce/address.ts'
import { cleanLine, hasWebAddress } from '#client/shared/commerce/clean.ts'
import { cleanWith } from './text/cleaned.ts'

/** The wire's error text for an invalid e-mail address. */
export const expectedEmail = 'Expected type e-mail'
export const email = v.pipe(
  v.optional(v.string(expectedEmail), ''),
  cleanWith(cleanEmail),
  v.check(isEmail, expectedEmail),
)
export const textField = (max: number) =>
  v.pipe(v.string('must be text'), v.maxLength(max, `must be at most ${max} characters`))

/** The schema of a single line, which is cleaned before its length in characters is checked. */
export const typedLine = (max: number) =>
  v.pipe(v.string('must be text'), cleanWith(cleanLine), v.maxLength(max, `must be at most ${max} characters`))

/**
 * Returns the problem of a cleaned line, or null. Control characters are rejected because they
 * would garble mails and terminals, and web addresses because in such a line they are spam.
 */
export function findLineProblem(text: string): string | null {
  if (!/^\P{C}*$/u.test(text)) return 'must be printable'
  return hasWebAddress(text) ? 'must not be an address' : null
}

/** The schema of a printable line without a web address. It may be empty. */
export const printableLine = (max: number) =>
  v.pipe(
    typedLine(max),
    v.check(
      text => findLineProblem(text) === null,
      issue => findLineProblem(issue.input) ?? '',
    ),
  )
export const optionalLine = (max: number) => v.optional(printableLine(max), '')
export const requiredLine = (max: number) => v.pipe(optionalLine(max), v.minLength(1, 'required'))

/** The schema of a customer's gender. It can be any text, because Centra defines no values. */
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

/** The schema of a customer's consents, each with the wording that the customer saw. */
export const consents = v.optional(
  v.pipe(v.array(consent, 'must be a list'), v.maxLength(consentMaximum, `must be at most ${consentMaximum}`)),
)

export type Consent = v.InferOutput<typeof consent>
