import type { Shipment } from '../orders.ts'

/** Notes that an order was sent; false when there is none that waits for it. Two calls at once send it once. */
export async function shipOrder(
  db: D1Database,
  number: number,
  { carrier, trackingId, trackingUrl }: Pick<Shipment, 'carrier' | 'trackingId' | 'trackingUrl'>,
  now: Date,
): Promise<boolean> {
  const waiting = `number = ? AND status IN ('untouched', 'progress')`
  const [inserted] = await db.batch([
    db
      .prepare(
        `INSERT INTO shipments (order_reference, shipped, carrier, tracking_id, tracking_url)
         SELECT reference, ?, ?, ?, ? FROM orders WHERE ${waiting}`,
      )
      .bind(now.toISOString(), carrier, trackingId, trackingUrl, number),
    db.prepare(`UPDATE orders SET status = 'ok' WHERE ${waiting}`).bind(number),
  ])
  return (inserted?.meta.changes ?? 0) > 0
}
