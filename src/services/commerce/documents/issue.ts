import type { Merchant } from '../lib/merchant.ts'
import type { Order, OrderDocument } from '../orders/storage.ts'
import { freezeStatements } from './freeze.ts'

/**
 * Statements that issue the receipt of an order, and store its content and ledger rows. Run them in
 * the batch that records the capture of the money. The receipt gets the next number in the series
 * that receipts and credit notes share.
 */
export const issueReceipt = (db: D1Database, merchant: Merchant, order: Order, now: Date) =>
  issue(db, merchant, order, { kind: 'receipt', refund: null }, now)

/**
 * Statements that issue a refund's credit note, like `issueReceipt`. Run them in the batch that
 * records the refund. `order` must contain the refund.
 */
export const issueCreditNote = (db: D1Database, merchant: Merchant, order: Order, refund: string, now: Date) =>
  issue(db, merchant, order, { kind: 'credit_note', refund }, now)

function issue(
  db: D1Database,
  { seller }: Merchant,
  order: Order,
  { kind, refund }: Pick<OrderDocument, 'kind' | 'refund'>,
  now: Date,
): D1PreparedStatement[] {
  const issued = now.toISOString()
  // The database chooses the number, which is higher than that of every other document.
  const document: OrderDocument = { number: Number.MAX_SAFE_INTEGER, kind, refund, issued, seller, content: null }
  return [
    db
      .prepare(
        `INSERT INTO documents (number, kind, order_reference, refund, issued, seller)
         SELECT COALESCE(MAX(number), 100000) + 1, ?, ?, ?, ?, ? FROM documents`,
      )
      .bind(kind, order.reference, refund, issued, JSON.stringify(seller)),
    ...freezeStatements(db, { ...order, documents: [...order.documents, document] }, document),
  ]
}
