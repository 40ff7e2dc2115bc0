import type { Locale } from './localize.ts'

/** Letters that end an alphabet; elsewhere they are sorted as the letter below their mark. */
const lastLetters: Partial<Record<Locale, Record<string, string>>> = { sv: { å: '{', ä: '|', ö: '}' } }

/**
 * A name as a key that sorts bytewise in the order of `locale`, so that SQLite's index is the
 * listing's order.
 */
export function nameKey(name: string, locale: Locale) {
  const last = lastLetters[locale]
  const lower = name.normalize('NFC').toLowerCase()
  const ordered = last ? lower.replace(/\P{ASCII}/gu, letter => last[letter] ?? letter) : lower
  return ordered.normalize('NFD').replace(/\p{Mark}/gu, '')
}
