import * as v from 'valibot'
import type { Fetch } from '../../services.ts'
import { createStatelessCommerce } from '../edge/upstream/commerce-client.ts'

const numeric = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer())
const amountOrNull = v.nullish(v.number(), null)

const way = v.object({
  name: v.fallback(v.string(), ''),
  priceAsNumber: v.number(),
  /* Only the embedded commerce service sends `freeFromAsNumber` and `days`. */
  freeFromAsNumber: amountOrNull,
  days: v.fallback(v.nullish(v.object({ from: v.number(), to: v.number() }), null), null),
})

const answer = v.pipe(
  v.object({
    // Some platforms have no market for some countries.
    location: v.object({
      shipTo: v.fallback(v.boolean(), false),
      market: v.nullish(numeric, null),
      pricelist: v.nullish(numeric, null),
      returnDays: amountOrNull,
    }),
    selection: v.fallback(v.object({ currency: v.string() }), { currency: '' }),
    shippingMethods: v.fallback(v.array(way), []),
  }),
  v.transform(({ location, selection: { currency }, shippingMethods }) => ({
    ...location,
    currency,
    way: shippingMethods[0] ?? null,
  })),
)

/** Shipping to a country, and its return period. Names are in the country's language. */
export type Shipping = v.InferOutput<typeof answer>

const tenMinutes = 600_000
// Shipping by country. It is public and the same for every visitor, so all requests can share it.
const known = new Map<string, { sending: Shipping; until: number }>()

/**
 * Loads a country's return period and preselected shipping method with its price. The isolate
 * caches them for 10 minutes. Throws `CommerceError`, with status 404 for an unknown country.
 */
export async function loadShipping(commerce: Fetch, country: string): Promise<Shipping> {
  const cached = known.get(country)
  if (cached && cached.until > Date.now()) return cached.sending
  const path = `countries/${encodeURIComponent(country)}`
  const sending = await createStatelessCommerce(commerce).call({ method: 'PUT', path, schema: answer })
  // Caches the result instead of a promise, because requests must not await each other's promises.
  known.set(country, { sending, until: Date.now() + tenMinutes })
  return sending
}

/** Loads the shipping of every country that the shop delivers to. Throws `CommerceError`. */
export async function loadAllShipping(commerce: Fetch): Promise<{ country: string; sending: Shipping }[]> {
  const countries = await createStatelessCommerce(commerce).countries()
  return Promise.all(
    countries.map(async ({ country }) => ({ country, sending: await loadShipping(commerce, country) })),
  )
}

/** Computes the shipping cost for goods worth `amount`. Both are in major units. */
export const getShippingCost = ({ way }: Shipping, amount: number) =>
  way && way.freeFromAsNumber !== null && amount >= way.freeFromAsNumber ? 0 : (way?.priceAsNumber ?? 0)
