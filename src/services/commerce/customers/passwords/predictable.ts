/** The alphabet, the digits and the rows of common keyboards, as fingers run along them. */
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
 * Whether a password is blank, one character repeated, or a run along one of the rows in either
 * direction: those that a list of the commonest can never hold all of.
 */
export function isPredictable(password: string): boolean {
  const text = password.normalize('NFC').toLowerCase()
  const backwards = [...text].reverse().join('')
  if (text.trim() === '' || new Set(text).size === 1) return true
  return rows.some(row => {
    const endless = row.repeat(Math.ceil(text.length / row.length) + 1)
    return endless.includes(text) || endless.includes(backwards)
  })
}
