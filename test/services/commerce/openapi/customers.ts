import { expect } from 'vitest'
import { createAuthenticator } from '../../../support/authenticator.ts'
import { loadMailsTo, loadResetMailsTo, parseMailLink } from '../people.ts'
import { parseReference } from '../shopper.ts'
import { type World, walk } from './walk.ts'

type Person = ReturnType<World['person']>

/** Makes every call for accounts, wishlists, a customer's orders and passwords. */
export async function beCustomer({ person, shop }: World) {
  const ida = { email: 'ida@example.com', firstName: 'Ida', lastName: 'Ek', password: 'lamp-light-1' }
  const customer = person()
  await walk(
    customer,
    [403, 'GET', 'customer'],
    [406, 'POST', 'register', { ...ida, password: 'x' }],
    [200, 'POST', 'register', { ...ida, consents: [{ key: 'terms', consented: true }], customAttributes: { size: 4 } }],
    [200, 'GET', 'customer'],
    [
      200,
      'PUT',
      'customer/update',
      { ...ida, phoneNumber: '070-123 45 67', newsletter: true, customAttributes: { size: 5 } },
    ],
    [200, 'PUT', 'address', { ...ida, city: 'Lund', zipCode: '223 50' }],
    [200, 'PUT', 'email', { newEmail: ida.email }],
    [406, 'PUT', 'email', { newEmail: 'none' }],
    [406, 'PUT', 'password', { password: 'wrong', newPassword: 'lamp-light-2' }],
    [200, 'PUT', 'password', { password: ida.password, newPassword: 'lamp-light-2' }],
    [200, 'POST', 'customer/wishlists/0/items/1001'],
    [404, 'POST', 'customer/wishlists/0/items/none'],
    [200, 'GET', 'customer/wishlists/0?page=1&limit=5'],
    [406, 'GET', 'customer/wishlists/0?page=x'],
    [200, 'DELETE', 'customer/wishlists/0/items/1001'],
    [201, 'POST', 'items/1005-1'],
  )
  await walk(person(), [409, 'POST', 'register', { ...ida, email: 'astrid@example.com' }])
  const paid = await customer.pay()
  expect(paid.body).toMatchObject({ action: 'redirect' })
  await customer.decide(parseReference(paid), 'pay')
  await customer.result(parseReference(paid))
  await walk(
    customer,
    [200, 'POST', 'orders', { from: 0, size: 5 }],
    [200, 'POST', 'order-links', { order: '10001', email: 'ida@example.com', language: 'en' }],
    [406, 'POST', 'order-links', { order: '', email: 'none' }],
    [200, 'POST', 'logout'],
    [406, 'POST', 'login/ida%40example.com', { password: 'wrong' }],
    [200, 'POST', 'login/ida%40example.com', { password: 'lamp-light-2' }],
    [200, 'POST', 'password-reset-email/ida%40example.com', { linkUri: 'account/reset-password' }],
    [406, 'POST', 'password-reset-email/none', {}],
    [406, 'POST', 'password-reset', { i: 'x', id: 'y', newPassword: 'lamp-light-3' }],
  )
  const [reset] = await loadResetMailsTo(shop, 'ida@example.com')
  const { i, id } = parseMailLink(reset ?? { text: '' })
  await walk(person(), [200, 'POST', 'password-reset', { i, id, newPassword: 'lamp-light-3' }])
}

/** Makes every call for saved addresses. */
export async function keepAddresses({ person }: World) {
  const vera = { email: 'vera@example.com', firstName: 'Vera', lastName: 'Ek', password: 'lamp-light-1' }
  const home = {
    firstName: 'Vera',
    lastName: 'Ek',
    address1: 'Ågatan 2',
    zipCode: '22350',
    city: 'Lund',
    country: 'SE',
  }
  const customer = person()
  await walk(customer, [403, 'GET', 'customer/addresses'], [200, 'POST', 'register', vera])
  const { addresses } = await walk(
    customer,
    [406, 'POST', 'customer/addresses', {}],
    [201, 'POST', 'customer/addresses', home],
  )
  const path = `customer/addresses/${addresses[0].address}`
  await walk(
    customer,
    [200, 'GET', 'customer/addresses'],
    [200, 'PUT', path, { ...home, isInvoice: true }],
    [404, 'PUT', 'customer/addresses/none', home],
    [200, 'DELETE', path],
    [404, 'DELETE', path],
  )
}

/** Makes every call for data exports, sessions, changes of the email address and deletion. */
export async function ownAccount({ person, shop }: World) {
  const pia = { email: 'pia@example.com', firstName: 'Pia', lastName: 'Ek', password: 'lamp-light-1' }
  const customer = person()
  const elsewhere = person()
  const login = `login/${encodeURIComponent(pia.email)}`
  await walk(customer, [403, 'GET', 'customer/data'], [200, 'POST', 'register', pia], [200, 'GET', 'customer/data'])
  await walk(elsewhere, [200, 'POST', login, { password: pia.password }])
  await addAndUsePasskey(shop, customer, person())
  const { sessions } = await walk(customer, [200, 'GET', 'customer/sessions'])
  await walk(
    customer,
    [200, 'DELETE', `customer/sessions/${sessions.at(-1)?.session}`],
    [404, 'DELETE', 'customer/sessions/none'],
    [200, 'DELETE', 'customer/sessions'],
    [200, 'GET', 'customer/notices'],
    [200, 'GET', 'customer/passkeys'],
    [404, 'DELETE', 'customer/notices/1'],
    [200, 'PUT', 'email', { newEmail: 'pia.ek@example.com' }],
  )
  const { url: confirm } = parseMailLink((await loadMailsTo(shop, 'pia.ek@example.com'))[0] ?? { text: '' })
  const { url: stop } = parseMailLink((await loadMailsTo(shop, pia.email))[0] ?? { text: '' })
  await walk(
    person(),
    [200, 'GET', `email-confirmation${confirm.search}`],
    [200, 'POST', `email-confirmation${confirm.search}`],
    [404, 'POST', `email-confirmation${confirm.search}`],
    [406, 'POST', login, { password: pia.password }],
  )
  await shop.env.COMMERCE_DB.prepare(`UPDATE stock SET quantity = 0 WHERE item = '1004-1'`).run()
  const { notices } = await walk(
    customer,
    [200, 'POST', 'newsletter-subscription/pia.ek@example.com', { item: '1004-1' }],
    [200, 'GET', 'customer/notices'],
  )
  await walk(
    customer,
    [200, 'DELETE', `customer/notices/${notices[0]?.notice}`],
    [406, 'POST', 'customer/deletion', { password: 'wrong' }],
    [200, 'GET', `email-stop${stop.search}`],
    [200, 'POST', `email-stop${stop.search}`],
    [404, 'GET', `email-stop${stop.search}`],
  )
  const pim = { ...pia, email: 'pim@example.com' }
  await walk(
    person(),
    [200, 'POST', 'register', pim],
    [200, 'POST', 'customer/deletion', { password: pim.password }],
    [403, 'GET', 'customer'],
  )
}

/** Makes every call for the newsletter and back-in-stock notices. */
export async function subscribe({ person, shop }: World) {
  const email = 'news@example.com'
  const notice = { item: '1004-1', email, shipTo: { country: 'SE' } }
  await shop.env.COMMERCE_DB.prepare(`UPDATE stock SET quantity = 0 WHERE item = '1004-1'`).run()
  await walk(
    person(),
    [200, 'POST', `newsletter-subscription/${email}`, { email_field: '', language: 'en', gender: 'female' }],
    [406, 'POST', 'newsletter-subscription/none', {}],
    [200, 'POST', 'newsletter-subscription', { email, item: '1004-1' }],
    [404, 'POST', 'newsletter-subscription', { email, item: 'none' }],
    [200, 'POST', 'back-in-stock-subscription', notice],
    [406, 'POST', 'back-in-stock-subscription', { ...notice, shipTo: {} }],
  )
  const mails = await loadMailsTo(shop, email)
  const confirmation = mails.map(parseMailLink).find(({ url }) => url.pathname.includes('confirm'))
  const unsubscription = new URL(
    mails.map(({ headers }) => headers['List-Unsubscribe']?.slice(1, -1)).find(Boolean) ?? '',
  )
  await walk(
    person(),
    [200, 'GET', `newsletter-confirmation${confirmation?.url.search}`],
    [200, 'POST', `newsletter-confirmation${confirmation?.url.search}`],
    [404, 'POST', 'newsletter-confirmation?i=x&id=y'],
    [200, 'GET', `newsletter-unsubscription${unsubscription.search}`],
    [200, 'POST', `newsletter-unsubscription${unsubscription.search}`],
  )
}

/** Adds a passkey, logs in with it elsewhere, and removes it. */
async function addAndUsePasskey({ url }: Pick<World['shop'], 'url'>, customer: Person, elsewhere: Person) {
  const authenticator = createAuthenticator(new URL(url).origin)
  const { options: creation } = await walk(customer, [200, 'POST', 'customer/passkeys/options'])
  const created = authenticator.create(creation.challenge)
  const { passkeys } = await walk(customer, [200, 'POST', 'customer/passkeys', created])
  const { options } = await walk(elsewhere, [200, 'POST', 'passkey-login/options'])
  const path = `customer/passkeys/${passkeys[0].passkey}`
  await walk(elsewhere, [200, 'POST', 'passkey-login', authenticator.get(options.challenge)])
  await walk(customer, [200, 'DELETE', path], [404, 'DELETE', path])
}
