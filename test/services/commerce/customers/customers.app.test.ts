import { beforeAll, expect, test } from 'vitest'
import * as accounts from '#client/shared/commerce/accounts.ts'
import { createCommerce } from '#client/shared/commerce/client.ts'
import { doneAnswer } from '#client/shared/commerce/schema/answers.ts'
import { pickAmount } from '../../../support/amount.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { astrid, createPerson, denied, logInAs } from '../people.ts'
import { countValues, parseReference, runTimes, swede } from '../shopper.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

const crowd = pickAmount(60, 300)

test(`${crowd} parallel registrations of one address create one account`, { timeout: 300_000 }, async () => {
  const data = { email: 'Race@Example.com', password: 'lamp-light', firstName: 'Ra', lastName: 'Ce' }
  const answers = await runTimes(crowd, () => createPerson(shop).call('POST', 'register', data))
  expect(countValues(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: crowd - 1 })
  expect(answers.find(({ status }) => status === 409)?.body.errors).toEqual({ email: 'already registered' })
  const rows = await shop.env.COMMERCE_DB.prepare(
    `SELECT password FROM customers WHERE email = 'race@example.com'`,
  ).all()
  expect(rows.results).toEqual([
    { password: expect.stringMatching(/^scrypt\$16384\$8\$5\$[\w+/]{22}==\$[\w+/]{43}=$/) },
  ])
})

test('registration errors name the field, and customers can change their data', async () => {
  const person = createPerson(shop)
  await person.call('POST', 'items/1004-1')
  const wrong = await person.call('POST', 'register', {
    email: 'x',
    password: 'abc',
    lastName: '\u0000',
    language: 'xx',
  })
  expect(wrong).toMatchObject({
    status: 406,
    body: {
      errors: {
        email: 'Expected type e-mail',
        password: 'not valid',
        firstName: 'required',
        lastName: 'must be printable',
        language: 'not found',
      },
    },
  })
  const data = {
    email: 'mia@example.com',
    password: 'lamp'.repeat(256),
    firstName: 'Mia',
    lastName: 'Öst',
    language: 'sv',
  }
  expect((await person.call('POST', 'register', { ...data, password: `${data.password}y` })).status).toBe(406)
  const { body } = await person.call('POST', 'register', { ...data, city: 'Lund', country: 'se', customAttributes: {} })
  expect(body).toMatchObject({
    loggedIn: { email: data.email, lastName: 'Öst', city: 'Lund', country: 'SE', language: 'sv' },
    selection: { items: [{ item: '1004-1' }], address: { city: 'Lund' } },
  })
  // The whole password is compared, although it has 1024 characters.
  expect((await logInAs(createPerson(shop), { ...data, password: data.password.slice(1) })).status).toBe(406)
  const names = { firstName: 'Mia', lastName: 'Väst' }
  expect((await person.call('PUT', 'address', { ...names, zipCode: '223 50' })).body.loggedIn).toMatchObject({
    lastName: 'Väst',
    zipCode: '223 50',
    city: 'Lund',
  })
  expect(await person.call('PUT', 'address', { firstName: 'Mia' })).toMatchObject({
    status: 406,
    body: { errors: { lastName: 'required' } },
  })
  const update = (more: object) => person.call('PUT', 'customer/update', { ...names, ...more })
  expect((await update({ phoneNumber: '070-123 45 67', password: 'x', customer: 1 })).body.loggedIn).toMatchObject({
    phoneNumber: '070-123 45 67',
  })
  expect(await person.call('PUT', 'email', { newEmail: 'ASTRID@example.com' })).toMatchObject({
    status: 409,
    body: { errors: { newEmail: 'already registered' } },
  })
  // The email address changes only after confirmation (see `email-changes.app.test.ts`).
  expect((await person.call('PUT', 'email', { newEmail: 'mia@example.org' })).body.loggedIn.email).toBe(data.email)
  expect((await logInAs(createPerson(shop), data)).status).toBe(200)
})

test('customers see only their own orders, page by page', async () => {
  const buyer = createPerson(shop)
  await buyer.call('POST', 'register', {
    email: 'eva@example.com',
    password: 'evas-lamp',
    firstName: 'Eva',
    lastName: 'Ek',
  })
  const bought: string[] = []
  for (const item of ['1001-1', '1002-1', '1004-1']) {
    await buyer.call('POST', `items/${item}`)
    bought.unshift((await buyer.result(await buyer.authorised())).body.order.order)
  }
  const all = (await buyer.call('POST', 'orders', {})).body
  expect(all).toMatchObject({
    ordersPaging: { from: 0, size: 20, totalSize: 3 },
    loggedIn: { email: 'eva@example.com' },
    location: { country: 'SE' },
  })
  expect(all.orders.map(({ order }: { order: string }) => order)).toEqual(bought)
  const page = (await buyer.call('POST', 'orders', { from: 1, size: 1 })).body
  expect(page).toMatchObject({ orders: [{ order: bought[1] }], ordersPaging: { from: 1, size: 1, totalSize: 3 } })
  for (const paging of [{ from: -1 }, { size: 0 }, { size: 1.5 }, { from: '1' }]) {
    expect((await buyer.call('POST', 'orders', paging)).status).toBe(406)
  }
  // Visitors do not get these orders, nor do other customers who send this customer's number.
  const other = createPerson(shop)
  expect(await other.call('POST', 'orders')).toMatchObject(denied)
  await logInAs(other, astrid)
  expect((await other.call('POST', 'orders', { customer: 3, email: 'eva@example.com' })).body.orders).toEqual([])
  const line = (await buyer.call('POST', 'items/1002-1')).body.selection.items[0].line
  expect((await other.call('PUT', `lines/${line}/quantity/5`)).status).toBe(404)
  for (const [method, path] of [
    ['PUT', 'customer/update'],
    ['PUT', 'address'],
    ['PUT', 'email'],
    ['PUT', 'password'],
  ] as const) {
    expect(await createPerson(shop).call(method, path, {})).toMatchObject(denied)
  }
})

test('a guest who pays and then registers finds that order in the account', async () => {
  const person = { password: 'gasts-lamp', firstName: 'Gäst', lastName: 'Ek' }
  const orders: unknown[] = []
  for (const email of ['GUEST@example.com', 'other@example.com']) {
    const guest = createPerson(shop)
    await guest.call('POST', 'items/1002-1')
    const payment = parseReference(await guest.pay({ address: { ...swede, email: email.toLowerCase() } }))
    await guest.decide(payment, 'pay')
    const { order } = (await guest.result(payment)).body.order
    // The second customer registers with an address other than the order's.
    const account = email === 'other@example.com' ? 'third@example.com' : email
    expect((await guest.call('POST', 'register', { ...person, email: account })).status).toBe(200)
    const found = (await guest.call('POST', 'orders', {})).body.orders
    orders.push(found.map((one: { order: string }) => one.order === order))
    // The thank-you page still shows the order.
    expect((await guest.call('GET', 'receipt')).body.order.order).toBe(order)
  }
  expect(orders).toEqual([[true], []])
})

test('the shop’s own client code can log in, log out and register', async () => {
  const kept: { token: string | null } = { token: null }
  const commerce = createCommerce({
    fetch: async (url, init) => {
      const reply = await shop.get(url.slice(shop.url.href.length - 1), {
        method: init.method ?? 'GET',
        headers: { ...Object.fromEntries(new Headers(init.headers)), 'CF-Connecting-IP': '203.0.113.9' },
        body: typeof init.body === 'string' ? init.body : undefined,
      })
      return new Response(await reply.text(), { status: reply.status })
    },
    baseUrl: `${shop.url.href.replace(/\/$/, '')}/api/checkout`,
    token: () => kept.token,
    onToken: token => {
      kept.token = token
    },
  })
  expect((await commerce.selection()).loggedIn).toBeNull()
  await expect(commerce.call('GET', 'customer', doneAnswer)).rejects.toMatchObject({ status: 403 })
  const refusal = { status: 406, fields: { password: 'incorrect' } }
  await expect(accounts.login(commerce, astrid.email, 'no')).rejects.toMatchObject(refusal)
  const { loggedIn } = await accounts.login(commerce, astrid.email, astrid.password)
  expect(loggedIn).toMatchObject({ firstName: 'Astrid' })
  expect((await commerce.selection()).loggedIn).toMatchObject({ email: astrid.email })
  expect((await accounts.logout(commerce)).loggedIn).toBeNull()
  const data = { password: 'pelle-ek-1', firstName: 'Pelle', lastName: 'Ek' }
  const registered = await accounts.registerCustomer(commerce, { ...data, email: 'pelle@example.com' })
  expect(registered.loggedIn).toMatchObject({ firstName: 'Pelle' })
  await expect(accounts.registerCustomer(commerce, { ...data, email: astrid.email })).rejects.toMatchObject({
    status: 409,
  })
  await accounts.requestPasswordReset(commerce, 'pelle@example.com', 'account/reset-password')
  await expect(accounts.resetPassword(commerce, { i: 'x', id: 'y', newPassword: 'long' })).rejects.toMatchObject({
    status: 406,
  })
})

test('every body or path, however malformed, gets a response that the contract allows, and changes nothing', async () => {
  const person = createPerson(shop)
  const data = { email: 'odd@example.com', password: 'odd-as-one', firstName: 'Odd', lastName: 'Ås' }
  await person.call('POST', 'register', data)
  const before = (await person.call('GET', 'customer')).body
  const deep = '['.repeat(30_000) + ']'.repeat(30_000)
  const bodies = [
    '{',
    'null',
    '[]',
    deep,
    `{"password":${deep},"shipTo":${deep}}`,
    '{"__proto__":{"email":"x@example.com"},"constructor":1}',
    '{"password":{"$ne":1},"newPassword":[],"newEmail":{},"email":7,"item":{},"shipTo":[],"from":{},"i":{}}',
    '{"password":"\\u0000","newPassword":"\\ud800","firstName":"\\u202e","lastName":"\\ud800","newEmail":"a@b\\u0000.se"}',
    `{"firstName":"${'x'.repeat(61)}","lastName":"y","language":"__proto__","item":"${'9'.repeat(400)}"}`,
    '{"item":"\\u0000","product":"\\ud800","shipTo":{"country":"\\u0000"},"email":"a@example.com"}',
  ]
  const calls = [
    ['POST', 'register'],
    ['POST', 'login/odd%40example.com'],
    ['PUT', 'customer/update'],
    ['PUT', 'address'],
    ['PUT', 'email'],
    ['PUT', 'password'],
    ['POST', 'password-reset'],
    ['POST', 'orders'],
    ['POST', 'newsletter-subscription'],
    ['POST', 'back-in-stock-subscription'],
  ] as const
  for (const [method, path] of calls) {
    for (const body of bodies) {
      const answer = await person.call(method, path, body)
      expect(answer.status, `${method} ${path} ${body.slice(0, 60)}`).toBeLessThan(500)
      if (answer.status >= 400) expect(Object.keys(answer.body.errors).length).toBeGreaterThan(0)
    }
  }
  const odd = [
    '%00',
    '..%2f..%2fselection',
    'a%0d%0ab@x.se',
    '%ff',
    '%ED%A0%80',
    `${'a'.repeat(300)}@x.se`,
    "'%20OR%201=1--",
    '%25',
    'a@b@c.se',
  ]
  // Checking a password takes much CPU time, so only four addresses are tried.
  for (const email of odd.slice(0, 4)) {
    expect((await createPerson(shop).call('POST', `login/${email}`, { password: 'x' })).status, email).toBe(406)
  }
  for (const email of odd) {
    const stranger = createPerson(shop)
    expect((await stranger.call('POST', `newsletter-subscription/${email}`, {})).status, email).toBe(406)
    expect((await stranger.call('POST', `password-reset-email/${email}`, {})).status, email).toBe(406)
  }
  for (const path of ['register', 'login/odd%40example.com', 'password-reset']) {
    const stateless = await createPerson(shop, { 'API-Token': 'none' }).call('POST', path, data)
    expect(stateless).toMatchObject({ ...denied, body: { token: null } })
  }
  const after = (await person.call('GET', 'customer')).body
  expect({ ...after, token: '' }).toEqual({ ...before, token: '' })
})
