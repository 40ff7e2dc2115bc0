import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findWholeListing } from '#src/services/content/listing/listing.ts'
import type { ListingQuery } from '#src/services/content/listing/request.ts'
import { findMatches } from '#src/services/content/search/search.ts'
import { fillCatalogue, rareNumber } from '../../tools/bench/fill-catalogue.ts'
import { withRecording } from '../../tools/bench/recording.ts'
import { pickAmount } from '../support/amount.ts'
import { startShop } from '../support/app.ts'

const shop = await startShop()
afterAll(() => shop.close())
const db = shop.env.CONTENT_DB

/** The number of products, of which a search sorts at most 500. */
const size = 1500
/** The most rows a search may read: 100 per word and language, a few per sorted product. */
const maxRows = 5500
beforeAll(() => fillCatalogue(db, size), 180_000)

/** The smallest number of results to load in sorts other than relevance. */
const minLoaded = pickAmount(100, 500)

const questions = [
  // These words are in names, in texts only, or in both but never in the same product.
  ...['lamp', 'brass lamp', 'ekvika floor', 'the', 'in the', 'pendant oak', 'black oak brass'],
  // Numbers, and prefixes of numbers.
  ...['b', 'bn', 'bn1', 'bn10', 'bn1000', '7', '7350', '735000', '735000000', rareNumber(size), '7350000000750'],
  // Words of the other language, mistyped words, and an unknown word.
  ...['mässing', 'massing', 'golvlampa mässing', 'ekvkia', 'ekvkia flor', 'nowhere'],
  'bababx dorbabx elbabx finbabx grabax holbax inbabx karbax',
  // As many words as a search accepts.
  ...['a b c d e f g h', 'i w k h o', 'in the of a k mm white candle', 'l '.repeat(50), 'la lam lamp lamps li lig'],
  ...['***', '"" NOT -', '%_%', 'x'.repeat(100), 'pulverlackeratstalmedmassingsdetaljer', 'ｅｋｖｉｋａ', '燈 lamp 🕯'],
]

const place = { locale: 'en', market: 1, priceList: 65, sort: 'RELEVANCE', first: 24 } as const

const { db: wrapped, recorded } = withRecording(db)

async function search(more: {
  text: string
  grouped?: boolean
  sort?: 'CHEAPEST' | 'NAME_ASC'
  after?: string | null
}) {
  Object.assign(recorded, { statements: [], rows: 0 })
  const found = await findMatches(wrapped, { ...place, ...more }, { needsCards: true })
  return { ...found, ...recorded }
}

type Found = Awaited<ReturnType<typeof search>>
const found = new Map<string, Found>()

/** Returns the first page of results, which is loaded once for all tests. */
async function firstPage(text: string): Promise<Found> {
  const page = found.get(text) ?? (await search({ text, grouped: true }))
  found.set(text, page)
  return page
}

test('a search reads a limited number of rows for any text, sort and page', async () => {
  const plans = new Set<string>()
  for (const text of questions) {
    const { rows, statements } = await firstPage(text)
    expect(rows, text).toBeLessThanOrEqual(maxRows)
    for (const { sql, values } of statements.filter(({ sql }) => !plans.has(sql))) {
      plans.add(sql)
      const explained = await db
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...values)
        .all()
      const steps = v.parse(v.array(v.object({ detail: v.string() })), explained.results).map(({ detail }) => detail)
      // A search scans only the index of words and its own results.
      const scanned = steps.filter(step => step.startsWith('SCAN') && !known.test(step))
      expect(scanned, text).toEqual([])
    }
    for (const path of [`/search/${encodeURIComponent(text)}`, `/suggestions?q=${encodeURIComponent(text)}`])
      expect((await shop.get(path)).status, path).toBe(200)
  }
  for (const sort of [undefined, 'CHEAPEST', 'NAME_ASC'] as const) {
    const walked: string[] = []
    let after: string | null = null
    do {
      const page: Found = await search({ text: 'lamp', grouped: true, ...(sort && { sort }), after })
      expect(page.rows, `${walked.length}`).toBeLessThanOrEqual(maxRows)
      walked.push(...page.finishes.flat())
      after = page.endCursor
    } while (after && (walked.length < minLoaded || sort === undefined))
    expect(new Set(walked).size).toBe(walked.length)
    if (!after) expect(walked.length).toBe(500)
    else expect(walked.length).toBeGreaterThanOrEqual(minLoaded)
  }
})

/** Each cached card is compared with the found products, and again with their finishes. */
const maxCachedRows = 2 * 300

/**
 * Listings, each with the largest number of rows that it may read besides those of cached cards: a
 * few for each of the 24 cards on a page. A listing that counts the products left by each filter
 * may also read a few rows for each of up to 1,000 products.
 */
const listings: [name: string, maxRows: number, request: Partial<ListingQuery>][] = [
  ['the whole shop', 800, {}],
  ['articles not grouped by design', 400, { grouped: false }],
  ['a category by price', 800, { category: 'table', sort: 'CHEAPEST' }],
  ['one filter', 800, { filters: [{ facet: 'family', values: ['skymra'] }] }],
  [
    'two broad filters',
    20_000,
    {
      filters: [
        { facet: 'socket', values: ['e27', 'e14'] },
        { facet: 'stock', values: ['in-stock'] },
      ],
    },
  ],
  ['nearly all prices', 2000, { minPrice: 101 }],
  ['few prices', 1200, { minPrice: 1000, maxPrice: 1300, sort: 'DEAREST' }],
  ['a range of heights', 1000, { ranges: [{ measure: 'height', lowest: 900, highest: 1000 }] }],
]

test.each(listings)('a listing reads a limited number of rows on each page (%s)', async (_name, mostRows, more) => {
  let after: string | null = null
  for (let page = 0; page < 4; page++) {
    Object.assign(recorded, { statements: [], rows: 0 })
    const request: ListingQuery = { ...place, sort: 'POPULAR', grouped: true, ...more, after }
    // Load the cards and filters too, as a page does.
    const listing: Awaited<ReturnType<typeof findWholeListing>> = await findWholeListing(wrapped, request, [65])
    await listing.facets()
    expect(recorded.rows, `page ${page + 1}`).toBeLessThanOrEqual(mostRows + maxCachedRows)
    after = listing.endCursor
  }
})

const known =
  /^SCAN (?:candidates$|best$|listing_revision$|ranked(?: LEFT-JOIN)?$|page LEFT-JOIN$|found$|(?:json_each|one) VIRTUAL TABLE INDEX 1:$|\(subquery|found VIRTUAL TABLE INDEX \d+:.*M|search_\w\w VIRTUAL TABLE INDEX \d+:.*M)/

test('every list that a search reads is precomputed in the index', async () => {
  const tables = await db
    .prepare(`SELECT sql FROM sqlite_master WHERE name LIKE 'search_%' AND sql LIKE '%USING fts5 %'`)
    .all()
  const indexes = v.parse(v.array(v.object({ sql: v.string() })), tables.results).map(({ sql }) => sql)
  expect(indexes.length).toBe(2)
  // An index with `detail = none` stores no columns, so no list is filtered by column.
  for (const sql of indexes) expect(sql).toContain('detail = none')
  const prefixes = indexes.map(sql => (/prefix = '([\d ]+)'/.exec(sql)?.[1] ?? '').split(' ').map(Number))
  for (const text of questions) {
    const { statements } = await firstPage(text)
    for (const match of statements.flatMap(({ values }) => values.filter(value => /^[("]/.test(String(value))))) {
      const begun = [...String(match).matchAll(/"([^"]*)"\*/g)].map(([, word = '']) => [...word].length)
      for (const lengths of prefixes)
        expect(
          begun.filter(one => !lengths.includes(one)),
          JSON.stringify(match),
        ).toEqual([])
      expect(String(match).replace(/"[^"]*"/g, '')).toMatch(/^(?:[ ()*]|AND|OR|NOT)*$/)
    }
  }
})
