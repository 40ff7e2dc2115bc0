import type * as v from 'valibot'
import { location } from './place.ts'
import { deliveryDetails, selectionFields } from './selection.ts'
import { flag, list, number, object, text, textOrNull } from './wire.ts'

export const order = object({
  ...selectionFields,
  deliveryDetails,
  order: text,
  /** What is in a shipment is said by the embedded service only. */
  shipments: list(
    object({
      shipmentId: text,
      shippedDate: text,
      carrier: text,
      trackingId: text,
      trackingUrl: text,
      lines: list(object({ line: text, quantity: number })),
    }),
  ),
  /** What was paid back; only the embedded service sends it. */
  refunds: list(object({ date: text, amountAsNumber: number })),
  /** The id of the order's page; only the embedded service sends it. */
  reference: text,
  /**
   * Whether withdrawal is still possible, and former withdrawals; only the embedded service sends
   * both.
   */
  withdrawable: flag,
  withdrawals: list(object({ date: text, lines: list(object({ line: text, quantity: number })) })),
  status: text,
  statusDescription: text,
  date: text,
})

/** Some answers carry an order's fields at the top level. */
export const withOrder = (body: Record<string, unknown>) =>
  typeof body.order === 'string' ? { ...body, order: body } : body

/** A finished order. */
export const orderAnswer = object({ token: textOrNull, order, location }, withOrder)

export type Order = v.InferOutput<typeof order>
