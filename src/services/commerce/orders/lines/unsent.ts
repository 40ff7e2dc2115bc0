import { collectLineFacts } from '../facts.ts'
import { countUnsent, type LineFacts } from '../states.ts'

/**
 * Counts the pieces of a line that are still on the shelf because the buyer withdrew from them
 * before they were sent. They go back into stock when they are refunded.
 */
const countWithdrawn = ({ ordered, shipped, dropped, withdrawn }: LineFacts) =>
  Math.max(0, Math.min(withdrawn, ordered - shipped) - dropped)

/**
 * Statement that stores, for each line, how many pieces are left to send, and from how many the
 * buyer withdrew before they were sent. Run it in the batch that changes the order. Database
 * triggers then update the totals per item.
 */
export function storeUnsentLines(db: D1Database, order: Parameters<typeof collectLineFacts>[0], reference: string) {
  const isCancelled = order.changes.some(({ change }) => change === 'cancel')
  const lines = [...collectLineFacts(order)].map(([line, facts]) => ({
    line,
    toSend: isCancelled ? 0 : countUnsent(facts),
    withdrawn: isCancelled ? 0 : countWithdrawn(facts),
  }))
  return db
    .prepare(
      `UPDATE order_lines SET to_send = given.value ->> 'toSend', withdrawn = given.value ->> 'withdrawn'
       FROM json_each(?1) given WHERE order_reference = ?2 AND line = given.value ->> 'line'
         AND (to_send <> given.value ->> 'toSend' OR withdrawn <> given.value ->> 'withdrawn')`,
    )
    .bind(JSON.stringify(lines), reference)
}
