import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { createAuthenticator } from '../../../support/authenticator.ts'
import { astrid, createCustomers, createPerson, loadMailsTo, logInAs, parseMailLink } from '../people.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

const { password } = astrid
const wrong = { status: 406, body: { errors: { password: 'incorrect' } } }
const invalid = { status: 404, body: { errors: { link: 'invalid' } } }

async function createCustomer(email: string) {
  await createCustomers(shop, [email])
  const person = createPerson(shop)
  expect((await logInAs(person, { email, password })).status).toBe(200)
  return person
}

/** The link in the newest mail of this kind to the address. */
async function loadLinkTo(email: string, kind: string) {
  const mail = (await loadMailsTo(shop, email)).find(one => one.kind === kind)
  if (!mail) throw new Error(`No ${kind} mail to ${email}`)
  return parseMailLink(mail).url
}

const canLogIn = async (email: string) => (await logInAs(createPerson(shop), { email, password })).status === 200

test('a new e-mail address replaces the old one when it is confirmed', async () => {
  const person = await createCustomer('old1@example.com')
  const asked = await person.call('PUT', 'email', { newEmail: 'new1@example.com' })
  expect(asked).toMatchObject({ status: 200, body: { loggedIn: { email: 'old1@example.com', emailConfirmed: false } } })
  expect([await canLogIn('old1@example.com'), await canLogIn('new1@example.com')]).toEqual([true, false])
  const url = await loadLinkTo('new1@example.com', 'email_change')
  expect(url.pathname).toBe('/sv/account/confirm-email')
  const path = `email-confirmation${url.search}`
  // Opening the link changes nothing, and the confirmation link cannot be used to stop the change.
  expect(await createPerson(shop).call('GET', path)).toMatchObject({ status: 200, body: { email: 'new1@example.com' } })
  expect(await createPerson(shop).call('POST', `email-stop${url.search}`)).toMatchObject(invalid)
  expect(await canLogIn('new1@example.com')).toBe(false)
  expect((await createPerson(shop).call('POST', path)).status).toBe(200)
  expect(await createPerson(shop).call('POST', path)).toMatchObject(invalid)
  expect([await canLogIn('old1@example.com'), await canLogIn('new1@example.com')]).toEqual([false, true])
  expect((await person.call('GET', 'customer')).body).toMatchObject({ email: 'new1@example.com', emailConfirmed: true })
})

test('the link in the mail to the old e-mail address undoes the change, even after confirmation', async () => {
  for (const [index, isConfirmed] of [false, true].entries()) {
    const [before, after] = [`kept${index}@example.com`, `thief${index}@example.com`]
    const person = await createCustomer(before)
    const authenticator = createAuthenticator(new URL(shop.url).origin)
    const { options } = (await person.call('POST', 'customer/passkeys/options')).body
    await person.call('POST', 'customer/passkeys', authenticator.create(options.challenge))
    await person.call('PUT', 'email', { newEmail: after })
    const stop = `email-stop${(await loadLinkTo(before, 'email_warning')).search}`
    const confirm = `email-confirmation${(await loadLinkTo(after, 'email_change')).search}`
    if (isConfirmed) expect((await createPerson(shop).call('POST', confirm)).status).toBe(200)
    // A second change does not stop the owner of the old address from undoing the first.
    await person.call('PUT', 'customer/update', { firstName: 'A', lastName: 'B', newEmail: `more${index}@example.com` })
    if (!isConfirmed) {
      expect(await createPerson(shop).call('GET', stop)).toMatchObject(invalid)
      const newer = `email-stop${(await loadLinkTo(before, 'email_warning')).search}`
      expect((await createPerson(shop).call('POST', newer)).status).toBe(200)
    } else {
      expect(await createPerson(shop).call('GET', stop)).toMatchObject({ status: 200, body: { email: before } })
      expect((await createPerson(shop).call('POST', stop)).status).toBe(200)
    }
    expect(await createPerson(shop).call('POST', confirm)).toMatchObject(invalid)
    // All sessions have ended, and neither the password nor the passkey works.
    expect((await person.call('GET', 'customer')).status).toBe(403)
    const visitor = createPerson(shop)
    const { challenge } = (await visitor.call('POST', 'passkey-login/options')).body.options
    expect((await visitor.call('POST', 'passkey-login', authenticator.get(challenge))).status).toBe(406)
    for (const email of [before, after])
      expect(await logInAs(createPerson(shop), { email, password })).toMatchObject(wrong)
    const kept = await shop.env.COMMERCE_DB.prepare('SELECT COUNT(*) AS n FROM customers WHERE email = ?')
      .bind(before)
      .first<number>('n')
    expect(kept).toBe(1)
  }
})

test('links expire, requests are limited, and a registered address cannot be taken', async () => {
  const person = await createCustomer('slow@example.com')
  await person.call('PUT', 'email', { newEmail: 'late@example.com' })
  const confirm = `email-confirmation${(await loadLinkTo('late@example.com', 'email_change')).search}`
  const stop = `email-stop${(await loadLinkTo('slow@example.com', 'email_warning')).search}`
  const db = shop.env.COMMERCE_DB
  const age = (hours: number) =>
    db
      .prepare(`UPDATE email_changes SET created = ? WHERE new_email = 'late@example.com'`)
      .bind(new Date(Date.now() - hours * 3_600_000).toISOString())
      .run()
  await age(25)
  expect(await createPerson(shop).call('POST', confirm)).toMatchObject(invalid)
  expect((await createPerson(shop).call('GET', stop)).status).toBe(200)
  await age(7 * 24 + 1)
  expect(await createPerson(shop).call('POST', stop)).toMatchObject(invalid)
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  const left = await db
    .prepare(`SELECT COUNT(*) AS n FROM email_changes WHERE new_email = 'late@example.com'`)
    .first('n')
  expect(left).toBe(0)

  // Somebody registers the new address before the link is used.
  await person.call('PUT', 'email', { newEmail: 'wanted@example.com' })
  const wanted = `email-confirmation${(await loadLinkTo('wanted@example.com', 'email_change')).search}`
  await createCustomers(shop, ['wanted@example.com'])
  expect((await createPerson(shop).call('POST', wanted)).status).toBe(409)
  expect((await person.call('GET', 'customer')).body.email).toBe('slow@example.com')
  // A request to change to the address that the account already has confirms that address.
  await person.call('PUT', 'email', { newEmail: 'SLOW@example.com' })
  const own = `email-confirmation${(await loadLinkTo('SLOW@example.com', 'email_change')).search}`
  expect((await createPerson(shop).call('POST', own)).status).toBe(200)
  expect((await person.call('GET', 'customer')).body).toMatchObject({ emailConfirmed: true })
  expect((await loadMailsTo(shop, 'slow@example.com')).filter(({ kind }) => kind === 'email_warning')).toHaveLength(2)
  const answers = []
  for (let time = 0; time < 4; time++)
    answers.push(await person.call('PUT', 'email', { newEmail: `x${time}@example.com` }))
  expect(answers.at(-1)).toMatchObject({ status: 429, header: expect.anything() })
})
