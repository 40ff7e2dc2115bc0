import { fold } from '../lib/fold.ts'

/** Longest name that is kept, in characters. */
const maxLength = 120

/**
 * A file's name as editors see it: the last part of a path, without control characters and without
 * those that turn the direction of writing.
 */
export function shownName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, ' ')
  return Array.from(plain.trim()).slice(0, maxLength).join('').trim()
}

/** Longest name in an address, in characters. */
const maxLengthInAddress = 60

/** The name in an address: a–z, 0–9 and single hyphens; `otherwise` where nothing is left. */
export function addressName(name: string, otherwise: string): string {
  const words = fold(name.replace(/\.[a-z0-9]{1,5}$/i, '')).replace(/[^a-z0-9]+/g, '-')
  return words.slice(0, maxLengthInAddress).replace(/^-+|-+$/g, '') || otherwise
}

/** What a search looks at: texts without case and diacritics. */
export const fileWords = (texts: string[]) => fold(texts.join(' ')).slice(0, 2000)
