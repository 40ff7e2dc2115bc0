import { order } from './order.ts'
import { list, number, object, textOrNull } from './wire.ts'

/** A page of a customer's orders, newest first. */
export const ordersAnswer = object({
  token: textOrNull,
  orders: list(order),
  ordersPaging: object({ totalSize: number }),
})
