import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectShape, startContract } from './contract.ts'
import * as shape from './contract-shapes.ts'

/*
 * Tests that a server's customer calls follow the checkout interface. The comment at the top of
 * `contract.app.test.ts` says how to test another server. This test creates an account on it.
 */

let server: Awaited<ReturnType<typeof startContract>>
beforeAll(async () => {
  server = await startContract()
})
afterAll(() => server.close())

const unique = crypto.randomUUID().slice(0, 8)
const ada = {
  email: `ada+${unique}@example.com`,
  password: 'first-light',
  firstName: 'Ada',
  lastName: 'Ek',
}
const part = encodeURIComponent

test('a customer registers, changes their data, logs out and logs in', { timeout: 120_000 }, async () => {
  const { call, kept } = server.shopper()
  const { products } = expectShape(
    await call('POST', 'products', { onlyAvailable: true, limit: 20 }),
    200,
    shape.productsAnswer,
  )
  const item = products.flatMap(({ items }) => items).find(({ stock }) => stock !== 'no')?.item
  await call('POST', `items/${item}`)
  const expectDenied = async (method: string, path: string, body?: object) => {
    const answer = await call(method, path, body)
    expect(expectShape(answer, 403, shape.errorAnswer).errors, path).toHaveProperty('accessRight')
  }
  const names = { firstName: 'Ada', lastName: 'Öst' }
  const protectedCalls = [
    ['GET', 'customer'],
    ['PUT', 'customer/update', names],
    ['PUT', 'address', names],
    ['PUT', 'email', { newEmail: 'x@example.com' }],
    ['PUT', 'password', { password: 'a', newPassword: 'long-enough' }],
    ['POST', 'orders', {}],
    ['POST', 'logout'],
  ] as const
  for (const [method, path, body] of protectedCalls) await expectDenied(method, path, body)

  const weak = expectShape(await call('POST', 'register', { ...ada, password: 'x' }), 406, shape.errorAnswer)
  expect(weak.errors).toHaveProperty('password')
  const registered = expectShape(
    await call('POST', 'register', { ...ada, city: 'Lund', newsletter: false, consents: [], customerClubFields: {} }),
    200,
    shape.loggedInAnswer,
  )
  expect(registered.loggedIn).toMatchObject({ email: ada.email, firstName: 'Ada', city: 'Lund' })
  expect(registered.selection.items).toMatchObject([{ item }])
  expectShape(await call('GET', 'customer'), 200, shape.customerAnswer)
  const again = expectShape(await server.shopper().call('POST', 'register', ada), 409, shape.errorAnswer)
  expect(again.errors).toHaveProperty('email')

  const update = { ...names, phoneNumber: '070-123 45 67', gender: 'female', newsletter: false }
  expect((await call('PUT', 'customer/update', update)).status).toBe(200)
  expect((await call('PUT', 'address', { ...names, zipCode: '22350' })).status).toBe(200)
  const newEmail = `eva+${unique}@example.com`
  expect((await call('PUT', 'email', { newEmail })).status).toBe(200)
  const wrong = expectShape(
    await call('PUT', 'password', { password: 'no', newPassword: 'second-light' }),
    406,
    shape.errorAnswer,
  )
  expect(wrong.errors).toHaveProperty('password')
  const newPassword = 'second-light'
  expect((await call('PUT', 'password', { password: ada.password, newPassword })).status).toBe(200)
  const customer = expectShape(await call('GET', 'customer'), 200, shape.customerAnswer)
  const fields = 'loggedIn' in customer ? customer.loggedIn : customer
  // Servers may change the email address at once, or only after its owner has confirmed it.
  const email = String(fields.email)
  expect([ada.email, newEmail]).toContain(email)
  expect(fields).toMatchObject({ lastName: 'Öst', phoneNumber: '070-123 45 67', zipCode: '22350' })

  const orders = expectShape(await call('POST', 'orders', { from: 0, size: 5 }), 200, shape.ordersAnswer)
  expect([orders.orders, orders.ordersPaging]).toEqual([[], { from: 0, size: 5, totalSize: 0 }])
  expectShape(await call('POST', 'orders', { from: -1 }), 406, shape.errorAnswer)

  const old = kept.token
  const left = expectShape(await call('POST', 'logout'), 200, shape.selectionAnswer)
  expect([left.selection.items, 'loggedIn' in left]).toEqual([[], false])
  for (const [method, path, body] of protectedCalls) await expectDenied(method, path, body)
  // The token from before the logout gives no access.
  expect((await server.shopper({ 'API-Token': old }).call('GET', 'customer')).status).toBe(403)

  const stranger = server.shopper()
  const unknown = await stranger.call('POST', `login/${part(`nobody+${unique}@example.com`)}`, { password: 'x-light' })
  const incorrect = await stranger.call('POST', `login/${part(email)}`, { password: 'x-light' })
  expect(expectShape(incorrect, 406, shape.errorAnswer).errors).toEqual({ password: 'incorrect' })
  expect(unknown.body.errors).toEqual(incorrect.body.errors)
  const back = expectShape(
    await call('POST', `login/${part(email)}`, { password: newPassword }),
    200,
    shape.loggedInAnswer,
  )
  // The bag still has the item that was in it when the customer logged out.
  expect(back.selection.items).toMatchObject([{ item }])
})

test('answers to password reset calls follow the contract, and a forged link logs nobody in', async () => {
  const { call } = server.shopper()
  const linkUri = 'account/reset-password'
  // For an unknown address, servers may answer with an error, or as they do for a known address.
  const requested = await call('POST', `password-reset-email/${part(`nobody+${unique}@example.com`)}`, { linkUri })
  expectShape(requested, requested.status, requested.status < 300 ? shape.doneAnswer : shape.errorAnswer)
  const malformed = await call('POST', 'password-reset-email/nobody', { linkUri })
  expect(malformed.status).toBeGreaterThanOrEqual(400)
  expectShape(malformed, malformed.status, shape.errorAnswer)
  const forged = await call('POST', 'password-reset', { i: 'x', id: 'y', newPassword: 'third-light' })
  expect(forged.status).toBeGreaterThanOrEqual(400)
  expectShape(forged, forged.status, shape.errorAnswer)
  expect((await call('GET', 'customer')).status).toBe(403)
})

test('newsletters and stock notices can be requested with the address in the path or the body', async () => {
  const { call } = server.shopper()
  const email = `news+${unique}@example.com`
  const { products, token } = expectShape(await call('POST', 'products', { limit: 1 }), 200, shape.productsAnswer)
  expect(token).not.toBe('')
  const [product] = products
  const item = product?.items[0]?.item
  const wishes: [path: string, body: object][] = [
    [`newsletter-subscription/${part(email)}`, { email_field: '', country: 'SE', language: 'sv', gender: 'female' }],
    ['newsletter-subscription', { email, email_field: '' }],
    [`newsletter-subscription/${part(email)}`, { email_field: 'a machine' }],
    [`newsletter-subscription/${part(email)}`, { product: product?.product }],
    ['newsletter-subscription', { email, item }],
    ['back-in-stock-subscription', { email, item, shipTo: { country: 'SE' }, language: 'en' }],
  ]
  for (const [path, body] of wishes) expectShape(await call('POST', path, body), 200, shape.subscribedAnswer)
  const refusals: [path: string, body: object][] = [
    ['newsletter-subscription/nobody', {}],
    ['newsletter-subscription', {}],
    ['newsletter-subscription', { email, item: '0-0' }],
    ['back-in-stock-subscription', { email, item: '0-0', shipTo: { country: 'SE' } }],
    ['back-in-stock-subscription', { item, shipTo: { country: 'SE' } }],
    ['back-in-stock-subscription', { email, item }],
  ]
  for (const [path, body] of refusals) {
    const answer = await call('POST', path, body)
    expect(answer.status, JSON.stringify([path, body])).toBeGreaterThanOrEqual(400)
    expectShape(answer, answer.status, shape.errorAnswer)
  }
})
