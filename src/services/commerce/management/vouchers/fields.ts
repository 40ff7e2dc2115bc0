import * as v from 'valibot'
import { amount, moment, operatorLine } from '../http.ts'

const whole = v.pipe(v.number('must be a number'), v.integer('must be a whole number'))
const flag = v.optional(v.boolean('must be true or false'), false)
const ids = (of: string) =>
  v.optional(
    v.pipe(
      v.array(operatorLine(40), `must be a list of ${of}`),
      v.minLength(1, 'must have one or more'),
      v.maxLength(500, 'are too many'),
    ),
  )

const common = {
  voucher: v.pipe(operatorLine(40), v.regex(/^[\p{L}\p{N}_-]+$/u, 'must be letters and digits')),
  description: v.optional(operatorLine(100), ''),
  /** By code, by link, or for everybody. */
  type: v.optional(v.picklist(['code', 'uri', 'automatic'], 'must be code, uri or automatic'), 'code'),
  /** Number of uses; unlimited when left out. */
  uses: v.optional(v.pipe(whole, v.minValue(1, 'must be 1 or more'), v.maxValue(1_000_000, 'is too much'))),
  /** A day or a time, where the shop is; of `until`, the day is the last one. */
  from: v.optional(moment('begin')),
  until: v.optional(moment('end')),
  /** Worth of all goods before discounts, in the currency of the price list. */
  minimum: v.optional(amount),
  /** Amount and minimum are in its currency; with one, the voucher is for that list only. */
  pricelist: v.optional(whole),
  products: ids('product numbers'),
  categories: ids('category numbers'),
  /** Not combined with others. */
  exclusive: flag,
  /** Once for each mail address. */
  oncePerCustomer: flag,
}

/** A voucher, or a campaign without a code. */
export const newVoucher = v.variant(
  'kind',
  [
    v.strictObject({
      ...common,
      kind: v.literal('percent'),
      value: v.pipe(whole, v.minValue(1, 'must be 1 or more'), v.maxValue(100, 'must be at most 100')),
    }),
    v.strictObject({ ...common, kind: v.literal('amount'), value: amount }),
    v.strictObject({ ...common, kind: v.literal('free_shipping') }),
  ],
  'must be percent, amount or free_shipping',
)

export type VoucherFields = v.InferOutput<typeof newVoucher>
