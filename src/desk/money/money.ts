import * as v from 'valibot'

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
      name: v.string(),
      email: v.string(),
      currency: v.nullable(v.string()),
      amountAsNumber: amount,
    }),
  ),
})
export type DueRefund = v.InferOutput<typeof dueRefunds>['due'][number]

/** Refunds that the provider has rejected or not confirmed. `error` is what the provider said. */
export const listedRefunds = v.object({
  refunds: v.array(
    v.object({
      reference: v.string(),
      order: v.string(),
      amountAsNumber: v.number(),
      currency: v.string(),
      reason: v.string(),
      created: v.string(),
      error: v.nullable(v.string()),
      isReplaced: v.boolean(),
    }),
  ),
})
export type ListedRefund = v.InferOutput<typeof listedRefunds>['refunds'][number]
