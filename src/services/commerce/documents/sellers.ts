import type { Merchant } from '../lib/merchant.ts'

/** Stores the current seller in documents that were issued before sellers were stored with them. */
export const fillMissingSellers = (db: D1Database, { seller }: Merchant) =>
  db.prepare('UPDATE documents SET seller = ? WHERE seller IS NULL').bind(JSON.stringify(seller)).run()
