import { Kind, parse, type SelectionSetNode, valueFromASTUntyped } from 'graphql'
import * as v from 'valibot'
import { getProperty } from '../lib/property.ts'
import { RequestedField } from '../query/compile.ts'
import type { RequestedSelection } from '../query/selection.ts'
import type { CardTexts } from './cache.ts'

/**
 * The version of stored cards. Increment it, and the version in `rebuild.ts`, whenever the fields
 * below or the format of a card change.
 */
export const cardVersion = 3

const startFields = 'id slug name variantName type markets isNew isExclusive facts { energyClass }'
const priceFields = 'priceList currency priceAsNumber priceBeforeDiscountAsNumber lowestPriceAsNumber'
const middleFields = 'items { stock }'
const endFields =
  'media(first: 1) { alt layers focus { x y } images { light src width height colour } } attributes(slugs: ["ip-class"]) { slug values { name } }'

export const finishFields = 'slug variantName swatch markets'

/** The fields of a card; only a query with exactly these fields gets a stored card. */
const cardFields = `${startFields} prices(priceLists: $priceLists) { ${priceFields} } ${middleFields} finishes: variants { id ${finishFields} } ${endFields}`

/**
 * Creates the stored texts of a product's card. `product` is the result of `toProduct`, whose
 * resolvers also answer queries for a product in one language.
 */
export async function createCard(product: object) {
  const texts = [startFields, `prices { ${priceFields} }`, middleFields, endFields, finishFields].map(fields =>
    pickFields(product, fields),
  )
  const [start, prices = '', middle, end, finish] = await Promise.all(texts)
  return {
    card: [start, middle, end].join('\n'),
    prices: prices.slice('"prices":'.length),
    finish: `{${finish}}`,
  }
}

/**
 * The price lists that a query requests for its cards, or null for all price lists. Undefined if
 * the query does not request exactly the fields of a card.
 */
export function readCardPriceLists(requested: unknown, selection?: RequestedSelection) {
  if (!(requested instanceof RequestedField) || (selection ?? requested.selection).text !== cardFields) return undefined
  const { priceLists } = requested.variables
  return Array.isArray(priceLists) ? priceLists : null
}

/**
 * A card as JSON. It contains only the prices in these price lists, or all prices if `lists` is
 * null.
 */
export function formatCard(texts: CardTexts, lists: unknown[] | null) {
  const key = JSON.stringify(lists)
  const byLists = formattedCards.get(texts) ?? new Map<string, string>()
  formattedCards.set(texts, byLists)
  const before = byLists.get(key)
  if (before !== undefined) return before
  const [start, middle, end] = texts.card.split('\n')
  const text = `{${start},"prices":${filterPrices(texts.prices, lists)},${middle},"finishes":${texts.variants},${end}}`
  if (byLists.size < maxFormatted) byLists.set(key, text)
  return text
}

// The JSON of each card, keyed by the requested price lists. `cache.ts` keeps the cards across
// requests, and most requests use one of a few combinations of price lists.
const formattedCards = new WeakMap<CardTexts, Map<string, string>>()
const maxFormatted = 4

const list = v.array(v.unknown())

function filterPrices(prices: string, lists: unknown[] | null) {
  if (!lists) return prices
  const all = v.parse(list, JSON.parse(prices))
  return JSON.stringify(all.filter(price => lists.includes(getProperty(price, 'priceList'))))
}

/**
 * Resolves these fields of an object, and returns them as JSON without the outer braces. Does not
 * use the GraphQL schema, so it works only for values that need no coercion.
 */
async function pickFields(source: object, fields: string) {
  const [query] = parse(`{ ${fields} }`).definitions
  if (query?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`This is not a list of fields: ${fields}`)
  return JSON.stringify(await pickValue(source, query.selectionSet)).slice(1, -1)
}

async function pickValue(value: unknown, set: SelectionSetNode | undefined): Promise<unknown> {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return Promise.all(value.map(one => pickValue(one, set)))
  if (!set || typeof value !== 'object') return value
  const fields = await Promise.all(
    set.selections.map(async selection => {
      if (selection.kind !== Kind.FIELD) throw new Error('Only plain fields can be picked')
      const args = Object.fromEntries(
        (selection.arguments ?? []).map(arg => [arg.name.value, valueFromASTUntyped(arg.value)]),
      )
      const own: unknown = Reflect.get(value, selection.name.value)
      const resolved: unknown = typeof own === 'function' ? await Reflect.apply(own, value, [args]) : own
      return [selection.name.value, await pickValue(resolved, selection.selectionSet)]
    }),
  )
  return Object.fromEntries(fields)
}
