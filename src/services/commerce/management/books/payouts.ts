import type { Cells } from '#client/shared/csv.ts'
import { parseStoredJson } from '../../lib/stored-json.ts'
import type { Order } from '../../orders/storage.ts'

/** An entry of a payout. Amounts are in minor units of the payout's currency. */
interface BookedEntry {
  kind: string
  /** The number of the order; null if the entry belongs to no order. */
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

/** Loads the payouts that arrived on these days, inclusive, the earliest day first. */
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

/** An entry of a payout that belongs to an order. Amounts are in minor units of `currency`. */
interface OrderPayout
  extends Pick<BookedPayout, 'payout' | 'day' | 'currency'>,
    Pick<BookedEntry, 'kind' | 'amount' | 'fee'> {}

/** Loads the entries of payouts that belong to an order's payment or refunds. */
export async function loadOrderPayouts(db: D1Database, { reference, payment }: Pick<Order, 'reference' | 'payment'>) {
  const { results } = await db
    .prepare(
      `SELECT payouts.payout, day, currency, kind, payout_entries.amount, fee FROM payout_entries JOIN payouts USING (payout)
       WHERE payment = ?1 OR refund IN (SELECT reference FROM refunds WHERE order_reference = ?2) ORDER BY day, entry`,
    )
    .bind(payment, reference)
    .all<OrderPayout>()
  return results.map(({ amount, fee, ...entry }) => ({
    ...entry,
    amountAsNumber: amount / 100,
    feeAsNumber: fee / 100,
  }))
}
