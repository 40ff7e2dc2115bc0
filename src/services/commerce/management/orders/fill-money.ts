import { collectOrderFacts } from '../../orders/facts.ts'
import { decideMoneyState } from '../../orders/states.ts'
import { type OrderRow, orderColumns, parseOrder } from '../../orders/storage.ts'

/** Maximum number of orders that one run fills. */
const maxOrders = 200

/**
 * Stores the state of the money of orders that lack it, the newest first, at most `maxOrders`. An
 * order that changes during the call is left as the change stores it.
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
