import * as v from 'valibot'
import { expect, test } from 'vitest'
import { articles } from '../../../tools/demo/articles.ts'
import { pickAmount } from '../../support/amount.ts'
import { sharedShop } from '../../support/app.ts'
import { createContentClient } from './ask.ts'

const shop = await sharedShop()
const { ask } = createContentClient(shop)

const one = v.object({ id: v.string() })
const facets = v.array(
  v.object({ slug: v.string(), values: v.array(v.object({ slug: v.string(), count: v.number() })) }),
)
const answer = v.object({
  products: v.object({
    total: v.number(),
    endCursor: v.nullable(v.string()),
    facets,
    products: v.array(one),
    designs: v.array(v.object({ product: one, finishes: v.array(one) })),
  }),
})

const query = `query ($locale: Locale!, $market: Int!, $priceList: Int!, $category: String, $filters: [FilterInput!],
  $minPrice: Float, $maxPrice: Float, $ranges: [RangeInput!], $sort: ProductSort, $first: Int, $after: String, $grouped: Boolean) {
  products(locale: $locale, market: $market, priceList: $priceList, category: $category, filters: $filters, grouped: $grouped,
    minPrice: $minPrice, maxPrice: $maxPrice, ranges: $ranges, sort: $sort, first: $first, after: $after) {
    total endCursor facets { slug values { slug count } } products { id } designs { product { id } finishes { id } } } }`

type Page = v.InferOutput<typeof answer>['products']

async function loadPages(variables: object, first: number) {
  const pages: Page[] = []
  let after: string | null = null
  do {
    const { products: page }: { products: Page } = await ask(answer, query, { ...variables, first, after })
    pages.push(page)
    after = page.endCursor
  } while (after)
  return pages
}

/** The ids of all finishes of a product, in the editors' order; its own id if it has no others. */
const listFinishes = (id: string) => articles.find(article => article.id === id)?.variants ?? [id]

/**
 * Returns the expected groups of a listing with these ids. A group is its first product, and all
 * its finishes that are listed.
 */
function groupProducts(ids: string[]) {
  const firsts = ids.filter((id, at) => !ids.slice(0, at).some(before => listFinishes(id).includes(before)))
  return firsts.map(id => [id, listFinishes(id).filter(finish => ids.includes(finish))])
}

const createFilters = (chosen: Record<string, string[]>) =>
  Object.entries(chosen).map(([facet, values]) => ({ facet, values }))

const choices: object[] = [
  {},
  { category: 'table' },
  { filters: createFilters({ color: ['white', 'red'] }) },
  { filters: createFilters({ stock: ['in-stock'] }), minPrice: 500, maxPrice: 4000 },
  { category: 'portable', filters: createFilters({ family: ['murla'], color: ['green', 'brass'] }) },
  { filters: createFilters({ category: ['pendant', 'candleholders'] }) },
  { minPrice: 2400 },
  {
    ranges: [
      { measure: 'width', lowest: 350 },
      { measure: 'height', highest: 300 },
    ],
  },
  { market: 6, priceList: 70, filters: createFilters({ material: ['brass', 'steel'] }) },
]
const sorts = ['POPULAR', 'NEWEST', 'CHEAPEST', 'DEAREST', 'NAME_ASC', 'NAME_DESC']

test('grouping keeps the sort, total and counts of a listing, and shows every product once', async () => {
  expect(groupProducts(articles.map(({ id }) => id)).length).toBeLessThan(articles.length)
  for (const [index, choice] of choices.entries()) {
    const some = sorts.filter((_, at) => at % 3 === index % 3)
    for (const [at, sort] of pickAmount(some, sorts).entries()) {
      const variables = { locale: index % 2 ? 'sv' : 'en', market: 1, priceList: 65, sort, ...choice }
      const [plain] = await loadPages(variables, 96)
      const ids = plain?.products.map(({ id }) => id) ?? []
      for (const first of pickAmount([[2, 3, 7, 24][(index + at) % 4] ?? 3, 96], [1, 2, 3, 5, 7, 24, 96])) {
        const message = JSON.stringify({ ...variables, first })
        const pages = await loadPages({ ...variables, grouped: true }, first)
        const designs = pages.flatMap(page => page.designs)
        const found = designs.map(({ product, finishes }) => [product.id, finishes.map(({ id }) => id)])
        expect(found, message).toEqual(groupProducts(ids))
        expect(pages.slice(0, -1).map(page => page.designs.length)).toEqual(pages.slice(1).map(() => first))
        for (const page of pages) {
          expect(page.products, message).toEqual(page.designs.map(({ product }) => product))
          expect([page.total, page.facets], message).toEqual([ids.length, plain?.facets])
        }
      }
    }
  }
})

test('without grouping each product is its own group, and cursors work for both kinds of listing', async () => {
  const where = { locale: 'en', market: 1, priceList: 65, sort: 'CHEAPEST' }
  const [plain] = await loadPages(where, 96)
  expect(plain?.designs).toEqual(plain?.products.map(product => ({ product, finishes: [product] })))
  const { products: page } = await ask(answer, query, { ...where, first: 10, grouped: true })
  const { products: rest } = await ask(answer, query, { ...where, first: 96, after: page.endCursor })
  const last = plain?.products.findIndex(({ id }) => id === page.products.at(-1)?.id) ?? 0
  expect(rest.products).toEqual(plain?.products.slice(last + 1))

  // A query with all filters at once still fits into one SQL statement.
  const every = plain?.facets.map(({ slug, values }) => ({
    facet: slug,
    values: values.map(one => one.slug).slice(0, 20),
  }))
  const filters = {
    ...where,
    grouped: true,
    minPrice: 1,
    maxPrice: 99_999,
    after: page.endCursor,
    first: 24,
    filters: every,
  }
  expect((await ask(answer, query, filters)).products.total).toBeLessThan(articles.length)
})
