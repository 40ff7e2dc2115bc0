import type { Merchant } from '../lib/merchant.ts'

/** Documents from before sellers were kept say from now on what the settings say now. */
export const nameSellers = (db: D1Database, { seller }: Merchant) =>
  db.prepare('UPDATE documents SET seller = ? WHERE seller IS NULL').bind(JSON.stringify(seller)).run()
