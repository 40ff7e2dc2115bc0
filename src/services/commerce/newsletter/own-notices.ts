import type { LanguageCode } from '../lib/languages.ts'

/** A stock notice that somebody waits for. */
export interface OwnNotice {
  id: number
  name: string
  variant: string
  /** Empty for any size, and where there is only one. */
  size: string
  /** The product's, for its page. */
  uri: string
  created: string
}

/** The stock notices that go to an address, in the order they were asked for. */
export async function loadNotices(db: D1Database, email: string, language: LanguageCode): Promise<OwnNotice[]> {
  const { results } = await db
    .prepare(
      `SELECT id, name, variant_${language} AS variant, uri, request.created,
         CASE WHEN (SELECT COUNT(*) FROM items AS other WHERE other.product = request.product) > 1
           THEN COALESCE(size_${language}, '') ELSE '' END AS size
       FROM stock_requests request JOIN products USING (product) LEFT JOIN items ON items.item = request.item
       WHERE email = ? ORDER BY id`,
    )
    .bind(email)
    .all<OwnNotice>()
  return results
}

/** Whether there was such a notice for this address; now there is none. */
export async function deleteNotice(db: D1Database, email: string, id: string): Promise<boolean> {
  const deleted = await db
    .prepare('DELETE FROM stock_requests WHERE email = ? AND CAST(id AS TEXT) = ? RETURNING id')
    .bind(email, id)
    .first()
  return deleted !== null
}
