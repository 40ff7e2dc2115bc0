import * as v from 'valibot'

/** The counts of work that waits. A part that could not be counted is null. */
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
