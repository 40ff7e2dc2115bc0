import * as v from 'valibot'
import { readProperty } from '../lib/property.ts'
import { RequestedField } from '../query/compile.ts'
import type { RequestedSelection } from '../query/selection.ts'
import type { CardTexts } from './cache.ts'
import { pick } from './pick.ts'

/** To be raised with every change of the texts below, as is the version of `rebuild.ts`. */
export const cardVersion = 2

const before = 'id slug name variantName type markets isNew isExclusive facts { energyClass }'
const price = 'priceList currency priceAsNumber priceBeforeDiscountAsNumber lowestPriceAsNumber'
const between = 'items { stock }'
const after =
  'media(first: 1) { alt layers focus { x y } images { light src width height colour } } attributes(slugs: ["ip-class"]) { slug values { name } }'

/** The fields that a card has; only for a query with exactly these is it ready. */
export const cardFields = `${before} prices(priceLists: $priceLists) { ${price} } ${between} variants { id } ${after}`
export const finishFields = 'slug variantName swatch'

/** The texts of a product's card in one language, by the same resolvers that answer queries. */
export async function makeCard(product: object) {
  const texts = [before, `prices { ${price} }`, between, after, finishFields].map(fields => pick(product, fields))
  const [start, prices = '', middle, end, finish] = await Promise.all(texts)
  return {
    card: [start, middle, end].join('\n'),
    prices: prices.slice('"prices":'.length),
    finish: `{${finish}}`,
  }
}

/** Whether a query asks for cards: then the price lists, null for all; otherwise undefined. */
export function askedLists(asked: unknown, selection?: RequestedSelection) {
  if (!(asked instanceof RequestedField) || (selection ?? asked.selection).text !== cardFields) return undefined
  const { priceLists } = asked.variables
  return Array.isArray(priceLists) ? priceLists : null
}

/** A card with the prices of some price lists. */
export function wholeCard(texts: CardTexts, lists: unknown[] | null) {
  const key = JSON.stringify(lists)
  const made = whole.get(texts) ?? new Map<string, string>()
  whole.set(texts, made)
  const before = made.get(key)
  if (before !== undefined) return before
  const [start, middle, end] = texts.card.split('\n')
  const text = `{${start},"prices":${pricesOf(texts.prices, lists)},${middle},"variants":${texts.variants},${end}}`
  if (made.size < maxWhole) made.set(key, text)
  return text
}

// Cards are cached across requests (`cache.ts`); there are a few combinations of price lists.
const whole = new WeakMap<CardTexts, Map<string, string>>()
const maxWhole = 4

const list = v.array(v.unknown())

function pricesOf(prices: string, lists: unknown[] | null) {
  if (!lists) return prices
  const all = v.parse(list, JSON.parse(prices))
  return JSON.stringify(all.filter(price => lists.includes(readProperty(price, 'priceList'))))
}
