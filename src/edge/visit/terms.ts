import * as v from 'valibot'
import { locationAnswer } from '#client/commerce/schema/place.ts'

const amountOrNull = v.fallback(v.nullish(v.number(), null), null)

const way = v.object({
  priceAsNumber: v.number(),
  freeFromAsNumber: amountOrNull,
  days: v.fallback(v.nullish(v.object({ from: v.number(), to: v.number() }), null), null),
})

/** What commerce says of a country, as far as a product page tells it before a purchase. */
const terms = v.pipe(
  v.object({
    location: v.object({ returnDays: amountOrNull }),
    selection: v.object({ totals: v.object({ taxPercent: v.fallback(v.number(), 0) }) }),
    shippingMethods: v.array(way),
  }),
  v.transform(({ location, selection, shippingMethods: [first] }) => ({
    /** Whether prices are shown with a tax in them. */
    hasTax: selection.totals.taxPercent > 0,
    /** For how many days what was bought may be sent back; null where nobody says. */
    returnDays: location.returnDays,
    /** The preselected way: what it costs, from which amount on nothing, in working days. */
    delivery: first ? { cost: first.priceAsNumber, freeFrom: first.freeFromAsNumber, days: first.days } : null,
  })),
)

export type Terms = v.InferOutput<typeof terms>
export type Delivery = NonNullable<Terms['delivery']>

/** A country's market and terms by one answer. A platform that says less has no `terms`. */
export const countryAnswer = v.pipe(
  v.unknown(),
  v.transform(body => ({
    ...v.parse(locationAnswer, body),
    terms: v.parse(v.fallback(v.nullable(terms), null), body),
  })),
)
