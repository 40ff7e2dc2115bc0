import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { createShopper, runTimes, swede } from '../shopper.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

test('the country determines the currency, the tax and what can be bought', async () => {
  const { call } = createShopper(shop)
  await call('POST', 'items/1001-1')
  const norway = (await call('PUT', 'countries/no')).body
  expect(norway).toMatchObject({
    location: { country: 'NO', eu: false, market: 2, pricelist: 66 },
    selection: {
      currency: 'NOK',
      shippingMethod: 'home-66',
      totals: {
        itemsTotalPriceAsNumber: 3095,
        taxDeductedAsNumber: false,
        grandTotalPriceAsNumber: 3095,
        taxPercent: 25,
      },
    },
  })
  expect((await call('PUT', 'countries/FI')).body.selection.totals).toMatchObject({
    grandTotalPrice: '279.00\u00a0EUR',
    taxDeducted: false,
    taxPercent: 25.5,
  })
  expect((await call('PUT', 'countries/US/states/california')).body.location).toMatchObject({
    state: 'CA',
    stateName: 'California',
  })
  expect((await call('PUT', 'countries/CH')).body).toMatchObject({ location: { shipTo: false }, shippingMethods: [] })
  expect(await call('PUT', 'countries/XX')).toMatchObject({ status: 404, body: { errors: { country: 'not found' } } })
  expect(await call('PUT', 'countries/US/states/ZZ')).toMatchObject({
    status: 404,
    body: { errors: { state: 'not found' } },
  })
  expect(await call('PUT', 'languages/xx')).toMatchObject({ status: 404, body: { errors: { language: 'not found' } } })
})

test('a line that is not sold in the new country is removed and reported', async () => {
  const only = await shop.env.COMMERCE_DB.prepare(
    `SELECT item FROM items JOIN stock USING (item) WHERE quantity > 0 AND product IN (SELECT product FROM product_markets WHERE market = 1)
     AND product NOT IN (SELECT product FROM product_markets WHERE market = 6) LIMIT 1`,
  ).first<string>('item')
  const { call } = createShopper(shop)
  await call('POST', 'items/1001-1')
  expect((await call('POST', `items/${only}`)).status).toBe(201)
  const moved = await call('PUT', 'countries/US')
  expect(moved).toMatchObject({
    status: 200,
    body: { unavailable: [{ item: only, originalQuantity: 1, available: 0 }] },
  })
  expect(moved.body.selection.items.map((line: { item: string }) => line.item)).toEqual(['1001-1'])
  expect(await call('POST', `items/${only}`)).toMatchObject({
    status: 412,
    body: { errors: { item: 'not sold in this country' } },
  })
})

test('missing stock is reported, and the available quantity is kept', async () => {
  await shop.env.COMMERCE_DB.prepare(`UPDATE stock SET quantity = 2 WHERE item = '1004-1'`).run()
  const { call, pay } = createShopper(shop)
  const short = await call('POST', 'items/1004-1', { quantity: 3 })
  expect(short).toMatchObject({
    status: 410,
    body: {
      errors: { stock: 'unavailable items' },
      unavailable: [{ item: '1004-1', product: '1004', originalQuantity: 3, unavailable: 1, available: 2 }],
      selection: { items: [{ item: '1004-1', quantity: 2 }] },
    },
  })
  await shop.env.COMMERCE_DB.prepare(`UPDATE stock SET quantity = 1 WHERE item = '1004-1'`).run()
  expect(await pay()).toMatchObject({ status: 410, body: { selection: { items: [{ quantity: 1 }] } } })
  await shop.env.COMMERCE_DB.prepare(`UPDATE stock SET quantity = 0 WHERE item = '1004-1'`).run()
  expect(await pay()).toMatchObject({ status: 410, body: { selection: { items: [] } } })
  expect(await pay()).toMatchObject({ status: 412, body: { errors: { selection: 'is empty' } } })
})

test('a payment needs all fields, and the errors name the missing ones', async () => {
  const { call, pay } = createShopper(shop, { 'CF-IPCountry': 'US' })
  await call('POST', 'items/1001-1')
  const bare = await pay({
    address: {},
    termsAndConditions: false,
    paymentReturnPage: 'https://evil.example/',
    paymentFailedPage: 'javascript:alert(1)',
  })
  expect(bare.status).toBe(406)
  expect(Object.keys(bare.body.errors).sort()).toEqual(
    ['address1', 'city', 'email', 'firstName', 'lastName', 'state', 'zipCode']
      .map(field => `address.${field}`)
      .concat('paymentFailedPage', 'paymentReturnPage', 'termsAndConditions')
      .sort(),
  )
  expect(bare.body.errors.termsAndConditions).toBe('must be true')
  const american = { ...swede, country: 'US', zipCode: '94103', state: 'California' }
  expect((await pay({ address: { ...american, zipCode: '111 22' } })).body.errors).toEqual({
    'address.zipCode': expect.any(String),
  })
  expect((await pay({ address: { ...american, city: 'Москва' } })).body.errors).toEqual({
    'address.city': 'only latin characters',
  })
  expect((await pay({ address: swede })).body.errors).toMatchObject({
    'address.country': "not the selection's country",
  })
  // Only the shipping address has to be in the selection's country.
  expect((await pay({ address: swede, shippingAddress: american })).status).toBe(200)
  expect((await pay({ address: american, shippingMethod: 'home-65' })).body.errors).toEqual({
    shippingMethod: 'not found',
  })
  expect((await pay({ address: american, paymentMethod: 'gold' })).status).toBe(404)
  // A host that begins like the shop's, the shop's host as a user name, and a different port.
  for (const host of ['shop.test.evil.example', 'shop.test@evil.example', 'shop.test:81']) {
    const [paymentReturnPage, paymentFailedPage] = [`http://${host}/`, `http://${host}/failed`]
    expect((await pay({ address: american, paymentReturnPage, paymentFailedPage })).body.errors).toEqual({
      paymentReturnPage: 'not a page of this shop',
      paymentFailedPage: 'not a page of this shop',
    })
  }
  await call('PUT', 'countries/JP')
  expect((await pay({ address: { ...swede, country: 'JP' } })).body.errors).toEqual({
    'address.country': 'not shipped to',
  })
})

test('products have the prices of the session’s country, even if 1003 ids are requested', async () => {
  const { call } = createShopper(shop)
  const ids = [...Array.from({ length: 1000 }, (_, index) => index + 5000), 1001, '1002', '__proto__']
  const { body } = await call('POST', 'products', { products: ids })
  expect(body.productCount).toBe(2)
  expect(body.products[0]).toMatchObject({ items: [{ stock: 'yes' }] })
  await call('PUT', 'countries/DE')
  expect((await call('POST', 'products', { products: ['1001'] })).body.products[0].price).toBe('279.00\u00a0EUR')
  expect((await call('POST', 'products', { products: [] })).body.products).toEqual([])
  expect((await call('POST', 'products', {})).body.productCount).toBeGreaterThan(17)
  expect((await call('POST', 'products', { pricelist: 'all' })).status).toBe(401)
})

test('calls with the token `none` start no session, and can read countries and languages', async () => {
  const { call } = createShopper(shop)
  const none = { 'API-Token': 'none' }
  const { body } = await call('PUT', 'countries/GB', undefined, none)
  expect(body).toMatchObject({
    token: null,
    location: { country: 'GB', pricelist: 69 },
    selection: { currency: 'GBP' },
  })
  expect((await call('GET', 'countries', undefined, none)).body.countries).toHaveLength(14)
  expect((await call('GET', 'languages', undefined, none)).body).toMatchObject({ token: null, languages: [{}, {}] })
  const traced = await call('GET', 'selection?pretty', undefined, { 'X-Correlation-ID': 'trace-1' })
  expect(traced.header('x-correlation-id')).toBe('trace-1')
  expect(traced.header('cache-control')).toBe('private, no-store')
})

test('none of 20 parallel changes to one bag is lost', async () => {
  const { call } = createShopper(shop)
  await call('GET', 'selection')
  await shop.env.COMMERCE_DB.prepare(`UPDATE stock SET quantity = 90 WHERE item = '1005-1'`).run()
  await runTimes(20, () => call('POST', 'items/1005-1', { quantity: 2 }))
  expect((await call('GET', 'selection')).body.selection.items).toMatchObject([{ item: '1005-1', quantity: 40 }])
})
