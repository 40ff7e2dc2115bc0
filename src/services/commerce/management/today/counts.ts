import { listRefundsDue } from '../../refunds/due.ts'
import { loadDueWithdrawals } from '../../withdrawals/storage.ts'
import { countLowStock } from '../stock/low.ts'
import { findLateStart, lateMails } from './late-mails.ts'

/** What is waiting for the operators. A part that could not be counted is null. */
export interface TodayCounts {
  /** Orders with pieces left to send, and when the oldest was placed (ISO time in UTC). */
  toSend: { count: number; oldest: string | null } | null
  /** Withdrawals for which a refund is due. */
  refundsDue: number | null
  /** Orders whose newest refund was rejected, and payments whose money could not be returned. */
  refundsFailed: number | null
  /** Confirmed withdrawals that are open: a refund is due, or no order matches. */
  withdrawals: number | null
  /** Open disputes. */
  disputes: number | null
  /** Mails that have not been sent for ten minutes. */
  unsentMails: number | null
  /** Items whose free stock is at most their low mark. */
  lowStock: number | null
}

/**
 * Counts what is waiting for the operators. Each count reads an index that contains only what is
 * waiting. Each part is counted on its own, so that a part that fails does not hide the others.
 */
export async function countToday(db: D1Database): Promise<TodayCounts> {
  const count = (sql: string, ...values: string[]) =>
    db
      .prepare(`SELECT COUNT(*) AS n ${sql}`)
      .bind(...values)
      .first<number>('n')
  const [toSend, refundsFailed, disputes, unsentMails, withdrawals, lowStock] = await Promise.all([
    tryPart('toSend', () => countToSend(db)),
    tryPart('refundsFailed', () => countFailed(db)),
    tryPart('disputes', () => countDisputes(db)),
    tryPart('unsentMails', () => count(lateMails, findLateStart())),
    tryPart('withdrawals', () => countWithdrawals(db)),
    tryPart('lowStock', () => countLowStock(db)),
  ])
  return {
    toSend,
    ...(withdrawals ?? { refundsDue: null, withdrawals: null }),
    refundsFailed,
    disputes,
    unsentMails,
    lowStock,
  }
}

/** Counts a part. If that fails, logs the error and returns null. */
async function tryPart<T>(part: keyof TodayCounts, countPart: () => Promise<T>): Promise<T | null> {
  try {
    return await countPart()
  } catch (error) {
    console.error(JSON.stringify({ event: 'today_part_failed', part, error: String(error) }))
    return null
  }
}

async function countToSend(db: D1Database) {
  const [counted, oldest] = await db.batch<{ n?: number; created?: string }>([
    db.prepare('SELECT COUNT(*) AS n FROM orders WHERE to_send > 0'),
    db.prepare('SELECT created FROM orders WHERE to_send > 0 ORDER BY number LIMIT 1'),
  ])
  return { count: counted?.results[0]?.n ?? 0, oldest: oldest?.results[0]?.created ?? null }
}

/** Counts failed refunds of orders, and payments without an order whose money was not returned. */
const countFailed = (db: D1Database) =>
  db
    .prepare(
      `SELECT (SELECT COUNT(*) FROM refunds failed WHERE status = 'failed' AND NOT EXISTS (
         SELECT 1 FROM refunds later WHERE later.order_reference = failed.order_reference AND later.created > failed.created))
         + (SELECT COUNT(*) FROM payments WHERE money = 'not_returned') AS n`,
    )
    .first<number>('n')

const countDisputes = (db: D1Database) =>
  db
    .prepare(
      `SELECT COALESCE(SUM(CASE change WHEN 'disputed' THEN 1 ELSE -1 END), 0) AS n FROM order_changes
       WHERE change IN ('disputed', 'dispute_closed')`,
    )
    .first<number>('n')

/** Counts open withdrawals, but not more than `loadDueWithdrawals` loads. */
async function countWithdrawals(db: D1Database) {
  const open = await loadDueWithdrawals(db)
  const due = open.filter(
    ({ withdrawal: { withdrawal }, order }) =>
      order !== null && listRefundsDue(order).some(entry => entry.withdrawal === withdrawal),
  )
  return { refundsDue: due.length, withdrawals: due.length + open.filter(({ order }) => order === null).length }
}
