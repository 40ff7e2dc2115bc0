import { commonPasswords } from 'virtual:common-passwords'
import * as v from 'valibot'
import { fail, type PlainOutcome } from '../../lib/outcome.ts'
import { isPassword } from './passwords.ts'
import { isPredictable } from './predictable.ts'

/** In characters, not UTF-16 units. Passwords chosen under an older rule still work. */
const minLength = 8

let commonSet: Set<string> | undefined

const isValid = (password: string) => isPassword(password) && [...password.normalize('NFC')].length >= minLength

function isCommon(password: string) {
  commonSet ??= new Set(commonPasswords.split('\n'))
  return isPredictable(password) || commonSet.has(password.toLowerCase())
}

/** The schema of a new password. */
export const newPassword = v.optional(
  v.pipe(
    v.string('not valid'),
    v.check(isValid, 'not valid'),
    v.check(password => !isValid(password) || !isCommon(password), 'too common'),
    v.metadata({ minLength }),
  ),
  '',
)

/** Checks a new password. `field` is the body's field with the password, for the error. */
export function checkNewPassword(password: unknown, field: string): PlainOutcome<string> {
  const result = v.safeParse(newPassword, password)
  return result.success ? { ok: true, value: result.output } : fail(406, { [field]: result.issues[0].message })
}
