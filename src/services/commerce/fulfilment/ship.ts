import { fail, type PlainOutcome } from '../lib/outcome.ts'
import type { Decision } from '../orders/change.ts'
import { listLeftToSend, sumByLine } from '../orders/facts.ts'
import type { LineQuantity, Order, Shipment } from '../orders/storage.ts'

export type Parcel = Pick<Shipment, 'carrier' | 'trackingId' | 'trackingUrl'>

/**
 * Decides to record that a parcel with `lines` was sent. If `lines` is null, the parcel contains
 * everything that is left to send. The buyer gets a mail.
 */
export function decideShipment(
  order: Order,
  parcel: Parcel,
  lines: LineQuantity[] | null,
  now: Date,
): PlainOutcome<Decision> {
  const left = listLeftToSend(order)
  if (left.length === 0)
    return fail(409, {
      order: order.withdrawn.length > 0 ? 'the buyer has withdrawn from everything' : 'has nothing left to send',
    })
  const leftByLine = sumByLine(left)
  const sent = lines ? [...sumByLine(lines)].map(([line, quantity]) => ({ line, quantity })) : left
  if (sent.length === 0) return fail(406, { lines: 'required' })
  const exceeding = sent.find(({ line, quantity }) => quantity > (leftByLine.get(line) ?? 0))
  if (exceeding)
    return fail(409, { lines: `${leftByLine.get(exceeding.line) ?? 0} of ${exceeding.line} are left to send` })
  const shipped = now.toISOString()
  const shipment: Shipment = { shipment: 0, shipped, delivered: null, lines: sent, ...parcel }
  const after = { ...order, shipments: [...order.shipments, shipment] }
  const rest = listLeftToSend(after)
  const { reference } = order
  const about = JSON.stringify({ reference, ...parcel, lines: sent, isLast: rest.length === 0, rest })
  return {
    ok: true,
    value: {
      after,
      details: { lines: sent, ...parcel },
      statements: db => [insertShipment(db, reference, shipment), ...sent.map(part => insertLine(db, reference, part))],
      mails: [
        {
          kind: 'shipped',
          recipient: order.email,
          about,
          event: `shipped ${reference} ${after.shipments.length}`,
        },
      ],
    },
  }
}

const insertShipment = (db: D1Database, order: string, { shipped, carrier, trackingId, trackingUrl }: Shipment) =>
  db
    .prepare(
      'INSERT INTO shipments (order_reference, shipped, carrier, tracking_id, tracking_url) VALUES (?, ?, ?, ?, ?)',
    )
    .bind(order, shipped, carrier, trackingId, trackingUrl)

/**
 * Statement that adds a line to the order's newest shipment, which an earlier statement of the same
 * batch, `insertShipment`, has inserted.
 */
const insertLine = (db: D1Database, order: string, { line, quantity }: LineQuantity) =>
  db
    .prepare(
      `INSERT INTO shipment_lines (shipment, line, quantity)
       SELECT MAX(shipment), ?, ? FROM shipments WHERE order_reference = ?`,
    )
    .bind(line, quantity, order)
