import * as v from 'valibot'
import type { PublishedChange } from '../entries/change.ts'
import type { ProductEntry } from '../entries/documents.ts'
import type { EntryNames } from '../entries/names.ts'
import { defaultLocale, type Locale, locales } from '../lib/localize.ts'
import { collectFacetValues, type FacetValue, formatValues } from './facets.ts'
import { createSizeRows } from './ranges.ts'

/** Letters that a language sorts after z; other languages sort them as their base letters. */
const lastLetters: Partial<Record<Locale, Record<string, string>>> = { sv: { å: '{', ä: '|', ö: '}' } }

/**
 * Creates the sort key of a name. The bytes of the keys sort as `locale` sorts names, so that
 * SQLite can use an index.
 */
export function createNameKey(name: string, locale: Locale) {
  const last = lastLetters[locale]
  const lower = name.normalize('NFC').toLowerCase()
  const ordered = last ? lower.replace(/\P{ASCII}/gu, letter => last[letter] ?? letter) : lower
  return ordered.normalize('NFD').replace(/\p{Mark}/gu, '')
}

/**
 * The statements that update the listing, its filters and their totals for the changed products.
 */
export function listingStatements(
  db: D1Database,
  changes: PublishedChange[],
  names: EntryNames,
  places: MarketScope[],
) {
  const products = changes.filter(({ type }) => type === 'product')
  if (products.length === 0) return []
  const documents = products.flatMap(({ document }) => (document && 'sku' in document ? [document] : []))
  const ids = JSON.stringify(products.map(({ id }) => id))
  const values = documents.map(product => ({ product, values: collectFacetValues(product, names) }))
  const insert = (into: string, columns: number, rows: unknown[][], otherwise = '') =>
    db
      .prepare(
        `INSERT ${otherwise ? '' : 'OR REPLACE'} INTO ${into}
         SELECT ${Array.from({ length: columns }, (_, at) => `given.value ->> ${at}`).join(', ')}
         FROM json_each(?) AS given WHERE true ${otherwise}`,
      )
      .bind(JSON.stringify(rows))
  return [
    ...updateTotals(db, ids, -1),
    db.prepare('DELETE FROM listing WHERE product IN (SELECT value FROM json_each(?))').bind(ids),
    db.prepare('DELETE FROM listing_facets WHERE product IN (SELECT value FROM json_each(?))').bind(ids),
    db.prepare('DELETE FROM listing_sizes WHERE product IN (SELECT value FROM json_each(?))').bind(ids),
    db.prepare('DELETE FROM product_values WHERE product IN (SELECT value FROM json_each(?))').bind(ids),
    insert(
      `listing (market, price_list, category, product, popularity, created, price, ${locales.map(locale => `name_${locale}`)}, design)`,
      8 + locales.length,
      documents.flatMap(product => createListingRows(product, places)),
    ),
    insert(
      'listing_facets (category, facet, value, product)',
      4,
      values.flatMap(({ product, values }) => createFacetRows(product, values)),
    ),
    insert(
      'listing_sizes (category, product, size, width, height, luminous_flux)',
      6,
      documents.flatMap(createSizeRows),
    ),
    insert(
      'product_values (product, list)',
      2,
      values.map(({ product, values }) => createValueRow(product, values)),
    ),
    insert(
      `facet_names (facet, value, ${locales}, parent, colour)`,
      4 + locales.length,
      createFacetNames(values.flatMap(({ values }) => values)),
      // Products with the same value may lack its colour, so a missing colour does not overwrite a
      // known one.
      `ON CONFLICT DO UPDATE SET ${[...locales, 'parent'].map(name => `${name} = excluded.${name}`)},
       colour = coalesce(excluded.colour, colour)`,
    ),
    ...updateTotals(db, ids, 1),
    db.prepare('UPDATE listing_revision SET revision = hex(randomblob(8))'),
  ]
}

/** The statements that add the products' current rows to the totals, or subtract them. */
function updateTotals(db: D1Database, ids: string, change: 1 | -1) {
  return [
    db
      .prepare(
        `INSERT INTO listing_totals (market, price_list, category, total)
         SELECT market, price_list, category, ${change} * count(*) FROM listing
         WHERE product IN (SELECT value FROM json_each(?)) GROUP BY market, price_list, category
         ON CONFLICT DO UPDATE SET total = total + excluded.total`,
      )
      .bind(ids),
    db
      .prepare(
        `INSERT INTO facet_totals (market, price_list, category, facet, value, total)
         SELECT market, price_list, listing.category, facet, has.value, ${change} * count(*)
         FROM json_each(?) AS changed
         CROSS JOIN listing ON listing.product = changed.value
         CROSS JOIN listing_facets AS has ON has.product = listing.product AND has.category = listing.category
         WHERE true GROUP BY market, price_list, listing.category, facet, has.value
         ON CONFLICT DO UPDATE SET total = total + excluded.total`,
      )
      .bind(ids),
  ]
}

export interface MarketScope {
  market: number
  price_list: number
}

/** A product's price in a market and price list; undefined if it is not sold there. */
export const findListedPrice = ({ markets, prices }: ProductEntry, { market, price_list }: MarketScope) =>
  markets.includes(market) ? prices.find(one => one.priceList === price_list) : undefined

const listCategories = (product: ProductEntry) => ['', ...new Set(product.categories)]

/**
 * A product's rows of `listing`. For each market and price list in which it is sold, there is one
 * row for the whole shop (category '') and one for each of its categories.
 */
export function createListingRows(product: ProductEntry, places: MarketScope[]) {
  return places.flatMap(({ market, price_list }) => {
    const price = findListedPrice(product, { market, price_list })
    if (!price) return []
    return listCategories(product).map(category => [
      market,
      price_list,
      category,
      product.id,
      ...Object.values(createSortKeys(product, price.amount)),
      findDesignKey(product),
    ])
  })
}

/**
 * The key that all finishes of a design share: the smallest of their ids. Null if the product is
 * the only finish.
 */
export const findDesignKey = ({ id, variants }: ProductEntry) =>
  variants.length > 1 && variants.includes(id) ? ([...variants].sort()[0] ?? null) : null

/** The values by which a listing sorts, in the sequence of its columns. */
export function createSortKeys({ name, popularity, createdAt, variantName }: ProductEntry, price: number) {
  const names = locales.map(locale => {
    const variant = variantName[locale] ?? variantName[defaultLocale]
    return [`name_${locale}`, createNameKey(`${name} ${variant}`, locale)]
  })
  const keys: Record<string, string | number> = { popularity, created: createdAt, price, ...Object.fromEntries(names) }
  return keys
}

/** A product's rows of `listing_facets`: its values, for the whole shop and for each category. */
export const createFacetRows = (product: ProductEntry, values: FacetValue[]) =>
  listCategories(product).flatMap(category => values.map(({ facet, value }) => [category, facet, value, product.id]))

/** A product's row of `product_values`, which contains all its values. */
export const createValueRow = (product: ProductEntry, values: FacetValue[]) => [product.id, formatValues(values)]

/** The rows of `facet_names`: each value once, with its colour if a product has one. */
export const createFacetNames = (values: FacetValue[]) => [
  ...new Map(
    values
      .toSorted((one, other) => Number(one.colour !== undefined) - Number(other.colour !== undefined))
      .map(({ facet, value, parent = '', colour = null, ...names }) => [
        `${facet} ${value}`,
        [facet, value, ...locales.map(locale => names[locale]), parent, colour],
      ]),
  ).values(),
]

const placeRows = v.array(v.object({ market: v.number(), price_list: v.number() }))

/**
 * The pairs of market and price list in use, as registered by the last synchronisation or the seed.
 */
export async function loadPlaces(db: D1Database) {
  const { results } = await db.prepare(`SELECT market, price_list FROM listing_totals WHERE category = ''`).all()
  return v.parse(placeRows, results)
}
