import type { Database } from '../lib/database.ts'
import { fold } from '../lib/fold.ts'
import type { Locale } from '../lib/localize.ts'
import { loadTerms, type Term } from './terms.ts'
import { shorten, splitWords } from './words.ts'

interface Place {
  locale: Locale
  market: number
  priceList: number
}

/** Matches a compound that ends in a word for lamps or light, and captures its first part. */
const compound =
  /^(\p{L}{3,}?)(?:lamp(?:a|an|or|orna|s)?|belysning(?:en|ar)?|armatur(?:en|er)?|ljus(?:et)?|light(?:s|ing)?)$/u

/**
 * Replaces each unknown compound by its first part, if that is known: `utebelysning` by `ute`,
 * `vardagsrumslampa` by `vardagsrum`. Null if nothing is replaced.
 */
export async function splitCompounds(db: Database, terms: Term[], place: Place): Promise<string[] | null> {
  const parts = terms.map(({ word, isKnown }) => (isKnown ? undefined : compound.exec(word)?.[1]))
  const found = parts.flatMap(part => (part ? [part, part.replace(/s$/, '')] : []))
  if (found.length === 0) return null
  const known = (await loadTerms(db, [...new Set(found)], place, { fresh: true })).terms.filter(term => term.isKnown)
  const split = terms.map(({ word }, at) => {
    const part = parts[at]
    return part ? (known.find(term => term.word === part || `${term.word}s` === part)?.word ?? word) : word
  })
  return split.every((word, at) => word === terms[at]?.word) ? null : split
}

/**
 * Shorter lists of words to try one after the other when no product has all words: first without
 * unknown words and filler words, then also without the most common word.
 */
export function listFewerWords(terms: Term[]): string[][] {
  const meaningful = terms.filter(({ word, isKnown }) => isKnown && !fillerWords.has(word))
  const [common] = meaningful.toSorted((one, two) => two.both.hits - one.both.hits)
  return [meaningful, meaningful.filter(term => term !== common)]
    .filter(left => left.length > 0 && left.length < terms.length)
    .map(left => left.map(({ word }) => word))
}

/** Filler words in lower case, without diacritics. */
const fillerWords = new Set([
  ...['a', 'an', 'and', 'at', 'for', 'from', 'in', 'my', 'of', 'on', 'or', 'over', 'the', 'to', 'with'],
  ...['av', 'den', 'det', 'en', 'ett', 'for', 'fran', 'i', 'med', 'min', 'mitt', 'och', 'pa', 'som', 'till', 'vid'],
])

/** The words of a search as the visitor typed them. Words that were not typed stay folded. */
export function restoreTyped(words: string[], text: string): string {
  const typed = splitWords(text.normalize('NFC').toLowerCase())
  return words
    .map(word => {
      const own = typed.find(one => shorten(fold(one)).startsWith(word))?.slice(0, word.length)
      return own && fold(own) === word ? own : word
    })
    .join(' ')
}
