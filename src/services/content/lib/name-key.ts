import type { Locale } from './localize.ts'

/** The Swedish alphabet ends with å ä ö; in English they are sorted as a and o. */
const lastLetters = { å: '{', ä: '|', ö: '}' }

/**
 * A name as a key that sorts bytewise in the order of `locale`, so that SQLite's index is the
 * listing's order.
 */
export function nameKey(name: string, locale: Locale) {
  const lower = name.normalize('NFC').toLowerCase()
  const ordered = locale === 'sv' ? lower.replace(/[åäö]/g, letter => letterKey(letter)) : lower
  return ordered.normalize('NFD').replace(/\p{Mark}/gu, '')
}

const letterKey = (letter: string) => Object.entries(lastLetters).find(([own]) => own === letter)?.[1] ?? letter
