import { fold } from '../lib/fold.ts'

/** Maximum length of a stored name, in characters. */
const maxLength = 120

/**
 * A file's name as editors see it: the last part of a path, without control characters and without
 * characters that change the direction of writing.
 */
export function cleanFileName(path: string): string {
  const last = path.split(/[/\\]/).at(-1) ?? ''
  const plain = last.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, ' ')
  return Array.from(plain.trim()).slice(0, maxLength).join('').trim()
}

/** Maximum length of a name in an address, in characters. */
const maxLengthInAddress = 60

/** The name in an address: a–z, 0–9 and single hyphens; `otherwise` if nothing remains. */
export function toAddressName(name: string, otherwise: string): string {
  const words = fold(name.replace(/\.[a-z0-9]{1,5}$/i, '')).replace(/[^a-z0-9]+/g, '-')
  return words.slice(0, maxLengthInAddress).replace(/^-+|-+$/g, '') || otherwise
}

/** The text that a search matches, in lower case without diacritics, at most 2000 characters. */
export const toSearchText = (texts: string[]) => fold(texts.join(' ')).slice(0, 2000)
