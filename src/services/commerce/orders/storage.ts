import type { Seller } from '../lib/merchant.ts'
import { parseStoredJson } from '../lib/stored-json.ts'
import { parseSnapshot, type Snapshot } from './snapshot.ts'
import type { OrderState, OrderStatus } from './states.ts'

export interface Order {
  /** The order number that people use. Numbers are sequential. */
  number: number
  /** The id in the URL of the order's page: 128 random bits. */
  reference: string
  payment: string
  selection: string
  snapshot: Snapshot
  /** The e-mail address to which mails to the buyer are sent. Operators may correct it. */
  email: string
  /**
   * The delivery address as corrected by an operator; null if the snapshot's address still applies.
   */
  deliveryAddress: Record<string, string> | null
  /** ISO time in UTC. */
  created: string
  state: OrderState
  /** The status on the wire. */
  status: OrderStatus
  charge: Charge
  shipments: Shipment[]
  returned: LineQuantity[]
  refunds: Refund[]
  withdrawn: WithdrawnLine[]
  /** The receipt, which exists once the money is captured, and the credit notes; oldest first. */
  documents: OrderDocument[]
  /** The history, oldest change first. The first change is `place`. */
  changes: OrderChange[]
}

/** Some or all of a line's pieces. */
export interface LineQuantity {
  line: string
  quantity: number
}

/** The order's payment. */
export interface Charge {
  method: string
  /** In minor units of `currency`. */
  amount: number
  currency: string
  /** The provider's id of the payment; null for a free order. */
  providerId: string | null
  /** When the money was captured: ISO time in UTC; null until then. */
  captured: string | null
}

/** A refund to the buyer. Amounts are in minor units. */
export interface Refund {
  /** The reference that the provider gets: 128 random bits. */
  reference: string
  amount: number
  lines: RefundLine[]
  /**
   * Two parts of the amount: `shipping` is for delivery, and `other` is for neither delivery nor a
   * line.
   */
  shipping: number
  other: number
  reason: string
  withdrawal: number | null
  status: 'requested' | 'refunded' | 'failed'
  /** `created` and `settled` are ISO times in UTC. */
  created: string
  /** When the provider confirmed or rejected the refund; null until then. */
  settled: string | null
}

export interface RefundLine extends LineQuantity {
  amount: number
  /** How many of these pieces had not been sent. They will not be sent any more. */
  unsent: number
}

/** A receipt, or the credit note for a refund. */
export interface OrderDocument {
  /** The number in the common series of receipts and credit notes. The series has no gaps. */
  number: number
  kind: 'receipt' | 'credit_note'
  /** The reference of a credit note's refund; null for a receipt. */
  refund: string | null
  /** ISO time in UTC. */
  issued: string
  /** The seller; null in an older receipt or credit note until the cron job has added it. */
  seller: Seller | null
  /**
   * The content as it was issued: JSON of the type `FrozenContent` in `documents/content.ts`. Null
   * in an older receipt or credit note until the cron job has added it.
   */
  content: string | null
}

/** An entry of an order's history. */
export interface OrderChange {
  /** A key that the caller of `changeOrder` chose, unique within the order. */
  key: string
  change: string
  /** ISO time in UTC. */
  changed: string
  actor: string
  details: Record<string, unknown>
}

/** Some or all of a line's pieces, from which the buyer has withdrawn. */
export interface WithdrawnLine extends LineQuantity {
  /** The number of the withdrawal. */
  withdrawal: number
  /** When the withdrawal was confirmed, as ISO time in UTC. */
  confirmed: string
}

export interface Shipment {
  shipment: number
  /** ISO time in UTC. */
  shipped: string
  /** ISO time in UTC; null until the parcel was delivered. */
  delivered: string | null
  lines: LineQuantity[]
  /** The carrier and the two tracking fields are empty if the operator entered nothing. */
  carrier: string
  trackingId: string
  trackingUrl: string
}

/** An order can be found by its reference, its number, or the selection that was paid for. */
export type OrderId = { reference: string } | { number: number } | { selection: string }

export async function findOrder(db: D1Database, id: OrderId): Promise<Order | null> {
  const row = await selectOrder(db, id).first<OrderRow>()
  return row && parseOrder(row)
}

/** Statement that selects an order, as a row for `parseOrder`. */
export function selectOrder(db: D1Database, id: OrderId): D1PreparedStatement {
  const [[column, value] = ['reference', '']] = Object.entries(id)
  return db.prepare(`SELECT ${orderColumns} FROM orders WHERE ${column} = ?`).bind(value)
}

/** Loads an order. Throws if it does not exist. */
export async function loadOrder(db: D1Database, reference: string): Promise<Order> {
  const order = await findOrder(db, { reference })
  if (!order) throw new Error(`Order ${reference} does not exist`)
  return order
}

/**
 * Loads a page of a customer's orders, newest first, and the total number of that customer's
 * orders.
 */
export async function loadCustomerOrders(
  db: D1Database,
  customer: number,
  { from, size }: { from: number; size: number },
) {
  const [page, count] = await db.batch<OrderRow & { total: number }>([
    db
      .prepare(
        `SELECT ${orderColumns} FROM orders WHERE snapshot ->> 'customer' = ? ORDER BY number DESC LIMIT ? OFFSET ?`,
      )
      .bind(customer, size, from),
    db.prepare(`SELECT COUNT(*) AS total FROM orders WHERE snapshot ->> 'customer' = ?`).bind(customer),
  ])
  return { orders: (page?.results ?? []).map(parseOrder), totalSize: count?.results[0]?.total ?? 0 }
}

const list = (fields: string, from: string, order = 'line') =>
  `(SELECT json_group_array(json_object(${fields}) ORDER BY ${order}) FROM ${from})`
const quantities = `'line', line, 'quantity', quantity`

/** The columns that `parseOrder` reads. */
export const orderColumns = `number, reference, payment, selection, snapshot, email, delivery_address AS deliveryAddress, created, status, state,
  (SELECT json_object('method', method, 'amount', amount, 'currency', currency, 'providerId', provider_id, 'captured', settled)
     FROM payments WHERE payments.reference = orders.payment) AS charge,
  ${list(
    `'shipment', shipment, 'shipped', shipped, 'delivered', delivered, 'carrier', carrier, 'trackingId', tracking_id,
     'trackingUrl', tracking_url, 'lines', json(${list(quantities, 'shipment_lines sent WHERE sent.shipment = shipments.shipment')})`,
    'shipments WHERE order_reference = orders.reference',
    'shipment',
  )} AS shipments,
  ${list(quantities, 'returned_lines WHERE order_reference = orders.reference')} AS returned,
  ${list(
    `'reference', reference, 'amount', amount, 'shipping', shipping, 'other', other, 'reason', reason, 'withdrawal', withdrawal,
     'status', status, 'created', created, 'settled', settled,
     'lines', json(${list(`${quantities}, 'amount', amount, 'unsent', unsent`, 'refund_lines WHERE refund = refunds.reference')})`,
    'refunds WHERE order_reference = orders.reference',
    'created',
  )} AS refunds,
  ${list(
    `'key', key, 'change', change, 'changed', changed, 'actor', actor, 'details', json(details)`,
    'order_changes WHERE order_reference = orders.reference',
    'number',
  )} AS changes,
  ${list(
    `'number', number, 'kind', kind, 'refund', refund, 'issued', issued, 'seller', json(seller), 'content', content`,
    'documents WHERE order_reference = orders.reference',
    'number',
  )} AS documents,
  ${list(
    `'withdrawal', withdrawal, 'confirmed', confirmed, ${quantities}`,
    'withdrawal_lines given JOIN withdrawals USING (withdrawal) WHERE given.order_reference = orders.reference',
  )} AS withdrawn`

type Part = 'snapshot' | 'charge' | 'shipments' | 'returned' | 'refunds' | 'changes' | 'documents' | 'withdrawn'

export type OrderRow = Omit<Order, Part | 'deliveryAddress'> & Record<Part, string> & { deliveryAddress: string | null }

export const parseOrder = ({
  snapshot,
  deliveryAddress,
  charge,
  shipments,
  returned,
  refunds,
  changes,
  documents,
  withdrawn,
  ...row
}: OrderRow): Order => ({
  ...row,
  snapshot: parseSnapshot(snapshot),
  deliveryAddress: deliveryAddress === null ? null : parseStoredJson(deliveryAddress),
  charge: parseStoredJson(charge),
  shipments: parseStoredJson(shipments),
  returned: parseStoredJson(returned),
  refunds: parseStoredJson(refunds),
  changes: parseStoredJson(changes),
  documents: parseStoredJson(documents),
  withdrawn: parseStoredJson(withdrawn),
})
