import { commonPasswords } from 'virtual:common-passwords'
import * as v from 'valibot'
import { fail, type PlainOutcome } from '../../lib/outcome.ts'
import { isPassword } from './passwords.ts'

/** The alphabet, the digits, and the rows of common keyboard layouts. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiopåasdfghjklöäzxcvbnm',
  'qwertyuiopåasdfghjkløæzxcvbnm',
  'qwertyuiopåasdfghjklæøzxcvbnm',
  'qwertzuiopüasdfghjklöäyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
]

/**
 * Whether a password is blank, one repeated character, or a sequence along one of the rows in
 * either direction. No list of common passwords can contain all of these.
 */
function isPredictable(password: string): boolean {
  const text = password.normalize('NFC').toLowerCase()
  const backwards = [...text].reverse().join('')
  if (text.trim() === '' || new Set(text).size === 1) return true
  return rows.some(row => {
    const longRow = row.repeat(Math.ceil(text.length / row.length) + 1)
    return longRow.includes(text) || longRow.includes(backwards)
  })
}

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
