import { isLanguage, type LanguageCode } from '../lib/languages.ts'
import { fail, type Outcome, type ShopEvent, succeed } from '../lib/outcome.ts'
import { loadSelectionLanguage } from '../selection/quote.ts'
import type { Shop } from '../selection/session.ts'
import { limitMails } from './mail-limit.ts'

interface StockRequest {
  email: string
  product: string
  /** Empty means any item of the product. */
  item: string
  language: LanguageCode
}

/**
 * Stores a request to be told by mail when `item`, or any item of `product`, is in stock again. If
 * it is already in stock, the mail is sent at once.
 */
export async function requestNotice(
  shop: Shop,
  { email, item, product, language }: { email: string } & Record<'item' | 'product' | 'language', string | undefined>,
): Promise<Outcome<null>> {
  const { db } = shop
  const items = await findItems(db, item === undefined ? { product: product ?? '' } : { item })
  const [first] = items
  if (!first) return fail(404, item === undefined ? { product: 'not found' } : { item: 'product item not found' })
  const limited = await limitMails(shop, email, 'noticeByTarget')
  if (limited) return limited
  const shown = isLanguage(language) ? language : await loadSelectionLanguage(shop)
  await insertRequest(db, { email, product: first.product, item: item ?? '', language: shown })
  const events: ShopEvent[] = []
  // An item may have become available since the visitor's page was loaded.
  for (const { item: requestedItem } of items) {
    for (const id of await writeStockNotices(db, requestedItem)) events.push({ kind: 'send_mail', id })
  }
  return succeed(null, events)
}

const insertRequest = (db: D1Database, { email, product, item, language }: StockRequest) =>
  db
    .prepare(
      `INSERT INTO stock_requests (email, product, item, language, created) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET language = excluded.language`,
    )
    .bind(email, product, item, language, new Date().toISOString())
    .run()

/** Finds the requested item, or the items of the requested product. */
async function findItems(db: D1Database, { item, product }: { item?: string; product?: string }) {
  const { results } = await db
    .prepare('SELECT item, product FROM items WHERE item = ?1 OR (?1 IS NULL AND product = ?2) ORDER BY position')
    .bind(item ?? null, product ?? null)
    .all<{ item: string; product: string }>()
  return results
}

/**
 * Sends the notices for at most 100 available items that still have requests. Such requests remain
 * if a cancelled payment has released stock, or if a process ended before it sent the notices.
 */
export async function sendMissedNotices(env: Pick<Env, 'COMMERCE_DB' | 'MAIL'>): Promise<void> {
  const { results } = await env.COMMERCE_DB.prepare(
    `SELECT DISTINCT items.item FROM stock_requests request
       CROSS JOIN items ON items.product = request.product AND request.item IN ('', items.item)
       JOIN free_stock free ON free.item = items.item WHERE free.quantity > 0 LIMIT 100`,
  ).all<{ item: string }>()
  for (const { item } of results) await sendStockNotices(env, item)
}

/**
 * Sends the notices for an item, if it is in stock. Call this after stock is added. Returns the
 * number of notices.
 */
export async function sendStockNotices(
  { COMMERCE_DB, MAIL }: Pick<Env, 'COMMERCE_DB' | 'MAIL'>,
  item: string,
): Promise<number> {
  const ids = await writeStockNotices(COMMERCE_DB, item)
  // A queue batch has at most 100 messages.
  for (let start = 0; start < ids.length; start += 100) {
    await MAIL.sendBatch(ids.slice(start, start + 100).map(id => ({ body: { kind: 'mail', id } })))
  }
  return ids.length
}

/**
 * Writes the mails saying that an item is in stock, and deletes the requests for the item and for
 * its product. Each recipient gets one mail. Writes nothing if the item is not in stock. Returns
 * the ids of the mails.
 */
async function writeStockNotices(db: D1Database, item: string): Promise<number[]> {
  const matching = `product = (SELECT product FROM items WHERE item = ?1) AND item IN (?1, '')
    AND (SELECT quantity FROM free_stock WHERE item = ?1) > 0`
  const [written] = await db.batch<{ id: number }>([
    db
      .prepare(
        `INSERT INTO outbox (kind, recipient, about, created, event)
         SELECT 'stock', email, json_object('item', ?1, 'language', language), ?2, 'stock ' || MIN(id)
         FROM stock_requests WHERE ${matching} GROUP BY email ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(item, new Date().toISOString()),
    db.prepare(`DELETE FROM stock_requests WHERE ${matching}`).bind(item),
  ])
  return written?.results.map(({ id }) => id) ?? []
}
