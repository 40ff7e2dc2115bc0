import * as v from 'valibot'
import type { Neighbours } from '../env.ts'
import { defaultLocale, type Locale, locales } from '../lib/localize.ts'

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
const lowestPrice = v.nullish(v.array(v.object({ priceAsNumber: v.number() })))
const said = v.nullish(v.string(), '')
const named = { product: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) }
/** Each is parsed by itself, so that one that cannot be used harms no other. */
const products = v.object({ products: v.array(v.looseObject(named)) })
const amount = v.number('has no price')
const product = v.object({
  ...named,
  sku: said,
  priceAsNumber: amount,
  priceBeforeDiscountAsNumber: v.nullish(v.number()),
  /** An extension: working days until it is made. */
  prepareDays: v.optional(numeric),
  lowestPrice,
  items: v.array(
    v.object({
      item: v.string(),
      name: said,
      sku: said,
      ean: said,
      stock: v.union([v.string(), v.number(), v.boolean()]),
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

export type CommerceProduct = v.InferOutput<typeof product>

/** A product that commerce names in a place, but with too little to be sold there. */
export interface LeftOut {
  product: string
  market: number
  priceList: number
  reason: string
}

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

/** What commerce says of some products. */
export interface Offers {
  /** In the default language. */
  sold: Map<CommercePlace, CommerceProduct[]>
  /** The names of their sizes, by item. */
  names: Map<string, Partial<Record<Locale, string>>>
  leftOut: LeftOut[]
}

/**
 * Returns a function that loads products from commerce: their offer in every place, and their texts
 * once in each other language. All its calls share the same sessions. The function throws
 * `CommerceUnavailable`.
 */
export function createOffers(commerce: Neighbours['commerce'], places: CommercePlace[]) {
  const sessions = new Map<string, Promise<string | null>>()
  const sessionIn = (place: CommercePlace, locale: Locale) => {
    const key = `${place.market} ${place.priceList} ${locale}`
    const session = sessions.get(key) ?? openCommerce(commerce, place, locale)
    sessions.set(key, session)
    return session
  }

  return async (ids: string[]): Promise<Offers> => {
    const offers: Offers = { sold: new Map(), names: new Map(), leftOut: [] }
    const note = (locale: Locale, products: CommerceProduct[]) => {
      for (const { item, name } of products.flatMap(({ items }) => items))
        if (name) offers.names.set(item, { ...offers.names.get(item), [locale]: name })
    }
    const left = new Map(locales.map(locale => [locale, new Set(ids)]))
    for (const place of places) {
      for (const locale of locales) {
        const isFirst = locale === defaultLocale
        const open = left.get(locale) ?? new Set()
        // Names are the same everywhere, so they are asked for once.
        const asked = isFirst
          ? ids
          : ids.filter(id => open.has(id) && offers.sold.get(place)?.some(one => one.product === id))
        if (asked.length === 0) continue
        const { sold, leftOut } = await loadCommerceProducts(commerce, place, await sessionIn(place, locale), asked)
        note(locale, sold)
        for (const { product } of sold) open.delete(product)
        if (!isFirst) continue
        offers.sold.set(place, sold)
        offers.leftOut.push(...leftOut)
      }
    }
    return offers
  }
}

/**
 * A session of commerce in the place and language, to ask for products. Throws
 * `CommerceUnavailable`.
 */
async function openCommerce(commerce: Neighbours['commerce'], { country }: CommercePlace, locale: Locale) {
  // Without a token the platform opens a session, in which the country can be set.
  const { token } = await ask(commerce, location, 'PUT', `countries/${encodeURIComponent(country)}`, null)
  await ask(commerce, v.object({}), 'PUT', `languages/${locale}`, token)
  return token
}

/**
 * The products among `ids` that are sold in the session's place, and those that are not because of
 * what its answer lacks, with the reason. Throws `CommerceUnavailable`.
 */
async function loadCommerceProducts(
  commerce: Neighbours['commerce'],
  { market, priceList }: CommercePlace,
  token: string | null,
  ids: string[],
) {
  const { answer } = await ask(commerce, products, 'POST', 'products', token, { products: ids, relatedProducts: false })
  const sold: CommerceProduct[] = []
  const leftOut: LeftOut[] = []
  for (const given of answer.products) {
    const parsed = v.safeParse(product, given)
    if (parsed.success) sold.push(parsed.output)
    else leftOut.push({ product: given.product, market, priceList, reason: reasonOf(parsed.issues) })
  }
  return { sold, leftOut }
}

/** `has no price`, or the field that cannot be read. */
function reasonOf([issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const path = v.getDotPath(issue)
  return path === 'priceAsNumber' ? issue.message : `${path}: ${issue.message}`
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
