import { fail, type PlainOutcome } from '../lib/outcome.ts'
import type { Decision } from '../orders/change.ts'
import { collectLineFacts, sumByLine } from '../orders/facts.ts'
import type { LineQuantity, Order } from '../orders/storage.ts'
import { restockStatements } from '../refunds/storage.ts'

/** Decides to record which goods the buyer has returned. This does not refund any money. */
export function decideReturn(
  order: Order,
  goodsReturn: { lines: LineQuantity[]; restock: boolean },
): PlainOutcome<Decision> {
  const lines = [...sumByLine(goodsReturn.lines)].map(([line, quantity]) => ({ line, quantity }))
  if (lines.length === 0) return fail(406, { lines: 'required' })
  const facts = collectLineFacts(order)
  for (const { line, quantity } of lines) {
    const { shipped, returned } = facts.get(line) ?? { shipped: 0, returned: 0 }
    if (quantity > shipped - returned) return fail(409, { lines: `${shipped - returned} of ${line} can be returned` })
  }
  return {
    ok: true,
    value: {
      after: { ...order, returned: [...order.returned, ...lines] },
      details: { lines, restock: goodsReturn.restock },
      statements: (db, actor) => [
        ...lines.map(({ line, quantity }) =>
          db
            .prepare('INSERT INTO returned_lines (order_reference, number, line, quantity) VALUES (?, ?, ?, ?)')
            .bind(order.reference, order.changes.length + 1, line, quantity),
        ),
        ...(goodsReturn.restock ? restockStatements(db, order, lines, { cause: 'returned', actor }) : []),
      ],
      stockChanged: goodsReturn.restock,
    },
  }
}
