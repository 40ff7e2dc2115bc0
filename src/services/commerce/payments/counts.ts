import { formatWait } from '#client/shared/commerce/wait.ts'
import { reservationMsAfter } from '../catalogue/reservations.ts'
import { Batch } from '../lib/database.ts'
import { digest } from '../lib/ids.ts'
import { type Failure, fail } from '../lib/outcome.ts'
import { texts } from '../lib/texts.ts'
import { loadSelectionLanguage } from '../selection/quote.ts'
import type { Shop } from '../selection/session.ts'

/** The period in which payments are counted for limits, in ms. */
const windowMs = 10 * 60 * 1000
/** The period in which unpaid payments make later reservations shorter, in ms. */
const hourMs = 60 * 60 * 1000

/**
 * Maximum number of unpaid payments from one network address within `windowMs`. Paid ones do not
 * count, because many people may buy from the same office.
 */
const unpaidMax = 60

/** SQL condition that a payment has failed or is not finished. */
const notPaid = `status NOT IN ('authorised', 'completed')`

/**
 * SQL condition that a network address may start one more payment. `network` is the SQL parameter
 * that holds the address's hash, and `since` the one that holds the start of the counting period.
 */
export const mayStart = (network: `?${number}`, since: `?${number}`) =>
  `(SELECT COUNT(*) FROM payments WHERE network = ${network} AND created > ${since} AND ${notPaid}) < ${unpaidMax}`

/** Returns the start of the period in which payments are counted, as ISO time in UTC. */
export const countingStart = () => timeBefore(windowMs)

/**
 * Maximum numbers of declined payments within `windowMs`, for one selection and from one network
 * address. A shopper rarely has 5 declined payments, and an office rarely 15, so beyond that,
 * somebody is probably testing stolen cards.
 */
const declines = { selection: 5, network: 15 }

/** A payment's selection, and a hash of the caller's network address. */
interface Payer {
  selection: string
  network: string
}

/**
 * Adds statements that find how long the next payment must wait because the selection or the
 * network address has too many declined payments. The returned function reads the time in seconds;
 * 0 if the payment may start now.
 */
export function addDeclineWait(batch: Batch, { selection, network }: Payer): () => number {
  const isDeclined = `status = 'declined'`
  const reads = [
    addWait(batch, `selection = ? AND ${isDeclined}`, selection, declines.selection),
    addWait(batch, `network = ? AND ${isDeclined}`, network, declines.network),
  ]
  return () => Math.max(...reads.map(read => read()))
}

/** Loads how many seconds a network address must wait before it may start another payment. */
async function loadUnpaidWait(db: D1Database, network: string) {
  const batch = new Batch(db)
  const read = addWait(batch, `network = ? AND ${notPaid}`, network, unpaidMax)
  await batch.run()
  return read()
}

/**
 * Adds a statement that finds how long the next payment reserves its goods, in ms. Unpaid payments
 * shorten this time.
 */
export const addReservationMs = (batch: Batch, { selection, network }: Payer): (() => number) =>
  batch.add(
    batch
      .prepare(
        `SELECT COALESCE(SUM(selection = ?1), 0) AS selection, COALESCE(SUM(network = ?2), 0) AS network
         FROM payments WHERE (selection = ?1 OR network = ?2) AND created > ?3 AND ${notPaid}`,
      )
      .bind(selection, network, timeBefore(hourMs)),
    (rows: { selection: number; network: number }[]) => reservationMsAfter(rows[0] ?? { selection: 0, network: 0 }),
  )

/** Erases the hashes of network addresses from payments that are no longer counted. */
export const eraseNetworks = (db: D1Database) =>
  db
    .prepare('UPDATE payments SET network = NULL WHERE network IS NOT NULL AND created < ?')
    .bind(timeBefore(hourMs))
    .run()

/**
 * Adds a statement that finds in how many seconds fewer than `max` payments that match the SQL
 * `condition` will be within the counting period; 0 if that is the case now.
 */
const addWait = (batch: Batch, condition: string, value: string, max: number): (() => number) =>
  batch.add(
    batch
      .prepare(`SELECT created FROM payments WHERE ${condition} AND created > ? ORDER BY created DESC LIMIT 1 OFFSET ?`)
      .bind(value, countingStart(), max - 1),
    ([oldestCounted]: { created: string }[]) =>
      oldestCounted ? Math.max(1, Math.ceil((Date.parse(oldestCounted.created) + windowMs - Date.now()) / 1000)) : 0,
  )

const timeBefore = (time: number) => new Date(Date.now() - time).toISOString()

/** Hashes the caller's network address for payments and reservations. */
export const hashPayerNetwork = ({ address }: Pick<Shop, 'address'>): Promise<string> => digest(`payment ${address}`)

/** Creates the failure for a network address with too many unpaid payments. */
export const createUnpaidFailure = async (shop: Shop) =>
  createLimitFailure(shop, await loadUnpaidWait(shop.db, await hashPayerNetwork(shop)))

/** Creates the failure for too many payments. The shopper may try again after `seconds`. */
export async function createLimitFailure(shop: Shop, seconds: number): Promise<Failure> {
  const language = await loadSelectionLanguage(shop)
  const retryAfter = Math.max(1, seconds)
  const time = formatWait(retryAfter, language)
  return {
    ...fail(429, { limit: 'too many payments, try again later' }),
    messages: [texts[language].payment.tooMany(time)],
    retryAfter,
  }
}
