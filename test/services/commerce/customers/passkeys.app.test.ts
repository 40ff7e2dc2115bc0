import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { createAuthenticator } from '../../../support/authenticator.ts'
import { astrid, createCustomers, createPerson, denied, loadMailsTo, logInAs } from '../people.ts'

let shop: Shop
let origin: string
beforeAll(async () => {
  shop = await renewedShop()
  origin = new URL(shop.url).origin
  await createCustomers(shop, ['key@example.com', 'other@example.com', 'gone@example.com'])
})

const customer = (email: string) => ({ email, password: astrid.password })

/** Logs in with the password and adds a passkey. */
async function addPasskey(email: string, authenticator = createAuthenticator(origin)) {
  const person = createPerson(shop)
  await logInAs(person, customer(email))
  const { options } = (await person.call('POST', 'customer/passkeys/options')).body
  const created = authenticator.create(options.challenge)
  const added = await person.call('POST', 'customer/passkeys', created)
  return { person, authenticator, options, created, added }
}

async function readChallenge(person = createPerson(shop)) {
  const { options } = (await person.call('POST', 'passkey-login/options')).body
  return { person, challenge: options.challenge, options }
}

test('a customer adds a passkey, logs in with it without losing the bag, and removes it', async () => {
  const { person, authenticator, options, added } = await addPasskey('key@example.com')
  expect(options).toMatchObject({ rp: { id: new URL(origin).hostname }, user: { name: 'key@example.com' } })
  expect(added).toMatchObject({ status: 200, body: { passkeys: [{ usedAt: null }] } })
  // The user id says nothing about the customer, because anybody with the device could read it.
  expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain('example')

  const visitor = createPerson(shop)
  await visitor.call('POST', 'items/1001-1')
  const { challenge } = await readChallenge(visitor)
  const answer = authenticator.get(challenge)
  const login = await visitor.call('POST', 'passkey-login', answer)
  expect(login).toMatchObject({ status: 200, body: { loggedIn: { email: 'key@example.com' } } })
  expect(login.body.selection.items.map(({ item }: { item: string }) => item)).toEqual(['1001-1'])
  expect(login.body.token).toMatch(/^[0-9a-f]{32}$/)
  const [{ passkey, usedAt }] = (await visitor.call('GET', 'customer/passkeys')).body.passkeys
  expect(usedAt).not.toBe(null)

  // The same response works only once.
  expect((await createPerson(shop).call('POST', 'passkey-login', answer)).status).toBe(406)

  const removed = await person.call('DELETE', `customer/passkeys/${passkey}`)
  expect(removed).toMatchObject({ status: 200, body: { passkeys: [] } })
  expect((await person.call('DELETE', `customer/passkeys/${passkey}`)).status).toBe(404)
  const again = await readChallenge()
  expect((await again.person.call('POST', 'passkey-login', authenticator.get(again.challenge))).status).toBe(406)
  const mails = await loadMailsTo(shop, 'key@example.com')
  expect(mails.map(({ kind }) => kind)).toEqual(['passkey_removed', 'passkey_added'])
})

test('nobody logs in with a forged, foreign, outdated or repeated response', async () => {
  const { person, authenticator, created } = await addPasskey('other@example.com')
  const attempts: [string, (challenge: string) => object][] = [
    ['another site', challenge => authenticator.get(challenge, { from: 'https://shop.example' })],
    ['nobody present', challenge => authenticator.get(challenge, { flags: 0 })],
    ['another challenge', () => authenticator.get(Buffer.alloc(32).toString('base64url'))],
    [
      'another key',
      challenge => ({ ...createAuthenticator(origin).get(challenge), id: created.id, rawId: created.id }),
    ],
    ['an unknown passkey', challenge => createAuthenticator(origin).get(challenge)],
    ['the challenge of a registration', () => ({ ...created })],
  ]
  for (const [name, make] of attempts) {
    const { person: visitor, challenge } = await readChallenge()
    const answer = await visitor.call('POST', 'passkey-login', make(challenge))
    expect(answer.status, name).toBe(406)
    expect(answer.body.loggedIn, name).toBeUndefined()
  }
  // A challenge for logging in cannot be used to add a passkey, and a challenge of one customer
  // cannot be used by another.
  const login = await readChallenge()
  expect((await person.call('POST', 'customer/passkeys', authenticator.create(login.challenge))).status).toBe(406)
  const stranger = createPerson(shop)
  await logInAs(stranger, customer('key@example.com'))
  const { options } = (await person.call('POST', 'customer/passkeys/options')).body
  const another = createAuthenticator(origin).create(options.challenge)
  expect((await stranger.call('POST', 'customer/passkeys', another)).status).toBe(406)
  // A passkey belongs to one customer.
  const { added } = await addPasskey('key@example.com', authenticator)
  expect(added.status).toBe(409)
  const [{ passkey }] = (await person.call('GET', 'customer/passkeys')).body.passkeys
  expect((await stranger.call('DELETE', `customer/passkeys/${passkey}`)).status).toBe(404)

  const visitor = createPerson(shop)
  for (const [method, path] of [
    ['GET', 'customer/passkeys'],
    ['POST', 'customer/passkeys/options'],
    ['DELETE', 'customer/passkeys/x'],
  ] as const)
    expect(await visitor.call(method, path)).toMatchObject(denied)
  expect((await visitor.call('POST', 'passkey-login', {})).status).toBe(406)
})

test('exported data lists passkeys without their keys, and passkeys are deleted with the account', async () => {
  const { person, authenticator } = await addPasskey('gone@example.com')
  const { data } = (await person.call('GET', 'customer/data')).body
  expect(data.passkeys).toEqual([expect.objectContaining({ device: expect.any(String), created: expect.any(String) })])
  expect(JSON.stringify(data.passkeys)).not.toContain('public_key')
  expect((await person.call('POST', 'customer/deletion', { password: astrid.password })).status).toBe(200)
  const { person: visitor, challenge } = await readChallenge()
  expect((await visitor.call('POST', 'passkey-login', authenticator.get(challenge))).status).toBe(406)
})
