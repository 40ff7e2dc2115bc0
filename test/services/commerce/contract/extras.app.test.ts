import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { serverTokens } from '../../../support/operator-tokens.ts'
import { createPerson, loadMailsTo } from '../people.ts'
import { parseReference, swede } from '../shopper.ts'

/* Tests the fields and calls of the contract that few clients use. */

const server = { 'API-Authorization': serverTokens.COMMERCE_SECRET }
let shop: Shop
beforeAll(async () => {
  shop = await renewedShop(serverTokens)
})

test('gender, consents and custom attributes are stored for the customer', async () => {
  const person = createPerson(shop)
  const terms = { key: 'terms', consented: true, version: '3', text: 'I have read the terms', language: 'en' }
  const data = { email: 'extra@example.com', password: 'lamp-light', firstName: 'Ex', lastName: 'Tra' }
  const given = {
    gender: 'female',
    consents: [terms],
    customAttributes: {
      club_level: 'gold',
      home: { rooms: 4, garden: true },
      email: 'mine@example.com',
      customer: '1',
    },
  }
  const { loggedIn } = (await person.call('POST', 'register', { ...data, ...given })).body
  expect(loggedIn).toMatchObject({ gender: 'female', consents: [terms], club_level: 'gold', home: { rooms: 4 } })
  // A custom attribute does not replace a customer's field of the same name.
  expect(loggedIn.email).toBe(data.email)
  expect(loggedIn.customer).not.toBe('1')
  const update = (more: object) => person.call('PUT', 'customer/update', { firstName: 'Ex', lastName: 'Tra', ...more })
  const mails = { key: 'mails', consented: false }
  expect((await update({ consents: [mails], customAttributes: { club_level: 'silver' } })).body.loggedIn).toMatchObject(
    {
      gender: 'female',
      consents: [terms, mails],
      club_level: 'silver',
      home: { rooms: 4 },
    },
  )
  for (const wrong of [
    { gender: 7 },
    { consents: [{}] },
    { consents: [{ key: '', consented: true }] },
    { consents: Array.from({ length: 21 }, (_, key) => ({ key: `${key}`, consented: true })) },
    { customAttributes: { 'a b': 1 } },
    // Together with the values that are stored already, each of the next two exceeds a limit.
    { customAttributes: Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`b${index}`, 1])) },
    { consents: Array.from({ length: 20 }, (_, key) => ({ key: `${key}`, consented: true })) },
    { customAttributes: { a: { b: { c: 1 } } } },
    { customAttributes: Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`a${index}`, 1])) },
  ]) {
    expect((await update(wrong)).status, JSON.stringify(wrong).slice(0, 60)).toBe(406)
  }
})

test('a buyer who registers when paying gets an account, and the order appears in it', async () => {
  const buyer = createPerson(shop)
  await buyer.call('POST', 'items/1001-1', { quantity: 2 })
  const { token } = buyer.kept
  const address = {
    ...swede,
    email: 'new@example.com',
    vatNumber: 'SE 5566-778899 01',
    houseNumber: '1',
    newsletter: true,
  }
  const register = { register: true, password: 'my-own-lamp' }
  const weak = await buyer.pay({ address: { ...address, register: true, password: 'x' } })
  expect(weak).toMatchObject({ status: 406, body: { errors: { 'address.password': 'not valid' } } })
  const taken = await buyer.pay({ address: { ...address, ...register, email: 'astrid@example.com' } })
  expect(taken).toMatchObject({ status: 409, body: { errors: { 'address.email': 'already registered' } } })
  const wrong = await buyer.pay({ address: { ...address, ...register, vatNumber: 'none' } })
  expect(wrong.body.errors).toEqual({ 'address.vatNumber': 'Invalid VAT number' })
  const german = await buyer.pay({ address: { ...address, ...register, vatNumber: 'DE 1234' } })
  expect(german).toMatchObject({ status: 406, body: { errors: { 'address.vatNumber': 'Invalid VAT number' } } })
  const long = await buyer.pay({ address, giftMessage: 'å'.repeat(301) })
  expect(long).toMatchObject({ status: 406, body: { errors: { giftMessage: 'must be at most 300 characters' } } })
  const foreign = await buyer.pay({ address, additionalFields: { buyerReference: '発注' } })
  expect(foreign.body.errors).toEqual({ 'additionalFields.buyerReference': 'only latin characters' })
  expect(buyer.kept.token).toBe(token)

  const saved = { giftMessage: ' Till dig,\r\nmed ljus 🕯 ', buyerReference: 'Inköp 7' }
  const typed = await buyer.call('PUT', 'payment-fields', { additionalFields: saved })
  expect(typed.body.selection).toMatchObject({ giftMessage: 'Till dig,\nmed ljus 🕯', buyerReference: 'Inköp 7' })
  const refused = await buyer.call('PUT', 'payment-fields', { additionalFields: { buyerReference: 'a\nb' } })
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: { 'additionalFields.buyerReference': 'must be printable' } },
  })

  const consents = [{ key: 'terms', consented: true }]
  const started = await buyer.pay({ address: { ...address, ...register }, consents, giftMessage: 'Till dig' })
  expect(started).toMatchObject({ status: 200, body: { action: 'redirect' } })
  expect(buyer.kept.token).not.toBe(token)
  expect((await createPerson(shop, { 'API-Token': token }).call('GET', 'selection')).body.selection.items).toEqual([])
  const selection = (await buyer.call('GET', 'selection')).body
  expect(selection).toMatchObject({
    loggedIn: { email: 'new@example.com', city: 'Stockholm', consents },
    selection: {
      items: [{ item: '1001-1', quantity: 2 }],
      address: { vatNumber: 'SE 5566-778899 01', houseNumber: '1' },
    },
  })
  // The password is stored only as a hash.
  const kept = await shop.env.COMMERCE_DB.prepare('SELECT snapshot FROM payments').all<{ snapshot: string }>()
  expect(JSON.stringify([selection, kept.results])).not.toContain('my-own-lamp')

  await buyer.decide(parseReference(started), 'pay')
  const { order } = (await buyer.result(parseReference(started))).body
  expect(order).toMatchObject({
    giftMessage: 'Till dig',
    buyerReference: 'Inköp 7',
    items: [{ storePickup: false }],
    address: { vatNumber: 'SE556677889901' },
  })
  expect((await buyer.call('GET', 'selection')).body.selection).toMatchObject({ giftMessage: null, buyerReference: '' })
  expect(order.shippingAddress).not.toHaveProperty('vatNumber')
  expect((await buyer.call('POST', 'orders', {})).body.orders).toMatchObject([{ order: order.order }])
  const login = await createPerson(shop).call('POST', 'login/new%40example.com', { password: 'my-own-lamp' })
  expect(login.status).toBe(200)
  const newsletters = (await loadMailsTo(shop, 'new@example.com')).filter(({ kind }) => kind === 'newsletter')
  expect(newsletters).toHaveLength(1)
})

test('a buyer who wants the newsletter gets one mail to confirm it, after the order', async () => {
  const buyer = createPerson(shop)
  await buyer.call('POST', 'items/1002-1')
  await buyer.call('PUT', 'payment-fields', { newsletter: true, address: { email: 'half@' } })
  const address = { ...swede, email: 'reader@example.com' }
  await buyer.pay({ address: { ...address, city: '' } })
  const asked = async () => (await loadMailsTo(shop, address.email)).filter(({ kind }) => kind === 'newsletter').length
  expect(await asked()).toBe(0)
  await buyer.pay({ address })
  const started = await buyer.pay({ address })
  expect(await asked()).toBe(0)
  await buyer.decide(parseReference(started), 'pay')
  for (let time = 0; time < 2; time++) await buyer.result(parseReference(started))
  expect(await asked()).toBe(1)
})

test('a line includes the whole product, and only servers see the number in stock', async () => {
  const { call, kept } = createPerson(shop)
  const added = (await call('POST', 'items/1001-1')).body.selection
  expect(added.items[0].product).toMatchObject({
    product: '1001',
    category: '3',
    categoryUri: 'portable',
    brandName: null,
  })
  expect(added.items[0].product.items[0]).toEqual({
    ...{ item: '1001-1', sizeId: '1', name: expect.any(String), sku: expect.any(String), ean: expect.any(String) },
    ...{ itemTableX: 0, itemTableY: 0 },
  })
  const stockOf = async (headers: Record<string, string>) =>
    (await call('POST', 'products', { products: ['1001'] }, headers)).body.products[0].items[0].warehouses
  expect(await stockOf({})).toBeUndefined()
  expect(await stockOf(server)).toEqual([{ warehouse: 1, stock: expect.any(Number) }])
  expect((await call('GET', 'warehouses', undefined, server)).body).toMatchObject({
    warehouses: [{ warehouse: 1, name: expect.any(String) }],
  })
  // A session can read only its own selection.
  const widget = (await call('PUT', 'payment-fields', { address: { zipCode: '11122' } })).body.selection.pluginFields
  const path = `selection/${widget.ingrid.session_id}`
  expect((await call('PUT', path, { tokenOnly: true })).body).toEqual({ token: kept.token })
  expect((await call('PUT', path)).body.selection.items).toMatchObject([{ item: '1001-1' }])
  expect((await call('PUT', path, { tokenOnly: 1 })).status).toBe(406)
  expect((await createPerson(shop).call('PUT', path)).status).toBe(404)
})

test('no country is found if `X-Forwarded-For` differs from the address of the connection', async () => {
  const { call } = createPerson(shop, { 'CF-Connecting-IP': '192.0.2.1', 'CF-IPCountry': 'DE' })
  const auto = (headers: Record<string, string>) => call('GET', 'countries/auto', undefined, headers)
  expect((await auto({})).body.country.country).toBe('DE')
  expect((await auto({ 'X-Forwarded-For': '192.0.2.1' })).body.country.country).toBe('DE')
  expect(await auto({ 'X-Forwarded-For': '198.51.100.7, 192.0.2.1' })).toMatchObject({
    status: 404,
    body: { country: [], errors: { country_find: 'not found' } },
  })
})

test('the wishlist is stored per customer, without duplicates', async () => {
  const person = createPerson(shop)
  const wishes = 'customer/wishlists/0'
  const denied = { status: 403, body: { errors: { accessRight: 'denied' } } }
  for (const [method, path] of [
    ['GET', wishes],
    ['POST', `${wishes}/items/1001`],
    ['DELETE', `${wishes}/items/1001`],
  ] as const)
    expect(await person.call(method, path)).toMatchObject(denied)
  const data = { email: 'wishes@example.com', password: 'lamp-light', firstName: 'W', lastName: 'I' }
  await person.call('POST', 'register', data)
  expect((await person.call('GET', wishes)).body.wishlist).toEqual({ wishlist: 0, isDefault: true, items: [] })
  await Promise.all(['1001', '1001', '1001'].map(id => person.call('POST', `${wishes}/items/${id}`)))
  const { wishlist } = (await person.call('POST', `${wishes}/items/1002`)).body
  expect(wishlist.items).toMatchObject([
    { product: 1002, createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) },
    { product: 1001 },
  ])
  const second = (await person.call('GET', `${wishes}?page=2&limit=1`)).body.wishlist.items
  expect(second).toMatchObject([{ product: 1001 }])
  for (const query of ['page=0', 'page=-1', 'page=1.5', 'page=0x10', `limit=${'9'.repeat(400)}`, 'limit=x'])
    expect((await person.call('GET', `${wishes}?${query}`)).status, query.slice(0, 20)).toBe(406)
  for (const [method, path, errors] of [
    ['POST', `${wishes}/items/9`, { displayItem: 'display item not found' }],
    ['POST', `${wishes}/items/..%2f`, { displayItem: 'display item not found' }],
    ['DELETE', `${wishes}/items/1003`, { displayItem: 'display item not found' }],
    ['GET', 'customer/wishlists/1', { wishlist: 'not found' }],
  ] as const)
    expect(await person.call(method, path)).toMatchObject({ status: 404, body: { errors } })
  expect((await person.call('DELETE', `${wishes}/items/1001`)).body.wishlist.items).toMatchObject([{ product: 1002 }])
  const other = createPerson(shop)
  await other.call('POST', 'register', { ...data, email: 'other-wishes@example.com' })
  expect((await other.call('GET', wishes)).body.wishlist.items).toEqual([])
})
