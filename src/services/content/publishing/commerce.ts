import * as v from 'valibot'
import type { NeighbourServices } from '../env.ts'
import { defaultLocale, type Locale, locales } from '../lib/localize.ts'

/**
 * Thrown if commerce does not respond, or not in the format that docs/api/checkout.json describes.
 */
export class CommerceUnavailable extends Error {
  override name = 'CommerceUnavailable'
}

const numeric = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(0))
const countries = v.object({ countries: v.array(v.object({ country: v.string() })) })
const location = v.object({
  location: v.object({ market: numeric, pricelist: numeric }),
  selection: v.object({ currency: v.string() }),
})
const lowestPrice = v.nullish(v.array(v.object({ priceAsNumber: v.number() })))
const optionalText = v.nullish(v.string(), '')
const productId = { product: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) }
// Products are parsed one by one, so that an invalid one does not affect the others.
const products = v.object({ products: v.array(v.looseObject(productId)) })
const amount = v.number('has no price')
const product = v.object({
  ...productId,
  sku: optionalText,
  priceAsNumber: amount,
  priceBeforeDiscountAsNumber: v.nullish(v.number()),
  /** An extension of the interface: working days until the product is made. */
  prepareDays: v.optional(numeric),
  lowestPrice,
  items: v.array(
    v.object({
      item: v.string(),
      name: optionalText,
      sku: optionalText,
      ean: optionalText,
      stock: v.union([v.string(), v.number(), v.boolean()]),
    }),
  ),
})

/** A market with a price list, and one of the countries that have both. */
export interface CommercePlace {
  market: number
  priceList: number
  currency: string
  country: string
}

export type CommerceProduct = v.InferOutput<typeof product>

/** A product that commerce lists in a place, but whose data there is incomplete or invalid. */
export interface SkippedProduct {
  product: string
  market: number
  priceList: number
  reason: string
}

/** Loads the pairs of market and price list of all countries. Throws `CommerceUnavailable`. */
export async function loadCommercePlaces(commerce: NeighbourServices['commerce']): Promise<CommercePlace[]> {
  const list = await requestCommerce(commerce, countries, 'GET', 'countries', 'none')
  const places = new Map<string, CommercePlace>()
  for (const { country } of list.answer.countries) {
    const { answer } = await requestCommerce(
      commerce,
      location,
      'PUT',
      `countries/${encodeURIComponent(country)}`,
      'none',
    )
    const { market, pricelist: priceList } = answer.location
    const place = { market, priceList, currency: answer.selection.currency, country }
    if (!places.has(`${market} ${priceList}`)) places.set(`${market} ${priceList}`, place)
  }
  return [...places.values()]
}

/** The data of some products from commerce. */
export interface CommerceOffers {
  /** The products that are sold in each place, with texts in the default language. */
  sold: Map<CommercePlace, CommerceProduct[]>
  /** The names of the products' sizes, by item. */
  names: Map<string, Partial<Record<Locale, string>>>
  /** The products that are left out of `sold`. */
  leftOut: SkippedProduct[]
}

/**
 * Creates a function that loads products from commerce: their data in every place, and the names of
 * their sizes in every language. All its calls use the same sessions of commerce. Throws
 * `CommerceUnavailable`.
 */
export function createOfferLoader(commerce: NeighbourServices['commerce'], places: CommercePlace[]) {
  const sessions = new Map<string, Promise<string | null>>()
  const loadSession = (place: CommercePlace, locale: Locale) => {
    const key = `${place.market} ${place.priceList} ${locale}`
    const session = sessions.get(key) ?? openCommerceSession(commerce, place, locale)
    sessions.set(key, session)
    return session
  }

  return async (ids: string[]): Promise<CommerceOffers> => {
    const offers: CommerceOffers = { sold: new Map(), names: new Map(), leftOut: [] }
    const recordNames = (locale: Locale, products: CommerceProduct[]) => {
      for (const { item, name } of products.flatMap(({ items }) => items))
        if (name) offers.names.set(item, { ...offers.names.get(item), [locale]: name })
    }
    const left = new Map(locales.map(locale => [locale, new Set(ids)]))
    for (const place of places) {
      for (const locale of locales) {
        const isFirst = locale === defaultLocale
        const open = left.get(locale) ?? new Set()
        // Names are the same in all places, so each is requested once.
        const requested = isFirst
          ? ids
          : ids.filter(id => open.has(id) && offers.sold.get(place)?.some(one => one.product === id))
        if (requested.length === 0) continue
        const { sold, leftOut } = await loadCommerceProducts(
          commerce,
          place,
          await loadSession(place, locale),
          requested,
        )
        recordNames(locale, sold)
        for (const { product } of sold) open.delete(product)
        if (!isFirst) continue
        offers.sold.set(place, sold)
        offers.leftOut.push(...leftOut)
      }
    }
    return offers
  }
}

/** Opens a session of commerce in the place and language. Throws `CommerceUnavailable`. */
async function openCommerceSession(
  commerce: NeighbourServices['commerce'],
  { country }: CommercePlace,
  locale: Locale,
) {
  // A request without a token opens a session and sets its country.
  const { token } = await requestCommerce(commerce, location, 'PUT', `countries/${encodeURIComponent(country)}`, null)
  await requestCommerce(commerce, v.object({}), 'PUT', `languages/${locale}`, token)
  return token
}

/**
 * The products among `ids` that are sold in the session's place, and those whose data is
 * incomplete, with the reason. Throws `CommerceUnavailable`.
 */
async function loadCommerceProducts(
  commerce: NeighbourServices['commerce'],
  { market, priceList }: CommercePlace,
  token: string | null,
  ids: string[],
) {
  const { answer } = await requestCommerce(commerce, products, 'POST', 'products', token, {
    products: ids,
    relatedProducts: false,
  })
  const sold: CommerceProduct[] = []
  const leftOut: SkippedProduct[] = []
  for (const listed of answer.products) {
    const parsed = v.safeParse(product, listed)
    if (parsed.success) sold.push(parsed.output)
    else leftOut.push({ product: listed.product, market, priceList, reason: formatIssue(parsed.issues) })
  }
  return { sold, leftOut }
}

/** The problem of an invalid product: `has no price`, or the path of the invalid field. */
function formatIssue([issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const path = v.getDotPath(issue)
  return path === 'priceAsNumber' ? issue.message : `${path}: ${issue.message}`
}

async function requestCommerce<Schema extends v.GenericSchema>(
  commerce: NeighbourServices['commerce'],
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
    if (!response.ok) throw new CommerceUnavailable(`Commerce responded with ${response.status} to ${method} ${path}.`)
    const text: unknown = await response.json()
    return { answer: v.parse(schema, text), token: v.parse(tokenResponse, text).token }
  } catch (error) {
    if (error instanceof CommerceUnavailable) throw error
    throw new CommerceUnavailable(`Commerce gave no valid response to ${method} ${path}.`, { cause: error })
  }
}

const tokenResponse = v.object({ token: v.optional(v.nullable(v.string()), null) })
