import type { Locale } from '../lib/localize.ts'

/** Letters that a language sorts after z; other languages sort them as their base letters. */
const lastLetters: Partial<Record<Locale, Record<string, string>>> = { sv: { å: '{', ä: '|', ö: '}' } }

/** A key of a name whose bytes sort as `locale` sorts names, so that SQLite can use an index. */
export function createNameKey(name: string, locale: Locale) {
  const last = lastLetters[locale]
  const lower = name.normalize('NFC').toLowerCase()
  const ordered = last ? lower.replace(/\P{ASCII}/gu, letter => last[letter] ?? letter) : lower
  return ordered.normalize('NFD').replace(/\p{Mark}/gu, '')
}
