import * as v from 'valibot'
import { cleanGtin } from '#client/shared/commerce/gtin.ts'
import type { EntryChange, PublishedChange } from '../entries/change.ts'
import { documents, type ProductEntry } from '../entries/documents.ts'
import type { NeighbourServices } from '../env.ts'
import {
  type CommerceOffers,
  type CommercePlace,
  type CommerceProduct,
  createOfferLoader,
  loadCommercePlaces,
  type SkippedProduct,
} from './commerce.ts'
import { deriveRows } from './derived.ts'
import { loadEntryChanges, summariseChanges } from './entry-changes.ts'

/** Number of products that are requested and written together. */
const chunkSize = 50

/** Maximum number of skipped products in the response; the log has all. */
const maxLeftOut = 1000

/**
 * Copies prices, markets, sizes with their SKUs and EANs, and stock labels from commerce to
 * published products and drafts, and updates their derived rows. `wanted` has the products' ids;
 * null for all. Returns the ids of the products that have changed (`changed`), the entries whose
 * pages may show those products (`changes`; the caller must purge the pages), and the products that
 * are not sold in a place, because their data there is incomplete (`leftOut`). Throws
 * `CommerceUnavailable`, but keeps batches that are already written.
 */
export async function synchronise(db: D1Database, commerce: NeighbourServices['commerce'], wanted: string[] | null) {
  const places = await loadCommercePlaces(commerce)
  // A new market or price list adds rows for every product, even if its entry stays the same.
  const isNew = (await registerPlaces(db, places)).meta.changes > 0
  const ids = await loadIds(db, isNew ? null : wanted)
  const changed = new Set<string>()
  const changes: EntryChange[] = []
  const leftOut: SkippedProduct[] = []
  const load = createOfferLoader(commerce, places)
  for (let at = 0; at < ids.length; at += chunkSize) {
    const part = ids.slice(at, at + chunkSize)
    const offers = await load(part)
    leftOut.push(...offers.leftOut)
    for (const { id, slug } of await writeProducts(db, part, offers, isNew)) {
      changed.add(id)
      changes.push(...(await loadEntryChanges(db, { type: 'product', id }, [slug])))
    }
  }
  if (leftOut.length > 0) console.warn(JSON.stringify({ event: 'products_left_out', products: leftOut }))
  return {
    products: ids.length,
    changed: [...changed],
    changes: summariseChanges(changes),
    leftOut: leftOut.slice(0, maxLeftOut),
  }
}

async function loadIds(db: D1Database, wanted: string[] | null) {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT id FROM entries WHERE type = 'product'
       ${wanted ? 'AND id IN (SELECT value FROM json_each(?))' : ''} ORDER BY id`,
    )
    .bind(...(wanted ? [JSON.stringify(wanted)] : []))
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

/** Adds new places to `listing_totals`, with a total of 0. `meta.changes` is their number. */
const registerPlaces = (db: D1Database, places: CommercePlace[]) =>
  db
    .prepare(
      `INSERT INTO listing_totals (market, price_list, category, total)
       SELECT value ->> 'market', value ->> 'priceList', '', 0 FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`,
    )
    .bind(JSON.stringify(places))
    .run()

async function writeProducts(db: D1Database, ids: string[], offers: CommerceOffers, always: boolean) {
  const { results } = await db
    .prepare(
      `SELECT id, status, slug, data FROM entries WHERE type = 'product' AND id IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(ids))
    .all<{ id: string; status: string; slug: string; data: string }>()
  const changes: PublishedChange[] = []
  const statements: D1PreparedStatement[] = []
  const published: { id: string; slug: string }[] = []
  for (const { id, status, slug, data } of results) {
    const document = withOffers(v.parse(documents.product, JSON.parse(data)), offers)
    const text = JSON.stringify(document)
    if (text !== data) {
      statements.push(
        // Does not overwrite a change that an editor saved or published in the meantime.
        db
          .prepare(`UPDATE entries SET data = ?1 WHERE type = 'product' AND id = ?2 AND status = ?3 AND data = ?4`)
          .bind(text, id, status, data),
      )
    }
    if (status !== 'published' || (text === data && !always)) continue
    changes.push({ type: 'product', id, document })
    published.push({ id, slug })
  }
  if (statements.length + changes.length > 0) await db.batch([...statements, ...(await deriveRows(db, changes))])
  return published
}

/**
 * The product with the data from commerce. If it is sold nowhere, it keeps its last prices and
 * sizes, but appears in no listing.
 */
export function withOffers(product: ProductEntry, { sold, names }: CommerceOffers): ProductEntry {
  const own = [...sold].flatMap(([place, list]) => {
    const offer = list.find(one => one.product === product.id)
    return offer ? [{ place, offer }] : []
  })
  const [first] = own
  if (!first) return { ...product, markets: [] }
  const prices = new Map(own.map(({ place, offer }) => [place.priceList, toPrice(place, offer)]))
  return {
    ...product,
    sku: first.offer.sku || product.sku,
    markets: [...new Set(own.map(({ place }) => place.market))].sort((one, other) => one - other),
    prices: [...prices.values()].sort((one, other) => one.priceList - other.priceList),
    items: toItems(
      product,
      own.map(({ offer }) => offer),
      names,
    ),
    prepareDays: first.offer.prepareDays || undefined,
  }
}

/** The sizes from commerce. Fields that commerce does not have are taken from the entry. */
function toItems(
  product: ProductEntry,
  offers: CommerceProduct[],
  names: CommerceOffers['names'],
): ProductEntry['items'] {
  const items = new Map(offers.flatMap(offer => offer.items.map(one => [one.item, one] as const)))
  return [...items.values()].map(({ item, sku, ean, stock }) => {
    const current = product.items.find(one => one.item === item)
    return {
      item,
      name: { ...(current?.name ?? { en: '' }), ...names.get(item) },
      sku: sku || current?.sku || item,
      ean: cleanGtin(ean) || current?.ean || '',
      stock: toStockLabel(stock),
    }
  })
}

function toPrice({ priceList, currency }: CommercePlace, offer: CommerceProduct) {
  const amount = toMinorUnits(offer.priceAsNumber)
  const before = toMinorUnits(offer.priceBeforeDiscountAsNumber ?? offer.priceAsNumber)
  const lowest = offer.lowestPrice?.[0]
  return {
    priceList,
    currency,
    amount,
    ...(before > amount && { before, ...(lowest && { lowest: toMinorUnits(lowest.priceAsNumber) }) }),
  }
}

const toMinorUnits = (major: number) => Math.round(major * 100)

/** The stock label: `yes` for more than 10 items, the word `yes`, or true. */
function toStockLabel(stock: string | number | boolean): 'yes' | 'few' | 'no' {
  if (stock === true || stock === 'yes' || Number(stock) > 10) return 'yes'
  return stock === 'few' || Number(stock) > 0 ? 'few' : 'no'
}
