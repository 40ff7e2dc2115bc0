import type { Merchant } from '../lib/merchant.ts'

/** Stores the configured seller in the documents of orders that have none. */
export const fillMissingSellers = (db: D1Database, { seller }: Merchant) =>
  db.prepare('UPDATE documents SET seller = ? WHERE seller IS NULL').bind(JSON.stringify(seller)).run()
