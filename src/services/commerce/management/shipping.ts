import type { Shipment } from '../orders/storage.ts'

type Parcel = Pick<Shipment, 'carrier' | 'trackingId' | 'trackingUrl'>

/**
 * Stores that an order was sent and writes the mail to its buyer, in one batch. Returns the mail's
 * id; null when no such order is waiting. Parallel calls send it once.
 */
export async function shipOrder(db: D1Database, number: number, parcel: Parcel, now: Date): Promise<number | null> {
  const waiting = `number = ? AND status IN ('untouched', 'progress')`
  const { carrier, trackingId, trackingUrl } = parcel
  const time = now.toISOString()
  const [, mail] = await db.batch<{ id: number }>([
    db
      .prepare(
        `INSERT INTO shipments (order_reference, shipped, carrier, tracking_id, tracking_url)
         SELECT reference, ?, ?, ?, ? FROM orders WHERE ${waiting}`,
      )
      .bind(time, carrier, trackingId, trackingUrl, number),
    db
      .prepare(
        `INSERT INTO outbox (kind, recipient, about, created, event)
         SELECT 'shipped', email, json_object('reference', reference, 'carrier', ?, 'trackingId', ?, 'trackingUrl', ?), ?,
           'shipped ' || reference FROM orders WHERE ${waiting} RETURNING id`,
      )
      .bind(carrier, trackingId, trackingUrl, time, number),
    db.prepare(`UPDATE orders SET status = 'ok' WHERE ${waiting}`).bind(number),
  ])
  return mail?.results[0]?.id ?? null
}
