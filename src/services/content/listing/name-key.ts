import type { Locale } from '../lib/localize.ts'

/**
 * Letters that are sorted at the end of an alphabet; other languages sort them as their base
 * letter.
 */
const lastLetters: Partial<Record<Locale, Record<string, string>>> = { sv: { å: '{', ä: '|', ö: '}' } }

/**
 * A key of a name that sorts bytewise in the order of `locale`, so that SQLite's index gives the
 * listing's order.
 */
export function nameKey(name: string, locale: Locale) {
  const last = lastLetters[locale]
  const lower = name.normalize('NFC').toLowerCase()
  const ordered = last ? lower.replace(/\P{ASCII}/gu, letter => last[letter] ?? letter) : lower
  return ordered.normalize('NFD').replace(/\p{Mark}/gu, '')
}
