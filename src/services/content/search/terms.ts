import * as v from 'valibot'
import type { Database } from '../lib/database.ts'
import type { Locale } from '../lib/localize.ts'
import { type Clause, formatPlaceToken, matchWord, quote, type SearchWords } from './match.ts'

/** A word of a search, with its frequency. `isKnown` says whether any entry contains it. */
export type Term = { word: string; isKnown: boolean } & Record<SearchWords, Clause>

/** Products are counted up to this number to estimate a word's frequency. */
const sampleSize = 100

interface Place {
  locale: Locale
  market: number
  priceList: number
}

/** The words with their frequencies, and how many products are sold in the market. */
export interface Frequencies {
  terms: Term[]
  /** Matches products that are sold in the market at the price list's prices. */
  sold: Clause
}

/**
 * Loads how often each word occurs, and how many products are sold in the market at the price
 * list's prices. These numbers only decide which lists of the index are read first, so they may be
 * cached. Set `fresh` if `isKnown` must be up to date.
 */
export async function loadTerms(
  db: Database,
  words: string[],
  place: Place,
  { fresh = false } = {},
): Promise<Frequencies> {
  return toTerms(words, await (fresh ? loadClauses : loadRecentClauses)(db, place.locale, listMatches(words, place)))
}

/**
 * Estimates the frequencies, so that a search need not wait for `loadTerms`: the last known ones;
 * other words are taken to be rarer the longer they are.
 */
export function guessTerms(words: string[], place: Place): Frequencies {
  const guess = (match: string, length: number) =>
    recent.get(`${place.locale} ${match}`)?.clause ?? { match, hits: sampleSize, last: length, isKnown: true }
  return toTerms(
    words,
    listMatches(words, place).map((match, at) => guess(match, words[(at - 1) >> 1]?.length ?? 0)),
  )
}

const listMatches = (words: string[], { market, priceList }: Place) => [
  quote(formatPlaceToken(market, priceList)),
  ...words.flatMap(word => [matchWord(word, 'own'), matchWord(word, 'both')]),
]

/** `clauses` are those of `listMatches`. */
function toTerms(words: string[], [sold, ...clauses]: KnownClause[]): Frequencies {
  const terms = words.flatMap((word, at) => {
    const [own, both] = clauses.slice(2 * at)
    return own && both ? [{ word, own, both, isKnown: both.isKnown }] : []
  })
  if (!sold) throw new Error('The database returned fewer results than requested.')
  return { terms, sold }
}

type KnownClause = Clause & { isKnown: boolean }

/** How long a frequency is cached, in ms. */
const lifetimeMs = 60_000
const maxCached = 1000

// May be cached across requests, because it has no data about visitors, only words and numbers.
const recent = new Map<string, { clause: KnownClause; until: number }>()

async function loadRecentClauses(db: Database, locale: Locale, matches: string[]): Promise<KnownClause[]> {
  const now = Date.now()
  const before = matches.map(match => recent.get(`${locale} ${match}`))
  const missing = matches.filter((_, at) => (before[at]?.until ?? 0) <= now)
  const read = missing.length > 0 ? await loadClauses(db, locale, missing) : []
  if (recent.size + read.length > maxCached) recent.clear()
  for (const clause of read) recent.set(`${locale} ${clause.match}`, { clause, until: now + lifetimeMs })
  return matches.flatMap((match, at) => read.find(clause => clause.match === match) ?? before[at]?.clause ?? [])
}

/** Loads the frequency of each match. `isKnown` also counts entries that are not products. */
export async function loadClauses(db: Database, locale: Locale, matches: string[]): Promise<KnownClause[]> {
  const table = `search_${locale}`
  const results = await db.batch(
    matches.map(match =>
      db
        .prepare(
          `SELECT count(*) AS hits, coalesce(max(row), 0) AS last,
             EXISTS (SELECT 1 FROM ${table} WHERE ${table} MATCH ?1) AS known
           FROM (SELECT rowid AS row FROM ${table} WHERE ${table} MATCH ?1 AND rowid > 0 ORDER BY rowid LIMIT ?2)`,
        )
        .bind(match, sampleSize),
    ),
  )
  return matches.map((match, at) => {
    const [{ known, ...found }] = v.parse(rows, results[at]?.results)
    return { match, ...found, isKnown: known === 1 }
  })
}

const rows = v.tuple([v.object({ hits: v.number(), last: v.number(), known: v.number() })])
