import type { StockCause } from '../catalogue/stock-causes.ts'
import { type LineQuantity, loadOrder, type Order, type Refund } from '../orders/storage.ts'
import { findPayment, type Payment } from '../payments/storage.ts'

/**
 * Loads the references of at most 50 requested refunds whose money was captured: those of `order`
 * or, if it is null, of all orders. The refund that was least recently requested from the provider
 * is first.
 */
export async function loadRequests(db: D1Database, order: string | null): Promise<RefundRow[]> {
  const { results } = await db
    .prepare(
      `SELECT refunds.reference, order_reference AS "order" FROM refunds
       JOIN orders ON orders.reference = order_reference JOIN payments ON payments.reference = orders.payment
       WHERE refunds.status = 'requested' AND payments.settled IS NOT NULL AND (?1 IS NULL OR order_reference = ?1)
       ORDER BY COALESCE(MAX(polled, refunds.created), refunds.created) LIMIT 50`,
    )
    .bind(order)
    .all<RefundRow>()
  return results
}

interface RefundRow {
  reference: string
  order: string
}

export interface RequestedRefund {
  order: Order
  payment: Payment
  refund: Refund
}

/** Loads a requested refund; null if the provider has since confirmed or rejected it. */
export async function loadRequested(
  db: D1Database,
  { reference, order: id }: RefundRow,
): Promise<RequestedRefund | null> {
  const order = await loadOrder(db, id)
  const payment = await findPayment(db, order.payment)
  const refund = order.refunds.find(entry => entry.reference === reference)
  return payment && refund?.status === 'requested' ? { order, payment, refund } : null
}

/** Statements that put pieces of an order's lines back into stock. `actor` is who put them back. */
export function restockStatements(
  db: D1Database,
  { snapshot, number }: Order,
  parts: LineQuantity[],
  { cause, actor }: { cause: StockCause; actor: string },
): D1PreparedStatement[] {
  const items = new Map(snapshot.lines.map(({ line, item }) => [line, item]))
  return parts.flatMap(({ line, quantity }) =>
    quantity > 0
      ? [
          db
            .prepare('UPDATE stock SET quantity = quantity + ?, cause = ?, subject = ?, actor = ? WHERE item = ?')
            .bind(quantity, cause, `${number}`, actor, items.get(line) ?? ''),
        ]
      : [],
  )
}

/** Statements that store a requested refund. */
export const insertRefund = (db: D1Database, order: string, refund: Refund): D1PreparedStatement[] => [
  db
    .prepare(
      `INSERT INTO refunds (reference, order_reference, amount, shipping, other, reason, withdrawal, status, created)
       VALUES (?, ?, ?, ?, ?, ?, ?, 'requested', ?)`,
    )
    .bind(
      refund.reference,
      order,
      refund.amount,
      refund.shipping,
      refund.other,
      refund.reason,
      refund.withdrawal,
      refund.created,
    ),
  ...refund.lines.map(({ line, quantity, amount, unsent }) =>
    db
      .prepare('INSERT INTO refund_lines (refund, line, quantity, amount, unsent) VALUES (?, ?, ?, ?, ?)')
      .bind(refund.reference, line, quantity, amount, unsent),
  ),
]

/** Statement that stores the result of a requested refund. */
export const settleRefund = (db: D1Database, { reference, status, settled }: Refund, providerId: string | null) =>
  db
    .prepare(`UPDATE refunds SET status = ?, provider_id = ?, settled = ? WHERE reference = ? AND status = 'requested'`)
    .bind(status, providerId, settled, reference)
