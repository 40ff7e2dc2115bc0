import { consume, isShort } from '../catalogue/reservations.ts'
import { randomId } from '../lib/ids.ts'
import { fail, type PlainOutcome } from '../lib/outcome.ts'
import { consumeVoucher, takenByOthers } from '../vouchers/reservations.ts'
import { customerOf, usedBy } from '../vouchers/storage.ts'
import type { Snapshot } from './snapshot.ts'
import { findOrderOf, loadOrder, type Order } from './storage.ts'

/** The data of a new order. */
export interface Authorised {
  /** The payment's reference. */
  reference: string
  selection: string
  snapshot: Snapshot
}

export interface Placed {
  order: Order
  /** The confirmation's id in the outbox; null when it was written before. */
  mail: number | null
}

/**
 * Places the order of an authorised payment: order, lines, stock, voucher uses, the payment's
 * completion and the confirmation mail, in one transaction. A repeated or parallel call finds the
 * first one's order (`mail` is null then); so does another payment of the same selection. CHECKs
 * guard stock and vouchers: when one has run out nothing changes, and the failure's errors have
 * `stock` or `voucher`.
 */
export async function placeOrder(db: D1Database, payment: Authorised): Promise<PlainOutcome<Placed>> {
  const present = await findOrderOf(db, payment.selection)
  if (present) return { ok: true, value: { order: present, mail: null } }
  const reference = randomId()
  try {
    const mail = await insertOrder(db, payment, reference)
    return { ok: true, value: { order: await loadOrder(db, reference), mail } }
  } catch (cause) {
    const other = await findOrderOf(db, payment.selection)
    if (other) return { ok: true, value: { order: other, mail: null } }
    const failure = await failureOf(db, payment)
    if (failure) return failure
    throw new Error(`Payment ${payment.reference} could not become an order`, { cause })
  }
}

async function failureOf(db: D1Database, payment: Authorised) {
  if (await isShort(db, payment.selection, payment.snapshot.lines)) return fail(410, { stock: 'unavailable items' })
  if ((await usedVouchers(db, payment)).length > 0) return fail(412, { voucher: 'not found' })
  const status = await db
    .prepare('SELECT status FROM payments WHERE reference = ?')
    .bind(payment.reference)
    .first<string>('status')
  return status === 'authorised' ? null : fail(412, { paymentMethod: 'failed' })
}

/**
 * Returns the id of the mail. When the payment is no longer authorised no order row is made, and
 * the rows that refer to it fail.
 */
async function insertOrder(
  db: D1Database,
  { snapshot, ...payment }: Authorised,
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
    // Other payments of the same selection are closed; authorised ones are voided.
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

/** Vouchers of the purchase that others, or the same buyer, have used up. */
export async function usedVouchers(
  db: D1Database,
  { selection, snapshot: { vouchers, email } }: Authorised,
): Promise<string[]> {
  const codes = vouchers.map(({ voucher }) => voucher)
  return [...(await takenByOthers(db, selection, codes)), ...(await usedBy(db, codes, email))]
}
