import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from '../../../support/app.ts'
import { createShopper, parseReference, runTimes, swede } from '../shopper.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ ALLOWED_ORIGINS: 'https://app.example.com' })
})
afterAll(() => shop.close())

test('a token that was not issued here is never accepted', async () => {
  const tokens = ['a', '0'.repeat(32), 'f'.repeat(64), '../..', "' OR 1=1 --", '%', 'x'.repeat(4000)]
  for (const token of tokens) {
    const { status, body } = await createShopper(shop).call('GET', 'selection', undefined, { 'API-Token': token })
    expect(status).toBe(200)
    expect(body.token).toMatch(/^[0-9a-f]{64}$/)
    expect(body.token).not.toBe(token)
  }
  const { call, kept } = createShopper(shop)
  await call('POST', 'items/1001-1', undefined, { 'API-Token': 'f'.repeat(64) })
  expect(kept.token).not.toBe('f'.repeat(64))
  expect((await call('GET', 'selection')).body.selection.items).toHaveLength(1)
  const byAccept = await shop.get('/api/checkout/selection', { headers: { Accept: `*/*; api-token=${kept.token}` } })
  expect(JSON.parse(await byAccept.text())).toMatchObject({
    token: kept.token,
    selection: { items: [{ item: '1001-1' }] },
  })
})

test('an order needs a payment that the provider has authorised', async () => {
  const { call, pay, decide, result } = createShopper(shop)
  await call('POST', 'items/1001-1')
  const reference = parseReference(await pay())
  const refused = { status: 412, body: { errors: { paymentMethod: 'failed' } } }
  expect(await result(reference)).toMatchObject(refused)
  for (const fields of [
    {},
    { payment: 'x' },
    { payment: [reference] },
    { payment: null },
    { payment: { $ne: 1 } },
    { status: 'authorised' },
  ]) {
    expect(await call('POST', 'payment-result', { paymentMethodFields: fields })).toMatchObject(refused)
  }
  const stranger = createShopper(shop)
  await stranger.call('POST', 'items/1001-1')
  expect(await stranger.result(reference)).toMatchObject(refused)
  await decide(reference, 'pay')
  expect(await shop.env.COMMERCE_DB.prepare('SELECT COUNT(*) AS n FROM orders').first('n')).toBe(0)
  // If the provider confirms a different amount or currency, this payment is not authorised.
  const update = (values: string) =>
    shop.env.COMMERCE_DB.prepare(`UPDATE payments SET ${values} WHERE reference = ?`).bind(reference).run()
  await update('authorised_amount = amount - 1')
  expect(await result(reference)).toMatchObject(refused)
  await update(`authorised_amount = amount, authorised_currency = 'NOK'`)
  expect(await result(reference)).toMatchObject(refused)
  await update(`authorised_currency = currency`)
  expect((await result(reference)).status).toBe(201)
  // Visitors with the reference but without the buyer's session learn nothing about the buyer.
  const strangersAnswer = await stranger.result(reference)
  expect([strangersAnswer.status, strangersAnswer.body.order.reference, strangersAnswer.body.token]).toEqual([
    201,
    undefined,
    null,
  ])
  expect(JSON.stringify(strangersAnswer.body.order)).not.toMatch(/@|address1|firstName/)
})

test('changing the bag closes the old payment page, so that nobody pays an outdated total', async () => {
  const { call, pay, decide, result } = createShopper(shop)
  await call('POST', 'items/1001-1')
  const old = parseReference(await pay())
  await call('POST', 'items/1001-1')
  const current = parseReference(await pay())
  expect((await decide(old, 'pay')).href).toBe('http://shop.test/checkout?failed')
  expect((await result(old)).status).toBe(412)
  await decide(current, 'pay')
  // An item added after the payment is not in the order, but stays in the bag.
  await call('POST', 'items/1002-1')
  expect((await result(current)).body.order.items).toMatchObject([{ item: '1001-1', quantity: 2 }])
  expect((await call('GET', 'selection')).body.selection.items).toMatchObject([{ item: '1002-1' }])
})

test('quantities are whole numbers up to 99', async () => {
  const { call } = createShopper(shop)
  await call('POST', 'items/1001-1')
  const { line } = (await call('GET', 'selection')).body.selection.items[0]
  const paths = ['-1', '+5', '1.0', '1e3', '0x10', '%205', '%D9%A3', '12345', '1'.repeat(400), 'NaN', '..%2f']
  for (const text of [...paths, '0', '100']) {
    expect((await call('POST', `items/1001-1/quantity/${text}`)).status, text).toBe(406)
  }
  for (const text of [...paths, '100'])
    expect((await call('PUT', `lines/${line}/quantity/${text}`)).status, text).toBe(406)
  for (const quantity of [0, -1, 1.5, 1e9, '2', null, [2], {}, true, 'NaN']) {
    expect((await call('POST', 'items/1001-1', { quantity })).status, String(quantity)).toBe(406)
  }
  expect((await call('GET', 'selection')).body.selection.items).toMatchObject([{ quantity: 1 }])
  expect((await call('PUT', 'lines/none/quantity/1')).body.errors).toEqual({ line: 'not found' })
  expect((await call('POST', 'items/none')).body.errors).toEqual({ item: 'product item not found' })
  expect((await call('PUT', `lines/${line}/quantity/0`)).body.selection.items).toEqual([])
})

test('every body, however malformed, gets a response that the contract allows, never a 5xx status', async () => {
  const { call } = createShopper(shop)
  await call('POST', 'items/1001-1')
  const deep = '['.repeat(30_000) + ']'.repeat(30_000)
  const bodies = [
    '{',
    'null',
    '[]',
    '"x"',
    '1',
    'true',
    '\ufeff{}',
    '{"a":1e999}',
    deep,
    `{"address":${deep}}`,
    '{"__proto__":{"x":1}}',
    '{"address":{"__proto__":{"x":1},"constructor":1}}',
    '{"address":[]}',
    '{"address":{"firstName":{}}}',
    '{"address":{"price":1}}',
    '{"voucher":"\\u0000"}',
    '{"voucher":"\\ud800"}',
    '{"voucher":{}}',
    `{"voucher":"${'%'.repeat(5000)}"}`,
    '{"quantity":{}}',
    '{"products":[null]}',
    '{"products":{}}',
    '{"products":["\\u0000","\\ud800"],"limit":-1}',
    '{"paymentMethodFields":[]}',
    '{"paymentMethodFields":{"payment":"\\u0000"}}',
    '{"state":{}}',
    '{"language":[]}',
    '{"totals":{"grandTotalPriceAsNumber":1}}',
  ]
  const routes = [
    ['POST', 'items/1001-1'],
    ['POST', 'lines/x'],
    ['DELETE', 'lines/x'],
    ['PUT', 'countries/SE'],
    ['POST', 'vouchers'],
    ['DELETE', 'vouchers'],
    ['PUT', 'payment-fields'],
    ['POST', 'payment'],
    ['POST', 'payment-result'],
    ['POST', 'products'],
  ] as const
  for (const [method, path] of routes) {
    for (const body of bodies) {
      const answer = await call(method, path, body)
      expect(answer.status, `${method} ${path} ${body.slice(0, 60)}`).toBeLessThan(500)
      if (answer.status >= 400) expect(Object.keys(answer.body.errors).length).toBeGreaterThan(0)
    }
  }
})

test('invalid parts of a path are answered with 404', async () => {
  const { call } = createShopper(shop)
  for (const path of [
    'items/%00',
    'items/%ff',
    'vouchers/%ED%A0%80',
    'countries/..%2f..',
    'languages/__proto__',
    'shipping-methods/%27',
  ]) {
    const method = path.startsWith('items') ? 'POST' : path.startsWith('vouchers') ? 'DELETE' : 'PUT'
    expect(await call(method, path), path).toMatchObject({ status: 404, body: { errors: {} } })
  }
  expect(await call('GET', 'nothing/here')).toMatchObject({ status: 404, body: { errors: { route: 'not found' } } })
})

test('unknown fields and prices in a body are refused or have no effect', async () => {
  const { call } = createShopper(shop)
  await call('POST', 'items/1001-1', { quantity: 1, price: 1, priceEachAsNumber: 0, pricelist: 70 })
  expect(await call('PUT', 'payment-fields', { grandTotal: 1 })).toMatchObject({
    status: 400,
    body: { errors: { grandTotal: expect.any(String) } },
  })
  expect(await call('PUT', 'payment-fields', { address: { loggedIn: 'true' } })).toMatchObject({
    status: 400,
    body: { errors: { 'address.loggedIn': expect.any(String) } },
  })
  expect(await call('PUT', 'payment-fields', { address: { ...swede, city: 'x'.repeat(61) } })).toMatchObject({
    status: 400,
  })
  for (const additionalNotes of ['\u001b[2J', '\u0000', '\ud800', 'x'.repeat(1001)])
    expect(await call('PUT', 'payment-fields', { additionalNotes })).toMatchObject({
      status: 400,
      body: { errors: { additionalNotes: expect.any(String) } },
    })
  const noted = await call('PUT', 'payment-fields', { additionalNotes: ' Ring\r\ntwice ☎ ' })
  expect(noted.body.selection.additionalNotes).toBe('Ring\ntwice ☎')
  expect((await call('GET', 'selection')).body.selection.totals.grandTotalPriceAsNumber).toBe(2995)
})

test('bodies above 64 KB are rejected, whatever their declared length', async () => {
  const { call } = createShopper(shop)
  const big = JSON.stringify({ additionalNotes: 'x'.repeat(70_000) })
  expect(await call('PUT', 'payment-fields', big)).toMatchObject({
    status: 413,
    body: { errors: { body: expect.any(String) } },
  })
})

test('a line has at most 99 pieces', async () => {
  const { call } = createShopper(shop)
  await shop.env.COMMERCE_DB.prepare('UPDATE stock SET quantity = 5000').run()
  const full = await call('POST', 'items/1001-1/quantity/99')
  expect(full.status).toBe(201)
  // Products include the limit, so that the bag can disable '+' at 99.
  expect(full.body.selection.items[0]?.product.itemQuantityMaximum).toBe(99)
  expect(await call('POST', 'items/1001-1')).toMatchObject({
    status: 406,
    body: { errors: { quantity: 'must be at most 99' } },
  })
  await runTimes(5, () => call('POST', 'items/1002-1/quantity/33'))
  expect((await call('GET', 'selection')).body.selection.items[1]?.quantity).toBe(99)
})

test('only allowed origins may call the interface, and never with credentials', async () => {
  const ask = (origin: string, method = 'GET') =>
    shop.get('/api/checkout/languages', { method, headers: { Origin: origin, 'API-Token': 'none' } })
  for (const origin of [
    'https://evil.example',
    'null',
    'https://app.example.com.evil.example',
    'http://app.example.com',
  ]) {
    const response = await ask(origin)
    expect(response.status).toBe(401)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  }
  const allowed = await ask('https://app.example.com', 'OPTIONS')
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.example.com')
  expect(allowed.headers.get('access-control-allow-credentials')).toBeNull()
  expect(allowed.headers.get('access-control-allow-headers')).not.toContain('authorization')
  expect((await ask('http://shop.test')).status).toBe(200)
  expect((await ask('https://app.example.com')).headers.get('access-control-allow-origin')).toBe(
    'https://app.example.com',
  )
})
