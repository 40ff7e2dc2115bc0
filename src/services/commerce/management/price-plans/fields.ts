import * as v from 'valibot'
import { amount, moment, operatorLine, pagingQuery } from '../http.ts'

const list = v.pipe(v.number('must be a number'), v.integer('must be a whole number'))

/** The body that plans a price. Without `until`, the price stays valid. */
export const newPlan = v.strictObject({
  product: operatorLine(40),
  pricelist: list,
  price: amount,
  before: v.optional(amount),
  from: moment('begin'),
  until: v.optional(moment('end')),
})

/** The body with prices as CSV. They are only checked, not saved, unless `apply` is true. */
export const priceTable = v.strictObject({
  csv: v.pipe(v.string('must be text'), v.minLength(1, 'is empty')),
  apply: v.optional(v.boolean('must be true or false'), false),
})

export const planListing = v.object({
  ...pagingQuery.entries,
  /** Whether to list plans that have ended or were cancelled, too. */
  all: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
})

/**
 * A price to set or to plan. Amounts are in minor units, times are ISO times in UTC. `from` null
 * means now, and `until` null means without an end.
 */
export interface WantedPrice {
  product: string
  priceList: number
  price: number
  /** The ordinary price to show beside `price`. Null means the ordinary price at that time. */
  before: number | null
  from: string | null
  until: string | null
}
