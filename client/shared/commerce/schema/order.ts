import type * as v from 'valibot'
import { location } from './place.ts'
import { deliveryDetails, selectionFields } from './selection.ts'
import { list, object, textOrNull, wireFlag, wireNumber, wireText } from './wire.ts'

export const orderSchema = object({
  ...selectionFields,
  deliveryDetails,
  order: wireText,
  /** What is in a shipment is said by the embedded service only. */
  shipments: list(
    object({
      shipmentId: wireText,
      shippedDate: wireText,
      carrier: wireText,
      trackingId: wireText,
      trackingUrl: wireText,
      lines: list(object({ line: wireText, quantity: wireNumber })),
    }),
  ),
  /** What was paid back; only the embedded service sends it. */
  refunds: list(object({ date: wireText, amountAsNumber: wireNumber })),
  /** The id of the order's page; only the embedded service sends it. */
  reference: wireText,
  /**
   * Whether withdrawal is still possible, and former withdrawals; only the embedded service sends
   * both.
   */
  withdrawable: wireFlag,
  withdrawals: list(object({ date: wireText, lines: list(object({ line: wireText, quantity: wireNumber })) })),
  status: wireText,
  statusDescription: wireText,
  date: wireText,
})

/** Some answers carry an order's fields at the top level. */
export const withOrder = (body: Record<string, unknown>) =>
  typeof body.order === 'string' ? { ...body, order: body } : body

/** A finished order. */
export const orderAnswer = object({ token: textOrNull, order: orderSchema, location }, withOrder)

export type OrderAnswer = v.InferOutput<typeof orderSchema>
