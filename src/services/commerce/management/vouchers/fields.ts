import * as v from 'valibot'
import { amount, moment, operatorLine } from '../http.ts'

const whole = v.pipe(v.number('must be a number'), v.integer('must be a whole number'))
const flag = v.optional(v.boolean('must be true or false'), false)
const ids = (plural: string) =>
  v.optional(
    v.pipe(
      v.array(operatorLine(40), `must be a list of ${plural}`),
      v.minLength(1, 'must have one or more'),
      v.maxLength(500, 'are too many'),
    ),
  )

const common = {
  voucher: v.pipe(operatorLine(40), v.regex(/^[\p{L}\p{N}_-]+$/u, 'must be letters and digits')),
  description: v.optional(operatorLine(100), ''),
  /** How it is applied: by code, by link, or for everybody. */
  type: v.optional(v.picklist(['code', 'uri', 'automatic'], 'must be code, uri or automatic'), 'code'),
  /** Number of uses; unlimited by default. */
  uses: v.optional(v.pipe(whole, v.minValue(1, 'must be 1 or more'), v.maxValue(1_000_000, 'is too much'))),
  /** A day or a time in the shop's time zone. For `until`, the day is the last one. */
  from: v.optional(moment('begin')),
  until: v.optional(moment('end')),
  /** Minimum price of all goods before discounts, in the currency of the price list. */
  minimum: v.optional(amount),
  /**
   * Amount and minimum are in its currency. With a price list, the voucher is valid for that list
   * only.
   */
  pricelist: v.optional(whole),
  products: ids('product numbers'),
  categories: ids('category numbers'),
  /** Whether it cannot be combined with others. */
  exclusive: flag,
  /** Whether it can be used once per mail address. */
  oncePerCustomer: flag,
}

/** A voucher with a code, or an automatic one. */
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
