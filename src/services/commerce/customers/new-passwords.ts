import { commonPasswords } from 'virtual:common-passwords'
import { isPassword } from './passwords.ts'

/** In characters, as people count them. Passwords that were chosen under an older rule still log in. */
const minLength = 8

let common: Set<string> | undefined

/** What is wrong with a password that somebody chooses, as `errors` has it; null when nothing is. */
export function newPasswordError(password: unknown): 'not valid' | 'too common' | null {
  if (!isPassword(password) || [...password.normalize('NFC')].length < minLength) return 'not valid'
  common ??= new Set(commonPasswords.split('\n'))
  return common.has(password.toLowerCase()) ? 'too common' : null
}
