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
  /** Whether shoppers get it by typing its code, by opening its link, or automatically. */
  type: v.optional(v.picklist(['code', 'uri', 'automatic'], 'must be code, uri or automatic'), 'code'),
  /** How often it can be used. Default: without limit. */
  uses: v.optional(v.pipe(whole, v.minValue(1, 'must be 1 or more'), v.maxValue(1_000_000, 'is too much'))),
  /** When it can be used: days, inclusive, or times. Default: always. */
  from: v.optional(moment('begin')),
  until: v.optional(moment('end')),
  /** The minimum price of all goods before discounts, in major units. Default: none. */
  minimum: v.optional(amount),
  /**
   * The only price list with which it can be used. Default: any. Amounts in `value` and `minimum`
   * are in its currency.
   */
  pricelist: v.optional(whole),
  products: ids('product numbers'),
  categories: ids('category numbers'),
  /** Whether it cannot be combined with other vouchers. Default: false. */
  exclusive: flag,
  /** Whether each e-mail address can use it only once. Default: false. */
  oncePerCustomer: flag,
}

/** The body that creates or changes a voucher. */
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
