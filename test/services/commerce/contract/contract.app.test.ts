import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectShape, startContract } from './contract.ts'
import * as shape from './contract-shapes.ts'

/*
 * Tests that a server follows the checkout interface, without relying on the demo's products,
 * prices or countries. To test another server, run `COMMERCE_URL=https://…/api/checkout npx vitest
 * run --project app test/services/commerce/contract/contract.app.test.ts`.
 */

let server: Awaited<ReturnType<typeof startContract>>
beforeAll(async () => {
  server = await startContract()
})
afterAll(() => server.close())

const none = { 'API-Token': 'none' }

/** The ids of items that can be bought in the visitor's country. */
async function loadBuyableItems({ call }: ReturnType<typeof server.shopper>) {
  const listing = expectShape(
    await call('POST', 'products', { onlyAvailable: true, limit: 20 }),
    200,
    shape.productsAnswer,
  )
  const items = listing.products.flatMap(({ items }) =>
    items.filter(({ stock }) => stock !== 'no').map(({ item }) => item),
  )
  expect(items.length).toBeGreaterThan(1)
  return items
}

/** The number in the field `…AsNumber`; 0 if the field is `false`. */
const numberAt = (record: object, name: string) => Number(new Map(Object.entries(record)).get(`${name}AsNumber`))

test('a session starts automatically, continues with its token, and forged tokens are replaced', async () => {
  const { call, kept } = server.shopper()
  expectShape(await call('GET', 'selection'), 200, shape.selectionAnswer)
  const { token } = kept
  expect(token).not.toBe('')
  expectShape(await call('GET', 'selection'), 200, shape.selectionAnswer)
  expect(kept.token).toBe(token)
  const stranger = expectShape(
    await server.shopper({ 'API-Token': 'made-up' }).call('GET', 'selection'),
    200,
    shape.selectionAnswer,
  )
  expect(stranger.token).not.toBe('made-up')
  const stateless = expectShape(await call('GET', 'selection', undefined, none), 200, shape.selectionAnswer)
  expect(stateless.token).toBeNull()
  const pretty = await call('GET', 'languages?pretty', undefined, { ...none, 'X-Correlation-ID': 'contract-1' })
  expect(pretty.header('x-correlation-id')).toBe('contract-1')
})

test('items and lines are added, changed and removed, and each answer has the whole selection', async () => {
  const shopper = server.shopper()
  const [first, second] = await loadBuyableItems(shopper)
  const { call } = shopper
  const change = async (status: number, method: string, path: string, body?: object) =>
    expectShape(await call(method, path, body), status, shape.selectionAnswer).selection.items
  const [added] = await change(201, 'POST', `items/${first}`, { quantity: 1 })
  const line = added?.line
  expect(await change(200, 'PUT', `lines/${line}/quantity/1`)).toMatchObject([{ item: first, line, quantity: 1 }])
  expect(await change(201, 'POST', `items/${second}/quantity/1`)).toHaveLength(2)
  expect(await change(200, 'DELETE', `lines/${line}/quantity/1`)).toMatchObject([{ item: second }])
  const [left] = await change(201, 'POST', `items/${first}`)
  expect(left?.item).toBe(second)
  expect(await change(200, 'PUT', `lines/${left?.line}/quantity/0`)).toMatchObject([{ item: first, quantity: 1 }])
  const [last] = (await call('GET', 'selection')).body.selection.items
  for (const [path, body] of [
    [`lines/${last.line}`, undefined],
    [`lines/${last.line}`, { quantity: 1 }],
    [`lines/${last.line}/quantity/1`, undefined],
  ] as const) {
    const answer = await call('POST', path, body)
    // 410, with the selection, means that there is too little stock. The contract allows both.
    expect([200, 410]).toContain(answer.status)
    expectShape(answer, answer.status, shape.selectionAnswer)
  }
  expect(await change(200, 'DELETE', `lines/${last.line}`)).toEqual([])
})

test('totals add up in every country, and each listed shipping method and language can be chosen', async () => {
  const shopper = server.shopper()
  const { call } = shopper
  const [item] = await loadBuyableItems(shopper)
  await call('POST', `items/${item}`)
  const { countries } = expectShape(await call('GET', 'countries'), 200, shape.countriesAnswer)
  for (const { country, currency } of countries) {
    const { selection, location, shippingMethods } = expectShape(
      await call('PUT', `countries/${country.toLowerCase()}`),
      200,
      shape.selectionAnswer,
    )
    const { totals } = selection
    expect(location).toMatchObject({ country, shipTo: true })
    if (currency) expect(selection.currency).toBe(currency)
    const sum = selection.items.reduce((total, line) => total + numberAt(line, 'totalPrice'), 0)
    expect(numberAt(totals, 'itemsTotalPrice')).toBeCloseTo(sum, 2)
    const parts = [
      'itemsTotalPrice',
      'totalDiscountPrice',
      'shippingPrice',
      'handlingCostPrice',
      'taxDeducted',
      'taxAdded',
    ]
    const grand = parts.reduce((total, name) => total + numberAt(totals, name), 0)
    expect(numberAt(totals, 'grandTotalPrice'), country).toBeCloseTo(grand, 2)
    for (const { shippingMethod } of shippingMethods) {
      const chosen = expectShape(await call('PUT', `shipping-methods/${shippingMethod}`), 200, shape.selectionAnswer)
      expect(chosen.selection.shippingMethod).toBe(shippingMethod)
    }
  }
  for (const { language } of expectShape(await call('GET', 'languages'), 200, shape.languagesAnswer).languages) {
    expect(expectShape(await call('PUT', `languages/${language}`), 200, shape.selectionAnswer).selection.language).toBe(
      language,
    )
  }
  const fields = { address: { zipCode: '12345', city: 'Umeå' }, additionalNotes: 'Ring' }
  const saved = expectShape(await call('PUT', 'payment-fields', fields), 200, shape.selectionAnswer)
  expect(saved.selection).toMatchObject(fields)
})

test('the catalogue can be listed, paged, and read by id and by URI', async () => {
  const { call } = server.shopper()
  const all = expectShape(await call('POST', 'products', { limit: 50 }), 200, shape.productsAnswer)
  const page = expectShape(await call('POST', 'products', { skipFirst: 1, limit: 2 }), 200, shape.productsAnswer)
  expect(page.productCount).toBe(all.productCount)
  expect(page.products).toHaveLength(Math.min(2, all.productCount - 1))
  const [first] = all.products
  const ids = [first?.product, 'none']
  expect(
    expectShape(await call('POST', 'products', { products: ids }), 200, shape.productsAnswer).products,
  ).toHaveLength(1)
  const one = await call('GET', `products/${first?.product}`)
  expect(one.status).toBe(200)
  expect(one.body.product.product).toBe(first?.product)
  const found = await call('POST', 'uri', { uri: first?.uri, for: ['product'] })
  expect(found).toMatchObject({ status: 200, body: { found: 'product', product: { uri: first?.uri } } })
  const { categories } = expectShape(await call('GET', 'categories'), 200, shape.categoriesAnswer)
  expect(expectShape(await call('POST', 'categories', {}), 200, shape.categoriesAnswer).categories).toEqual(categories)
  const [category] = categories
  const inside = await call('POST', 'uri', { uri: category?.uri, for: ['category'], limit: 1 })
  expect(inside).toMatchObject({ status: 200, body: { found: 'category', productCount: expect.any(Number) } })
})

test('errors have the status and the key that the contract requires', async () => {
  const { call } = server.shopper()
  const refusals: [status: number | number[], key: string, method: string, path: string, body?: object][] = [
    [404, 'item', 'POST', 'items/0-0'],
    [404, 'item', 'POST', 'items/0-0/quantity/1'],
    [401, 'comment', 'POST', 'items/0-0', { comment: 'x' }],
    [404, 'line', 'PUT', 'lines/0/quantity/1'],
    [404, 'line', 'POST', 'lines/0'],
    [404, 'line', 'DELETE', 'lines/0'],
    [404, 'line', 'DELETE', 'lines/0/quantity/1'],
    [404, 'country', 'PUT', 'countries/XX'],
    [404, 'language', 'PUT', 'languages/xx'],
    [404, 'voucher', 'POST', 'vouchers', { voucher: 'NO-SUCH-CODE' }],
    [404, 'voucher', 'DELETE', 'vouchers/NO-SUCH-CODE'],
    [404, 'shippingMethod', 'PUT', 'shipping-methods/none'],
    [404, 'paymentMethod', 'PUT', 'payment-methods/none'],
    [400, 'noSuchField', 'PUT', 'payment-fields', { noSuchField: 1 }],
    [404, 'paymentMethod', 'POST', 'payment', { paymentMethod: 'none', termsAndConditions: true }],
    [412, 'selection', 'POST', 'payment', { termsAndConditions: true }],
    [404, 'selection', 'POST', 'payment-result', { paymentMethodFields: {} }],
    [404, 'selection', 'PUT', 'selection/0', { tokenOnly: true }],
    [404, 'state', 'PUT', 'countries/SE/states/XX'],
    [404, 'product', 'POST', 'products/0'],
    [404, 'order', 'GET', 'receipt'],
    [404, 'uri', 'POST', 'uri', { uri: 'no-such-uri', for: ['product', 'category'] }],
    [404, 'product', 'GET', 'products/0'],
    [401, 'market', 'POST', 'products', { market: 'all' }],
    [401, 'pricelist', 'POST', 'products', { pricelist: 'all' }],
    [403, 'accessRight', 'PUT', 'selection', { market: '1' }],
    [403, 'accessRight', 'GET', 'markets'],
    [403, 'accessRight', 'GET', 'pricelists'],
    [403, 'accessRight', 'GET', 'countries/all'],
    [403, 'accessRight', 'GET', 'warehouses'],
    [403, 'accessRight', 'GET', 'brands'],
    [403, 'accessRight', 'GET', 'collections'],
  ]
  for (const [status, key, method, path, body] of refusals) {
    const answer = await call(method, path, body)
    expect(answer.status, `${method} ${path}`).toBe(status)
    expect(Object.keys(expectShape(answer, answer.status, shape.errorAnswer).errors), `${method} ${path}`).toContain(
      key,
    )
    // Since version 2.69 of the interface, errors do not include the selection.
    expect(answer.body, `${method} ${path}`).not.toHaveProperty('selection')
  }
})
