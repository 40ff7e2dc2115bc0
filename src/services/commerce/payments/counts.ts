import { holdTimeAfter } from '../catalogue/stock.ts'

/** Within this many ms payments are counted; for the time of a hold, within an hour. */
const span = 10 * 60 * 1000
const hour = 60 * 60 * 1000

/** Payments that one network address may have started without paying. Paid ones never count: an office may buy as it likes. */
const unpaidMax = 60

/** SQL: payments that came to nothing, or not yet to anything. */
const notPaid = `status NOT IN ('authorised', 'completed')`

/** SQL, for the network address in parameter `network` and the time in `since`: whether one more payment may be started. */
export const mayStart = (network: `?${number}`, since: `?${number}`) =>
  `(SELECT COUNT(*) FROM payments WHERE network = ${network} AND created > ${since} AND ${notPaid}) < ${unpaidMax}`

/** What payments are counted since. ISO time in UTC. */
export const countedSince = () => before(span)

/** Seconds until fewer than `max` payments of a selection or network address count as declined; 0 for none. */
export const retryAfterDeclines = (db: D1Database, by: 'selection' | 'network', value: string, max: number) =>
  retryAfter(db, `${by} = ? AND status = 'declined'`, value, max)

/** Seconds until `mayStart` is true. */
export const retryAfterUnpaid = (db: D1Database, network: string) =>
  retryAfter(db, `network = ? AND ${notPaid}`, network, unpaidMax)

/** How long the next payment may hold its goods in ms, by what came of those before it. */
export async function loadHoldTime(db: D1Database, { selection, network }: { selection: string; network: string }) {
  const counts = await db
    .prepare(
      `SELECT COALESCE(SUM(selection = ?1), 0) AS selection, COALESCE(SUM(network = ?2), 0) AS network
       FROM payments WHERE (selection = ?1 OR network = ?2) AND created > ?3 AND ${notPaid}`,
    )
    .bind(selection, network, before(hour))
    .first<{ selection: number; network: number }>()
  return holdTimeAfter(counts ?? { selection: 0, network: 0 })
}

/** Digests of network addresses are erased when nothing is counted by them any more. */
export const eraseNetworks = (db: D1Database) =>
  db.prepare('UPDATE payments SET network = NULL WHERE network IS NOT NULL AND created < ?').bind(before(hour)).run()

async function retryAfter(db: D1Database, condition: string, value: string, max: number): Promise<number> {
  const oldest = await db
    .prepare(`SELECT created FROM payments WHERE ${condition} AND created > ? ORDER BY created DESC LIMIT 1 OFFSET ?`)
    .bind(value, countedSince(), max - 1)
    .first<string>('created')
  return oldest === null ? 0 : Math.max(1, Math.ceil((Date.parse(oldest) + span - Date.now()) / 1000))
}

const before = (time: number) => new Date(Date.now() - time).toISOString()
