import * as v from 'valibot'
import { cleanGtin } from '#client/shared/commerce/gtin.ts'
import type { EntryChange, PublishedChange } from '../entries/change.ts'
import { documents, type ProductEntry } from '../entries/documents.ts'
import type { Neighbours } from '../env.ts'
import {
  type CommercePlace,
  type CommerceProduct,
  createOffers,
  type LeftOut,
  loadCommercePlaces,
  type Offers,
} from './commerce.ts'
import { derive } from './derived.ts'
import { entryChanges, summarise } from './entry-changes.ts'

/** Number of products that are requested and written at once. */
const chunk = 50

/** Products that are named as left out; the log has all. */
const maxLeftOut = 1000

/**
 * Copies prices, markets and sizes with their numbers and stock labels from commerce to the
 * products, published and drafts, and updates their derived rows; all products when `wanted` is
 * null. `changed` are their ids, `changes` the entries whose pages may show them: the caller must
 * purge those. `leftOut` are products that are not sold in a place because commerce's answer lacks
 * something. Throws `CommerceUnavailable`; earlier batches stay written.
 */
export async function synchronise(db: D1Database, commerce: Neighbours['commerce'], wanted: string[] | null) {
  const places = await loadCommercePlaces(commerce)
  // A new market or price list adds rows for every product, even if its entry stays the same.
  const isNew = (await notePlaces(db, places)).meta.changes > 0
  const ids = await loadIds(db, isNew ? null : wanted)
  const changed = new Set<string>()
  const changes: EntryChange[] = []
  const leftOut: LeftOut[] = []
  const load = createOffers(commerce, places)
  for (let at = 0; at < ids.length; at += chunk) {
    const part = ids.slice(at, at + chunk)
    const offers = await load(part)
    leftOut.push(...offers.leftOut)
    for (const { id, slug } of await write(db, part, offers, isNew)) {
      changed.add(id)
      changes.push(...(await entryChanges(db, { type: 'product', id }, [slug])))
    }
  }
  if (leftOut.length > 0) console.warn(JSON.stringify({ event: 'products_left_out', products: leftOut }))
  return {
    products: ids.length,
    changed: [...changed],
    changes: summarise(changes),
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

/** Registers the place with an initial total, because the listing has a row for each place. */
const notePlaces = (db: D1Database, places: CommercePlace[]) =>
  db
    .prepare(
      `INSERT INTO listing_totals (market, price_list, category, total)
       SELECT value ->> 'market', value ->> 'priceList', '', 0 FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`,
    )
    .bind(JSON.stringify(places))
    .run()

async function write(db: D1Database, ids: string[], offers: Offers, always: boolean) {
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
        // Does not overwrite what an editor saved or published meanwhile.
        db
          .prepare(`UPDATE entries SET data = ?1 WHERE type = 'product' AND id = ?2 AND status = ?3 AND data = ?4`)
          .bind(text, id, status, data),
      )
    }
    if (status !== 'published' || (text === data && !always)) continue
    changes.push({ type: 'product', id, document })
    published.push({ id, slug })
  }
  if (statements.length + changes.length > 0) await db.batch([...statements, ...(await derive(db, changes))])
  return published
}

/**
 * The product as commerce sells it. One that is sold nowhere keeps its last prices and sizes, and
 * is in no listing.
 */
export function withOffers(product: ProductEntry, { sold, names }: Offers): ProductEntry {
  const own = [...sold].flatMap(([place, list]) => {
    const offer = list.find(one => one.product === product.id)
    return offer ? [{ place, offer }] : []
  })
  const [first] = own
  if (!first) return { ...product, markets: [] }
  const prices = new Map(own.map(({ place, offer }) => [place.priceList, priceOf(place, offer)]))
  return {
    ...product,
    sku: first.offer.sku || product.sku,
    markets: [...new Set(own.map(({ place }) => place.market))].sort((one, other) => one - other),
    prices: [...prices.values()].sort((one, other) => one.priceList - other.priceList),
    items: itemsOf(
      product,
      own.map(({ offer }) => offer),
      names,
    ),
    prepareDays: first.offer.prepareDays || undefined,
  }
}

/** Commerce's sizes; of what it does not say, what the entry has. */
function itemsOf(product: ProductEntry, offers: CommerceProduct[], names: Offers['names']): ProductEntry['items'] {
  const items = new Map(offers.flatMap(offer => offer.items.map(one => [one.item, one] as const)))
  return [...items.values()].map(({ item, sku, ean, stock }) => {
    const before = product.items.find(one => one.item === item)
    return {
      item,
      name: { ...(before?.name ?? { en: '' }), ...names.get(item) },
      sku: sku || before?.sku || item,
      ean: cleanGtin(ean) || before?.ean || '',
      stock: label(stock),
    }
  })
}

function priceOf({ priceList, currency }: CommercePlace, offer: CommerceProduct) {
  const amount = minor(offer.priceAsNumber)
  const before = minor(offer.priceBeforeDiscountAsNumber ?? offer.priceAsNumber)
  const lowest = offer.lowestPrice?.[0]
  return {
    priceList,
    currency,
    amount,
    ...(before > amount && { before, ...(lowest && { lowest: minor(lowest.priceAsNumber) }) }),
  }
}

const minor = (major: number) => Math.round(major * 100)

/** The stock label of the specification, §4, from a number, word or flag. */
function label(stock: string | number | boolean): 'yes' | 'few' | 'no' {
  if (stock === true || stock === 'yes' || Number(stock) > 10) return 'yes'
  return stock === 'few' || Number(stock) > 0 ? 'few' : 'no'
}
