import { order } from '../../commerce/schema/order.ts'
import { list, number, object, textOrNull } from '../../commerce/schema/wire.ts'

/** A page of a customer's orders, newest first. */
export const ordersAnswer = object({
  token: textOrNull,
  orders: list(order),
  ordersPaging: object({ totalSize: number }),
})
