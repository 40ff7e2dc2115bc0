import { waitTime } from '#client/shared/commerce/wait.ts'
import { reservationMsAfter } from '../catalogue/reservations.ts'
import { digest } from '../lib/ids.ts'
import { type Failure, fail } from '../lib/outcome.ts'
import { texts } from '../lib/texts.ts'
import { loadSelectionLanguage } from '../selection/quote.ts'
import type { Shop } from '../selection/session.ts'

/** Payments are counted within this time, in ms; for reservation times, within an hour. */
const windowMs = 10 * 60 * 1000
const hourMs = 60 * 60 * 1000

/**
 * Maximum number of unpaid payments of one network address. Paid ones are not counted: an office
 * may buy often.
 */
const unpaidMax = 60

/** SQL: payments that failed or are not finished. */
const notPaid = `status NOT IN ('authorised', 'completed')`

/**
 * SQL, for the network address in parameter `network` and the time in `since`: whether one more
 * payment may be started.
 */
export const mayStart = (network: `?${number}`, since: `?${number}`) =>
  `(SELECT COUNT(*) FROM payments WHERE network = ${network} AND created > ${since} AND ${notPaid}) < ${unpaidMax}`

/** The start of the counting period. ISO time in UTC. */
export const countedSince = () => before(windowMs)

/**
 * Seconds until fewer than `max` payments of a selection or network address count as declined; 0
 * for none.
 */
export const retryAfterDeclines = (db: D1Database, by: 'selection' | 'network', value: string, max: number) =>
  retryAfter(db, `${by} = ? AND status = 'declined'`, value, max)

/** Seconds until `mayStart` is true. */
const retryAfterUnpaid = (db: D1Database, network: string) =>
  retryAfter(db, `network = ? AND ${notPaid}`, network, unpaidMax)

/** How long the next payment reserves its goods, in ms: shorter after unpaid ones. */
export async function loadReservationMs(
  db: D1Database,
  { selection, network }: { selection: string; network: string },
) {
  const counts = await db
    .prepare(
      `SELECT COALESCE(SUM(selection = ?1), 0) AS selection, COALESCE(SUM(network = ?2), 0) AS network
       FROM payments WHERE (selection = ?1 OR network = ?2) AND created > ?3 AND ${notPaid}`,
    )
    .bind(selection, network, before(hourMs))
    .first<{ selection: number; network: number }>()
  return reservationMsAfter(counts ?? { selection: 0, network: 0 })
}

/** Erases digests of network addresses that no longer count. */
export const eraseNetworks = (db: D1Database) =>
  db.prepare('UPDATE payments SET network = NULL WHERE network IS NOT NULL AND created < ?').bind(before(hourMs)).run()

async function retryAfter(db: D1Database, condition: string, value: string, max: number): Promise<number> {
  const oldest = await db
    .prepare(`SELECT created FROM payments WHERE ${condition} AND created > ? ORDER BY created DESC LIMIT 1 OFFSET ?`)
    .bind(value, countedSince(), max - 1)
    .first<string>('created')
  return oldest === null ? 0 : Math.max(1, Math.ceil((Date.parse(oldest) + windowMs - Date.now()) / 1000))
}

const before = (time: number) => new Date(Date.now() - time).toISOString()

/** The digest of a network address, as payments and reservations store it. */
export const payerNetwork = ({ address }: Pick<Shop, 'address'>): Promise<string> => digest(`payment ${address}`)

/** The failure for a network address with too many unpaid payments. */
export const tooManyUnpaid = async (shop: Shop) =>
  tooManyPayments(shop, await retryAfterUnpaid(shop.db, await payerNetwork(shop)))

/** `seconds` until a retry is allowed. */
export async function tooManyPayments(shop: Shop, seconds: number): Promise<Failure> {
  const language = await loadSelectionLanguage(shop)
  const retryAfter = Math.max(1, seconds)
  const time = waitTime(retryAfter, language)
  return {
    ...fail(429, { limit: 'too many payments, try again later' }),
    messages: [texts[language].payment.tooMany(time)],
    retryAfter,
  }
}
