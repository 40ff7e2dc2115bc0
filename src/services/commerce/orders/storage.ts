import type { Snapshot } from './snapshot.ts'

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
  /** The platform's status: `untouched` until it is sent, `ok` afterwards. */
  status: OrderStatus
  shipments: Shipment[]
  withdrawn: WithdrawnLine[]
}

/** A part of a line that the buyer has withdrawn from. */
export interface WithdrawnLine {
  /** The withdrawal's number, and when it was confirmed: ISO time in UTC. */
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
  /** Empty where the operator stated nothing. */
  carrier: string
  trackingId: string
  trackingUrl: string
}

export const findOrderOf = (db: D1Database, selection: string) => findBy(db, 'selection', selection)
export const findOrder = (db: D1Database, reference: string) => findBy(db, 'reference', reference)
export const findOrderByNumber = (db: D1Database, number: number) => findBy(db, 'number', number)

/** Throws when the order does not exist. */
export async function loadOrder(db: D1Database, reference: string): Promise<Order> {
  const order = await findOrder(db, reference)
  if (!order) throw new Error(`No order ${reference}`)
  return order
}

/** A page of a customer's orders, newest first, and their total. */
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

async function findBy(
  db: D1Database,
  column: 'selection' | 'reference' | 'number',
  value: string | number,
): Promise<Order | null> {
  const row = await db.prepare(`SELECT ${orderColumns} FROM orders WHERE ${column} = ?`).bind(value).first<OrderRow>()
  return row && orderOf(row)
}

/** The columns that `orderOf` reads. */
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
