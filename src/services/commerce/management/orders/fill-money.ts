import { collectOrderFacts } from '../../orders/facts.ts'
import { decideMoneyState } from '../../orders/states.ts'
import { type OrderRow, orderColumns, parseOrder } from '../../orders/storage.ts'

/** Maximum number of orders that one run completes. */
const maxOrders = 200

/**
 * Stores the payment state (`money`) of up to `maxOrders` orders that lack it, the newest first. If
 * an order changes during the call, the state that the change stores is kept.
 */
export async function fillMissingMoney(db: D1Database): Promise<void> {
  const { results } = await db
    .prepare(`SELECT ${orderColumns} FROM orders WHERE money IS NULL ORDER BY number DESC LIMIT ${maxOrders}`)
    .all<OrderRow>()
  if (results.length === 0) return
  await db.batch(
    results.map(row =>
      db
        .prepare('UPDATE orders SET money = ? WHERE reference = ? AND money IS NULL')
        .bind(decideMoneyState(collectOrderFacts(parseOrder(row))), row.reference),
    ),
  )
}
