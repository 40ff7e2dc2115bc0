import type { Database } from '../lib/database.ts'
import { fold } from '../lib/fold.ts'
import type { Locale } from '../lib/localize.ts'
import { loadTerms, type Term } from './terms.ts'
import { allWords, shortened } from './words.ts'

interface Place {
  locale: Locale
  market: number
  priceList: number
}

/** What a compound says of a lamp, and the words for lamps that it ends with. */
const compound =
  /^(\p{L}{3,}?)(?:lamp(?:a|an|or|orna|s)?|belysning(?:en|ar)?|armatur(?:en|er)?|ljus(?:et)?|light(?:s|ing)?)$/u

/**
 * The words, with each compound that no product has replaced by its first part: `utebelysning` by
 * `ute`, `vardagsrumslampa` by `vardagsrum`. Null when there is no compound whose first part is
 * in a product.
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
 * Shorter lists of words, to be tried in this order when no product has all of them: first without
 * the words that no product has and without filler words, then also without the most common word.
 */
export function fewerWords(terms: Term[]): string[][] {
  const telling = terms.filter(({ word, isKnown }) => isKnown && !little.has(word))
  const [common] = telling.toSorted((one, two) => two.both.hits - one.both.hits)
  return [telling, telling.filter(term => term !== common)]
    .filter(left => left.length > 0 && left.length < terms.length)
    .map(left => left.map(({ word }) => word))
}

/** Words between others, folded. */
const little = new Set([
  ...['a', 'an', 'and', 'at', 'for', 'from', 'in', 'my', 'of', 'on', 'or', 'over', 'the', 'to', 'with'],
  ...['av', 'den', 'det', 'en', 'ett', 'for', 'fran', 'i', 'med', 'min', 'mitt', 'och', 'pa', 'som', 'till', 'vid'],
])

/** Words of a search as they were typed, where they were; else folded, as the index has them. */
export function asTyped(words: string[], text: string): string {
  const typed = allWords(text.normalize('NFC').toLowerCase())
  return words
    .map(word => {
      const own = typed.find(one => shortened(fold(one)).startsWith(word))?.slice(0, word.length)
      return own && fold(own) === word ? own : word
    })
    .join(' ')
}
