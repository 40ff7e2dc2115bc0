import * as v from 'valibot'
import type { Database } from '../lib/database.ts'
import type { Locale } from '../lib/localize.ts'
import { compareRarity, matchWord } from './match.ts'
import { loadClauses, type Term } from './terms.ts'
import { splitWords } from './words.ts'

/**
 * Maximum number of candidates that are read for each trigram of a mistyped word. `maxTogether` is
 * divided by the number of mistyped words, and limits this further.
 */
const maxCandidates = 100
const maxTogether = 200
/** Maximum number of trigrams of a word that are used. */
const maxGrams = 14
/** Maximum number of candidates that are compared letter by letter; most shared trigrams first. */
const maxCompared = 100
/** Maximum number of candidates whose frequency is read from the index. */
const maxNearest = 5

const words = v.array(v.object({ word: v.string() }))

/**
 * Replaces unknown words by the nearest known ones; null if none could be replaced. Keeps short
 * words and words with digits, because a similar article number belongs to another product.
 */
export async function correctWords(db: Database, terms: Term[], locale: Locale): Promise<string[] | null> {
  const mistyped = terms.filter(({ isKnown }) => !isKnown).length
  const limit = Math.min(maxCandidates, Math.floor(maxTogether / mistyped))
  const corrected = await Promise.all(
    terms.map(({ word, isKnown }) => (isKnown ? word : findNearest(db, word, locale, limit))),
  )
  return corrected.every((word, at) => word === terms[at]?.word) ? null : corrected
}

/** Finds the known word that is nearest to a word; the word itself if none is near. */
async function findNearest(db: Database, word: string, locale: Locale, limit: number): Promise<string> {
  const maxEdits = getMaxEdits(word)
  if (maxEdits === 0) return word
  const found = await db.batch(
    listTrigrams(word)
      .slice(0, maxGrams)
      .map(gram =>
        db
          .prepare('SELECT word FROM search_grams WHERE gram = ? AND length BETWEEN ? AND ? LIMIT ?')
          .bind(gram, word.length - maxEdits, word.length + maxEdits + 2, limit),
      ),
  )
  const shared = new Map<string, number>()
  for (const { results } of found)
    for (const one of v.parse(words, results)) shared.set(one.word, (shared.get(one.word) ?? 0) + 1)
  const near = [...shared]
    .sort(([, one], [, two]) => two - one)
    .slice(0, maxCompared)
    .map(([candidate]) => ({ candidate, edits: countEdits(word, candidate, maxEdits) }))
    .filter(({ edits }) => edits <= maxEdits)
    .sort((one, two) => one.edits - two.edits)
    .slice(0, maxNearest)
  if (near.length === 0) return word
  const clauses = await loadClauses(
    db,
    locale,
    near.map(({ candidate }) => matchWord(candidate, 'both', true)),
  )
  const [best] = near
    .flatMap((one, at) => {
      const clause = clauses[at]
      return clause && clause.hits > 0 ? [{ ...one, clause }] : []
    })
    .sort((one, two) => one.edits - two.edits || compareRarity(two.clause, one.clause))
  return best?.candidate ?? word
}

function getMaxEdits(word: string) {
  if (/\p{N}/u.test(word) || word.length < 4 || word.length > maxWordLength) return 0
  return word.length < 6 ? 1 : 2
}

const maxWordLength = 24

/** The words of a folded text that can replace mistyped ones. */
export const listCorrectableWords = (text: string) => new Set(splitWords(text).filter(word => getMaxEdits(word) > 0))

/** A word's trigrams, with `.` for its beginning and end. Similar words share some of them. */
export const listTrigrams = (word: string) => {
  const marked = `.${word}.`
  return Array.from({ length: marked.length - 2 }, (_, at) => marked.slice(at, at + 3))
}

/**
 * Counts the edits from the typed text to `word`: insertions, deletions, substitutions and
 * transpositions (optimal string alignment). If the typed text resembles only the beginning of a
 * longer word, that counts half an edit more. Stops counting above `limit`.
 */
export function countEdits(typed: string, word: string, limit: number): number {
  if (Math.abs(typed.length - word.length) > limit + 2) return limit + 1
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1]
      let edits = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      if (isSwapped) edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      next.push(edits)
    }
    if (Math.min(...next) > limit) return limit + 1
    before = row
    row = next
  }
  const whole = row[word.length] ?? 0
  // The first letters must match; otherwise any short prefix would be similar.
  const prefixEdits = Math.min(...row.slice(Math.min(4, word.length)))
  return prefixEdits <= 1 ? Math.min(whole, prefixEdits + 0.5) : whole
}
