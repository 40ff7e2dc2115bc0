import { type Batch, isRecent } from '../lib/database.ts'
import { parseStoredJson } from '../lib/stored-json.ts'
import type { ProductScope } from './product-details.ts'
import { deductedPriceView, priceView } from './product-view.ts'

/** The column `offer` of the table `offers` (migration 0013). Prices are in minor units. */
interface Offer {
  isNew: number
  markets: number[]
  /** Price, ordinary price and lowest price by price list. */
  prices: Record<string, [price: number, before: number, lowest: number | null]>
  /** Each item with the index of its stock in `stockLevels`. */
  items: [item: string, level: number][]
}

interface KnownOffer {
  version: number
  /** When it was read, in ms since 1970. */
  read: number
  offer: Offer
}

const stockLevels = ['no', 'few', 'yes']

/**
 * How long a cached offer is used without being read again, in ms. Changes are found much sooner,
 * by their version; this limit is for changes that versions do not reveal, such as a restored
 * database.
 */
const knownMs = 60_000

/** Maximum number of cached offers. If there are more, the cache is emptied. */
const knownMaximum = 20_000

// Offers are the same for every visitor, so all requests of an isolate can share them. `newest` is
// the highest version that was found in the database. `checked` is the time of the last check for a
// newer one, in ms since 1970.
const known = new Map<string, KnownOffer>()
let newest = 0
let checked = 0

/** Makes the next request look for changed offers. Call it when this isolate has changed some. */
export function expireOffers() {
  checked = 0
}

/**
 * Runs the statements that `prepare` adds to a batch. Returns the result of the function that
 * `prepare` has returned, which reads the batch's results.
 */
type RunBatch = <Value>(prepare: (batch: Batch) => () => Value) => Promise<Value>

/**
 * Loads the offers of products, for cached pages that already show everything else. Offers are at
 * most 1.5 s old. Unknown products are omitted. Usually runs no batch, because the offers are
 * cached.
 */
export async function loadOffers(ids: string[], runBatch: RunBatch): Promise<Map<string, Offer>> {
  const now = Date.now()
  const unknown = ids.filter(id => (known.get(id)?.read ?? 0) <= now - knownMs)
  if (!isRecent(checked) || unknown.length > 0) {
    const changed = await readOffers(unknown, runBatch)
    const outdated = ids.filter(id => changed.has(id))
    if (outdated.length > 0) await readOffers(outdated, runBatch)
  }
  return new Map(
    ids.flatMap(id => {
      const offer = known.get(id)?.offer
      return offer ? [[id, offer] as const] : []
    }),
  )
}

/**
 * Reads these offers, and removes other offers that have changed from the cache. Returns the ids of
 * the removed ones.
 */
async function readOffers(ids: string[], runBatch: RunBatch): Promise<Set<string>> {
  const before = newest
  const now = Date.now()
  const value = await runBatch(batch => {
    const readNewest = batch.add(
      batch.prepare('SELECT MAX(version) AS version FROM offers'),
      (rows: { version: number | null }[]) => rows[0]?.version ?? 0,
    )
    const readChanged = batch.add(
      batch.prepare('SELECT product, version FROM offers WHERE ?1 > 0 AND version > ?1').bind(before),
      (rows: { product: string; version: number }[]) => rows,
    )
    const readFound = batch.add(
      batch
        .prepare('SELECT product, version, offer FROM json_each(?1) ids CROSS JOIN offers ON product = ids.value')
        .bind(JSON.stringify(ids)),
      (rows: { product: string; version: number; offer: string }[]) => rows,
    )
    return () => ({ version: readNewest(), changed: readChanged(), found: readFound() })
  })
  if (known.size > knownMaximum) known.clear()
  const isOlder = (product: string, version: number) => (known.get(product)?.version ?? version) < version
  const forgotten = value.changed.filter(({ product, version }) => isOlder(product, version))
  for (const { product } of forgotten) known.delete(product)
  for (const { product, version, offer } of value.found) {
    const isOutdated = (known.get(product)?.version ?? 0) > version
    if (!isOutdated) known.set(product, { version, read: now, offer: parseStoredJson(offer) })
  }
  // Replicas of the database can differ. If a parallel request has read a replica that is behind
  // this one, the next check starts from the older version, so that no change is missed.
  if (value.version < newest || newest === before) newest = value.version
  checked = now
  return new Set(forgotten.map(({ product }) => product).filter(product => !ids.includes(product)))
}

/** A product's offer in the wire's format; null if the product is not sold in the scope. */
export function offerView(product: string, offer: Offer, { scope, currency, deducted }: ProductScope) {
  const amounts = offer.prices[String(scope.priceList)]
  if (!amounts || scope.market === null || !offer.markets.includes(scope.market)) return null
  const [price, priceBefore, lowest] = amounts
  const priced = { price, priceBefore, lowest, isNew: offer.isNew === 1 }
  return {
    product,
    ...priceView(priced, currency),
    ...deductedPriceView(priced, currency, deducted),
    items: offer.items.map(([item, level]) => ({ item, stock: stockLevels[level] ?? 'no' })),
  }
}
