import * as v from 'valibot'
import type { Change } from './change.ts'
import type { Product } from './documents.ts'
import { nameKey } from './name-key.ts'

/** The statements that make the listing and its totals say what the changed products say. */
export async function listingStatements(db: D1Database, changes: Change[]) {
  const products = changes.filter(({ type }) => type === 'product')
  if (products.length === 0) return []
  const places = await loadPlaces(db)
  const ids = JSON.stringify(products.map(({ id }) => id))
  const rows = products.flatMap(({ document }) => (document && 'sku' in document ? rowsOf(document, places) : []))
  const count = (change: 1 | -1) =>
    db
      .prepare(
        `INSERT INTO listing_totals (market, price_list, category, total)
         SELECT market, price_list, category, ${change} * count(*) FROM listing
         WHERE product IN (SELECT value FROM json_each(?)) GROUP BY market, price_list, category
         ON CONFLICT DO UPDATE SET total = total + excluded.total`,
      )
      .bind(ids)
  return [
    count(-1),
    db.prepare('DELETE FROM listing WHERE product IN (SELECT value FROM json_each(?))').bind(ids),
    db
      .prepare(
        `INSERT INTO listing (market, price_list, category, product, popularity, created, price, name_en, name_sv)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8
         FROM json_each(?)`,
      )
      .bind(JSON.stringify(rows)),
    count(1),
  ]
}

interface Place {
  market: number
  price_list: number
}

/** A row for each place that sells it, and there for the whole shop (category '') and each of its categories. */
function rowsOf(product: Product, places: Place[]) {
  const { en, sv = en } = product.variantName
  return places.flatMap(({ market, price_list }) => {
    const price = product.prices.find(one => one.priceList === price_list)
    if (!price || !product.markets.includes(market)) return []
    return ['', ...new Set(product.categories)].map(category => [
      market,
      price_list,
      category,
      product.id,
      product.popularity,
      product.createdAt,
      price.amount,
      nameKey(`${product.name} ${en}`, 'en'),
      nameKey(`${product.name} ${sv}`, 'sv'),
    ])
  })
}

const placeRows = v.array(v.object({ market: v.number(), price_list: v.number() }))

/** Which price lists are used in which markets: commerce's business, known since the first synchronisation (or the seed). */
async function loadPlaces(db: D1Database) {
  const { results } = await db.prepare(`SELECT market, price_list FROM listing_totals WHERE category = ''`).all()
  return v.parse(placeRows, results)
}
