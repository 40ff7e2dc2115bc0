import type { Cells } from '#client/shared/csv.ts'
import { parseStoredJson } from '../../lib/stored-json.ts'

/** An entry of a payout. Amounts are in minor units of the payout's currency. */
interface BookedEntry {
  kind: string
  /** The number of the order; null if the entry belongs to none. */
  order: number | null
  amount: number
  fee: number
}

/** A payout with its entries. */
interface BookedPayout {
  payout: string
  provider: string
  day: string
  currency: string
  amount: number
  entries: BookedEntry[]
}

/** Loads the payouts that arrived on these days, inclusive. The first day is first. */
export async function loadPayouts(db: D1Database, { from, to }: { from: string; to: string }): Promise<BookedPayout[]> {
  const { results } = await db
    .prepare(
      `SELECT payout, provider, day, currency, amount, (
         SELECT json_group_array(json_object('kind', kind, 'amount', entries.amount, 'fee', fee, 'order', (
           SELECT number FROM orders WHERE payment = entries.payment
           UNION ALL SELECT number FROM refunds JOIN orders ON orders.reference = order_reference
             WHERE refunds.reference = entries.refund LIMIT 1)))
         FROM payout_entries entries WHERE entries.payout = payouts.payout) AS entries
       FROM payouts WHERE day >= ? AND day <= ? AND completed IS NOT NULL ORDER BY day, payout`,
    )
    .bind(from, to)
    .all<Omit<BookedPayout, 'entries'> & { entries: string }>()
  return results.map(row => ({ ...row, entries: parseStoredJson<BookedEntry[]>(row.entries) }))
}

/** A payout for the management interface, with amounts in major units. */
export const payoutView = ({ amount, entries, ...payout }: BookedPayout) => ({
  ...payout,
  amountAsNumber: amount / 100,
  feeAsNumber: entries.reduce((sum, { fee }) => sum + fee, 0) / 100,
  entries: entries.map(entry => ({
    kind: entry.kind,
    order: entry.order === null ? null : String(entry.order),
    amountAsNumber: entry.amount / 100,
    feeAsNumber: entry.fee / 100,
  })),
})

/** Formats payouts as a table, a row for each entry, in major units. */
export const createPayoutTable = (payouts: BookedPayout[]): Cells => [
  ['payout', 'date', 'currency', 'kind', 'order', 'amount', 'fee', 'net'],
  ...payouts.flatMap(({ payout, day, currency, entries }) =>
    entries.map(({ kind, order, amount, fee }) => [
      ...[payout, day, currency, kind, order ?? '', amount / 100, fee / 100, (amount - fee) / 100],
    ]),
  ),
]
