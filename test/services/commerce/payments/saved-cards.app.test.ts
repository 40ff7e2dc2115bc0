import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShopper, swede } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'
import { openStripeShop } from './stripe-shop.ts'

/* Tests that Stripe saves the cards of customers who want that, and the shop stores only an id. */

let opened: Awaited<ReturnType<typeof openStripeShop>>
beforeAll(async () => {
  opened = await openStripeShop()
})
afterAll(() => opened?.close())

const { one, runScheduled } = openStoredData(() => opened.shop)
const account = { email: 'card@example.com', password: 'ljus i mörkret' }

async function registerBuyer() {
  const person = createShopper(opened.shop, { 'CF-IPCountry': 'SE' })
  await person.call('POST', 'register', { ...account, firstName: 'Åsa', lastName: 'Ek' })
  return person
}

/** Starts a payment and returns its page at Stripe. */
async function begin(person: ReturnType<typeof createShopper>, paymentMethod = 'stripe') {
  await person.call('POST', 'items/1001-1')
  const started = await person.pay({ paymentMethod, address: { ...swede, email: account.email } })
  return started.body.url ? opened.stripe.sessionAt(started.body.url) : started
}

test('all purchases from one account use the same customer at Stripe, who is deleted with the account', async () => {
  const { stripe } = opened
  const person = await registerBuyer()
  const first = await begin(person)
  if (!('methods' in first)) throw new Error(JSON.stringify(first.body))
  expect(stripe.customers.get(first.customer ?? '')).toEqual({ email: account.email })
  stripe.visit(first.url, 'pay')
  expect((await person.result(first.client_reference_id)).status).toBe(201)
  const second = await begin(person)
  expect(second).toMatchObject({ customer: first.customer })
  // With other payment methods, and for guests, no customer is stored at Stripe.
  expect(await begin(person, 'stripe-swish')).toMatchObject({ customer: null })
  expect(await begin(createShopper(opened.shop, { 'CF-IPCountry': 'SE' }))).toMatchObject({ customer: null })

  // If somebody has deleted the customer at Stripe, one payment fails, and the next one works.
  stripe.customers.clear()
  await person.call('POST', 'items/1001-1')
  expect(await begin(person)).toMatchObject({ status: 406, body: { errors: { paymentMethod: 'failed' } } })
  stripe.forget()
  const again = await begin(person)
  expect('customer' in again && again.customer).toMatch(/^cus_/)

  expect((await person.call('GET', 'customer/data')).body.data.stripeCustomer).toEqual([
    expect.objectContaining({ id: 'customer' in again && again.customer }),
  ])
  expect((await person.call('POST', 'customer/deletion', { password: account.password })).status).toBe(200)
  expect(stripe.customers.size).toBe(1)
  stripe.mood.down = 1
  await runScheduled().catch(() => {})
  await runScheduled()
  expect(stripe.customers.size).toBe(0)
  expect(await one('SELECT COUNT(*) FROM stripe_customers')).toBe(0)
  expect(stripe.faults.filter(fault => fault !== 'expires too early or too late')).toEqual([])
})
