import * as v from 'valibot'
import { operatorLine } from '../http.ts'
import { boundedList, currencyCode, neededParts, yes } from './parts.ts'

const treatment = v.picklist(['deduct', 'charge', 'refuse'], 'must be deduct, charge or refuse')
const atMostDecimals = (decimals: number) =>
  v.check((given: number) => {
    const scaled = given * 10 ** decimals
    return Math.abs(scaled - Math.round(scaled)) < 1e-6
  }, `must have at most ${decimals} decimals`)
const positive = v.pipe(
  v.number('must be a number'),
  v.minValue(Number.MIN_VALUE, 'must be above 0'),
  v.maxValue(1_000_000, 'must be at most 1000000'),
)

/** Up to which value `charge` and `refuse` apply, without tax and delivery. */
const limit = v.strictObject(
  {
    /** Of each piece, or of all goods of an order, after discounts. */
    per: v.picklist(['item', 'consignment'], 'must be item or consignment'),
    /** In major units. */
    amount: v.pipe(positive, atMostDecimals(2)),
    currency: currencyCode,
    /** Whether goods worth exactly that are within it. */
    included: yes,
    /** What one unit of its currency is worth in the price list's; null where they are the same. */
    rate: v.optional(v.nullable(v.pipe(positive, atMostDecimals(6))), null),
  },
  'must be { per, amount, currency, included, rate? }',
)

/** Outside the VAT area: what becomes of the tax within the limit. Above it, tax is deducted. */
export const taxRule = v.strictObject(
  {
    treatment,
    limit: v.optional(v.nullable(limit), null),
    /** Whether companies with a VAT number account for the tax themselves. */
    reverseCharge: v.optional(yes, false),
  },
  'must be { treatment, limit?, reverseCharge? }',
)

/** The merchant's numbers in a country. */
export const registrations = v.strictObject(
  {
    weee: v.optional(operatorLine(60), ''),
    batteries: v.optional(operatorLine(60), ''),
    packaging: v.optional(operatorLine(60), ''),
    /** For tax, such as VOEC, with the name that receipts say. */
    tax: boundedList(v.strictObject({ name: neededParts(20), number: neededParts(40) }, 'must be { name, number }'), 5),
  },
  'must be { weee?, batteries?, packaging?, tax? }',
)
