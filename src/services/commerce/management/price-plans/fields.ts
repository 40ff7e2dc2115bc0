import * as v from 'valibot'
import { amount, moment, operatorLine, pageQuery } from '../http.ts'

const list = v.pipe(v.number('must be a number'), v.integer('must be a whole number'))

/** A price in the future. Without `until`, it stays. `before` is the ordinary price beside it. */
export const newPlan = v.strictObject({
  product: operatorLine(40),
  pricelist: list,
  price: amount,
  before: v.optional(amount),
  from: moment('begin'),
  until: v.optional(moment('end')),
})

/** Prices as CSV, which are only checked unless `apply` is true. */
export const priceTable = v.strictObject({
  csv: v.pipe(v.string('must be a text'), v.minLength(1, 'is empty')),
  apply: v.optional(v.boolean('must be true or false'), false),
})

export const planListing = v.object({
  ...pageQuery.entries,
  /** Whether to include plans that have ended. */
  all: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
})

/**
 * A price that is valid from `from`, or from now. Amounts are in minor units, times are ISO texts
 * in UTC.
 */
export interface WantedPrice {
  product: string
  priceList: number
  price: number
  /** Null means the ordinary price at that time. */
  before: number | null
  from: string | null
  until: string | null
}
