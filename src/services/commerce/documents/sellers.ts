import type { Merchant } from '../lib/merchant.ts'

/** Stores the configured seller in receipts and credit notes that have none. */
export const fillMissingSellers = (db: D1Database, { seller }: Merchant) =>
  db.prepare('UPDATE documents SET seller = ? WHERE seller IS NULL').bind(JSON.stringify(seller)).run()
