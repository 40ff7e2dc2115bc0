import { commonPasswords } from 'virtual:common-passwords'
import * as v from 'valibot'
import { fail, type PlainOutcome } from '../../lib/outcome.ts'
import { isPassword } from './passwords.ts'

/** The alphabet, the digits, and the letter keys of common keyboard layouts, row by row. */
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
 * Whether a password is blank, repeats one character, or follows one of `rows` in either direction.
 * A list of common passwords could not contain all of these.
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

/**
 * Minimum length of a new password, in characters, not UTF-16 units. Older passwords may be
 * shorter.
 */
const minLength = 8

let commonSet: Set<string> | undefined

const isValid = (password: string) => isPassword(password) && [...password.normalize('NFC')].length >= minLength

function isCommon(password: string) {
  commonSet ??= new Set(commonPasswords.split('\n'))
  return isPredictable(password) || commonSet.has(password.toLowerCase())
}

/** The schema of a new password. A missing one is invalid. */
export const newPassword = v.optional(
  v.pipe(
    v.string('not valid'),
    v.check(isValid, 'not valid'),
    v.check(password => !isValid(password) || !isCommon(password), 'too common'),
    v.metadata({ minLength }),
  ),
  '',
)

/** Checks a new password. `field` is the name of its field in the request, for the error. */
export function checkNewPassword(password: unknown, field: string): PlainOutcome<string> {
  const result = v.safeParse(newPassword, password)
  return result.success ? { ok: true, value: result.output } : fail(406, { [field]: result.issues[0].message })
}
