import { consume, isShort } from '../catalogue/stock.ts'
import { randomId } from '../lib/ids.ts'
import { findPayment, type Payment, type Snapshot } from '../payments/storage.ts'
import { consumeVoucher, takenByOthers } from '../vouchers/reservations.ts'
import { customerOf, usedBy } from '../vouchers/storage.ts'

export interface Order {
  /** Sequential, for people. */
  number: number
  /** 128 random bits: the address of the order's page. */
  reference: string
  payment: string
  selection: string
  snapshot: Snapshot
  /** ISO time in UTC. */
  created: string
  /** The platform's word: `untouched` until it is sent, `ok` afterwards. */
  status: OrderStatus
  shipments: Shipment[]
  withdrawn: WithdrawnLine[]
}

/** A part of a line that its buyer has withdrawn from. */
export interface WithdrawnLine {
  /** The statement's number, and when it was confirmed: ISO time in UTC. */
  withdrawal: number
  confirmed: string
  line: string
  quantity: number
}

export type OrderStatus = 'untouched' | 'progress' | 'ok' | 'archived' | 'failed'

export interface Shipment {
  shipment: number
  /** ISO time in UTC. */
  shipped: string
  /** Empty texts where the operator said nothing. */
  carrier: string
  trackingId: string
  trackingUrl: string
}

export const findOrderOf = (db: D1Database, selection: string) => findBy(db, 'selection', selection)
export const findOrder = (db: D1Database, reference: string) => findBy(db, 'reference', reference)
export const findOrderByNumber = (db: D1Database, number: number) => findBy(db, 'number', number)

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

/** Throws when there is no such order. */
export async function loadOrder(db: D1Database, reference: string): Promise<Order> {
  const order = await findOrder(db, reference)
  if (!order) throw new Error(`No order ${reference}`)
  return order
}

/** A part of a customer's orders, the newest first, and how many there are. */
export async function loadOrdersOf(db: D1Database, customer: number, { from, size }: { from: number; size: number }) {
  const [page, count] = await db.batch<OrderRow & { total: number }>([
    db
      .prepare(
        `SELECT ${orderColumns} FROM orders WHERE snapshot ->> 'customer' = ? ORDER BY number DESC LIMIT ? OFFSET ?`,
      )
      .bind(customer, size, from),
    db.prepare(`SELECT COUNT(*) AS total FROM orders WHERE snapshot ->> 'customer' = ?`).bind(customer),
  ])
  return { orders: (page?.results ?? []).map(orderOf), totalSize: count?.results[0]?.total ?? 0 }
}

async function usedUp(db: D1Database, { selection, snapshot: { vouchers, email } }: Payment): Promise<string[]> {
  const codes = vouchers.map(({ voucher }) => voucher)
  return [...(await takenByOthers(db, selection, codes)), ...(await usedBy(db, codes, email))]
}

async function findBy(
  db: D1Database,
  column: 'selection' | 'reference' | 'number',
  value: string | number,
): Promise<Order | null> {
  const row = await db.prepare(`SELECT ${orderColumns} FROM orders WHERE ${column} = ?`).bind(value).first<OrderRow>()
  return row && orderOf(row)
}

/** What `orderOf` reads. */
export const orderColumns = `number, reference, payment, selection, snapshot, created, status,
  (SELECT json_group_array(json_object('shipment', shipment, 'shipped', shipped, 'carrier', carrier,
     'trackingId', tracking_id, 'trackingUrl', tracking_url)) FROM shipments WHERE order_reference = reference) AS shipments,
  (SELECT json_group_array(json_object('withdrawal', withdrawal, 'confirmed', confirmed, 'line', line, 'quantity', quantity))
     FROM withdrawal_lines given JOIN withdrawals USING (withdrawal)
     WHERE given.order_reference = orders.reference) AS withdrawn`

export type OrderRow = Omit<Order, 'snapshot' | 'shipments' | 'withdrawn'> &
  Record<'snapshot' | 'shipments' | 'withdrawn', string>

export const orderOf = (row: OrderRow): Order => ({
  ...row,
  snapshot: JSON.parse(row.snapshot),
  shipments: JSON.parse(row.shipments),
  withdrawn: JSON.parse(row.withdrawn),
})
