import * as v from 'valibot'
import { orderSchema } from '../../shared/commerce/schema/order.ts'
import { orderDays } from '../../shared/commerce/schema/order-days.ts'
import { list, object, textOrNull, wireNumber, wireText } from '../../shared/commerce/schema/wire.ts'

/**
 * The query that must be added to the order's address so that the page shows all details. Only the
 * commerce service that is part of this shop sends it.
 */
const linked = object({ query: wireText })

/** An order in a customer's own list. */
const ownOrder = v.pipe(
  v.unknown(),
  v.transform(body => ({ ...v.parse(orderSchema, body), ...v.parse(orderDays, body), ...v.parse(linked, body) })),
)

export type OwnOrder = v.InferOutput<typeof ownOrder>

/** One page of a customer's orders, newest first. */
export const ordersAnswer = object({
  token: textOrNull,
  orders: list(ownOrder),
  ordersPaging: object({ totalSize: wireNumber }),
})
