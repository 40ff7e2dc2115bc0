import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { productFilters } from '#src/services/commerce/catalogue/product-filters.ts'
import { findProducts } from '#src/services/commerce/catalogue/product-list.ts'
import { withRecording } from '../../../../tools/bench/recording.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { createShopper } from '../shopper.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

const none = { 'API-Token': 'none' }

type Listed = {
  product: string
  uri: string
  priceAsNumber: number
  available: boolean
  categories: { category: string }[]
}

/** Calls the checkout interface as a visitor from Sweden, without a session. */
const ask = (path: string, body: object = {}, headers: Record<string, string> = none) =>
  createShopper(shop).call('POST', path, body, headers)
const ids = ({ body }: { body: { products: Listed[] } }) => body.products.map(({ product }) => product).sort()

test('a product is listed if, for every filter, it matches at least one of the values', async () => {
  const all: Listed[] = (await ask('products')).body.products
  const where = (accept: (product: Listed) => boolean) =>
    all
      .filter(accept)
      .map(({ product }) => product)
      .sort()
  const isIn =
    (...categories: string[]) =>
    (product: Listed) =>
      product.categories.some(({ category }) => categories.includes(category))
  expect(ids(await ask('products', { categories: 2 }))).toEqual(where(isIn('2')))
  expect(ids(await ask('products', { categories: ['2', 3] }))).toEqual(where(isIn('2', '3')))
  expect(ids(await ask('products', { categories: '2', products: ['1001', 1012, 5] }))).toEqual(['1001', '1012'])
  await shop.env.COMMERCE_DB.prepare(`UPDATE stock SET quantity = 0 WHERE item = '1001-1'`).run()
  const available = await ask('products', { onlyAvailable: true, categories: ['2'] })
  expect(ids(available)).toEqual(
    where(product => isIn('2')(product) && product.available && product.product !== '1001'),
  )
  expect(available.body.products.every((product: Listed) => product.available)).toBe(true)
  expect((await ask('products', { showAsOnSale: true })).body.products).not.toEqual([])
  for (const { showAsOnSale, lowestPrice } of (await ask('products', { showAsOnSale: true })).body.products) {
    expect([showAsOnSale, lowestPrice.length]).toEqual([true, 1])
  }
  expect((await ask('products', { showAsNew: true })).body.products.every(({ showAsNew }) => showAsNew)).toBe(true)
  expect(ids(await ask('products', { uri: { uri: 'table', for: ['category'] } }))).toEqual(where(isIn('2')))
  expect(ids(await ask('products', { uri: { uri: 'murla-portable-brass', for: ['product', 'category'] } }))).toEqual([
    '1001',
  ])
  const sizes = (await ask('products')).body.filter.find(({ field }) => field === 'items.name')
  const [size] = sizes?.values ?? []
  expect(size?.count).toBeGreaterThan(0)
  expect((await ask('products', { 'items.name': [size?.value] })).body.productCount).toBe(size?.count)
  for (const nothing of [{ brands: [1] }, { collections: '3' }, { categories: [] }, { centraProduct: 'x' }]) {
    expect((await ask('products', nothing)).body).toMatchObject({ products: [], productCount: 0 })
  }
})

test('a listing is sorted and paged, and its product count covers all pages', async () => {
  const sortOrder = [{ field: 'priceAsNumber', order: 'desc' }, { field: 'uri' }]
  const { body } = await ask('products', { sortOrder })
  const prices = body.products.map((product: Listed) => product.priceAsNumber)
  expect(prices).toEqual(prices.toSorted((a: number, b: number) => b - a))
  const page = (await ask('products', { sortOrder, skipFirst: 3, limit: 4 })).body
  expect(page.products.map((product: Listed) => product.product)).toEqual(
    body.products.slice(3, 7).map((product: Listed) => product.product),
  )
  expect(page.productCount).toBe(body.productCount)
  expect((await ask('products', { skipFirst: 900, limit: 10 })).body).toMatchObject({
    products: [],
    productCount: body.productCount,
  })
  expect((await ask('products', { limit: 0 })).body.products).toEqual([])
  const popular = (await ask('products', { categories: 2, sortOrder: [{ field: 'categoryItemSort' }] })).body.products
  const places = popular.map(
    ({ categories }) => categories.find(({ category }) => category === '2')?.sortOrder ?? Number.NaN,
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  const categories = body.filter.find(({ field }) => field === 'categories')?.values ?? []
  expect(categories).toHaveLength(15)
  expect(categories[1]).toEqual({
    value: '2',
    data: 'Bordslampor',
    count: popular.length,
    totalCount: popular.length,
  })
})

test('a search takes its text literally, searches both languages and never fails', async () => {
  const found = async (search: string, language = 'sv') => ids(await ask('products', { search, language }))
  expect(await found('MURLA')).toContain('1001')
  expect(await found('mässing')).toEqual(await found('MASSING'))
  expect(await found('massing', 'sv')).toContain('1001')
  expect(await found('brass portable', 'en')).toContain('1001')
  expect(await found('dg1001')).toEqual(['1001'])
  expect(await found('murla xyzzy')).toEqual([])
  const everything = await found('')
  expect(await found(' \t\n ')).toEqual(everything)
  for (const text of [
    '%',
    '_',
    '%murla%',
    '"',
    "'",
    "' OR 1=1 --",
    '*',
    'NEAR(a b)',
    '\\',
    '\u0000',
    '\ud800',
    '💡',
    '🏳️‍🌈',
    'å'.repeat(30),
  ]) {
    expect(await found(text), text).toEqual([])
  }
  for (const text of [
    'x'.repeat(10_000),
    '💡'.repeat(2_500),
    'murla '.repeat(1_600),
    Array.from({ length: 2_500 }, (_, n) => n).join(' '),
  ]) {
    expect((await ask('products', { search: text })).status).toBe(200)
  }
})

test('a request may name at most 10 000 products', async () => {
  const products = Array.from({ length: 9_998 }, (_, index) => 50_000 + index)
  expect((await ask('products', { products: [...products, 1001, '1002'] })).body).toMatchObject({
    productCount: 2,
    filter: [],
  })
  expect((await ask('products', { products: [...products, 1, 2, 3] })).status).toBe(406)
})

test('related products have four fields, or all fields if `relatedProducts` is true', async () => {
  const short = (await ask('products', { products: ['1001'] })).body.products[0].relatedProducts
  expect(short.length).toBeGreaterThan(0)
  for (const relative of short)
    expect(Object.keys(relative).sort()).toEqual(['available', 'media', 'product', 'relation'])
  const whole = (await ask('products', { products: ['1001'], relatedProducts: true })).body.products[0].relatedProducts
  expect(whole.map((relative: Listed) => relative.product)).toEqual(short.map((relative: Listed) => relative.product))
  expect(whole[0]).toMatchObject({
    name: expect.any(String),
    priceAsNumber: expect.any(Number),
    relation: short[0].relation,
  })
})

test('products are found by id, categories are listed, and both are found by URI', async () => {
  const { call } = createShopper(shop)
  const product = (await call('GET', 'products/1001')).body.product
  expect(product).toMatchObject({
    product: '1001',
    category: '3',
    categoryName: ['Portabla lampor'],
    categoryUri: 'portable',
  })
  expect((await call('POST', 'products/1001', { language: 'en' })).body.product.categoryName).toEqual([
    'Portable lamps',
  ])
  expect(await call('GET', 'products/9')).toMatchObject({ status: 404, body: { errors: { product: 'not found' } } })
  const { categories } = (await call('GET', 'categories')).body
  expect(categories).toHaveLength(15)
  expect(categories[1]).toEqual({ category: '2', name: ['Bordslampor'], uri: 'table' })
  expect((await call('POST', 'categories', { language: 'en' })).body.categories[1]?.name).toEqual(['Table lamps'])
  expect((await call('POST', 'categories', { language: 'xx' })).status).toBe(404)
  const pretty = await shop.get('/api/checkout/categories?pretty', { headers: none })
  expect(await pretty.text()).toContain('\n  "categories": [\n')
  const both = ['product', 'category', 'cmsArticle']
  expect((await call('POST', 'uri', { uri: 'murla-portable-brass', for: both })).body).toMatchObject({
    found: 'product',
    product: { product: '1001' },
  })
  const table = (await call('POST', 'uri', { uri: 'table', for: both, limit: 2 })).body
  expect(table).toMatchObject({
    found: 'category',
    category: { category: '2' },
    products: [{}, {}],
    filter: expect.any(Array),
  })
  expect(table.productCount).toBeGreaterThan(2)
  expect(await call('POST', 'uri', { uri: 'table', for: ['product'] })).toMatchObject({
    status: 404,
    body: { errors: { uri: 'not found' } },
  })
  for (const bad of [
    {},
    { uri: 'table' },
    { uri: 1, for: both },
    { uri: 'table', for: [] },
    { uri: 'table', for: ['x'] },
  ]) {
    expect((await call('POST', 'uri', bad)).status).toBe(406)
  }
})

test('a request for products by id does not read the rest of the catalogue from the database', async () => {
  const { db, recorded } = withRecording(shop.env.COMMERCE_DB)
  const filters = v.parse(productFilters, { products: ['1001', '1005'] })
  const { products } = await findProducts(db, filters, { market: 1, priceList: 65 }, 'en')
  expect(products.toSorted()).toEqual(['1001', '1005'])
  // Every page runs this query, and the catalogue has more than a hundred products.
  expect(recorded.rows).toBeLessThan(60)
})
