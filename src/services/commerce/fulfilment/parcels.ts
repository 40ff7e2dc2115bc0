import { fail, type PlainOutcome } from '../lib/outcome.ts'
import type { Decision } from '../orders/change.ts'
import type { Order } from '../orders/storage.ts'
import type { Parcel } from './ship.ts'

/**
 * Decides to correct a parcel's carrier, tracking number and tracking address. The buyer gets a
 * mail with the corrected data.
 */
export function decideCorrection(order: Order, id: number, parcel: Parcel): PlainOutcome<Decision> {
  const shipment = order.shipments.find(({ shipment }) => shipment === id)
  if (!shipment) return fail(404, { shipment: 'not found' })
  const { reference } = order
  const shipments = order.shipments.map(other => (other === shipment ? { ...other, ...parcel } : other))
  return {
    ok: true,
    value: {
      after: { ...order, shipments },
      details: { shipment: id, ...parcel },
      statements: db => [
        db
          .prepare('UPDATE shipments SET carrier = ?, tracking_id = ?, tracking_url = ? WHERE shipment = ?')
          .bind(parcel.carrier, parcel.trackingId, parcel.trackingUrl, id),
      ],
      mails: [
        {
          kind: 'shipped',
          recipient: order.email,
          about: JSON.stringify({ reference, ...parcel, lines: shipment.lines, isLast: true, isCorrection: true }),
          event: `corrected ${reference} ${order.changes.length}`,
        },
      ],
    },
  }
}

/** Decides to record that the parcel `id` has arrived or, if `id` is null, that all have. */
export function decideDelivery(order: Order, id: number | null, now: Date): PlainOutcome<Decision> {
  const isChosen = (shipment: number) => id === null || shipment === id
  if (!order.shipments.some(({ shipment }) => isChosen(shipment))) return fail(404, { shipment: 'not found' })
  const delivered = now.toISOString()
  return {
    ok: true,
    value: {
      after: {
        ...order,
        shipments: order.shipments.map(parcel =>
          isChosen(parcel.shipment) ? { ...parcel, delivered: parcel.delivered ?? delivered } : parcel,
        ),
      },
      details: id === null ? {} : { shipment: id },
      statements: db => [
        db
          .prepare(
            'UPDATE shipments SET delivered = COALESCE(delivered, ?1) WHERE order_reference = ?2 AND (?3 IS NULL OR shipment = ?3)',
          )
          .bind(delivered, order.reference, id),
      ],
    },
  }
}
