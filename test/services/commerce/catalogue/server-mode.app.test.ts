import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { serverTokens } from '../../../support/operator-tokens.ts'
import { createShopper } from '../shopper.ts'

const { COMMERCE_SECRET: secret } = serverTokens
let shop: Shop
beforeAll(async () => {
  shop = await renewedShop(serverTokens)
})

const none = { 'API-Token': 'none' }
const server = { ...none, Authorization: `Bearer ${secret}` }

/** Calls the checkout interface as a visitor from Sweden, without a session. */
const ask = (path: string, body: object = {}, headers: Record<string, string> = none) =>
  createShopper(shop).call('POST', path, body, headers)

test('the country comes from Cloudflare’s header', async () => {
  const norwegian = createShopper(shop, { 'CF-IPCountry': 'NO' })
  await norwegian.call('PUT', 'countries/SE')
  expect((await norwegian.call('GET', 'countries/auto')).body.country).toMatchObject({ country: 'NO', currency: 'NOK' })
  expect((await norwegian.call('GET', 'selection')).body.location.country).toBe('NO')
  const lost = await createShopper(shop, { 'CF-IPCountry': 'XX' }).call('GET', 'countries/auto')
  expect(lost).toMatchObject({ status: 404, body: { country: [], errors: { country_find: 'not found' } } })
})

test('only a server with the secret can choose a market or price list and read internal lists', async () => {
  const { call } = createShopper(shop)
  const wrong: Record<string, string>[] = [
    {},
    { Authorization: 'Bearer other' },
    { Authorization: secret },
    { 'API-Authorization': `${secret}x` },
    { 'API-Authorization': '' },
  ]
  for (const headers of wrong) {
    for (const field of ['market', 'pricelist']) {
      const refused = await call('POST', 'products', { [field]: 'all' }, headers)
      expect(refused).toMatchObject({ status: 401, body: { errors: { [field]: expect.any(String) } } })
    }
    expect(await call('POST', 'items/1002-1', { comment: 'x' }, headers)).toMatchObject({
      status: 401,
      body: { errors: { comment: expect.any(String) } },
    })
    for (const [method, path] of [
      ['PUT', 'selection'],
      ['GET', 'countries/all'],
      ['GET', 'markets'],
      ['GET', 'pricelists'],
      ['GET', 'warehouses'],
      ['GET', 'brands'],
      ['GET', 'collections'],
    ] as const) {
      expect(await call(method, path, undefined, headers)).toMatchObject({
        status: 403,
        body: { errors: { accessRight: 'denied' } },
      })
    }
  }
  const right: Record<string, string>[] = [
    { Authorization: `Bearer ${secret}` },
    { 'API-Authorization': secret },
    { 'API-Authorization': `Bearer ${secret}` },
  ]
  for (const header of right) {
    expect((await call('GET', 'markets', undefined, { ...none, ...header })).body.markets).toHaveLength(6)
  }
  const [product] = (await ask('products', { products: ['1001'], market: 'all', pricelist: 'all' }, server)).body
    .products
  expect(product).toMatchObject({
    markets: [1, 2, 3, 4, 5, 6],
    prices: { 65: { priceAsNumber: 2995 }, 68: { price: '279.00\u00a0EUR' } },
  })
  expect(product).not.toHaveProperty('price')
  expect(
    (await ask('products', { products: ['1001'], market: 4, pricelist: '68' }, server)).body.products[0].price,
  ).toBe('279.00\u00a0EUR')
  expect(await ask('products', { market: 99 }, server)).toMatchObject({
    status: 404,
    body: { errors: { market: 'not found' } },
  })
  expect((await call('GET', 'countries', undefined, server)).body.countries[0]).toMatchObject({
    market: expect.any(String),
    pricelist: expect.any(String),
  })
  const all = (await call('GET', 'countries/all', undefined, server)).body
  expect(all.countries.length).toBeGreaterThan(30)
  expect(all.countries.some(({ shipTo }) => !shipTo)).toBe(true)
  expect(all.defaultLocation).toEqual({ currency: 'SEK', language: 'en', market: '1', pricelist: '65' })
  expect((await call('GET', 'pricelists', undefined, server)).body.pricelists[3]).toMatchObject({
    pricelist: '68',
    currency: { currency: 'EUR' },
  })
})

test('a server sets a selection’s country, market and price list, and adds comments to its lines', async () => {
  const { call, kept } = createShopper(shop, { Authorization: `Bearer ${secret}` })
  const moved = await call('PUT', 'selection', { country: 'DE', language: 'en', pricelist: '65' })
  expect(moved.body).toMatchObject({
    location: { country: 'DE', market: 4, pricelist: 65 },
    selection: { currency: 'SEK', language: 'en' },
  })
  expect((await call('PUT', 'selection', { market: 1 })).body.location).toMatchObject({
    country: 'DE',
    market: 1,
    pricelist: 65,
  })
  expect((await call('PUT', 'selection', { country: 'US', state: 'ca' })).body.location).toMatchObject({
    state: 'CA',
    pricelist: 70,
  })
  for (const field of ['country', 'state', 'language', 'market', 'pricelist']) {
    expect(await call('PUT', 'selection', { [field]: '77' })).toMatchObject({
      status: 404,
      body: { errors: { [field]: 'not found' } },
    })
    expect(await call('PUT', 'selection', { [field]: {} })).toMatchObject({
      status: 406,
      body: { errors: { [field]: expect.any(String) } },
    })
  }
  await call('PUT', 'selection', { country: 'SE' })
  await call('POST', 'items/1002-1', { comment: 'For the hall', productUrl: '/product/x', category: 2 })
  expect((await call('POST', 'items/1002-1')).body.selection.items).toMatchObject([
    { quantity: 2, comment: 'For the hall', productUrl: '/product/x', category: '2' },
  ])
  // Fields that a selection returns for a line are also accepted when an item is added.
  const echo = { quantity: 1, productUrl: null, category: null, comment: '' }
  expect((await call('POST', 'items/1005-1')).body.selection.items).toMatchObject([{}, echo])
  expect((await call('POST', 'items/1005-1', echo, { Authorization: '' })).status).toBe(201)
  expect(kept.token).toHaveLength(64)
})

test('one request changes several lines, and its answer names those that failed', async () => {
  const { call } = createShopper(shop)
  await call('POST', 'items/1002-1')
  const { line } = (await call('GET', 'selection')).body.selection.items[0]
  const done = await call('PUT', 'items', { lines: [{ line, quantity: 2 }], items: [{ item: '1005-1', quantity: 1 }] })
  expect(done).toMatchObject({ status: 200, body: { selection: { items: [{ quantity: 2 }, { item: '1005-1' }] } } })
  expect(done.body).not.toHaveProperty('errors')
  const partly = await call('PUT', 'items', {
    lines: [
      { line: 'x', quantity: 1 },
      { line, quantity: 0 },
    ],
    items: [
      { item: '1005-1', quantity: 1 },
      { item: 'x-1', quantity: 1 },
    ],
  })
  expect(partly.status).toBe(200)
  expect(partly.body.errors.lines).toMatchObject([{ line: 'x' }])
  expect(partly.body.errors.items).toMatchObject([{ item: '1005-1' }, { item: 'x-1' }])
  expect(partly.body.selection.items).toMatchObject([{ item: '1005-1', quantity: 1 }])
  expect((await call('PUT', 'items', { lines: [{ line: 'x', quantity: 1 }] })).body.errors).toEqual({
    line: 'not found',
  })
  expect((await call('PUT', 'items', { items: [{ item: '1005-1', quantity: 1 }] })).status).toBe(406)
  for (const bad of [
    { lines: {} },
    { lines: [1] },
    { items: [{ item: '1002-1', quantity: 0 }] },
    { lines: [{ line, quantity: -1 }] },
    { items: Array(101).fill({ item: 'x', quantity: 1 }) },
  ]) {
    expect((await call('PUT', 'items', bad)).status).toBe(400)
  }
})

test('calls for features that this shop does not have are answered with status 403 or 503', async () => {
  const { call } = createShopper(shop)
  const off = [
    'POST items/bundles/1-1',
    'POST items/gift-certificates/1',
    'POST items/gift-certificates/1/amount/5',
    'GET bundles/1',
    'POST bundles/1',
    'GET gift-certificates',
    'PUT lines/x/subscription-plan/1',
    'DELETE lines/x/subscription-plan',
    'PUT campaign-site',
    'GET brick-and-mortar',
    'PUT brick-and-mortar/1',
    'POST fulfillment-check',
    'PUT allocation-rule/1',
    'POST orders/1/items',
  ]
  for (const route of off) {
    const [method = '', path = ''] = route.split(' ')
    expect(await call(method, path), route).toMatchObject({
      status: 403,
      body: { errors: { feature: 'not available' } },
    })
  }
  expect(await call('POST', 'items/1002-1', { subscriptionPlan: '1' })).toMatchObject({
    status: 403,
    body: { errors: { feature: expect.any(String) } },
  })
  expect(await call('POST', 'address-search', { identityNumber: '1' })).toMatchObject({
    status: 503,
    body: { errors: { paymentMethod: expect.any(String) } },
  })
  expect((await call('PUT', 'selection/x')).body.errors).toEqual({ selection: 'not found' })
})
