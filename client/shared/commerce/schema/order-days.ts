import * as v from 'valibot'
import { type Order, order, withOrder } from './order.ts'
import { list, object, text } from './wire.ts'

/**
 * The days on which an order was said to come, and those on which its parcels did: empty where
 * nobody knows. Only the embedded service sends them, and only an order's page and lists show them.
 */
export const orderDays = v.pipe(
  object({
    delivery: object({ from: text, to: text }),
    shipments: list(object({ deliveredDate: text })),
  }),
  v.transform(({ delivery, shipments }) => ({
    arrival: delivery,
    delivered: shipments.map(({ deliveredDate }) => deliveredDate),
  })),
)

export type DatedOrder = Order & v.InferOutput<typeof orderDays>

/** A finished order with its days. */
export const datedOrderAnswer = object(
  {
    order: v.pipe(
      v.unknown(),
      v.transform((body): DatedOrder => ({ ...v.parse(order, body), ...v.parse(orderDays, body) })),
    ),
  },
  withOrder,
)
