import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseSnapshot } from '#src/services/commerce/orders/snapshot.ts'
import { createShopper, swede } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'
import { openStripeShop } from './stripe-shop.ts'
import type { Doing } from './stripe-stand-in.ts'

/*
 * Tests every payment method of Stripe, and everything that can happen on Stripe's page. The
 * checkout shows the country's methods, and Stripe's page offers only the chosen method.
 */

let opened: Awaited<ReturnType<typeof openStripeShop>>
beforeAll(async () => {
  opened = await openStripeShop()
})
afterAll(() => opened?.close())

const { sql, one, status, age, runScheduled } = openStoredData(() => opened.shop)

/** The payment methods of each country, in the order in which they are shown. */
const offered: Record<string, string[]> = {
  SE: ['stripe-swish', 'stripe', 'stripe-klarna'],
  NL: ['stripe-ideal', 'stripe', 'stripe-klarna'],
  BE: ['stripe-bancontact', 'stripe', 'stripe-klarna'],
  DK: ['stripe-mobilepay', 'stripe', 'stripe-klarna'],
  FI: ['stripe-mobilepay', 'stripe', 'stripe-klarna'],
  DE: ['stripe', 'stripe-klarna'],
  US: ['stripe'],
}

test('each country has its own payment methods, and credit is neither first nor preselected', async () => {
  for (const [country, methods] of Object.entries(offered)) {
    const { call } = createShopper(opened.shop, { 'CF-IPCountry': country })
    const { selection, paymentMethods } = (await call('POST', 'items/1001-1')).body
    const shown = paymentMethods.map(({ paymentMethod }: { paymentMethod: string }) => paymentMethod)
    expect(shown, country).toEqual(methods)
    expect(selection.paymentMethod, country).toBe(methods[0])
  }
  // Swish pays at most SEK 150,000.
  const rich = createShopper(opened.shop, { 'CF-IPCountry': 'SE' })
  await sql(`UPDATE stock SET quantity = 200 WHERE item = '1001-1'`)
  const { paymentMethods } = (await rich.call('POST', 'items/1001-1', { quantity: 99 })).body
  expect(paymentMethods[0].paymentMethod).toBe('stripe')
})

test('a payment method of another country is refused, and the response lists those that can be used', async () => {
  const { call, pay } = createShopper(opened.shop, { 'CF-IPCountry': 'SE' })
  await call('POST', 'items/1001-1')
  await call('PUT', 'payment-methods/stripe-swish')
  const moved = (await call('PUT', 'countries/DK')).body
  expect(moved.selection.paymentMethod).toBe('stripe-mobilepay')
  const address = { ...swede, country: 'DK', zipCode: '1050' }
  const refused = await pay({ paymentMethod: 'stripe-swish', address })
  expect(refused).toMatchObject({
    status: 406,
    body: {
      errors: { paymentMethod: 'not offered for this payment' },
      paymentMethods: [
        { paymentMethod: 'stripe-mobilepay' },
        { paymentMethod: 'stripe' },
        { paymentMethod: 'stripe-klarna' },
      ],
    },
  })
  expect((await pay({ paymentMethod: 'stripe-mobilepay', address })).status).toBe(200)
})

const methods = [
  { method: 'stripe', country: 'SE', isTaken: false, types: ['card', 'link'] },
  { method: 'stripe-klarna', country: 'SE', isTaken: false, types: ['klarna'] },
  { method: 'stripe-mobilepay', country: 'DK', isTaken: false, types: ['mobilepay'] },
  { method: 'stripe-swish', country: 'SE', isTaken: true, types: ['swish'] },
  { method: 'stripe-ideal', country: 'NL', isTaken: true, types: ['ideal'] },
  { method: 'stripe-bancontact', country: 'BE', isTaken: true, types: ['bancontact'] },
]
const doings: { doing: Doing; ends: string }[] = [
  { doing: 'pay', ends: 'completed' },
  { doing: 'decline', ends: 'declined' },
  { doing: 'expire', ends: 'cancelled' },
  { doing: 'process', ends: 'pending' },
  { doing: 'wrong-amount', ends: 'voided' },
]

for (const { method, country, isTaken, types } of methods) {
  test(`whatever happens on the page of ${method}, the payment makes one order or no money is kept`, async () => {
    const { stripe, begun, tell } = opened
    for (const { doing, ends } of doings) {
      const where = `${method}, ${doing}`
      const { session, reference } = await begun(method, country)
      expect(session.methods, where).toEqual(types)
      stripe.visit(session.url, doing)
      // Stripe sends each event twice. The buyer does not return to the shop.
      for (let time = 0; time < 2; time++) expect(await tell(session, 'checkout.session.completed'), where).toBe(200)
      await age(reference)
      await sql(`UPDATE payments SET polled = NULL WHERE reference = '${reference}'`)
      if (doing !== 'process') await runScheduled()
      await expect.poll(() => status(reference), { message: where }).toBe(ends)
      const intent = session.payment_intent
      const refunded = stripe.refunds.filter(entry => entry.payment_intent === intent?.id)
      const sum = refunded.reduce((total, { amount }) => total + amount, 0)
      const orders = await one(`SELECT COUNT(*) FROM orders WHERE payment = '${reference}'`)
      expect(orders, where).toBe(doing === 'pay' ? 1 : 0)
      if (doing === 'pay') await expect.poll(() => intent?.amount_received, { message: where }).toBe(session.amount)
      if (doing === 'wrong-amount' && !isTaken)
        await expect.poll(() => intent?.status, { message: where }).toBe('canceled')
      expect(sum, where).toBe(doing === 'wrong-amount' && isTaken ? session.amount - 1 : 0)
    }
    expect(stripe.faults.filter(fault => fault !== 'expires too early or too late')).toEqual([])
  })
}

const buyers: { country: string; zipCode: string; methods: string[]; method: string; isTaken: boolean }[] = [
  { country: 'SE', zipCode: '111 22', methods: ['swish', 'card', 'link'], method: 'swish', isTaken: true },
  { country: 'SE', zipCode: '111 22', methods: ['swish', 'card', 'link'], method: 'card', isTaken: false },
  { country: 'FI', zipCode: '00100', methods: ['mobilepay', 'card', 'link'], method: 'mobilepay', isTaken: false },
  { country: 'NL', zipCode: '1012 AB', methods: ['ideal', 'card', 'link'], method: 'ideal', isTaken: true },
]

test('Stripe’s page for “Buy now” offers the country’s methods except credit, and asks for an address in the country', async () => {
  const { shop, stripe, tell } = opened
  for (const { country, zipCode, methods, method, isTaken } of buyers)
    for (const isSame of [true, false]) {
      const where = `${country}, ${method}, ${isSame ? 'same' : 'other'} address`
      const { call, pay } = createShopper(shop, { 'CF-IPCountry': country })
      const { body } = await call('POST', 'items/1001-1')
      expect(body.buyNow?.paymentMethod, where).toBe('stripe-buy-now')
      const shippingAddress = { zipCode, country }
      const started = await pay({ paymentMethod: 'stripe-buy-now', address: undefined, shippingAddress })
      const session = stripe.sessionAt(started.body.url)
      expect([session.methods, session.asksFor], where).toEqual([methods, country])
      const address = { postal_code: zipCode, ...(!isSame && { country: 'NO', postal_code: '0150' }) }
      stripe.visit(session.url, 'pay', { method, address })
      const reference = session.client_reference_id
      expect(await tell(session, 'checkout.session.completed'), where).toBe(200)
      await age(reference)
      await runScheduled()
      await expect.poll(() => status(reference), { message: where }).toBe(isSame ? 'completed' : 'voided')
      await runScheduled()
      const money = await one(`SELECT money FROM payments WHERE reference = '${reference}'`)
      expect(money, where).toBe(isSame ? 'taken' : isTaken ? 'returned' : 'released')
      const told = `SELECT COUNT(*) FROM outbox WHERE event = 'payment_returned ${reference}'`
      expect(await one(told), where).toBe(isSame ? 0 : 1)
      const order = await one(`SELECT snapshot FROM orders WHERE payment = '${reference}'`)
      expect(order === undefined || order === null, where).toBe(!isSame)
      if (!isSame) continue
      const { purchase } = parseSnapshot(String(order))
      const expected = { firstName: 'Åsa Maria', lastName: 'Ek', address1: 'Storgatan 1', country }
      expect(purchase.shippingAddress, where).toMatchObject(expected)
      expect(purchase.address, where).toMatchObject({ ...expected, email: 'asa@example.com' })
    }
  expect(stripe.faults.filter(fault => fault !== 'expires too early or too late')).toEqual([])
})

test('if a payment that takes money at once succeeds too late, the money is refunded once, even if Stripe fails', async () => {
  const { stripe, begun, tell } = opened
  const { session, reference } = await begun('stripe-swish')
  stripe.visit(session.url, 'expire')
  expect(await tell(session, 'checkout.session.expired')).toBe(200)
  expect(await status(reference)).toBe('cancelled')
  stripe.visit(session.url, 'pay')
  stripe.mood.hidden = 1
  expect(await tell(session, 'checkout.session.async_payment_succeeded')).toBe(200)
  await runScheduled()
  await runScheduled()
  expect([await status(reference), await one(`SELECT money FROM payments WHERE reference = '${reference}'`)]).toEqual([
    'voided',
    'returned',
  ])
  const refunded = stripe.refunds.filter(entry => entry.payment_intent === session.payment_intent?.id)
  expect(refunded.map(({ amount }) => amount)).toEqual([session.amount])
  const told = `SELECT COUNT(*) FROM outbox WHERE event = 'payment_returned ${reference}'`
  expect(await one(told)).toBe(1)
  // If the refund fails later, the operator has to return the money.
  for (const refund of refunded) Object.assign(refund, { status: 'failed' })
  expect(await tell({ object: 'refund', payment_intent: session.payment_intent?.id }, 'refund.failed')).toBe(200)
  await runScheduled()
  expect(await one(`SELECT money FROM payments WHERE reference = '${reference}'`)).toBe('not_returned')
  expect(await one(`SELECT COUNT(*) FROM outbox WHERE event = 'operator payment_not_returned ${reference}'`)).toBe(1)
})

// This test comes last, because it changes the prices.
test('no payment method is offered below the currency’s smallest amount, and the shopper is told so before choosing', async () => {
  await sql(`UPDATE prices SET price = 299, price_before = 299, lowest = NULL WHERE product = '1001'`)
  await sql('UPDATE shipping_methods SET price = 0')
  const { call } = createShopper(opened.shop, { 'CF-IPCountry': 'SE' })
  const { paymentMethods, paymentRefusal, buyNow, selection } = (await call('POST', 'items/1001-1')).body
  expect([paymentMethods, buyNow, selection.totals.grandTotalPriceAsNumber]).toEqual([[], null, 2.99])
  expect(paymentRefusal.text).toMatch(/3\s(kr|SEK)/)
  const more = (await call('POST', 'items/1001-1')).body
  expect([more.paymentMethods.length, more.paymentRefusal.text, more.buyNow?.paymentMethod]).toEqual([
    ...[3, '', 'stripe-buy-now'],
  ])
})
