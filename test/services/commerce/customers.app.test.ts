import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCommerce } from '#client/commerce/client.ts'
import { type Shop, startShop } from '../../app.ts'
import { astrid, oliver, personOf } from './people.ts'
import { tally, times } from './shopper.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const denied = { status: 403, body: { errors: { accessRight: 'denied' } } }
const login = (person: ReturnType<typeof personOf>, { email, password }: typeof astrid) =>
  person.call('POST', `login/${encodeURIComponent(email)}`, { password })
const itemsOf = ({ body }: { body: { selection: { items: { item: string; quantity: number }[] } } }) =>
  Object.fromEntries(body.selection.items.map(({ item, quantity }) => [item, quantity]))

test('a bag is merged at login, empty after logout, and there again on the next device', async () => {
  const phone = personOf(shop)
  await phone.call('POST', 'items/1001-1', { quantity: 2 })
  await phone.call('PUT', 'countries/DK')
  const guest = phone.kept.token
  expect(await phone.call('GET', 'customer')).toMatchObject(denied)
  expect((await phone.call('GET', 'selection')).body).not.toHaveProperty('loggedIn')

  const welcome = await login(phone, astrid)
  expect(welcome).toMatchObject({
    status: 200,
    body: {
      loggedIn: { customer: expect.any(String), email: astrid.email, firstName: 'Astrid', newsletter: false },
      location: { country: 'DK' },
      selection: { address: { firstName: 'Astrid', email: astrid.email }, items: [{ item: '1001-1', quantity: 2 }] },
    },
  })
  expect(JSON.stringify(welcome.body)).not.toContain('scrypt')
  const first = phone.kept.token
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  // The visitor's token is nobody's: reading and changing with it begin an empty session under another.
  for (const [method, path] of [['GET', 'selection'], ['POST', 'items/1002-1']] as const) {
    const old = await shop.get(`/api/checkout/${path}`, { method, headers: { 'API-Token': guest } })
    const answer = JSON.parse(await old.text())
    expect([guest, first]).not.toContain(answer.token)
    expect(answer).not.toHaveProperty('loggedIn')
    expect(JSON.stringify(answer.selection.items)).not.toContain('1001-1')
  }
  expect((await phone.call('GET', 'selection')).body).toMatchObject({ token: first, loggedIn: { email: astrid.email } })
  const customer = (await phone.call('GET', 'customer')).body
  expect(customer).toMatchObject({ token: first, email: astrid.email, loggedIn: { lastName: 'Lund' } })

  const laptop = personOf(shop)
  await laptop.call('POST', 'items/1001-1')
  await laptop.call('POST', 'items/1002-1')
  expect(itemsOf(await login(laptop, astrid))).toEqual({ '1001-1': 3, '1002-1': 1 })
  expect(itemsOf(await phone.call('GET', 'selection'))).toEqual({ '1001-1': 3, '1002-1': 1 })

  const left = await phone.call('POST', 'logout')
  expect(left).toMatchObject({ status: 200, body: { selection: { items: [] } } })
  expect(left.body).not.toHaveProperty('loggedIn')
  expect(left.body.token).toMatch(/^[0-9a-f]{64}$/)
  expect(left.body.location.country).toBe('SE')
  expect(await phone.call('POST', 'logout')).toMatchObject(denied)
  const stolen = await personOf(shop, { 'API-Token': first }).call('GET', 'customer')
  expect(stolen).toMatchObject(denied)
  expect(stolen.body.token).not.toBe(first)
  expect(itemsOf(await laptop.call('GET', 'selection'))).toEqual({ '1001-1': 3, '1002-1': 1 })
  // Again at once, with an empty bag: nothing is doubled.
  expect(itemsOf(await login(phone, astrid))).toEqual({ '1001-1': 3, '1002-1': 1 })
  expect(itemsOf(await login(phone, astrid))).toEqual({ '1001-1': 3, '1002-1': 1 })
})

test('ten logins at once with full bags lose no item, and none is doubled', async () => {
  const people = await times(10, async () => {
    const person = personOf(shop)
    await person.call('POST', 'items/1005-1')
    return person
  })
  await shop.env.COMMERCE_DB.prepare(`UPDATE stock SET quantity = 90 WHERE item = '1005-1'`).run()
  await Promise.all(people.map(person => login(person, oliver)))
  for (const person of people) expect(itemsOf(await person.call('GET', 'selection'))).toEqual({ '1005-1': 10 })
})

test('50 registrations of one address at once make one account', async () => {
  const data = { email: 'Race@Example.com', password: 'lamp', firstName: 'Ra', lastName: 'Ce' }
  const answers = await times(50, () => personOf(shop).call('POST', 'register', data))
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 49 })
  expect(answers.find(({ status }) => status === 409)?.body.errors).toEqual({ email: 'already registered' })
  const rows = await shop.env.COMMERCE_DB.prepare(`SELECT password FROM customers WHERE email = 'race@example.com'`).all()
  expect(rows.results).toEqual([{ password: expect.stringMatching(/^scrypt\$16384\$8\$5\$[\w+/]{22}==\$[\w+/]{43}=$/) }])
})

test('registration says what is wrong, and customers change their data', async () => {
  const person = personOf(shop)
  await person.call('POST', 'items/1004-1')
  const wrong = await person.call('POST', 'register', { email: 'x', password: 'abc', lastName: '\u0000', language: 'xx' })
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
  const data = { email: 'mia@example.com', password: 'x'.repeat(1024), firstName: 'Mia', lastName: 'Öst', language: 'sv' }
  expect((await person.call('POST', 'register', { ...data, password: `${data.password}y` })).status).toBe(406)
  const { body } = await person.call('POST', 'register', { ...data, city: 'Lund', country: 'se', customAttributes: {} })
  expect(body).toMatchObject({
    loggedIn: { email: data.email, lastName: 'Öst', city: 'Lund', country: 'SE', language: 'sv' },
    selection: { items: [{ item: '1004-1' }], address: { city: 'Lund' } },
  })
  // Every character counts.
  expect((await login(personOf(shop), { ...data, password: data.password.slice(1) })).status).toBe(406)
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
  expect((await update({ phoneNumber: '070', password: 'x', customer: 1 })).body.loggedIn).toMatchObject({ phoneNumber: '070' })
  expect(await person.call('PUT', 'email', { newEmail: 'ASTRID@example.com' })).toMatchObject({
    status: 409,
    body: { errors: { newEmail: 'already registered' } },
  })
  expect((await person.call('PUT', 'email', { newEmail: 'mia@example.org' })).body.loggedIn.email).toBe('mia@example.org')
  expect((await login(personOf(shop), data)).body.errors).toEqual({ password: 'incorrect' })
})

test('a new password ends all other sessions, and the old token of this one', async () => {
  const data = { email: 'nils@example.com', password: 'first-one', firstName: 'Nils', lastName: 'Ek' }
  const [here, there] = [personOf(shop), personOf(shop)]
  await here.call('POST', 'register', data)
  await login(there, data)
  const { token } = here.kept
  const change = (body: object) => here.call('PUT', 'password', body)
  expect((await change({ password: 'wrong', newPassword: 'second' })).body.errors).toEqual({ password: 'incorrect' })
  expect((await change({ password: data.password, newPassword: 'abc' })).body.errors).toEqual({ newPassword: 'not valid' })
  const changed = await change({ password: data.password, newPassword: 'second-one' })
  expect(changed).toMatchObject({ status: 200, body: { loggedIn: { email: data.email } } })
  expect(changed.body.token).not.toBe(token)
  expect(await personOf(shop, { 'API-Token': token }).call('GET', 'customer')).toMatchObject(denied)
  expect(await there.call('GET', 'customer')).toMatchObject(denied)
  expect((await login(there, data)).status).toBe(406)
  expect((await login(there, { ...data, password: 'second-one' })).status).toBe(200)
})

test('customers see their own orders only, page by page', async () => {
  const buyer = personOf(shop)
  await buyer.call('POST', 'register', { email: 'eva@example.com', password: 'evas-lamp', firstName: 'Eva', lastName: 'Ek' })
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
  // Another customer, the same address typed at the checkout, a visitor: nobody else's list has them.
  const other = personOf(shop)
  expect(await other.call('POST', 'orders')).toMatchObject(denied)
  await login(other, astrid)
  expect((await other.call('POST', 'orders', { customer: 3, email: 'eva@example.com' })).body.orders).toEqual([])
  const line = (await buyer.call('POST', 'items/1002-1')).body.selection.items[0].line
  expect((await other.call('PUT', `lines/${line}/quantity/5`)).status).toBe(404)
  for (const [method, path] of [['PUT', 'customer/update'], ['PUT', 'address'], ['PUT', 'email'], ['PUT', 'password']] as const) {
    expect(await personOf(shop).call(method, path, {})).toMatchObject(denied)
  }
})

test('a purchase that a visitor has begun is completed after the login', async () => {
  const person = personOf(shop)
  await person.call('POST', 'items/1001-1')
  const reference = await person.authorised()
  await login(person, { email: 'nils@example.com', password: 'second-one' })
  await person.call('POST', 'items/1002-1')
  expect((await person.result(reference)).body.order.items).toMatchObject([{ item: '1001-1' }])
  expect(itemsOf(await person.call('GET', 'selection'))).toEqual({ '1002-1': 1 })
})

test('the shop’s own client logs in, out and registers', async () => {
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
  await expect(commerce.customer()).rejects.toMatchObject({ status: 403 })
  await expect(commerce.login(astrid.email, 'no')).rejects.toMatchObject({ status: 406, fields: { password: 'incorrect' } })
  expect((await commerce.login(astrid.email, astrid.password)).loggedIn).toMatchObject({ firstName: 'Astrid' })
  expect(await commerce.customer()).toMatchObject({ email: astrid.email })
  expect((await commerce.logout()).loggedIn).toBeNull()
  const data = { password: 'pelle-1', firstName: 'Pelle', lastName: 'Ek' }
  expect((await commerce.register({ ...data, email: 'pelle@example.com' })).loggedIn).toMatchObject({ firstName: 'Pelle' })
  await expect(commerce.register({ ...data, email: astrid.email })).rejects.toMatchObject({ status: 409 })
  await commerce.requestPasswordReset('pelle@example.com', 'account/reset-password')
  await expect(commerce.resetPassword({ i: 'x', id: 'y', newPassword: 'long' })).rejects.toMatchObject({ status: 406 })
  await commerce.subscribe('pelle@example.com', { country: 'SE', language: 'sv' })
  await commerce.notifyMe('pelle@example.com', { product: '1001' })
})
