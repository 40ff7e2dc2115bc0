import { beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#src/services/commerce/customers/passwords/passwords.ts'
import { listAt, textAt } from '../../../support/answer.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { astrid, createPerson, denied, logInAs, oliver } from '../people.ts'
import { runTimes } from '../shopper.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

const readQuantities = ({ body }: { body: { selection: { items: { item: string; quantity: number }[] } } }) =>
  Object.fromEntries(body.selection.items.map(({ item, quantity }) => [item, quantity]))

test('a bag is merged at login, empty after logout, and restored on the next device', async () => {
  const phone = createPerson(shop)
  await phone.call('POST', 'items/1001-1', { quantity: 2 })
  await phone.call('PUT', 'countries/DK')
  const guest = phone.kept.token
  expect(await phone.call('GET', 'customer')).toMatchObject(denied)
  expect((await phone.call('GET', 'selection')).body).not.toHaveProperty('loggedIn')

  const welcome = await logInAs(phone, astrid)
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
  // The visitor's old token is invalid, so calls with it start an empty session with a new token.
  for (const [method, path] of [
    ['GET', 'selection'],
    ['POST', 'items/1002-1'],
  ] as const) {
    const old = await shop.get(`/api/checkout/${path}`, { method, headers: { 'API-Token': guest } })
    const answer = JSON.parse(await old.text())
    expect([guest, first]).not.toContain(textAt(answer, 'token'))
    expect(answer).not.toHaveProperty('loggedIn')
    expect(JSON.stringify(listAt(answer, 'selection.items'))).not.toContain('1001-1')
  }
  expect((await phone.call('GET', 'selection')).body).toMatchObject({ token: first, loggedIn: { email: astrid.email } })
  const customer = (await phone.call('GET', 'customer')).body
  expect(customer).toMatchObject({ token: first, email: astrid.email, loggedIn: { lastName: 'Lund' } })

  const laptop = createPerson(shop)
  await laptop.call('POST', 'items/1001-1')
  await laptop.call('POST', 'items/1002-1')
  expect(readQuantities(await logInAs(laptop, astrid))).toEqual({ '1001-1': 3, '1002-1': 1 })
  expect(readQuantities(await phone.call('GET', 'selection'))).toEqual({ '1001-1': 3, '1002-1': 1 })

  const left = await phone.call('POST', 'logout')
  expect(left).toMatchObject({ status: 200, body: { selection: { items: [] } } })
  expect(left.body).not.toHaveProperty('loggedIn')
  expect(left.body.token).toMatch(/^[0-9a-f]{64}$/)
  expect(left.body.location.country).toBe('SE')
  expect(await phone.call('POST', 'logout')).toMatchObject(denied)
  const stolen = await createPerson(shop, { 'API-Token': first }).call('GET', 'customer')
  expect(stolen).toMatchObject(denied)
  expect(stolen.body.token).not.toBe(first)
  expect(readQuantities(await laptop.call('GET', 'selection'))).toEqual({ '1001-1': 3, '1002-1': 1 })
  // Logging in again with an empty bag doubles nothing.
  expect(readQuantities(await logInAs(phone, astrid))).toEqual({ '1001-1': 3, '1002-1': 1 })
  expect(readQuantities(await logInAs(phone, astrid))).toEqual({ '1001-1': 3, '1002-1': 1 })
})

test('ten parallel logins with full bags neither lose nor double an item', async () => {
  const people = await runTimes(10, async () => {
    const person = createPerson(shop)
    await person.call('POST', 'items/1005-1')
    return person
  })
  await shop.env.COMMERCE_DB.prepare(`UPDATE stock SET quantity = 90 WHERE item = '1005-1'`).run()
  await Promise.all(people.map(person => logInAs(person, oliver)))
  for (const person of people) expect(readQuantities(await person.call('GET', 'selection'))).toEqual({ '1005-1': 10 })
})

test('an interrupted login can be repeated with the old token without losing the bag', async () => {
  const person = createPerson(shop)
  await person.call('POST', 'items/1004-1')
  const { token } = person.kept
  const { SELECTIONS } = shop.env
  // Simulates a login whose process stopped just after it ended the visitor's session.
  await SELECTIONS.get(SELECTIONS.idFromString(token)).end()
  const elsewhere = await createPerson(shop, { 'API-Token': token }).call('GET', 'selection')
  expect(elsewhere.body).toMatchObject({ selection: { items: [] } })
  expect(elsewhere.body.token).not.toBe(token)
  const again = () =>
    createPerson(shop, { 'API-Token': token }).call('POST', `login/${oliver.email}`, { password: oliver.password })
  expect(readQuantities(await again())).toMatchObject({ '1004-1': 1 })
  expect(readQuantities(await again())).toMatchObject({ '1004-1': 1 })
})

test('the object id of a bag is not accepted as a session token, and sessions expire', async () => {
  const person = createPerson(shop)
  await logInAs(person, oliver)
  const db = shop.env.COMMERCE_DB
  const selection = await db
    .prepare('SELECT selection FROM customers WHERE email = ?')
    .bind(oliver.email)
    .first<string>('selection')
  const thief = createPerson(shop, { 'API-Token': selection ?? '' })
  const { body } = await thief.call('GET', 'selection')
  expect(body.selection.items).toEqual([])
  expect(body.token).not.toBe(selection)
  expect((await thief.call('POST', 'items/1001-1')).body.selection.items).toHaveLength(1)
  const kept = readQuantities(await person.call('GET', 'selection'))
  expect(kept).not.toHaveProperty('1001-1')
  await db.prepare(`UPDATE sessions SET expires = '2026-01-01T00:00:00.000Z'`).run()
  const late = await person.call('GET', 'selection')
  expect(late.body).toMatchObject({ selection: { items: [] } })
  expect(late.body).not.toHaveProperty('loggedIn')
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  expect(await db.prepare('SELECT COUNT(*) AS n FROM sessions').first('n')).toBe(0)
  expect(readQuantities(await logInAs(person, oliver))).toEqual(kept)
})

test('a new password ends all other sessions, and the old token of this one', async () => {
  const data = { email: 'nils@example.com', password: 'first-one', firstName: 'Nils', lastName: 'Ek' }
  const [here, there] = [createPerson(shop), createPerson(shop)]
  await here.call('POST', 'register', data)
  await logInAs(there, data)
  const { token } = here.kept
  const change = (body: object) => here.call('PUT', 'password', body)
  expect((await change({ password: 'wrong', newPassword: 'second-try' })).body.errors).toEqual({
    password: 'incorrect',
  })
  expect((await change({ password: data.password, newPassword: 'abc' })).body.errors).toEqual({
    newPassword: 'not valid',
  })
  const changed = await change({ password: data.password, newPassword: 'second-one' })
  expect(changed).toMatchObject({ status: 200, body: { loggedIn: { email: data.email } } })
  expect(changed.body.token).not.toBe(token)
  expect(await createPerson(shop, { 'API-Token': token }).call('GET', 'customer')).toMatchObject(denied)
  expect(await there.call('GET', 'customer')).toMatchObject(denied)
  expect((await logInAs(there, data)).status).toBe(406)
  expect((await logInAs(there, { ...data, password: 'second-one' })).status).toBe(200)
})

test('a new password must have eight characters and not be common; an older, shorter one still works', async () => {
  const person = createPerson(shop)
  const register = (password: string) =>
    person.call('POST', 'register', { email: 'pia@example.com', password, firstName: 'Pia', lastName: 'Ek' })
  // Seven emoji are too short, although they are 14 UTF-16 code units.
  for (const short of ['sju-teck', '🐠🐠🐠🐠🐠🐠🐠'].map(text => [...text].slice(0, 7).join(''))) {
    expect((await register(short)).body.errors).toEqual({ password: 'not valid' })
  }
  for (const common of ['password', 'Password1', '123456789', 'iloveyou']) {
    expect((await register(common)).body.errors).toEqual({ password: 'too common' })
  }
  expect((await register('sju-och-en')).status).toBe(200)
  const change = await person.call('PUT', 'password', { password: 'sju-och-en', newPassword: 'football' })
  expect([change.status, change.body.errors]).toEqual([406, { newPassword: 'too common' }])
  const older = shop.env.COMMERCE_DB.prepare('UPDATE customers SET password = ? WHERE email = ?')
  await older.bind(await hashPassword('1234'), 'pia@example.com').run()
  expect((await logInAs(createPerson(shop), { email: 'pia@example.com', password: '1234' })).status).toBe(200)
})

test('a purchase that a visitor has started is completed after the login', async () => {
  const person = createPerson(shop)
  await person.call('POST', 'items/1001-1')
  const reference = await person.authorised()
  await logInAs(person, { email: 'nils@example.com', password: 'second-one' })
  await person.call('POST', 'items/1002-1')
  expect((await person.result(reference)).body.order.items).toMatchObject([{ item: '1001-1' }])
  expect(readQuantities(await person.call('GET', 'selection'))).toEqual({ '1002-1': 1 })
})
