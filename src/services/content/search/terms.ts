import * as v from 'valibot'
import type { Database } from '../lib/database.ts'
import type { Locale } from '../lib/localize.ts'
import { type Clause, hasWord, quoted, soldIn, type Words } from './match.ts'

/** A word of a search. */
export type Term = { word: string; isKnown: boolean } & Record<Words, Clause>

/** Products are counted up to this to estimate a word's frequency. */
const sampleSize = 100

/** Frequencies of the words, and of the products sold in the market at the price list's prices. */
export async function loadTerms(
  db: Database,
  words: string[],
  { locale, market, priceList }: { locale: Locale; market: number; priceList: number },
): Promise<{ terms: Term[]; sold: Clause }> {
  const [sold, ...clauses] = await loadClauses(db, locale, [
    quoted(soldIn(market, priceList)),
    ...words.flatMap(word => [hasWord(word, 'own'), hasWord(word, 'both')]),
  ])
  const terms = words.flatMap((word, at) => {
    const [own, both] = clauses.slice(2 * at)
    return own && both ? [{ word, own, both, isKnown: both.isKnown }] : []
  })
  if (!sold) throw new Error('The database returned fewer results than requested.')
  return { terms, sold }
}

/** The frequency of each match. `isKnown` also counts entries that are not products. */
export async function loadClauses(db: Database, locale: Locale, matches: string[]) {
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
