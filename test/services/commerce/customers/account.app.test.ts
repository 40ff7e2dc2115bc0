import { beforeAll, expect, test } from 'vitest'
import { personalTables } from '#src/services/commerce/account/personal-tables.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { createAuthenticator } from '../../../support/authenticator.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createPerson, denied, loadMailsTo, logInAs, parseMailLink } from '../people.ts'
import { parseReference } from '../shopper.ts'
import { findTablesWith, loadTables } from './tables-with.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

/** Tables without personal data, and what they hold instead. */
const impersonal: Record<string, string> = {
  payouts: 'sums of a payment provider',
  payout_entries: 'amounts and fees, by payment reference',
  passkey_challenges: 'random values that expire after five minutes',
  operation_answers: 'answers that contain no orders or people, kept for 30 days',
  currencies: 'the catalogue',
  pricelists: 'the catalogue',
  countries: 'the catalogue',
  states: 'the catalogue',
  territories: 'the catalogue',
  shipping_methods: 'the catalogue',
  products: 'the catalogue',
  items: 'the catalogue',
  stock: 'the catalogue',
  prices: 'the catalogue',
  product_markets: 'the catalogue',
  relations: 'the catalogue',
  vouchers: 'what a voucher is worth, not who uses it',
  delivery_prices: 'the catalogue',
  categories: 'the catalogue',
  product_categories: 'the catalogue',
  product_words: 'the catalogue',
  product_word_index: 'the catalogue',
  stock_moves: 'changes of stock, and which operator made them',
  price_history: 'the catalogue',
  product_changes: 'products that changed',
  offers: 'prices and stock labels',
  pickup_points: 'the carriers’ pick-up points',
  zip_places: 'the locations of ZIP codes',
  price_plans: 'the catalogue',
  price_switches: 'the catalogue',
  terms_copies: 'the shop’s terms',
  order_terms: 'which terms apply to which order',
  reference_revision: 'one number',
  last_customer: 'the highest customer number that was deleted',
  test_payments: 'amounts by payment reference, stored by the test payment provider',
  test_refunds: 'amounts by payment reference, stored by the test payment provider',
}

/** Every text that this test enters contains this mark, and nothing else in the demo does. */
const mark = 'quistgaard'
const email = `${mark}@example.com`
const password = 'lamp-light'
const address = {
  firstName: 'Vera',
  lastName: 'Quistgaard',
  email,
  address1: 'Quistgaardsgatan 1',
  zipCode: '111 22',
  city: 'Stockholm',
  country: 'SE',
}

const operator = () => createPerson(shop, { Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}` })

/** Pays for two pieces of the item, with the mark in every text field. Returns the order. */
async function buy(person: ReturnType<typeof createPerson>, item: string, outcome = 'pay') {
  await person.call('POST', `items/${item}`, { quantity: 2 })
  const paid = await person.pay({ address, additionalNotes: `For ${mark}`, giftMessage: `To ${mark}` })
  await person.decide(parseReference(paid), outcome)
  const { body } = await person.result(parseReference(paid))
  return body.order
}

/** Fills every table of personal data. Returns the numbers of a customer's and a guest's order. */
async function fillTables(person: ReturnType<typeof createPerson>) {
  const names = { firstName: 'Vera', lastName: 'Quistgaard' }
  await person.call('POST', 'register', { ...names, email, password, newsletter: true, language: 'sv' })
  await person.call('POST', 'customer/addresses', { ...address, company: 'Quistgaard AB' })
  await person.call('POST', 'customer/wishlists/0/items/1001')
  const { options } = (await person.call('POST', 'customer/passkeys/options')).body
  const passkey = createAuthenticator(new URL(shop.url).origin).create(options.challenge)
  expect((await person.call('POST', 'customer/passkeys', passkey)).status).toBe(200)
  await shop.env.COMMERCE_DB.prepare(
    `INSERT INTO stripe_customers (customer, id) SELECT customer, 'cus_1' FROM customers WHERE email = '${email}'`,
  ).run()
  await person.call('PUT', 'email', { newEmail: `new.${email}` })
  await person.call('POST', `password-reset-email/${email}`, {})
  const order = await buy(person, '1005-1')
  await buy(person, '1002-1', 'decline')
  const guest = await buy(createPerson(shop), '1006-1')
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  const manage = operator()
  const ofOrder = `management/orders/${order.order}`
  const { email: _, ...place } = address
  for (const [method, path, body] of [
    ['POST', 'notes', { text: `Rang ${mark}` }],
    ['PUT', 'delivery-address', { ...place, address1: `Moved to ${mark} 2` }],
    ['PUT', 'email', { email }],
  ] as const)
    expect((await manage.call(method, `${ofOrder}/${path}`, body)).status, path).toBe(201)
  const [{ line }] = order.items
  for (const [path, body] of [
    ['shipments', { lines: [{ line, quantity: 1 }], carrier: 'PostNord', trackingId: mark }],
    ['returns', { lines: [{ line, quantity: 1 }] }],
    ['refunds', { lines: [{ line, quantity: 1 }], reason: `Dear ${mark}` }],
  ] as const) {
    expect((await manage.call('POST', `management/orders/${order.order}/${path}`, body)).status, path).toBe(201)
  }
  const visitor = createPerson(shop)
  const claim = { order: order.order, email, name: 'Vera Quistgaard' }
  const { withdrawal } = (await visitor.call('POST', 'withdrawals', claim)).body
  await visitor.call('POST', `withdrawals/${withdrawal.reference}/confirmation`, { lines: [{ line, quantity: 1 }] })
  await shop.env.COMMERCE_DB.prepare(`UPDATE stock SET quantity = 0 WHERE item = '1004-1'`).run()
  await visitor.call('POST', 'newsletter-subscription', { email, item: '1004-1' })
  const message = { kind: 'contact', name: 'Vera', email, subject: 'other', message: `I am ${mark}`, language: 'sv' }
  expect((await visitor.call('POST', 'inquiries', message)).status).toBeLessThan(300)
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  return { order: order.order, guest: guest.order }
}

test('customers can export all their data and delete the account; orders are anonymised after 7 years', {
  timeout: 120_000,
}, async () => {
  // Every table is either exported or listed as impersonal.
  expect(await findTablesWith(shop, mark)).toEqual([])
  const known = [...new Set([...personalTables.map(({ table }) => table), ...Object.keys(impersonal)])]
  expect(known.toSorted()).toEqual(await loadTables(shop))

  const person = createPerson(shop, {
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  const { order, guest } = await fillTables(person)
  const before = (await person.call('GET', 'customer/data')).body.data
  const numbers = (data: typeof before) => data.orders.map(one => String(one.number))
  // The email address is unconfirmed, so data linked only by it could belong to somebody else.
  expect([before.emailConfirmed, numbers(before), before.newsletter, before.inquiries]).toEqual([
    false,
    [order],
    [],
    [],
  ])
  expect(before.leftOut).toContain('newsletter')
  expect((await person.call('GET', 'customer/notices')).body).toMatchObject({ notices: [], emailConfirmed: false })
  expect(before.payments).toHaveLength(2)

  await person.call('PUT', 'email', { newEmail: email })
  const change = (await loadMailsTo(shop, email)).find(({ kind }) => kind === 'email_change')
  await createPerson(shop).call('POST', `email-confirmation${parseMailLink(change ?? { text: '' }).url.search}`)
  await person.call('POST', 'items/1007-1')
  const { data, token } = { ...(await person.call('GET', 'customer/data')).body }
  expect([data.emailConfirmed, numbers(data), data.leftOut]).toEqual([true, [order, guest], ['notes of operators']])
  // These tables are empty, because their rows are deleted once they are used or have expired.
  const short = ['passwordRequests', 'reservedGoods', 'reservedVouchers', 'vouchers']
  expect(personalTables.filter(({ part }) => JSON.stringify(data[part]) === '[]' && !short.includes(part))).toEqual([])
  expect(data.bag).toMatchObject({ lines: [{ item: '1002-1' }, { item: '1007-1' }] })
  const text = JSON.stringify(data)
  for (const secret of [token, 'scrypt$']) expect(text).not.toContain(secret)
  const { selection } = data.orders[0] ?? {}
  expect(text).toContain(selection)
  expect(text).toContain(`Moved to ${mark}`)
  expect(text).not.toContain(`Rang ${mark}`)
  // The export includes the mark from every table that contains it.
  const inFile = personalTables.filter(({ part }) => JSON.stringify(data[part]).toLowerCase().includes(mark))
  expect([...new Set(inFile.map(({ table }) => table))].toSorted()).toEqual(await findTablesWith(shop, mark))
  expect(await createPerson(shop).call('GET', 'customer/data')).toMatchObject(denied)

  const [notice] = (await person.call('GET', 'customer/notices')).body.notices
  expect(notice).toMatchObject({ name: 'Murla', size: '', uri: expect.any(String) })
  const path = `customer/notices/${notice?.notice}`
  expect(await createPerson(shop).call('DELETE', path)).toMatchObject(denied)
  expect((await person.call('DELETE', path)).body).toMatchObject({ notices: [], emailConfirmed: true })
  expect((await person.call('DELETE', path)).status).toBe(404)

  expect((await person.call('POST', 'customer/deletion', { password: 'no' })).body.errors).toEqual({
    password: 'incorrect',
  })
  const elsewhere = createPerson(shop)
  await logInAs(elsewhere, { email, password })
  expect((await person.call('POST', 'customer/deletion', { password })).status).toBe(200)
  for (const one of [person, elsewhere]) expect((await one.call('GET', 'customer')).status).toBe(403)
  expect((await logInAs(createPerson(shop), { email, password })).status).toBe(406)
  await expect
    .poll(async () => (await loadMailsTo(shop, email)).find(({ kind }) => kind === 'account_deleted')?.sent)
    .toBeTruthy()
  // Only two things are left: order data for bookkeeping, and mails, which lack the email address.
  const ofOrders = [
    'order_words',
    'orders',
    'outbox',
    'payments',
    'refunds',
    'order_changes',
    'shipments',
    'withdrawals',
  ]
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  expect(await findTablesWith(shop, mark)).toEqual(ofOrders.toSorted())
  const mailed = `SELECT kind FROM outbox WHERE instr(lower(recipient || about), '${mark}@')`
  expect((await shop.env.COMMERCE_DB.prepare(mailed).all()).results).toEqual([])
  const { results: customers } = await shop.env.COMMERCE_DB.prepare(
    `SELECT snapshot ->> 'customer' AS customer FROM orders WHERE number = ?`,
  )
    .bind(Number(order))
    .all()
  expect(customers).toEqual([{ customer: null }])
  // The next person who registers with the address is a new customer, and sees no old data.
  const next = createPerson(shop)
  await next.call('POST', 'register', { firstName: 'N', lastName: 'N', email, password })
  expect((await next.call('POST', 'orders', {})).body.orders).toEqual([])
  expect(Number((await next.call('GET', 'customer')).body.loggedIn.customer)).toBeGreaterThan(Number(data.customer))
  await next.call('POST', 'customer/deletion', { password })

  const unsent = () => shop.env.COMMERCE_DB.prepare('SELECT COUNT(*) AS n FROM outbox WHERE sent IS NULL').first('n')
  await expect.poll(unsent, { timeout: 10_000 }).toBe(0)
  const year = new Date().getUTCFullYear()
  const runAt = (time: string) => shop.worker.scheduled({ cron: '*/5 * * * *', scheduledTime: new Date(time) })
  await runAt(`${year + 7}-12-31T23:59:59Z`)
  expect(await findTablesWith(shop, mark)).toContain('orders')
  await runAt(`${year + 8}-01-01T00:00:01Z`)
  expect(await findTablesWith(shop, mark)).toEqual([])
  // The order, its refund, its receipt and its credit note are still there for bookkeeping.
  const kept = (await operator().call('GET', `management/orders/${order}`)).body.order
  expect(kept).toMatchObject({ order, address: { country: 'SE', lastName: '' }, refunds: [{ status: 'refunded' }] })
  expect(kept.documents).toHaveLength(2)
  const receipt = await shop.get(`/order/${kept.reference}/receipt.pdf`)
  expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await shop.get(`/order/${kept.reference}`)).status).toBe(200)
})

test('a customer sees all their sessions, and can end all but the current one', async () => {
  const registered = createPerson(shop, {
    'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0',
  })
  const ida = { email: 'ida.sessions@example.com', password }
  await registered.call('POST', 'register', { ...ida, firstName: 'Ida', lastName: 'Ek' })
  const phone = createPerson(shop, {
    'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
  })
  const tool = createPerson(shop)
  for (const one of [phone, tool]) expect((await logInAs(one, ida)).status).toBe(200)
  const { sessions } = (await phone.call('GET', 'customer/sessions')).body
  expect(sessions).toHaveLength(3)
  expect(sessions[0]).toMatchObject({ browser: 'safari', system: 'iphone', isCurrent: true })
  const other = sessions.find(({ browser }) => browser === 'edge')
  expect(other).toMatchObject({ system: 'windows', isCurrent: false, createdAt: expect.stringMatching(/^\d{4}-/) })
  expect(JSON.stringify(sessions)).not.toContain(registered.kept.token)
  // Neither another customer's session nor the current one can be ended here.
  const eva = createPerson(shop)
  await eva.call('POST', 'register', { email: 'eva.sessions@example.com', password, firstName: 'Eva', lastName: 'Ek' })
  expect((await eva.call('DELETE', `customer/sessions/${other?.session}`)).status).toBe(404)
  expect((await phone.call('DELETE', `customer/sessions/${sessions[0].session}`)).status).toBe(404)
  expect((await phone.call('DELETE', `customer/sessions/${other?.session}`)).body.sessions).toHaveLength(2)
  expect((await registered.call('GET', 'customer')).status).toBe(403)
  expect((await phone.call('DELETE', 'customer/sessions')).body.sessions).toMatchObject([{ isCurrent: true }])
  expect((await tool.call('GET', 'customer')).status).toBe(403)
  expect((await phone.call('GET', 'customer')).status).toBe(200)
  expect(await createPerson(shop).call('GET', 'customer/sessions')).toMatchObject(denied)
})
