import { beforeAll, expect, test } from 'vitest'
import { pickAmount } from '../../../support/amount.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { astrid, createCustomers, createPerson, loadResetMailsTo, parseMailLink } from '../people.ts'
import { countValues, createShopper, parseReference, runTimes } from '../shopper.ts'

const { password } = astrid
// `renewedShop` does not reset limits, so no other test may use these addresses.
const guarded = 'guarded@example.com'
const calm = 'calm@example.com'
const many = Array.from({ length: 33 }, (_, index) => `user${index}@example.com`)

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
  await createCustomers(shop, [guarded, calm, ...many])
})

const countStatuses = (answers: { status: number }[]) => countValues(answers.map(({ status }) => status))
const logIn = (person: ReturnType<typeof createShopper>, email: string, password: string) =>
  person.call('POST', `login/${encodeURIComponent(email)}`, { password })

const guesses = pickAmount(60, 1000)

test(`only ten of ${guesses} parallel logins to one account are checked`, { timeout: 300_000 }, async () => {
  const crowd = Array.from({ length: 50 }, () => createPerson(shop))
  const attack = await runTimes(guesses, async index => {
    const { call } = crowd[index % 50] ?? createPerson(shop)
    return call('POST', `login/${guarded.toUpperCase()}`, { password: `guess ${index}` })
  })
  expect(countStatuses(attack)).toEqual({ 406: 10, 429: guesses - 10 })
  const limited = attack.find(({ status }) => status === 429)
  expect(limited?.body.errors).toEqual({ limit: expect.any(String) })
  expect(Number(limited?.header('retry-after'))).toBeGreaterThan(800)
  // Now the right password is refused too, but other customers can log in.
  expect((await logIn(createPerson(shop), guarded, password)).status).toBe(429)
  expect((await logIn(createPerson(shop), calm, password)).status).toBe(200)
})

test('correct passwords do not count towards the limit, even in parallel', async () => {
  const logins = await runTimes(11, () => logIn(createPerson(shop), calm, password))
  expect(countStatuses(logins)).toEqual({ 200: 11 })
})

test('one network address may try to log in to 30 accounts, whatever headers it sends', async () => {
  const tries = await runTimes(34, index => {
    const forged = ['X-Forwarded-For', 'X-Real-IP', 'True-Client-IP', 'Forwarded', 'X-Forwarded-Host']
    const headers = Object.fromEntries(forged.map(name => [name, `192.0.2.${index}`]))
    // IPv6 addresses with the same first 64 bits count as one address.
    const address = `2001:db8:1:2::${index.toString(16)}`
    return logIn(
      createShopper(shop, { 'CF-Connecting-IP': address, ...headers }),
      many[index] ?? 'nobody@example.com',
      'lamp',
    )
  })
  expect(countStatuses(tries)).toEqual({ 406: 30, 429: 4 })
})

test('logins and password reset requests get the same answer for unknown and for known addresses', async () => {
  const person = createPerson(shop)
  await person.call('GET', 'selection')
  const raw = async (path: string, body: object) => {
    const reply = await shop.get(`/api/checkout/${path}`, {
      method: 'POST',
      headers: { 'API-Token': person.kept.token, 'CF-Connecting-IP': '192.0.2.77' },
      body: JSON.stringify(body),
    })
    // These headers differ with every request.
    const headers = [...reply.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
    const text = await reply.text()
    return { status: reply.status, text, headers: JSON.stringify(headers).replace(/'nonce-[^']+'/, 'nonce') }
  }
  expect(await raw('login/nobody%40example.com', { password: 'wrong' })).toEqual(
    await raw('login/calm%40example.com', { password: 'wrong' }),
  )
  const body = { linkUri: 'account/reset-password' }
  const known = await raw('password-reset-email/calm%40example.com', body)
  expect(known.status).toBe(200)
  expect(await raw('password-reset-email/nobody%40example.com', body)).toEqual(known)
})

test('a customer locked out by failed logins can log in after resetting the password', async () => {
  await createPerson(shop).call('POST', `password-reset-email/${guarded}`, {})
  const [mail] = await loadResetMailsTo(shop, guarded)
  const { i, id } = parseMailLink(mail ?? { text: '' })
  const newPassword = 'nytt ljus'
  expect((await createPerson(shop).call('POST', 'password-reset', { i, id, newPassword })).status).toBe(200)
  expect((await logIn(createPerson(shop), guarded, newPassword)).status).toBe(200)
})

test('registration reveals taken addresses at most ten times an hour', async () => {
  const person = createPerson(shop)
  const data = { email: guarded, password: 'lamp-light', firstName: 'A', lastName: 'B' }
  const answers = await runTimes(15, () => person.call('POST', 'register', data))
  expect(countStatuses(answers)).toEqual({ 409: 10, 429: 5 })
})

test('an address gets at most three reset mails an hour, however it is spelled', async () => {
  const spellings = ['calm@example.com', 'CALM@example.com', 'c.alm@example.com', 'calm+x@example.com']
  const answers = await runTimes(20, index =>
    createPerson(shop).call('POST', `password-reset-email/${encodeURIComponent(spellings[index % 4] ?? '')}`),
  )
  // The first of the three was sent in an earlier test.
  expect(countStatuses(answers)).toEqual({ 200: 2, 429: 18 })
  expect((await loadResetMailsTo(shop, calm)).length).toBeLessThanOrEqual(3)
})

test('a recipient gets at most three newsletter mails a day, and a visitor may request at most 30', async () => {
  const target = await runTimes(12, index =>
    createPerson(shop).call('POST', `newsletter-subscription/v+${index}@example.com`),
  )
  expect(countStatuses(target)).toEqual({ 200: 3, 429: 9 })
  // The limit lasts a day.
  expect(Number(target.find(({ status }) => status === 429)?.header('retry-after'))).toBeGreaterThan(86_000)
  const person = createPerson(shop)
  const sender = await runTimes(40, index =>
    person.call('POST', 'newsletter-subscription', { email: `w${index}@example.com` }),
  )
  expect(countStatuses(sender)).toEqual({ 200: 30, 429: 10 })
})

test('vouchers are no longer found after 20 wrong codes; correct codes do not count', async () => {
  const person = createPerson(shop)
  const right = await runTimes(22, () => person.call('POST', 'vouchers', { voucher: 'LJUS10' }))
  expect(countStatuses(right)).toEqual({ 200: 22 })
  await person.call('DELETE', 'vouchers')
  const guesses = await runTimes(50, index => person.call('POST', 'vouchers', { voucher: `GUESS${index}` }))
  const same = { status: 404, body: { errors: { voucher: 'not found' } } }
  for (const guess of guesses) expect(guess).toMatchObject(same)
  // Now the correct code is not found either, not even from another network address with this
  // session's token, and cannot be removed.
  const { token } = person.kept
  const address = { 'CF-Connecting-IP': '192.0.2.99' }
  expect(await person.call('POST', 'vouchers', { voucher: 'LJUS10' })).toMatchObject(same)
  expect(await person.call('DELETE', 'vouchers/LJUS10')).toMatchObject(same)
  expect(
    await createShopper(shop, { 'API-Token': token, ...address }).call('POST', 'vouchers', { voucher: 'LJUS10' }),
  ).toMatchObject(same)
  expect((await createShopper(shop, address).call('POST', 'vouchers', { voucher: 'LJUS10' })).status).toBe(200)
})

test('after five declined payments the next one is refused for up to ten minutes', async () => {
  const { call, pay, decide, result } = createPerson(shop)
  await call('POST', 'items/1001-1')
  for (let tries = 0; tries < 5; tries++) {
    const reference = parseReference(await pay())
    await decide(reference, 'decline')
    expect((await result(reference)).status).toBe(412)
  }
  const slow = await pay()
  expect(slow).toMatchObject({ status: 429, body: { errors: { limit: expect.any(String) } } })
  expect(Number(slow.header('retry-after'))).toBeLessThanOrEqual(600)
  expect((await call('GET', 'selection')).body.selection.items).toHaveLength(1)
  const longAgo = `UPDATE payments SET created = '2026-01-01T00:00:00.000Z' WHERE status = 'declined'`
  await shop.env.COMMERCE_DB.prepare(longAgo).run()
  expect((await pay()).status).toBe(200)
})
