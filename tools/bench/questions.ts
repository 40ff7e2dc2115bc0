import { findUses } from '../../src/services/content/files/uses.ts'
import { findListingRows, findWholeListing } from '../../src/services/content/listing/listing.ts'
import { listEntries, states } from '../../src/services/content/overview/list.ts'
import { loadLinks } from '../../src/services/content/overview/named.ts'
import { findMatches } from '../../src/services/content/search/search.ts'
import { rareNumber } from './fill-catalogue.ts'

const place = { locale: 'en', market: 1, priceList: 65, first: 48 } as const
const listed = { ...place, sort: 'POPULAR', grouped: true } as const
const entries = { locale: 'en', type: 'product' } as const
const found = { ...place, sort: 'RELEVANCE' } as const

async function counted(db: D1Database, chosen: [string, ...string[]][]) {
  const filters = chosen.map(([facet, ...values]) => ({ facet, values }))
  const listing = await findListingRows(db, { ...listed, filters, sort: 'CHEAPEST' })
  await listing.facets()
}

/**
 * Different kinds of searches: words in names, words that only occur in descriptions, words that
 * never occur together, prefixes of numbers, words in other languages, mistyped words, and many
 * words at once.
 */
const searches = [
  ...['brass', 'linen', 'the', 'in the', 'pendant oak', 'black oak brass', 'bn10', '7350'],
  ...['mässing', 'massing', 'golvlampa mässing', 'ekvkia', 'ekvkia flor', 'nowhere'],
  ...['a b c d e f g h', 'i w k h o', 'yes usb ra from no', 'in black lamp for 2 iii 3', '*** '.repeat(25)],
]

/** Lists typical queries of visitors and editors, for a catalogue with `size` products. */
export async function listQueries(db: D1Database, size: number): Promise<Record<string, BenchQuery>> {
  const [deep, end] = [await cursorAt(db, 0.8, size), await endOf(db, 'in the')]
  return {
    'listing, page 1': on => findListingRows(on, listed),
    'listing of articles, page 1': on => findListingRows(on, { ...listed, grouped: false }),
    'listing, page at 80 %': on => findListingRows(on, { ...listed, after: deep }),
    'category by price, page 1': on => findListingRows(on, { ...listed, sort: 'CHEAPEST', category: 'table' }),
    'listing with facets, page 1': async on => {
      const listing = await findListingRows(on, listed)
      await Promise.all([listing.facets(), listing.prices()])
    },
    'listing with cards and facets': async on => {
      await (await findWholeListing(on, listed, [65])).facets()
    },
    'a filter, cards and counts': async on => {
      const filters = [{ facet: 'family', values: ['skymra'] }]
      await (await findWholeListing(on, { ...listed, filters }, [65])).facets()
    },
    'one rare filter, counts': on => counted(on, [['family', 'skymra']]),
    'two filters, counts': on =>
      counted(on, [
        ['family', 'ekvika'],
        ['socket', 'e27'],
      ]),
    'two broad filters, counts': on =>
      counted(on, [
        ['socket', 'e27', 'e14'],
        ['stock', 'in-stock'],
      ]),
    'two filters with little in common': on =>
      counted(on, [
        ['socket', 'g9', 'g4'],
        ['category', 'lightsource'],
      ]),
    'a range of prices, counts': async on => {
      const listing = await findListingRows(on, { ...listed, minPrice: 1000, maxPrice: 1300 })
      await listing.facets()
    },
    'a range of heights, counts': async on => {
      const listing = await findListingRows(on, {
        ...listed,
        ranges: [{ measure: 'height', lowest: 900, highest: 1000 }],
      })
      await Promise.all([listing.facets(), listing.ranges()])
    },
    'search, prefix that matches most products': on => findMatches(on, { ...found, text: 'lam' }),
    'search, two words': on => findMatches(on, { ...found, text: 'brass lamp' }),
    'search, article number': on => findMatches(on, { ...found, text: rareNumber(size) }),
    'search, name that few products have': on => findMatches(on, { ...found, text: 'ekvika floor' }),
    ...Object.fromEntries(
      searches.map(text => [`search, “${text}”`, (on: D1Database) => findMatches(on, { ...found, text })]),
    ),
    'search, cheapest': on => findMatches(on, { ...found, text: 'lamp', sort: 'CHEAPEST' }),
    'search, sorted by name': on => findMatches(on, { ...found, text: 'in the', sort: 'NAME_ASC' }),
    'search, suggestions': on => findMatches(on, { ...found, text: 'ekvi', first: 5 }),
    'list of entries': on => listEntries(on, entries),
    ...Object.fromEntries(
      states.map(state => [`list of entries, ${state}`, (on: D1Database) => listEntries(on, { ...entries, state })]),
    ),
    'list of all kinds': on => listEntries(on, { locale: 'en' }),
    'list of entries, word that all entries contain': on => listEntries(on, { ...entries, words: 'lamp' }),
    'list of entries, words that few entries contain': on =>
      listEntries(on, { ...entries, words: 'skymra brass', state: 'changed' }),
    'links of a product': on => loadLinks(on, { type: 'product', id: rareNumber(size) }, 'en'),
    'links of a category': on => loadLinks(on, { type: 'category', id: 'table' }, 'en'),
    'uses of a file': on => findUses(on, { src: '/image/p/none.00000000' }),
    'list of entries, an id': on => listEntries(on, { ...entries, words: rareNumber(size) }),
    'search, at the end': on => findMatches(on, { ...found, text: 'in the', after: end }),
  }
}

type BenchQuery = (db: D1Database) => Promise<unknown>

/** Finds the cursor for the last page of a search's results. */
async function endOf(db: D1Database, text: string) {
  let end: string | null = null
  for (let page = 0; page < 100; page++) {
    const { endCursor } = await findMatches(db, { ...found, first: 96, text, after: end })
    if (!endCursor) return end
    end = endCursor
  }
  return end
}

/** Finds the cursor for the page that begins after this part (0 to 1) of the listing. */
async function cursorAt(db: D1Database, part: number, size: number) {
  const row = await db
    .prepare(
      `SELECT popularity, product FROM listing WHERE market = 1 AND price_list = 65 AND category = ''
       ORDER BY popularity DESC, product DESC LIMIT 1 OFFSET ?`,
    )
    .bind(Math.floor(size * part))
    .first<{ popularity: number; product: string }>()
  return btoa(JSON.stringify(['POPULAR', 'en', row?.popularity ?? 0, row?.product ?? '']))
}
