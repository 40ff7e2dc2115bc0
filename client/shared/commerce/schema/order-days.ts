import * as v from 'valibot'
import { type OrderAnswer, orderSchema, withOrder } from './order.ts'
import { list, object, wireText } from './wire.ts'

/**
 * The days on which an order was said to come, and those on which its parcels did: empty where
 * nobody knows. Only the embedded service sends them, and only an order's page and lists show them.
 */
export const orderDays = v.pipe(
  object({
    delivery: object({ from: wireText, to: wireText }),
    shipments: list(object({ deliveredDate: wireText })),
  }),
  v.transform(({ delivery, shipments }) => ({
    arrival: delivery,
    delivered: shipments.map(({ deliveredDate }) => deliveredDate),
  })),
)

export type DatedOrder = OrderAnswer & v.InferOutput<typeof orderDays>

/** A finished order with its days. */
export const datedOrderAnswer = object(
  {
    order: v.pipe(
      v.unknown(),
      v.transform((body): DatedOrder => ({ ...v.parse(orderSchema, body), ...v.parse(orderDays, body) })),
    ),
  },
  withOrder,
)
