import { listRefundsDue } from '../../refunds/due.ts'
import { loadDueWithdrawals } from '../../withdrawals/storage.ts'
import { countLowStock } from '../stock/low.ts'

/** What waits for the operators. */
export interface TodayCounts {
  /** Orders with pieces left to send, and when the oldest was placed (ISO time in UTC). */
  toSend: { count: number; oldest: string | null }
  /** Withdrawals for which a refund is due. */
  refundsDue: number
  /** Orders whose newest refund the provider has rejected. */
  refundsFailed: number
  /** Confirmed withdrawals that are open: a refund is due, or no order matches. */
  withdrawals: number
  /** Open disputes. */
  disputes: number
  /** Mails that are not sent yet, because they wait or have failed. */
  unsentMails: number
  /** Items with less in stock than their low mark. */
  lowStock: number
}

/** Counts what waits for the operators. Every count reads an index of what waits only. */
export async function countToday(db: D1Database): Promise<TodayCounts> {
  const statements = [
    'SELECT COUNT(*) AS n FROM orders WHERE to_send > 0',
    'SELECT created AS oldest FROM orders WHERE to_send > 0 ORDER BY number LIMIT 1',
    `SELECT COUNT(*) AS n FROM refunds failed WHERE status = 'failed' AND NOT EXISTS (
       SELECT 1 FROM refunds later WHERE later.order_reference = failed.order_reference AND later.created > failed.created)`,
    `SELECT COALESCE(SUM(CASE change WHEN 'disputed' THEN 1 ELSE -1 END), 0) AS n FROM order_changes
     WHERE change IN ('disputed', 'dispute_closed')`,
    // SQLite would otherwise choose the index with all mails.
    'SELECT COUNT(*) AS n FROM outbox INDEXED BY unsent WHERE sent IS NULL',
  ]
  const [[toSend, oldest, failed, disputes, unsent], withdrawals, lowStock] = await Promise.all([
    db.batch<{ n?: number; oldest?: string }>(statements.map(sql => db.prepare(sql))),
    countWithdrawals(db),
    countLowStock(db),
  ])
  const first = (result: typeof toSend) => result?.results[0]
  return {
    toSend: { count: first(toSend)?.n ?? 0, oldest: first(oldest)?.oldest ?? null },
    ...withdrawals,
    refundsFailed: first(failed)?.n ?? 0,
    disputes: first(disputes)?.n ?? 0,
    unsentMails: first(unsent)?.n ?? 0,
    lowStock,
  }
}

/** Counts open withdrawals, at most those that `loadDueWithdrawals` loads. */
async function countWithdrawals(db: D1Database) {
  const open = await loadDueWithdrawals(db)
  const due = open.filter(
    ({ withdrawal: { withdrawal }, order }) =>
      order !== null && listRefundsDue(order).some(entry => entry.withdrawal === withdrawal),
  )
  return { refundsDue: due.length, withdrawals: due.length + open.filter(({ order }) => order === null).length }
}
