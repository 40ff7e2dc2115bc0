import type { LanguageCode } from '../lib/languages.ts'

/** A requested stock notice that has not been sent. */
export interface StockNotice {
  id: number
  name: string
  variant: string
  /** The requested size; empty if any size was requested, or the product has only one. */
  size: string
  /** The last part of the path of the product's page: `/product/<uri>`. */
  uri: string
  created: string
}

/** Loads the stock notices requested for an e-mail address, the oldest request first. */
export async function loadNotices(db: D1Database, email: string, language: LanguageCode): Promise<StockNotice[]> {
  const { results } = await db
    .prepare(
      `SELECT id, name, variant_${language} AS variant, uri, request.created,
         CASE WHEN (SELECT COUNT(*) FROM items AS other WHERE other.product = request.product) > 1
           THEN COALESCE(size_${language}, '') ELSE '' END AS size
       FROM stock_requests request JOIN products USING (product) LEFT JOIN items ON items.item = request.item
       WHERE email = ? ORDER BY id`,
    )
    .bind(email)
    .all<StockNotice>()
  return results
}

/** Deletes a notice requested for this e-mail address. Returns whether it existed. */
export async function deleteNotice(db: D1Database, email: string, id: string): Promise<boolean> {
  const deleted = await db
    .prepare('DELETE FROM stock_requests WHERE email = ? AND CAST(id AS TEXT) = ? RETURNING id')
    .bind(email, id)
    .first()
  return deleted !== null
}
