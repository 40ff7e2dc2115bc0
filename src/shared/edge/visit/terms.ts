import * as v from 'valibot'
import { locationAnswer } from '#client/shared/commerce/schema/place.ts'

const amountOrNull = v.fallback(v.nullish(v.number(), null), null)

const deliveryOption = v.object({
  priceAsNumber: v.number(),
  freeFromAsNumber: amountOrNull,
  delivery: v.fallback(v.nullish(v.object({ from: v.string(), to: v.string() }), null), null),
  days: v.fallback(v.nullish(v.object({ from: v.number(), to: v.number() }), null), null),
  leaving: v.fallback(v.nullish(v.object({ begun: v.string(), origin: v.string(), country: v.string() }), null), null),
})

const due = v.picklist(['vat_and_fee', 'vat_and_duty', 'duty', 'possible', 'nothing'])

const charged = v.object({
  per: v.nullable(v.picklist(['item', 'consignment'])),
  included: v.boolean(),
  amountAsNumber: v.nullable(v.number()),
  currency: v.string(),
  highestPriceAsNumber: v.nullable(v.number()),
})

/** A country's tax, delivery and return terms, which product pages show. */
const terms = v.pipe(
  v.object({
    location: v.object({
      returnDays: amountOrNull,
      due: v.fallback(v.nullish(due, null), null),
      charged: v.fallback(v.nullish(charged, null), null),
    }),
    selection: v.object({ totals: v.object({ taxPercent: v.fallback(v.number(), 0) }) }),
    shippingMethods: v.array(deliveryOption),
  }),
  v.transform(({ location, selection, shippingMethods: [first] }) => ({
    /** Whether prices include tax. */
    hasTax: selection.totals.taxPercent > 0,
    /**
     * Taxes and fees that a buyer pays on arrival if prices have no tax; null if none or unknown.
     */
    due: location.due,
    /**
     * For countries outside the VAT area: the value (of an item or a consignment) up to which the
     * shop charges the country's tax, and the highest price within that value. Null if the shop
     * charges no such tax.
     */
    charged: location.charged,
    /** Number of days in which a purchase can be returned; null if the platform does not say. */
    returnDays: location.returnDays,
    /**
     * The preselected delivery option. Amounts are in major units, `days` are working days, and
     * `dates` are the ISO dates of arrival. For products that are made to order, the dates are
     * calculated from `leaving`. The dates are part of a page's cache key, so no cached page shows
     * outdated dates.
     */
    delivery: first
      ? {
          cost: first.priceAsNumber,
          freeFrom: first.freeFromAsNumber,
          days: first.days,
          dates: first.delivery,
          leaving: first.leaving,
        }
      : null,
  })),
)

export type Terms = v.InferOutput<typeof terms>
export type DeliveryPromise = NonNullable<Terms['delivery']>

/** Commerce's response with a country's market and terms; `terms` is null if incomplete. */
export const countryAnswer = v.pipe(
  v.unknown(),
  v.transform(body => ({
    ...v.parse(locationAnswer, body),
    terms: v.parse(v.fallback(v.nullable(terms), null), body),
  })),
)
