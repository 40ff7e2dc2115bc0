import * as v from 'valibot'

/** The numbers of waiting tasks, by kind. A number is null if the tasks could not be counted. */
export const today = v.object({
  toSend: v.nullable(v.object({ count: v.number(), oldest: v.nullable(v.string()) })),
  refundsDue: v.nullable(v.number()),
  refundsFailed: v.nullable(v.number()),
  withdrawals: v.nullable(v.number()),
  disputes: v.nullable(v.number()),
  lowStock: v.nullable(v.number()),
  unsentMails: v.nullable(v.number()),
})
export type Today = v.InferOutput<typeof today>
