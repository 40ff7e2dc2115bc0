import { commonPasswords } from 'virtual:common-passwords'
import { fail, type PlainOutcome } from '../lib/outcome.ts'
import { isPassword } from './passwords.ts'

/**
 * In characters, as people count them. Passwords that were chosen under an older rule still log in.
 */
const minLength = 8

let common: Set<string> | undefined

/** A password that is chosen now; `field` is where the body has it. */
export function checkNewPassword(password: unknown, field: string): PlainOutcome<string> {
  if (!isPassword(password) || [...password.normalize('NFC')].length < minLength) {
    return fail(406, { [field]: 'not valid' })
  }
  common ??= new Set(commonPasswords.split('\n'))
  return common.has(password.toLowerCase()) ? fail(406, { [field]: 'too common' }) : { ok: true, value: password }
}
