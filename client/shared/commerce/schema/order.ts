import type * as v from 'valibot'
import { location } from './place.ts'
import { deliveryDetails, selectionFields } from './selection.ts'
import { list, object, textOrNull, wireFlag, wireNumber, wireText } from './wire.ts'

export const orderSchema = object({
  ...selectionFields,
  deliveryDetails,
  order: wireText,
  /** Only the embedded service sends the `lines` of a shipment. */
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
  /** Amounts paid back. Only the embedded service sends them. */
  refunds: list(object({ date: wireText, amountAsNumber: wireNumber })),
  /** The id in the address of the order's page. Only the embedded service sends it. */
  reference: wireText,
  /**
   * Whether withdrawal is still possible, and earlier withdrawals. Only the embedded service sends
   * these two fields.
   */
  withdrawable: wireFlag,
  withdrawals: list(object({ date: wireText, lines: list(object({ line: wireText, quantity: wireNumber })) })),
  status: wireText,
  statusDescription: wireText,
  date: wireText,
})

/** Moves an order's fields into `order`, because some responses have them at the top level. */
export const withOrder = (body: Record<string, unknown>) =>
  typeof body.order === 'string' ? { ...body, order: body } : body

/** The response with a finished order. */
export const orderAnswer = object({ token: textOrNull, order: orderSchema, location }, withOrder)

export type OrderAnswer = v.InferOutput<typeof orderSchema>
