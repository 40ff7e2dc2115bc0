import { consume, isShort } from '../catalogue/stock.ts'
import { randomId } from '../lib/ids.ts'
import { findPayment, type Payment } from '../payments/storage.ts'
import { consumeVoucher, takenByOthers } from '../vouchers/reservations.ts'
import { customerOf, usedBy } from '../vouchers/storage.ts'
import { findOrderOf, loadOrder, type Order } from './storage.ts'

export type Placed =
  | { order: Order; mail: number | null }
  | { problem: 'stock' | 'payment' }
  | { problem: 'voucher'; vouchers: string[] }

/**
 * Makes the order of an authorised payment: order, lines, stock, voucher uses, the payment's end and the confirmation in the outbox,
 * in one transaction. A second call, also a parallel one, finds the first one's order (`mail` is null then); so does another payment
 * of the same selection. Stock and vouchers are guarded by CHECKs: when something ran out, nothing at all has happened.
 */
export async function placeOrder(db: D1Database, payment: Payment): Promise<Placed> {
  const present = await findOrderOf(db, payment.selection)
  if (present) return { order: present, mail: null }
  const reference = randomId()
  try {
    const mail = await insertOrder(db, payment, reference)
    return { order: await loadOrder(db, reference), mail }
  } catch (cause) {
    const other = await findOrderOf(db, payment.selection)
    if (other) return { order: other, mail: null }
    if (await isShort(db, payment.selection, payment.snapshot.lines)) return { problem: 'stock' }
    const vouchers = await usedUp(db, payment)
    if (vouchers.length > 0) return { problem: 'voucher', vouchers }
    if ((await findPayment(db, payment.reference))?.status !== 'authorised') return { problem: 'payment' }
    throw new Error(`Payment ${payment.reference} could not become an order`, { cause })
  }
}

/** Returns the id of the mail. When the payment is not authorised any more no order row is made, and the rows that refer to it fail. */
async function insertOrder(
  db: D1Database,
  { snapshot, ...payment }: Payment,
  reference: string,
): Promise<number | null> {
  const created = new Date().toISOString()
  const results = await db.batch<{ id: number }>([
    db
      .prepare(
        `INSERT INTO orders (reference, number, payment, selection, email, snapshot, created)
         SELECT ?, (SELECT COALESCE(MAX(number), 10000) + 1 FROM orders), reference, selection, ?, snapshot, ?
         FROM payments WHERE reference = ? AND status = 'authorised'`,
      )
      .bind(reference, snapshot.email, created, payment.reference),
    ...snapshot.lines.map(({ line, item, quantity, price }) =>
      db.prepare('INSERT INTO order_lines VALUES (?, ?, ?, ?, ?)').bind(reference, line, item, quantity, price),
    ),
    ...consume(db, payment.selection, snapshot.lines),
    ...snapshot.vouchers.flatMap(({ voucher, priceOff }) => [
      db
        .prepare(
          `INSERT INTO voucher_uses (voucher, order_reference, price_off, customer)
           SELECT voucher, ?, ?, CASE WHEN once_per_customer THEN ? END FROM vouchers WHERE voucher = ?`,
        )
        .bind(reference, priceOff, customerOf(snapshot.email), voucher),
      consumeVoucher(db, payment.selection, voucher),
    ]),
    db.prepare(`UPDATE payments SET status = 'completed' WHERE reference = ?`).bind(payment.reference),
    // Other payments of the same selection: what nobody has paid cannot be paid any more, what was authorised is let go.
    db
      .prepare(
        `UPDATE payments SET status = CASE status WHEN 'pending' THEN 'superseded' ELSE 'voided' END
         WHERE selection = ? AND status IN ('pending', 'authorised')`,
      )
      .bind(payment.selection),
    db
      .prepare(`INSERT INTO outbox (kind, recipient, about, created) VALUES ('order', ?, ?, ?) RETURNING id`)
      .bind(snapshot.email, reference, created),
  ])
  return results.at(-1)?.results[0]?.id ?? null
}

async function usedUp(db: D1Database, { selection, snapshot: { vouchers, email } }: Payment): Promise<string[]> {
  const codes = vouchers.map(({ voucher }) => voucher)
  return [...(await takenByOthers(db, selection, codes)), ...(await usedBy(db, codes, email))]
}
