import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import {
  astrid,
  createCustomers,
  createPerson,
  loadMailsTo,
  loadResetMailsTo,
  logInAs,
  parseMailLink,
} from '../people.ts'
import { countValues, runTimes } from '../shopper.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

const invalid = { status: 406, body: { errors: { link: 'invalid' } } }
let customers = 0

/** Creates a customer and logs in. */
async function createCustomer() {
  customers += 1
  const data = { email: `mail${customers}@example.com`, password: astrid.password }
  await createCustomers(shop, [data.email])
  const person = createPerson(shop)
  expect((await logInAs(person, data)).status).toBe(200)
  return { ...data, person }
}

async function requestLink(email: string, body: object = { linkUri: 'account/reset-password' }, headers = {}) {
  const answer = await createPerson(shop, headers).call('POST', `password-reset-email/${email}`, body)
  expect(answer.status).toBe(200)
  const [mail] = await loadResetMailsTo(shop, email)
  if (!mail) throw new Error('No mail')
  return { mail, ...parseMailLink(mail) }
}

const reset = (i: unknown, id: unknown, newPassword: unknown = 'new-light-2') =>
  createPerson(shop).call('POST', 'password-reset', { i, id, newPassword })

test('a reset link works once, logs in, and ends every other session', async () => {
  const { email, password, person } = await createCustomer()
  const { i, id, url, mail } = await requestLink(email)
  expect(url.origin + url.pathname).toBe('http://shop.test/account/reset-password')
  expect(id).toMatch(/^[0-9a-f]{64}$/)
  expect(mail).toMatchObject({ subject: 'Nytt lösenord hos Dager', html: expect.stringContaining('lang="sv"') })
  // The link's secret is not stored in any table.
  const tables = await shop.env.COMMERCE_DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'`,
  ).all<{ name: string }>()
  for (const { name } of tables.results) {
    if (name.startsWith('sqlite_')) continue
    const { results } = await shop.env.COMMERCE_DB.prepare(`SELECT * FROM ${name}`).all()
    expect(JSON.stringify(results), name).not.toContain(id)
  }
  // An invalid password does not use up the link.
  expect(await reset(i, id, 'abc')).toMatchObject({ status: 406, body: { errors: { newPassword: 'not valid' } } })
  const uses = await runTimes(5, () => reset(i, id))
  expect(countValues(uses.map(({ status }) => status))).toEqual({ 200: 1, 406: 4 })
  const winner = uses.find(({ status }) => status === 200)
  expect(winner?.body).toMatchObject({ loggedIn: { email }, selection: { items: [] } })
  const here = createPerson(shop, { 'API-Token': winner?.body.token ?? '' })
  expect((await here.call('GET', 'customer')).status).toBe(200)
  expect((await person.call('GET', 'customer')).status).toBe(403)
  expect(await reset(i, id)).toMatchObject(invalid)
  expect((await logInAs(createPerson(shop), { email, password })).status).toBe(406)
  expect((await logInAs(createPerson(shop), { email, password: 'new-light-2' })).status).toBe(200)
})

test('a reset link fails if it was replaced or altered, has expired or is another customer’s, or the account has changed', async () => {
  const [one, two] = [await createCustomer(), await createCustomer()]
  const older = await requestLink(one.email)
  const newest = await requestLink(one.email, { linkUri: 'sv/account/reset-password' })
  expect(newest.url.pathname).toBe('/sv/account/reset-password')
  const others = await requestLink(two.email, {})
  expect(await reset(older.i, older.id)).toMatchObject(invalid)
  expect(await reset(newest.i, others.id)).toMatchObject(invalid)
  expect(await reset(others.i, newest.id)).toMatchObject(invalid)
  const altered = [
    newest.id.slice(1),
    `${newest.id}0`,
    newest.id.toUpperCase().replace(/^./, 'g'),
    '',
    'é',
    null,
    7,
    [newest.id],
    {},
  ]
  for (const id of altered) expect(await reset(newest.i, id)).toMatchObject(invalid)
  for (const i of ['', null, [newest.i], { $ne: 1 }, '1']) expect(await reset(i, newest.id)).toMatchObject(invalid)
  const db = shop.env.COMMERCE_DB
  const expire = db.prepare('UPDATE password_resets SET expires = ? WHERE reference = ?')
  await expire.bind(new Date(Date.now() - 1).toISOString(), newest.i).run()
  expect(await reset(newest.i, newest.id)).toMatchObject(invalid)
  await expire.bind(new Date(Date.now() + 60_000).toISOString(), newest.i).run()
  await one.person.call('PUT', 'email', { newEmail: `moved-${one.email}` })
  const [change] = await loadMailsTo(shop, `moved-${one.email}`)
  const { url } = parseMailLink(change ?? { text: '' })
  expect((await createPerson(shop).call('POST', `email-confirmation${url.search}`)).status).toBe(200)
  expect(await reset(newest.i, newest.id)).toMatchObject(invalid)
  await two.person.call('PUT', 'password', { password: two.password, newPassword: 'another-light' })
  expect(await reset(others.i, others.id)).toMatchObject(invalid)
})

test('the link in a reset mail always leads to the shop’s own page for a new password', async () => {
  const { email } = await createCustomer()
  const uris = [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '.evil.example',
    '@evil.example',
    ':80@evil.example',
  ]
  const more = [
    'account/../x',
    'account/reset-password?x=',
    'account/reset-password#',
    'sv/sv/account/reset-password',
    'account/reset-password\n',
    '',
    7,
    {},
  ]
  for (const linkUri of [...uris, ...uris.map(uri => `account/reset-password${uri}`), ...more]) {
    const answer = await createPerson(shop).call('POST', `password-reset-email/${email}`, { linkUri })
    expect(answer, String(linkUri)).toMatchObject({ status: 406, body: { errors: { linkUri: expect.any(String) } } })
  }
  const forged = { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example', Origin: 'http://evil.example' }
  const { mail, url } = await requestLink(email, {}, forged)
  expect(url.origin).toBe('http://shop.test')
  expect(mail.html + mail.text).not.toContain('evil')
  expect(await createPerson(shop).call('POST', 'password-reset-email/no-address')).toMatchObject({
    status: 406,
    body: { errors: { email: 'Expected type e-mail' } },
  })
})

test('the cron job sends one reset mail for a request that the queue lost', async () => {
  const { email } = await createCustomer()
  const stranger = 'stranger@example.com'
  const insert = shop.env.COMMERCE_DB.prepare(
    `INSERT INTO reset_requests (email, page, language, created) VALUES (?, 'account/reset-password', 'en', '2026-01-01')`,
  )
  await shop.env.COMMERCE_DB.batch([insert.bind(email.toUpperCase()), insert.bind(stranger)])
  for (let time = 0; time < 2; time++) await shop.worker.scheduled({ cron: '*/5 * * * *' })
  const [mail, ...more] = await loadResetMailsTo(shop, email)
  expect([mail?.to, more]).toEqual([email, []])
  const { i, id } = parseMailLink(mail ?? { text: '' })
  expect((await reset(i, id)).status).toBe(200)
  expect(await loadResetMailsTo(shop, stranger)).toEqual([])
})

test('a reset mail is in the language of the page in its link, or else in the chosen language', async () => {
  const { email } = await createCustomer()
  for (const [country, chosen, linkUri, language] of [
    ['DE', 'sv', 'account/reset-password', 'sv'],
    ['SE', 'en', 'account/reset-password', 'en'],
    ['SE', 'en', 'sv/account/reset-password', 'sv'],
  ] as const) {
    const person = createPerson(shop, { 'CF-IPCountry': country })
    await person.call('PUT', `languages/${chosen}`)
    expect((await person.call('POST', `password-reset-email/${email}`, { linkUri })).status).toBe(200)
    const [mail] = await loadResetMailsTo(shop, email)
    expect(mail?.html.match(/lang="(\w+)/)?.[1], `${country} ${chosen} ${linkUri}`).toBe(language)
  }
})
