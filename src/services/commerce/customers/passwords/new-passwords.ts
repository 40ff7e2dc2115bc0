import { commonPasswords } from 'virtual:common-passwords'
import * as v from 'valibot'
import { fail, type PlainOutcome } from '../../lib/outcome.ts'
import { isPassword } from './passwords.ts'
import { isPredictable } from './predictable.ts'

/** In characters, not code units. Passwords chosen under an older rule still work. */
const minLength = 8

let common: Set<string> | undefined

const isValid = (password: string) => isPassword(password) && [...password.normalize('NFC')].length >= minLength

function isCommon(password: string) {
  common ??= new Set(commonPasswords.split('\n'))
  return isPredictable(password) || common.has(password.toLowerCase())
}

/** Rules for a new password. */
export const newPassword = v.optional(
  v.pipe(
    v.string('not valid'),
    v.check(isValid, 'not valid'),
    v.check(password => !isValid(password) || !isCommon(password), 'too common'),
    v.metadata({ minLength }),
  ),
  '',
)

/** `field` is the body's field with the password. */
export function checkNewPassword(password: unknown, field: string): PlainOutcome<string> {
  const read = v.safeParse(newPassword, password)
  return read.success ? { ok: true, value: read.output } : fail(406, { [field]: read.issues[0].message })
}
