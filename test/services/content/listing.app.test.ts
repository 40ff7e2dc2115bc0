import * as v from 'valibot'
import { expect, test } from 'vitest'
import { articles } from '../../../tools/demo/articles.ts'
import { sharedShop } from '../../support/app.ts'
import { createContentClient } from './ask.ts'

const shop = await sharedShop()
const { ask } = createContentClient(shop)

const connection = v.object({
  products: v.object({
    total: v.number(),
    endCursor: v.nullable(v.string()),
    products: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        variantName: v.string(),
        createdAt: v.string(),
        prices: v.array(v.object({ priceList: v.number(), priceAsNumber: v.number() })),
      }),
    ),
  }),
})

/** Loads all products of a listing, `first` products at a time. */
async function loadListing(
  variables: { sort: string; category?: string; market: number; priceList: number; locale: string },
  first: number,
) {
  const query = `query ($locale: Locale!, $market: Int!, $priceList: Int!, $category: String, $sort: ProductSort, $first: Int, $after: String) {
    products(locale: $locale, market: $market, priceList: $priceList, category: $category, sort: $sort, first: $first, after: $after) {
      total endCursor products { id name variantName createdAt prices { priceList priceAsNumber } } } }`
  const found = []
  let after: string | null = null
  do {
    const { products }: v.InferOutput<typeof connection> = await ask(connection, query, { ...variables, first, after })
    expect(products.products.length).toBeLessThanOrEqual(first)
    found.push(...products.products)
    after = products.endCursor
    if (!after) expect(products.total).toBe(found.length)
  } while (after)
  return found
}

test('reading a listing page by page returns every product once, in each sort', async () => {
  const table = articles.filter(article => article.categories.includes('table')).map(article => article.id)
  const place = { market: 1, priceList: 65 }
  for (const locale of ['en', 'sv']) {
    for (const sort of ['POPULAR', 'NEWEST', 'CHEAPEST', 'DEAREST', 'NAME_ASC', 'NAME_DESC']) {
      const ids = (await loadListing({ sort, locale, category: 'table', ...place }, 2)).map(({ id }) => id)
      expect([...ids].sort(), sort).toEqual([...table].sort())
      const all = await loadListing({ sort, locale, ...place }, 7)
      expect(new Set(all.map(({ id }) => id)).size, sort).toBe(articles.length)
    }
    const price = ({ prices }: { prices: { priceAsNumber: number }[] }) => prices[0]?.priceAsNumber ?? 0
    const prices = (await loadListing({ sort: 'CHEAPEST', locale, ...place }, 10)).map(price)
    expect(prices).toEqual([...prices].sort((one, other) => one - other))
    const dates = (await loadListing({ sort: 'NEWEST', locale, ...place }, 10)).map(({ createdAt }) => createdAt)
    expect(dates).toEqual([...dates].sort().reverse())
    const names = (await loadListing({ sort: 'NAME_ASC', locale, ...place }, 10)).map(
      ({ name, variantName }) => `${name} ${variantName}`,
    )
    expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare))
  }
})

test('products are listed and recommended only in their markets', async () => {
  const unsold = articles.filter(article => !article.prices[70]).map(article => article.id)
  const listed = await loadListing({ sort: 'POPULAR', locale: 'en', market: 6, priceList: 70 }, 96)
  expect(unsold.length).toBeGreaterThan(0)
  expect(listed.map(({ id }) => id).filter(id => unsold.includes(id))).toEqual([])
  expect(listed).toHaveLength(articles.length - unsold.length)

  const recommended = (market: string) =>
    ask(
      v.any(),
      `{ recommendedProducts(locale: en, ids: ["1005", "1001"]${market}) { type product { id name } } }`,
    ).then(data =>
      data.recommendedProducts.map((one: { type: string; product: { id: string } }) => [one.type, one.product.id]),
    )
  expect(await recommended('')).toEqual([
    ['lightsource', '1101'],
    ['lightsource', '1103'],
    ['accessory', '1203'],
    ['accessory', '1201'],
  ])
  expect(await recommended(', market: 6')).toEqual([
    ['lightsource', '1101'],
    ['lightsource', '1103'],
    ['accessory', '1201'],
  ])
})
