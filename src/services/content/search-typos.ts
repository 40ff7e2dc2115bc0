import * as v from 'valibot'
import { editsBetween } from './edits.ts'
import type { Locale } from './localize.ts'
import { anywhere } from './search-match.ts'
import type { Term } from './search-terms.ts'
import { allWords } from './search-words.ts'

/** Candidates that one piece of a word brings at most: what is read stays bounded, however many words there are. */
const mostCandidates = 100
const mostGrams = 14
/** Candidates that are looked up. */
const mostNearest = 5

const words = v.array(v.object({ word: v.string() }))
const docs = v.array(v.object({ term: v.string(), doc: v.number() }))

/**
 * The words with those that find nothing replaced by the nearest that do; null when nothing could be replaced. Words that find something stay as they are,
 * and so do short ones and numbers: an article number that is nearly right is another article's.
 */
export async function correctWords(db: D1Database, asked: Term[], locale: Locale): Promise<string[] | null> {
  const table = `search_${locale}`
  const hits = await db.batch(
    asked.map(term =>
      db.prepare(`SELECT 1 FROM ${table} WHERE ${table} MATCH ? LIMIT 1`).bind(anywhere([term], 'both')),
    ),
  )
  const corrected = await Promise.all(
    asked.map(({ word }, at) => (hits[at]?.results.length === 0 ? nearest(db, word, locale) : word)),
  )
  return corrected.every((word, at) => word === asked[at]?.word) ? null : corrected
}

/** The word itself when none is near. */
async function nearest(db: D1Database, word: string, locale: Locale): Promise<string> {
  const most = mostEdits(word)
  if (most === 0) return word
  const found = await db.batch(
    gramsOf(word)
      .slice(0, mostGrams)
      .map(gram =>
        db
          .prepare('SELECT word FROM search_grams WHERE gram = ? AND length BETWEEN ? AND ? LIMIT ?')
          .bind(gram, word.length - most, word.length + most + 2, mostCandidates),
      ),
  )
  const candidates = new Set(found.flatMap(({ results }) => v.parse(words, results).map(one => one.word)))
  const near = [...candidates]
    .map(candidate => ({ candidate, edits: editsBetween(word, candidate, most) }))
    .filter(({ edits }) => edits <= most)
    .sort((one, two) => one.edits - two.edits)
    .slice(0, mostNearest)
  if (near.length === 0) return word
  const { results } = await db
    .prepare(`SELECT term, doc FROM search_${locale}_words WHERE term IN (SELECT value FROM json_each(?))`)
    .bind(JSON.stringify(near.map(({ candidate }) => candidate)))
    .all()
  const counts = new Map(v.parse(docs, results).map(({ term, doc }) => [term, doc]))
  const [best] = near
    .map(one => ({ ...one, count: counts.get(one.candidate) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, two) => one.edits - two.edits || two.count - one.count)
  return best?.candidate ?? word
}

function mostEdits(word: string) {
  if (/\p{N}/u.test(word) || word.length < 4 || word.length > longest) return 0
  return word.length < 6 ? 1 : 2
}

const longest = 24

/** Words of a folded text that may be meant when another is typed. */
export const correctable = (text: string) => new Set(allWords(text).filter(word => mostEdits(word) > 0))

/** A word's pieces of three letters, its ends marked: words that are nearly the same share some. */
export const gramsOf = (word: string) => {
  const marked = `.${word}.`
  return Array.from({ length: marked.length - 2 }, (_, at) => marked.slice(at, at + 3))
}
