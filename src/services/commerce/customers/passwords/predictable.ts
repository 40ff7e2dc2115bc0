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
export function isPredictable(password: string): boolean {
  const text = password.normalize('NFC').toLowerCase()
  const backwards = [...text].reverse().join('')
  if (text.trim() === '' || new Set(text).size === 1) return true
  return rows.some(row => {
    const longRow = row.repeat(Math.ceil(text.length / row.length) + 1)
    return longRow.includes(text) || longRow.includes(backwards)
  })
}
