import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatOrder } from '../../../../tools/shop/order-text.ts'
import type { Shop } from '../../../support/app.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { countValues, createShopper, runTimes } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'
import { signEvent } from './stripe-objects.ts'
import { openStripeShop } from './stripe-shop.ts'
import type { Doing } from './stripe-stand-in.ts'

/*
 * Tests payments with Stripe in a shop as it is deployed: without local tools, with Stripe's secret
 * key and webhook secret. `stripe-stand-in.ts` replaces Stripe.
 */

const notifications = '/api/checkout/payment-notifications/stripe'

let shop: Shop
const { sql, one, status, age, runScheduled } = openStoredData(() => shop)
let stripe: Awaited<ReturnType<typeof openStripeShop>>['stripe']
let begun: Awaited<ReturnType<typeof openStripeShop>>['begun']
let close: () => Promise<void>
beforeAll(async () => {
  ;({ shop, stripe, begun, close } = await openStripeShop())
})
afterAll(() => close?.())

test('a payment is authorised on Stripe’s page, becomes an order, and is captured once', async () => {
  const { shopper, session, reference } = await begun()
  expect(session).toMatchObject({ amount: 299_500, currency: 'sek', client_reference_id: reference })
  expect(session.success_url).toBe(`http://shop.test/checkout/return?centraPaymentMethod=stripe&payment=${reference}`)
  // The checkout says which ways to pay Stripe's page offers besides cards.
  const another = createShopper(shop)
  const [, card] = (await another.call('POST', 'items/1001-1')).body.paymentMethods
  expect(card?.offer).toBe('På Stripes sida betalar du med kort, Apple Pay eller Google Pay.')
  // The shopper returns without having paid.
  expect((await shopper.result(reference)).status).toBe(412)
  stripe.visit(session.url, 'challenge')
  expect((await shopper.result(reference)).status).toBe(412)
  stripe.visit(session.url, 'process')
  expect(await shopper.result(reference)).toMatchObject({ status: 503, body: { errors: { paymentMethod: 'pending' } } })
  stripe.visit(session.url, 'pay')
  const results = await runTimes(20, () => shopper.result(reference))
  expect(countValues(results.map(({ status }) => status))).toEqual({ 201: 20 })
  expect(results[0]?.body.order.paymentMethodName).toBe('Kort, Apple Pay eller Google Pay')
  await expect.poll(() => session.payment_intent?.status).toBe('succeeded')
  await runScheduled()
  expect(captures(session.id)).toBe(1)
  expect(stripe.faults).toEqual([])
})

test('identical submissions start one session, even if Stripe is busy, its response is lost or it hangs', async () => {
  const shopper = createShopper(shop)
  await shopper.call('POST', 'items/1001-1')
  const before = stripe.posts.length
  stripe.mood.busy = 2
  const answers = await runTimes(10, () => shopper.pay({ paymentMethod: 'stripe' }))
  expect([...new Set(answers.map(({ body }) => body.url ?? JSON.stringify(body)))]).toEqual([answers[0]?.body.url])
  expect(stripe.posts.length - before).toBe(1)

  const other = createShopper(shop)
  await other.call('POST', 'items/1001-1')
  stripe.mood.refuse = 1
  const notStarted = { errors: { paymentMethod: 'failed' }, messages: [expect.any(String)] }
  expect(await other.pay({ paymentMethod: 'stripe' })).toMatchObject({ status: 406, body: notStarted })
  stripe.mood.lost = 1
  const { url } = (await other.pay({ paymentMethod: 'stripe' })).body
  expect(stripe.mood.lost).toBe(0)
  expect(stripe.posts.length - before).toBe(2)

  // The shopper has paid, but the result is unknown until Stripe answers.
  const session = stripe.visit(url, 'pay')
  const reference = session.client_reference_id
  stripe.mood.hang = 1
  expect((await other.result(reference)).status).toBe(503)
  expect(stripe.sessionAt((await other.pay({ paymentMethod: 'stripe' })).body.url)).toBe(session)
  expect((await other.result(reference)).status).toBe(201)
  await expect.poll(() => captures(session.id)).toBe(1)
  expect(stripe.faults).toEqual([])
})

test('an amount in yen is sent to Stripe in whole yen', async () => {
  await sql(`INSERT INTO currencies (currency, whole) VALUES ('JPY', 1)`)
  await sql(`UPDATE pricelists SET currency = 'JPY' WHERE pricelist = 65`)
  const { shopper, session, reference } = await begun()
  expect(session).toMatchObject({ amount: 2995, currency: 'jpy' })
  stripe.visit(session.url, 'pay')
  expect((await shopper.result(reference)).body.order.totals.grandTotalPriceAsNumber).toBe(2995)
  await expect.poll(() => session.payment_intent?.status).toBe('succeeded')
  await sql(`UPDATE pricelists SET currency = 'SEK' WHERE pricelist = 65`)
  expect(stripe.faults).toEqual([])
})

test('a refund is made at Stripe once, and the order shows refunds and disputes that begin at Stripe', async () => {
  const { shopper, session, reference } = await begun()
  stripe.visit(session.url, 'pay')
  const { order } = (await shopper.result(reference)).body
  await expect.poll(() => session.payment_intent?.status).toBe('succeeded')
  const manage = async (method: string, path: string, body?: object) =>
    (
      await shopper.call(method, `management/orders/${order.order}${path}`, body, {
        Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}`,
      })
    ).body.order
  await expect.poll(async () => (await manage('GET', '')).payment.captured).not.toBeNull()
  stripe.mood.lost = 1
  await manage('POST', '/refunds', { amount: 100 })
  await expect.poll(() => stripe.refunds.length).toBe(1)
  await runScheduled()
  expect([stripe.refunds.length, (await manage('GET', '')).refunds[0]?.status]).toEqual([1, 'refunded'])

  const intent = session.payment_intent?.id ?? ''
  stripe.refund(intent, 5_000, {})
  const dispute = { id: 'dp_1', amount: 299_500, reason: 'fraudulent', status: 'needs_response' }
  stripe.disputes.push({ ...dispute, payment_intent: intent })
  const tell = async (object: string) => {
    const { body, headers } = signEvent({ object, payment_intent: intent })
    const responses = await runTimes(4, () => shop.get(notifications, { method: 'POST', body, headers }))
    expect(countValues(responses.map(({ status }) => status))).toEqual({ 200: 4 })
  }
  await tell('refund')
  const after = await manage('GET', '')
  expect(after.refunds.map(({ amountAsNumber }) => amountAsNumber)).toEqual([100, 50])
  expect(after.payment.refundableAsNumber).toBe(2845)
  expect(after.history.map(({ change }) => change)).toEqual(
    expect.arrayContaining(['refund', 'refunded', 'refunded_elsewhere', 'disputed']),
  )
  // The bank decides on the dispute later.
  for (const status of ['under_review', 'lost']) {
    for (const one of stripe.disputes) one.status = status
    await tell('dispute')
  }
  const { history } = await manage('GET', '')
  const disputes = history.filter(({ change }) => /^dispute/.test(change))
  expect(disputes).toMatchObject([
    { change: 'disputed', actor: 'provider', details: { dispute: 'dp_1', amount: 299_500, reason: 'fraudulent' } },
    { change: 'dispute_closed', actor: 'provider', details: { dispute: 'dp_1', amount: 299_500, outcome: 'lost' } },
  ])
  expect(formatOrder({ ...(await manage('GET', '')) })).toMatch(/dispute closed {2}provider {2}dp_1, 2995\.00, lost$/m)
  const written = await one(
    `SELECT COUNT(*) FROM outbox WHERE recipient = 'ops@example.com'
     AND event IN ('operator disputed dp_1', 'operator dispute_closed dp_1')`,
  )
  expect(written).toBe(2)
  await manage('POST', '/refunds', { all: true })
  await expect.poll(async () => (await manage('GET', '')).state).toBe('refunded')
  expect(stripe.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(299_500)
  expect(stripe.faults).toEqual([])
})

test('if the shopper does not return, the webhook and the cron job complete the order', async () => {
  const { shopper, session, reference } = await begun()
  stripe.visit(session.url, 'pay')
  const send = ({ body, headers }: ReturnType<typeof signEvent>) =>
    shop.get(notifications, { method: 'POST', body, headers })
  for (const wrong of [signEvent(session, { secret: 'whsec_2' }), signEvent(session, { seconds: 400 })])
    expect((await send(wrong)).status).toBe(400)
  expect(await status(reference)).toBe('pending')
  const event = signEvent(session)
  const all = await runTimes(10, () => send(event))
  expect(countValues(all.map(({ status }) => status))).toEqual({ 200: 10 })
  expect(await status(reference)).toBe('authorised')
  await age(reference)
  await runScheduled()
  expect((await shopper.call('GET', 'receipt')).body.order.totals.grandTotalPriceAsNumber).toBe(2995)
  expect([session.payment_intent?.status, captures(session.id)]).toEqual(['succeeded', 1])
})

test.each<[Doing, string, string]>([
  ['decline', 'declined', 'requires_payment_method'],
  ['expire', 'cancelled', 'none'],
  ['wrong-amount', 'voided', 'canceled'],
  ['wrong-currency', 'voided', 'canceled'],
])('the outcome "%s" at Stripe makes no order and captures no money', async (doing, ends, intent) => {
  const { shopper, session, reference } = await begun()
  stripe.visit(session.url, doing)
  expect((await shopper.result(reference)).status).toBe(412)
  const selection = `(SELECT selection FROM payments WHERE reference = '${reference}')`
  expect(await one(`SELECT COUNT(*) FROM reservations WHERE selection = ${selection}`)).toBe(0)
  await age(reference)
  await runScheduled()
  expect(await status(reference)).toBe(ends)
  expect([session.payment_intent?.status ?? 'none', captures(session.id)]).toEqual([intent, 0])
})

test('payments are voided if their page is outdated, they were cancelled, or the goods are sold out', async () => {
  const first = await begun()
  await first.shopper.call('POST', 'items/1001-1')
  await first.shopper.pay({ paymentMethod: 'stripe' })
  await runScheduled()
  expect(first.session.status).toBe('expired')

  const second = await begun()
  const back = await shop.get(new URL(second.session.cancel_url).pathname)
  expect(back.headers.get('location')).toBe('http://shop.test/checkout?failed#error=cancelled')
  expect([second.session.status, await status(second.reference)]).toEqual(['expired', 'cancelled'])

  const third = await begun()
  stripe.visit(third.session.url, 'pay')
  await sql(`DELETE FROM reservations`)
  await sql(`UPDATE stock SET quantity = 0 WHERE item = '1001-1'`)
  expect((await third.shopper.result(third.reference)).status).toBe(410)
  await expect.poll(() => third.session.payment_intent?.status).toBe('canceled')
  expect(stripe.faults).toEqual([])
})

const captures = (id: string) => stripe.posts.filter(path => path === `payment_intents/pi_${id}/capture`).length
