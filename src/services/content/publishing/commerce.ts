import * as v from 'valibot'
import type { Neighbours } from '../env.ts'

/** Commerce did not answer, or not with the checkout interface's format. */
export class CommerceUnavailable extends Error {
  override name = 'CommerceUnavailable'
}

const numeric = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(0))
const countries = v.object({ countries: v.array(v.object({ country: v.string() })) })
const location = v.object({
  location: v.object({ market: numeric, pricelist: numeric }),
  selection: v.object({ currency: v.string() }),
})
const lowestPrice = v.union([v.array(v.object({ priceAsNumber: v.number() })), v.null()])
const products = v.object({
  products: v.array(
    v.object({
      product: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
      priceAsNumber: v.number(),
      priceBeforeDiscountAsNumber: v.number(),
      /** An extension: working days until it is made. */
      prepareDays: v.optional(numeric),
      lowestPrice: v.optional(lowestPrice, null),
      items: v.array(v.object({ item: v.string(), stock: v.union([v.string(), v.number(), v.boolean()]) })),
    }),
  ),
})

/** A market with its price list, and one of its countries. */
export interface CommercePlace {
  market: number
  priceList: number
  currency: string
  country: string
}

export type CommerceProduct = v.InferOutput<typeof products>['products'][number]

/** Every pair of market and price list that a country has. Throws `CommerceUnavailable`. */
export async function loadCommercePlaces(commerce: Neighbours['commerce']): Promise<CommercePlace[]> {
  const list = await ask(commerce, countries, 'GET', 'countries', 'none')
  const places = new Map<string, CommercePlace>()
  for (const { country } of list.answer.countries) {
    const { answer } = await ask(commerce, location, 'PUT', `countries/${encodeURIComponent(country)}`, 'none')
    const { market, pricelist: priceList } = answer.location
    const place = { market, priceList, currency: answer.selection.currency, country }
    if (!places.has(`${market} ${priceList}`)) places.set(`${market} ${priceList}`, place)
  }
  return [...places.values()]
}

/** The products among `ids` that are sold in the place. Throws `CommerceUnavailable`. */
export async function loadCommerceProducts(commerce: Neighbours['commerce'], place: CommercePlace, ids: string[]) {
  // Without a token the platform opens a session, in which the country can be set.
  const { token } = await ask(commerce, location, 'PUT', `countries/${encodeURIComponent(place.country)}`, null)
  const { answer } = await ask(commerce, products, 'POST', 'products', token, { products: ids, relatedProducts: false })
  return answer.products
}

async function ask<Schema extends v.GenericSchema>(
  commerce: Neighbours['commerce'],
  schema: Schema,
  method: string,
  path: string,
  token: string | null,
  body?: object,
): Promise<{ answer: v.InferOutput<Schema>; token: string | null }> {
  try {
    const response = await commerce(
      new Request(`http://commerce/api/checkout/${path}`, {
        method,
        headers: { ...(token && { 'API-Token': token }), ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(10_000),
      }),
    )
    if (!response.ok) throw new CommerceUnavailable(`Commerce answered ${response.status} to ${method} ${path}.`)
    const text: unknown = await response.json()
    return { answer: v.parse(schema, text), token: v.parse(tokened, text).token }
  } catch (error) {
    if (error instanceof CommerceUnavailable) throw error
    throw new CommerceUnavailable(`Commerce gave no usable answer to ${method} ${path}.`, { cause: error })
  }
}

const tokened = v.object({ token: v.optional(v.nullable(v.string()), null) })
