import type { Language } from '../lib/languages.ts'

interface StockRequest {
  email: string
  product: string
  /** Empty: any item of the product. */
  item: string
  language: Language
}

export const insertRequest = (db: D1Database, { email, product, item, language }: StockRequest) =>
  db
    .prepare(
      `INSERT INTO stock_requests (email, product, item, language, created) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET language = excluded.language`,
    )
    .bind(email, product, item, language, new Date().toISOString())
    .run()

/** The items of what someone asks for; none when there is no such item or product. */
export async function findItems(db: D1Database, { item, product }: { item?: string; product?: string }) {
  const { results } = await db
    .prepare('SELECT item, product FROM items WHERE item = ?1 OR (?1 IS NULL AND product = ?2) ORDER BY position')
    .bind(item ?? null, product ?? null)
    .all<{ item: string; product: string }>()
  return results
}

/**
 * Mails everyone who waits for something that can be bought: what came back without an operator (a payment that ended), or when a process
 * ended between the stock and the notice.
 */
export async function noticeForgotten(env: Pick<Env, 'COMMERCE_DB' | 'MAIL'>): Promise<void> {
  const { results } = await env.COMMERCE_DB.prepare(
    `SELECT DISTINCT items.item FROM stock_requests request
       JOIN items ON items.product = request.product AND request.item IN ('', items.item)
       JOIN free_stock free ON free.item = items.item WHERE free.quantity > 0 LIMIT 100`,
  ).all<{ item: string }>()
  for (const { item } of results) await noticeStock(env, item)
}

/**
 * Mails those who asked for an item, or for its product, once it can be bought; to be called after its stock was raised. Each
 * request is answered by one mail, and nobody gets two at once. Nothing happens while there is none, so it may be called at any time.
 * Returns how many mails were written.
 */
export async function noticeStock(
  { COMMERCE_DB: db, MAIL }: Pick<Env, 'COMMERCE_DB' | 'MAIL'>,
  item: string,
): Promise<number> {
  const meant = `product = (SELECT product FROM items WHERE item = ?1) AND item IN (?1, '')
    AND (SELECT quantity FROM free_stock WHERE item = ?1) > 0`
  const [written] = await db.batch<{ id: number }>([
    db
      .prepare(
        `INSERT INTO outbox (kind, recipient, about, created, event)
         SELECT 'stock', email, json_object('item', ?1, 'language', language), ?2, 'stock ' || MIN(id)
         FROM stock_requests WHERE ${meant} GROUP BY email ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(item, new Date().toISOString()),
    db.prepare(`DELETE FROM stock_requests WHERE ${meant}`).bind(item),
  ])
  const ids = written?.results.map(({ id }) => id) ?? []
  // A batch of the queue is at most 100 messages.
  for (let start = 0; start < ids.length; start += 100) {
    await MAIL.sendBatch(ids.slice(start, start + 100).map(id => ({ body: { id } })))
  }
  return ids.length
}
