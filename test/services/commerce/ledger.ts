/**
 * SQL queries that find inconsistent rows, by the name of the fault. They must find nothing at any
 * time, even after the process was killed. They assume that all payments use the test provider.
 */
const faults: Record<string, string> = {
  'less stock than is reserved': `SELECT item FROM reservations JOIN stock USING (item) GROUP BY item
    HAVING SUM(reservations.quantity) > stock.quantity`,
  'stock that is not the sum of free and reserved pieces': `SELECT item FROM stock JOIN free_stock USING (item) WHERE stock.quantity <> free_stock.quantity
    + COALESCE((SELECT SUM(quantity) FROM reservations reserved WHERE reserved.item = stock.item), 0)`,
  'stock that is not the sum of its moves': `SELECT item FROM stock LEFT JOIN stock_moves USING (item)
    GROUP BY item HAVING stock.quantity <> COALESCE(SUM(change), 0)`,
  'a move whose stock is not the sum of the moves up to it': `SELECT id FROM (SELECT id, quantity, SUM(change) OVER (PARTITION BY item ORDER BY id) AS sum
    FROM stock_moves) WHERE quantity <> sum`,
  'a move without the order that caused it': `SELECT id FROM stock_moves WHERE cause IN ('sold', 'returned', 'cancelled', 'refunded')
    AND NOT EXISTS (SELECT 1 FROM orders JOIN order_lines ON order_reference = reference
      WHERE number = CAST(subject AS INTEGER) AND order_lines.item = stock_moves.item)`,
  'sold pieces without their stock moves': `SELECT order_reference, item FROM order_lines JOIN orders ON reference = order_reference
    GROUP BY order_reference, item HAVING SUM(order_lines.quantity) <> (SELECT -SUM(change) FROM stock_moves
      WHERE cause = 'sold' AND stock_moves.item = order_lines.item AND subject = CAST(orders.number AS TEXT))`,
  'an order whose pieces to send are not the sum of its lines': `SELECT number FROM orders JOIN order_lines ON order_reference = reference
    GROUP BY reference HAVING SUM(order_lines.to_send) <> orders.to_send`,
  'stock whose owed or withdrawn pieces are not the sum of the order lines': `SELECT stock.item FROM stock LEFT JOIN order_lines USING (item) GROUP BY stock.item
    HAVING owed <> COALESCE(SUM(order_lines.to_send), 0) OR stock.withdrawn <> COALESCE(SUM(order_lines.withdrawn), 0)`,
  'an order line with unsent pieces that are neither to send, nor withdrawn, nor given up': `SELECT order_reference, line FROM order_lines bought
    WHERE to_send + withdrawn <> CASE WHEN EXISTS (SELECT 1 FROM order_changes done
      WHERE done.order_reference = bought.order_reference AND change = 'cancel') THEN 0 ELSE
      quantity - COALESCE((SELECT SUM(sent.quantity) FROM shipment_lines sent JOIN shipments USING (shipment)
        WHERE shipments.order_reference = bought.order_reference AND sent.line = bought.line), 0)
      - COALESCE((SELECT SUM(unsent) FROM refund_lines given JOIN refunds ON refunds.reference = given.refund
        WHERE refunds.order_reference = bought.order_reference AND given.line = bought.line), 0) END`,
  'an order without a completed payment of the authorised amount': `SELECT orders.reference FROM orders LEFT JOIN payments ON payments.reference = orders.payment
    WHERE payments.status IS NOT 'completed' OR payments.amount IS NOT authorised_amount OR payments.currency IS NOT authorised_currency`,
  'a completed payment without an order': `SELECT reference FROM payments WHERE status = 'completed'
    AND reference NOT IN (SELECT payment FROM orders)`,
  'a bag (selection) that became two orders': 'SELECT selection FROM orders GROUP BY selection HAVING COUNT(*) > 1',
  'a gap in the order numbers':
    'SELECT orders FROM (SELECT COUNT(*) AS orders, MAX(number) - MIN(number) + 1 AS numbers FROM orders) WHERE orders <> numbers',
  'an order without exactly one mail': `SELECT reference FROM orders WHERE
    (SELECT COUNT(*) FROM outbox WHERE kind = 'order' AND about = reference) <> 1`,
  'a mail without an order': `SELECT id FROM outbox WHERE kind = 'order' AND about NOT IN (SELECT reference FROM orders)`,
  'order lines that differ from the lines that were paid': `SELECT reference FROM orders, json_each(snapshot, '$.lines') paid
    LEFT JOIN order_lines ON order_reference = reference AND order_lines.line = paid.value ->> 'line'
    WHERE order_lines.item IS NOT paid.value ->> 'item' OR order_lines.quantity IS NOT paid.value ->> 'quantity'`,
  'goods still reserved for a bag that was bought': `SELECT item FROM reservations WHERE selection IN (SELECT selection FROM orders)`,
  'uses of a voucher still reserved for a bag that was bought': `SELECT voucher FROM voucher_reservations
    WHERE selection IN (SELECT selection FROM orders)`,
  'more uses of a voucher reserved than are left': `SELECT voucher FROM voucher_reservations JOIN vouchers USING (voucher)
    GROUP BY voucher HAVING COUNT(*) > vouchers.uses_left`,
  'an order whose use of a voucher is not stored': `SELECT reference FROM orders, json_each(snapshot, '$.vouchers') given
    WHERE state NOT IN ('cancelled', 'refunded') AND NOT EXISTS (SELECT 1 FROM voucher_uses WHERE order_reference = reference AND voucher = given.value ->> 'voucher')`,
  'a payment that is both captured and voided':
    'SELECT reference FROM test_payments WHERE captured IS NOT NULL AND voided IS NOT NULL',
  'a captured payment without an order': `SELECT reference FROM test_payments JOIN payments USING (reference)
    WHERE captured IS NOT NULL AND method <> 'test-instant' AND reference NOT IN (SELECT payment FROM orders)`,
  'a captured payment without an order that has not been refunded in full': `SELECT reference FROM test_payments
    JOIN payments USING (reference) WHERE captured IS NOT NULL AND money = 'returned' AND reference NOT IN (SELECT payment FROM orders)
    AND test_payments.amount <> (SELECT COALESCE(SUM(amount), 0) FROM test_refunds WHERE payment = payments.reference)`,
  'more pieces withdrawn than were bought': `SELECT order_reference, line FROM order_lines bought JOIN withdrawal_lines given
    USING (order_reference, line) GROUP BY order_reference, line HAVING SUM(given.quantity) > MAX(bought.quantity)`,
  'lines of a withdrawal that is unconfirmed, or that belongs to a different order': `SELECT withdrawal FROM withdrawal_lines given
    JOIN withdrawals USING (withdrawal) WHERE confirmed IS NULL OR given.order_reference IS NOT withdrawals.order_reference`,
  'a confirmed withdrawal without lines': `SELECT withdrawal FROM withdrawals WHERE confirmed IS NOT NULL AND order_reference IS NOT NULL
    AND withdrawal NOT IN (SELECT withdrawal FROM withdrawal_lines)`,
  'a wrong number of mails about a withdrawal': `SELECT reference FROM withdrawals WHERE (confirmed IS NOT NULL) <>
    (SELECT COUNT(*) FROM outbox WHERE event = 'withdrawal ' || reference AND recipient = email)`,
  'an order line with more pieces sent, or refunded before they were sent, than were bought': `SELECT bought.order_reference, line FROM order_lines bought
    WHERE quantity < COALESCE((SELECT SUM(sent.quantity) FROM shipment_lines sent JOIN shipments USING (shipment)
        WHERE shipments.order_reference = bought.order_reference AND sent.line = bought.line), 0)
      + COALESCE((SELECT SUM(unsent) FROM refund_lines given JOIN refunds ON refunds.reference = given.refund
        WHERE refunds.order_reference = bought.order_reference AND given.line = bought.line), 0)`,
  'an order with a wrong number of pieces to send': `SELECT number FROM orders WHERE to_send <>
    CASE WHEN EXISTS (SELECT 1 FROM order_changes WHERE order_reference = reference AND change = 'cancel') THEN 0 ELSE
    (SELECT SUM(MIN(here - given_up, MAX(0, here - withdrawn))) FROM (SELECT
      bought.quantity - COALESCE((SELECT SUM(sent.quantity) FROM shipment_lines sent JOIN shipments USING (shipment)
        WHERE shipments.order_reference = bought.order_reference AND sent.line = bought.line), 0) AS here,
      COALESCE((SELECT SUM(unsent) FROM refund_lines given JOIN refunds ON refunds.reference = given.refund
        WHERE refunds.order_reference = bought.order_reference AND given.line = bought.line), 0) AS given_up,
      COALESCE((SELECT SUM(quantity) FROM withdrawal_lines given
        WHERE given.order_reference = bought.order_reference AND given.line = bought.line), 0) AS withdrawn
      FROM order_lines bought WHERE bought.order_reference = reference)) END`,
  'more pieces returned than were sent': `SELECT order_reference, line FROM returned_lines came GROUP BY order_reference, line
    HAVING SUM(quantity) > (SELECT COALESCE(SUM(sent.quantity), 0) FROM shipment_lines sent JOIN shipments USING (shipment)
      WHERE shipments.order_reference = came.order_reference AND sent.line = came.line)`,
  'more refunded than was paid': `SELECT orders.reference FROM orders JOIN payments ON payments.reference = orders.payment
    WHERE payments.amount < (SELECT COALESCE(SUM(refunds.amount), 0) FROM refunds
      WHERE refunds.order_reference = orders.reference AND refunds.status <> 'failed')`,
  'a refund that is not the sum of its parts': `SELECT reference FROM refunds WHERE amount <> shipping + other
    + COALESCE((SELECT SUM(given.amount) FROM refund_lines given WHERE given.refund = reference), 0)`,
  'a refund whose status contradicts the provider': `SELECT refunds.reference FROM refunds LEFT JOIN test_refunds USING (reference)
    WHERE refunds.status = 'refunded' AND test_refunds.amount IS NOT refunds.amount
      OR refunds.status = 'failed' AND test_refunds.amount IS NOT NULL`,
  'a wrong number of mails about a refund': `SELECT reference FROM refunds WHERE (status = 'refunded') <>
    (SELECT COUNT(*) FROM outbox WHERE event = 'refunded ' || reference)`,
  'a gap in the numbers of receipts and credit notes':
    'SELECT documents FROM (SELECT COUNT(*) AS documents, MAX(number) - MIN(number) + 1 AS numbers FROM documents) WHERE documents <> numbers',
  'a wrong number of receipts for an order': `SELECT orders.reference FROM orders JOIN payments ON payments.reference = orders.payment
    WHERE (settled IS NOT NULL) <> (SELECT COUNT(*) FROM documents WHERE kind = 'receipt' AND order_reference = orders.reference)`,
  'a wrong number of credit notes for a refund': `SELECT refunds.reference FROM refunds WHERE (status = 'refunded') <>
    (SELECT COUNT(*) FROM documents WHERE refund = refunds.reference AND documents.order_reference = refunds.order_reference)`,
  'a credit note with a lower number than its receipt': `SELECT given.number FROM documents given WHERE kind = 'credit_note' AND given.number <
    (SELECT number FROM documents first WHERE first.kind = 'receipt' AND first.order_reference = given.order_reference)`,
  'a document without its content or ledger rows': `SELECT number FROM documents WHERE content IS NULL
    OR NOT EXISTS (SELECT 1 FROM ledger WHERE document = number)`,
  'ledger rows that differ from their document': `SELECT documents.number FROM documents
      JOIN ledger ON document = documents.number JOIN orders ON orders.reference = documents.order_reference
      JOIN payments ON payments.reference = orders.payment LEFT JOIN refunds ON refunds.reference = documents.refund
    GROUP BY documents.number HAVING SUM(gross) <> IIF(documents.kind = 'receipt', payments.amount, -refunds.amount)
      OR MIN(ledger.kind) <> documents.kind OR MAX(order_number) <> orders.number OR MAX(ledger.currency) <> payments.currency
      OR MAX(receipt) IS NOT IIF(documents.kind = 'receipt', NULL, (SELECT number FROM documents first
        WHERE first.kind = 'receipt' AND first.order_reference = documents.order_reference))`,
  'an order whose money state contradicts its history': `SELECT number FROM orders WHERE (money = 'disputed') <>
      ((SELECT COUNT(*) FROM order_changes WHERE order_reference = reference AND change = 'disputed')
        > (SELECT COUNT(*) FROM order_changes WHERE order_reference = reference AND change = 'dispute_closed'))
    OR money IS NULL OR money = 'refund_failed' AND NOT EXISTS (SELECT 1 FROM refunds
      WHERE order_reference = orders.reference AND refunds.status = 'failed')`,
  'an order history with a gap': `SELECT order_reference FROM order_changes GROUP BY order_reference
    HAVING COUNT(*) <> MAX(number) OR MIN(change) IS NULL OR SUM(change = 'place') <> 1`,
  'a captured amount that differs from the amount of the order': `SELECT reference FROM test_payments JOIN payments USING (reference)
    WHERE captured IS NOT NULL AND status = 'completed' AND (test_payments.amount <> payments.amount OR test_payments.currency <> payments.currency)`,
}

/**
 * Sums that sales do not change: for each item, the free, reserved and sold pieces together; for
 * each voucher, the remaining and the past uses together.
 */
const constants = `SELECT 'item ' || item AS name, (SELECT free_stock.quantity FROM free_stock WHERE free_stock.item = stock.item)
    + COALESCE((SELECT SUM(quantity) FROM reservations reserved WHERE reserved.item = stock.item), 0)
    + COALESCE((SELECT SUM(quantity) FROM order_lines sold WHERE sold.item = stock.item), 0) AS value FROM stock
  UNION ALL SELECT 'voucher ' || voucher,
    uses_left + (SELECT COUNT(*) FROM voucher_uses uses WHERE uses.voucher = vouchers.voucher) FROM vouchers WHERE uses_left IS NOT NULL`

export type Row = Record<string, unknown>
export type Constants = Map<string, number>

/**
 * Throws if a query in `faults` finds rows, or if a sum of `constants` differs from the same sum in
 * `before`. Returns the sums to pass as `before` next time. `ask` must run all queries on the same
 * state of the database.
 */
export async function checkLedger(
  ask: (queries: string[]) => Promise<Row[][]> | Row[][],
  before: Constants = new Map(),
): Promise<Constants> {
  const [counted = [], ...found] = await ask([constants, ...Object.values(faults)])
  for (const [index, name] of Object.keys(faults).entries())
    if (found[index]?.length) throw new Error(`${name}: ${JSON.stringify(found[index].slice(0, 5))}`)
  const now = new Map(counted.map(({ name, value }) => [String(name), Number(value)]))
  for (const [name, value] of before)
    if (now.get(name) !== value) throw new Error(`The sum of ${name} was ${value} before, and is ${now.get(name)} now`)
  return now
}
