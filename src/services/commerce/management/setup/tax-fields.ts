import * as v from 'valibot'
import { operatorLine } from '../http.ts'
import { boundedList, currencyCode, requiredText, trueOrFalse } from './parts.ts'

const treatment = v.picklist(['deduct', 'charge', 'refuse'], 'must be deduct, charge or refuse')
const atMostDecimals = (decimals: number) =>
  v.check((value: number) => {
    const scaled = value * 10 ** decimals
    return Math.abs(scaled - Math.round(scaled)) < 1e-6
  }, `must have at most ${decimals} decimals`)
const positive = v.pipe(
  v.number('must be a number'),
  v.minValue(Number.MIN_VALUE, 'must be above 0'),
  v.maxValue(1_000_000, 'must be at most 1000000'),
)

/** The value of goods, without tax and delivery, up to which a tax rule applies. */
const limit = v.strictObject(
  {
    /** Whether the limit applies to each piece, or to all goods of an order, after discounts. */
    per: v.picklist(['item', 'consignment'], 'must be item or consignment'),
    /** In major units. */
    amount: v.pipe(positive, atMostDecimals(2)),
    currency: currencyCode,
    /** Whether goods worth exactly `amount` are within the limit. */
    included: trueOrFalse,
    /** The price of one unit of `currency` in the price list's currency; null if it is the same. */
    rate: v.optional(v.nullable(v.pipe(positive, atMostDecimals(6))), null),
  },
  'must be { per, amount, currency, included, rate? }',
)

/**
 * How a country outside the VAT area taxes goods within the limit: prices include its tax
 * (`charge`), the shop sends nothing (`refuse`), or tax is deducted (`deduct`). Above the limit,
 * tax is always deducted.
 */
export const taxRule = v.strictObject(
  {
    treatment,
    limit: v.optional(v.nullable(limit), null),
    /** Whether companies with a VAT number account for the tax themselves. */
    reverseCharge: v.optional(trueOrFalse, false),
  },
  'must be { treatment, limit?, reverseCharge? }',
)

/** The seller's registration numbers in a country, as a producer and for tax. */
export const registrations = v.strictObject(
  {
    weee: v.optional(operatorLine(60), ''),
    batteries: v.optional(operatorLine(60), ''),
    packaging: v.optional(operatorLine(60), ''),
    /** Numbers for tax, such as VOEC, with the name that receipts show. */
    tax: boundedList(
      v.strictObject({ name: requiredText(20), number: requiredText(40) }, 'must be { name, number }'),
      5,
    ),
  },
  'must be { weee?, batteries?, packaging?, tax? }',
)
