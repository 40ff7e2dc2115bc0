import * as v from 'valibot'
import { type OrderAnswer, orderSchema, withOrder } from './order.ts'
import { list, object, wireText } from './wire.ts'

/**
 * The days on which an order was promised to arrive (`arrival`), and the day on which each parcel
 * arrived (`delivered`); empty if unknown. Only the embedded service sends them, and only order
 * pages and lists show them.
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

/** A finished order with its delivery days. */
export const datedOrderAnswer = object(
  {
    order: v.pipe(
      v.unknown(),
      v.transform((body): DatedOrder => ({ ...v.parse(orderSchema, body), ...v.parse(orderDays, body) })),
    ),
  },
  withOrder,
)
