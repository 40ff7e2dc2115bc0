import { afterAll, beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { createShopper } from '../shopper.ts'

const deployed = { LOCAL_TOOLS: '' }
let shop: Shop
beforeAll(async () => {
  shop = await renewedShop(deployed)
})
afterAll(() => renewedShop(deployed))

test('management, webhooks and server mode are disabled if their secrets are not configured', async () => {
  const { call } = createShopper(shop)
  const bearers = ['Bearer ', 'Bearer undefined', 'Bearer null', 'Bearer local']
  for (const Authorization of bearers) {
    const headers = { Authorization, 'API-Authorization': Authorization }
    expect((await call('GET', 'management/orders', undefined, headers)).status).toBe(404)
    expect((await call('GET', 'markets', undefined, headers)).status).toBe(403)
  }
  expect((await shop.get('/api/webhooks/commerce', { method: 'POST', body: 'payload={}' })).status).toBe(404)
})

test('without local tools, test payments and the outbox are disabled, so nothing can be ordered', async () => {
  const { call, pay, result } = createShopper(shop)
  await call('POST', 'items/1001-1')
  const { body } = await call('GET', 'selection')
  expect(body).toMatchObject({ paymentMethods: [], selection: { paymentMethod: '', items: [{ item: '1001-1' }] } })
  const closed = { status: 404, body: { errors: { paymentMethod: 'not found' } } }
  expect(await pay()).toMatchObject(closed)
  expect(await pay({ paymentMethod: 'test' })).toMatchObject(closed)
  expect(await call('PUT', 'payment-methods/test')).toMatchObject(closed)
  expect(await result('0'.repeat(32))).toMatchObject({ status: 404, body: { errors: { selection: 'not found' } } })
  // Even an order that costs nothing is refused.
  await shop.env.COMMERCE_DB.prepare('UPDATE prices SET price = 0, price_before = 0').run()
  expect(await pay()).toMatchObject(closed)
  for (const path of ['/__pay/x', '/__outbox', '/__outbox/1', '/__outbox?format=json']) {
    expect((await shop.get(path)).status, path).toBe(404)
  }
})
