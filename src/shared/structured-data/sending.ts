import * as v from 'valibot'
import type { Fetch } from '../../services.ts'
import { createStatelessCommerce } from '../edge/upstream/commerce-client.ts'

const numeric = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer())
const amountOrNull = v.nullish(v.number(), null)

const way = v.object({
  name: v.fallback(v.string(), ''),
  priceAsNumber: v.number(),
  /** Only the embedded service sends both. */
  freeFromAsNumber: amountOrNull,
  days: v.fallback(v.nullish(v.object({ from: v.number(), to: v.number() }), null), null),
})

const answer = v.pipe(
  v.object({
    // A platform has no market for some countries.
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

/** Shipping to a country and its return period, from commerce, in the country's language. */
export type Sending = v.InferOutput<typeof answer>

const tenMinutes = 600_000
// Public data, the same for every visitor; at most one entry for each country that commerce knows.
const known = new Map<string, { sending: Sending; until: number }>()

/**
 * The preselected shipping method at commerce's prices; cached for 10 minutes in the isolate.
 * Throws `CommerceError`, 404 for an unknown country.
 */
export async function loadSending(commerce: Fetch, country: string): Promise<Sending> {
  const cached = known.get(country)
  if (cached && cached.until > Date.now()) return cached.sending
  const path = `countries/${encodeURIComponent(country)}`
  const sending = await createStatelessCommerce(commerce).call({ method: 'PUT', path, schema: answer })
  // Not its promise: a request must not await that of another request, which may end first.
  known.set(country, { sending, until: Date.now() + tenMinutes })
  return sending
}

/** The same for every country with delivery. Throws `CommerceError`. */
export async function loadAllSending(commerce: Fetch): Promise<{ country: string; sending: Sending }[]> {
  const countries = await createStatelessCommerce(commerce).countries()
  return Promise.all(countries.map(async ({ country }) => ({ country, sending: await loadSending(commerce, country) })))
}

/** The shipping cost for goods worth `amount`, in major units. */
export const sendingCost = ({ way }: Sending, amount: number) =>
  way && way.freeFromAsNumber !== null && amount >= way.freeFromAsNumber ? 0 : (way?.priceAsNumber ?? 0)
