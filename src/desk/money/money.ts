import * as v from 'valibot'
import { managedOrder } from '../order/order.ts'

const amount = v.nullable(v.number())

/** The refunds that are due for withdrawals, the most urgent first. */
export const dueRefunds = v.object({
  due: v.array(
    v.object({
      withdrawal: v.string(),
      confirmed: v.string(),
      dueBy: v.string(),
      daysLeft: v.number(),
      order: v.string(),
      matched: v.boolean(),
      sent: v.optional(v.boolean(), false),
      cameBack: v.optional(v.boolean(), false),
      name: v.string(),
      email: v.string(),
      currency: v.nullable(v.string()),
      amountAsNumber: amount,
      shippingAsNumber: v.optional(amount, null),
      lines: v.optional(v.array(v.object({ line: v.string(), quantity: v.number() })), []),
    }),
  ),
})
export type DueRefund = v.InferOutput<typeof dueRefunds>['due'][number]

/**
 * A page of refunds that the provider has rejected or not confirmed yet. `error` is the provider's
 * error message, and `isReplaced` says whether the order has a newer refund. `next` is null on the
 * last page.
 */
export const listedRefunds = v.object({
  refunds: v.array(
    v.object({
      reference: v.string(),
      order: v.string(),
      amountAsNumber: v.number(),
      currency: v.string(),
      method: v.optional(v.string(), ''),
      reason: v.string(),
      created: v.string(),
      settled: v.optional(v.nullable(v.string()), null),
      error: v.nullable(v.string()),
      isReplaced: v.boolean(),
    }),
  ),
  next: v.optional(v.nullable(v.string()), null),
})
export type RefundList = v.InferOutput<typeof listedRefunds>
export type ListedRefund = RefundList['refunds'][number]

/** Payments that led to no order, and whose money the provider refused to refund. */
export const unreturnedPayments = v.object({
  payments: v.array(
    v.object({
      reference: v.string(),
      method: v.string(),
      providerId: v.nullable(v.string()),
      email: v.string(),
      amountAsNumber: v.number(),
      currency: v.string(),
      created: v.string(),
    }),
  ),
})
export type UnreturnedPayment = v.InferOutput<typeof unreturnedPayments>['payments'][number]

/** Reasons why payments could not be started, if only the merchant can resolve them. */
export const refusedPayments = v.object({
  refused: v.array(v.object({ method: v.string(), refusal: v.string(), payments: v.number(), last: v.string() })),
})
export type RefusedPayments = v.InferOutput<typeof refusedPayments>['refused'][number]

/** Orders with money problems that somebody must resolve: an open dispute, or a failed refund. */
export const problemOrders = v.object({
  orders: v.array(managedOrder),
  next: v.optional(v.nullable(v.number()), null),
})
export type ProblemOrder = v.InferOutput<typeof problemOrders>['orders'][number]

/** Lists the orders with an open dispute. */
export const listDisputed = (orders: ProblemOrder[]) => orders.filter(({ money }) => money === 'disputed')
