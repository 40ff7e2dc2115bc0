import * as v from 'valibot'
import { documents, isType } from '../entries/documents.ts'
import { isPublishedSql } from '../entries/entries.ts'
import { parseEntry } from '../entries/read.ts'
import type { Database } from '../lib/database.ts'
import type { PriceAt } from '../lib/money.ts'
import { withCommerceData } from '../rules/with-commerce.ts'
import { listProducts, type Overlay, putDocument } from './overlay.ts'

/** Maximum number of entries that may differ from the published ones at another time. */
const maxEntries = 500

const rows = v.array(v.object({ type: v.string(), id: v.string(), data: v.nullable(v.string()) }))

interface Day {
  /** ISO times in UTC. */
  at: string
  now: string
  /** The prices that differ from today's. */
  prices: PriceAt[]
}

/**
 * Puts the entries of another time into the overlay: scheduled drafts for a future time, formerly
 * published versions for a past time, and products with the prices of that time. False if too many
 * entries differ.
 */
export async function overlayTime(db: Database, overlay: Overlay, { at, now, prices }: Day): Promise<boolean> {
  const entries = await loadEntries(db, at > now ? scheduledSql : formerlyPublishedSql, at)
  if (entries.length + prices.length > maxEntries) return false
  putEntries(overlay, entries)
  await overlayPrices(db, overlay, prices)
  return true
}

/** Puts the drafts of a release's entries into the overlay. */
export async function overlayRelease(db: Database, overlay: Overlay, id: string) {
  putEntries(overlay, await loadEntries(db, releasedSql, id))
  await overlayPrices(db, overlay, [])
}

async function loadEntries(db: Database, sql: string, by: string) {
  const [found] = await db.batch([db.prepare(`${sql} LIMIT ${maxEntries + 1}`).bind(by)])
  return v.parse(rows, found?.results)
}

function putEntries(overlay: Overlay, entries: v.InferOutput<typeof rows>) {
  for (const { type, id, data } of entries) {
    // If an old version lacks fields that its type requires today, the published version is shown
    // instead.
    if (isType(type) && (data === null || v.is(documents[type], JSON.parse(data)))) putDocument(overlay, type, id, data)
  }
}

const draftsOfReleases = `
  SELECT draft.type, draft.id, draft.data FROM releases CROSS JOIN json_each(releases.entries) AS named
  CROSS JOIN entries AS draft ON draft.type = named.value ->> 'type' AND draft.id = named.value ->> 'id' AND draft.status = 'draft'`

const releasedSql = `${draftsOfReleases} WHERE releases.id = ?1`

const scheduledSql = `
  SELECT draft.type, draft.id, draft.data FROM schedule
  CROSS JOIN entries AS draft ON draft.type = schedule.type AND draft.id = schedule.id AND draft.status = 'draft'
  WHERE schedule.at <= ?1
  UNION ${draftsOfReleases} WHERE releases.at <= ?1`

const formerlyPublishedSql = `
  SELECT past.type, past.id, version.data FROM publications AS past
  CROSS JOIN versions AS version ON version.type = past.type AND version.id = past.id AND version.version = past.version
  WHERE past.until > ?1 AND past.since <= ?1
  UNION ALL SELECT type, id, NULL FROM publications AS present WHERE until IS NULL AND since > ?1
    AND NOT EXISTS (SELECT 1 FROM publications WHERE type = present.type AND id = present.id AND until > ?1 AND since <= ?1)`

/**
 * Puts products with these prices into the overlay. All products in the overlay get today's stock
 * and markets.
 */
async function overlayPrices(db: Database, overlay: Overlay, prices: PriceAt[]) {
  const ids = new Set([...prices.map(({ product }) => product), ...listProducts(overlay).map(({ id }) => id)])
  if (ids.size === 0) return
  const { results } = await db
    .prepare(
      `SELECT data FROM entries AS entry WHERE type = 'product' AND ${isPublishedSql}
         AND id IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify([...ids]))
    .all<{ data: string }>()
  const pricesThen = new Map(prices.map(price => [`${price.product} ${price.priceList}`, price]))
  for (const { data } of results) {
    const today = parseEntry.product(data)
    const overlaid = overlay.product.get(today.id)
    if (overlaid === null) continue
    const product = withCommerceData(overlaid ?? today, today)
    overlay.product.set(today.id, {
      ...product,
      prices: product.prices.map(({ priceList, currency, ...price }) => {
        const { amount, before, lowest } = pricesThen.get(`${product.id} ${priceList}`) ?? price
        return { priceList, currency, amount, ...(before && { before }), ...(lowest && { lowest }) }
      }),
    })
  }
}
