import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createShopper, swede } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'
import { signBody } from './stripe-objects.ts'
import { openStripeShop } from './stripe-shop.ts'

/*
 * Stripe fails, answers late or not at all, refuses a request, or sends events that the shop does
 * not use. In the end, every captured amount must belong to an order, and nothing may be refunded
 * twice.
 */

let opened: Awaited<ReturnType<typeof openStripeShop>>
beforeAll(async () => {
  opened = await openStripeShop()
})
afterAll(() => opened?.close())
const { sql, one, status, runScheduled } = openStoredData(() => opened.shop)

test('after a failed call, the shop looks up at Stripe whether it took effect, and never repeats it with a new key', async () => {
  const { shop, stripe } = opened
  // A payment ends if starting it fails without effect. Pressing Pay again starts a new payment.
  const shopper = createShopper(shop)
  await shopper.call('POST', 'items/1001-1')
  stripe.mood.broken = 1
  const failed = await shopper.pay({ paymentMethod: 'stripe' })
  expect(failed).toMatchObject({ status: 406, body: { errors: { paymentMethod: 'failed' } } })
  const session = stripe.sessionAt((await shopper.pay({ paymentMethod: 'stripe' })).body.url)
  const reference = session.client_reference_id
  // If starting took effect although Stripe answered with an error, the shop finds the session.
  const other = createShopper(shop)
  await other.call('POST', 'items/1001-1')
  stripe.mood.hidden = 1
  const made = stripe.sessionAt((await other.pay({ paymentMethod: 'stripe' })).body.url)
  expect(await status(made.client_reference_id)).toBe('pending')

  // A failed capture succeeds only once Stripe has forgotten the idempotency key of the failure.
  stripe.visit(session.url, 'pay')
  stripe.mood.broken = 1
  const { order } = (await shopper.result(reference)).body
  await expect.poll(() => stripe.mood.broken).toBe(0)
  await runScheduled()
  expect(session.payment_intent?.status).toBe('requires_capture')
  stripe.forget()
  await runScheduled()
  expect(session.payment_intent?.status).toBe('succeeded')

  // A partial refund is made once, although Stripe makes it only after answering with an error.
  const manage = async (method: string, path: string, body?: object) =>
    (
      await shopper.call(method, `management/orders/${order.order}${path}`, body, {
        Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}`,
      })
    ).body.order
  stripe.mood.broken = 1
  await manage('POST', '/refunds', { amount: 100 })
  await expect.poll(() => stripe.mood.broken).toBe(0)
  await runScheduled()
  const refund = String(await one(`SELECT reference FROM refunds WHERE status = 'requested'`))
  stripe.refund(session.payment_intent?.id ?? '', 10_000, { refund })
  await runScheduled()
  expect([stripe.refunds.length, (await manage('GET', '')).refunds[0]?.status]).toEqual([1, 'refunded'])
  // A refund that took effect although Stripe answered with an error is found at once.
  stripe.mood.hidden = 1
  await manage('POST', '/refunds', { amount: 50 })
  await expect.poll(async () => (await manage('GET', '')).refunds[1]?.status).toBe('refunded')
  // A refund that the bank rejects is reported to the operator.
  stripe.mood.refundStatus = 'failed'
  await manage('POST', '/refunds', { amount: 25 })
  await expect.poll(async () => (await manage('GET', '')).refunds[2]?.status).toBe('failed')
  stripe.mood.refundStatus = 'succeeded'
  expect(stripe.refunds.map(({ amount }) => amount)).toEqual([10_000, 5000, 2500])
  expect(await one(`SELECT COUNT(*) FROM outbox WHERE event LIKE 'operator refund_failed%'`)).toBe(1)
  expect(stripe.keys.filter(key => !/^(start|expire|capture|cancel|refund)-[0-9a-f]{32}$/.test(key))).toEqual([])
  expect(stripe.faults).toEqual([])
})

test('a payment whose session id was lost is found, whether it is paid, replaced or paid days later', async () => {
  const { stripe, begun, tell } = opened
  const lose = (reference: string) => sql(`UPDATE payments SET provider_id = NULL WHERE reference = '${reference}'`)
  const paid = await begun()
  await lose(paid.reference)
  stripe.visit(paid.session.url, 'pay')
  expect(await tell(paid.session, 'checkout.session.completed')).toBe(200)
  expect(await status(paid.reference)).toBe('authorised')
  expect((await paid.shopper.result(paid.reference)).status).toBe(201)
  await expect.poll(() => paid.session.payment_intent?.status).toBe('succeeded')

  // Days later Stripe has forgotten the idempotency key, so a repeated call would not return the
  // session.
  const late = await begun()
  await lose(late.reference)
  stripe.visit(late.session.url, 'pay')
  stripe.forget()
  await sql(`UPDATE payments SET created = '2026-01-01T00:00:00.000Z' WHERE reference = '${late.reference}'`)
  late.session.created = Date.parse('2026-01-01T00:00:01Z') / 1000
  expect(await tell(late.session, 'checkout.session.completed')).toBe(200)
  expect(await status(late.reference)).toBe('authorised')

  const replaced = await begun()
  await lose(replaced.reference)
  await replaced.shopper.call('POST', 'items/1001-1')
  await replaced.shopper.pay({ paymentMethod: 'stripe' })
  await expect.poll(() => replaced.session.status).toBe('expired')
  const settled = () => one(`SELECT settled IS NOT NULL FROM payments WHERE reference = '${replaced.reference}'`)
  await expect.poll(settled).toBe(1)
  // The shopper pays on the replaced page after all, so the payment is voided.
  stripe.visit(replaced.session.url, 'pay')
  expect(await tell(replaced.session, 'checkout.session.completed')).toBe(200)
  await expect.poll(() => replaced.session.payment_intent?.status).toBe('canceled')
  expect(await status(replaced.reference)).toBe('voided')
  // A voided payment that is paid once more is voided once more.
  const { payment_intent: intent } = replaced.session
  await expect.poll(settled).toBe(1)
  stripe.forget()
  if (intent) Object.assign(intent, { status: 'requires_capture' })
  expect(await tell(replaced.session, 'checkout.session.completed')).toBe(200)
  await expect.poll(() => intent?.status).toBe('canceled')
  expect(stripe.faults.filter(fault => fault !== 'expires too early or too late')).toEqual([])
})

test('events about unknown payments or of unused types get status 200; if Stripe fails meanwhile, events get a 5xx status', async () => {
  const { shop, stripe, begun, tell } = opened
  const { reference } = await begun()
  const objects: [string, object][] = [
    ['charge.refunded', { id: 'ch_1', object: 'charge', metadata: {}, payment_intent: 'pi_unknown_here' }],
    ['refund.updated', { id: 're_1', object: 'refund', metadata: null, payment_intent: 'pi_unknown_here' }],
    ['charge.dispute.created', { id: 'dp_1', object: 'dispute', payment_intent: 'pi_unknown_here' }],
    ['charge.dispute.closed', { id: 'dp_1', object: 'dispute', metadata: {}, payment_intent: 'pi_unknown_here' }],
    ['checkout.session.completed', { id: 'cs_1', metadata: { payment: '0'.repeat(32) }, payment_intent: 'pi_1' }],
    ['customer.created', { id: 'cus_1', object: 'customer' }],
    ['invented.by.tomorrow', { anything: [1, { of: 'it' }], metadata: 'x', payment_intent: { id: 'pi_1' } }],
  ]
  for (const [type, object] of objects) expect(await tell(object, type), type).toBe(200)
  expect(shop.logs().some(({ message }) => message.includes('"event":"notification_of_others"'))).toBe(true)
  // "Thin" events of Stripe are signed but do not include the object.
  const { body, headers } = signBody({ id: 'evt_thin', object: 'v2.core.event', type: 'v1.refund.updated' })
  expect((await shop.get('/api/checkout/payment-notifications/stripe', { method: 'POST', body, headers })).status).toBe(
    200,
  )
  await expect
    .poll(() =>
      shop.logs().some(({ message }) => /notification_unreadable.*evt_thin.*v1\.refund\.updated/.test(message)),
    )
    .toBe(true)
  const ours = { object: 'refund', payment_intent: 'pi_unknown_here' }
  for (const object of [ours, { metadata: { payment: reference } }]) {
    stripe.mood.down = 20
    expect(await tell(object)).toBeGreaterThanOrEqual(500)
  }
  stripe.mood.down = 0
})

test('if payments cannot start for a reason that only the merchant can fix, the operator sees the reason', async () => {
  const { shop, stripe } = opened
  const shopper = createShopper(shop)
  await shopper.call('POST', 'items/1001-1')
  const operator = createShopper(shop, { Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}` })
  const read = async () => (await operator.call('GET', 'management/payments/refused')).body.refused
  // The merchant can do nothing about a declined card.
  stripe.mood.refuse = 1
  expect((await shopper.pay({ paymentMethod: 'stripe' })).status).toBe(406)
  const before = await read()
  for (let time = 0; time < 2; time++) {
    stripe.mood.unauthorized = 1
    const refused = await shopper.pay({ paymentMethod: 'stripe' })
    expect(refused).toMatchObject({ status: 406, body: { errors: { paymentMethod: 'failed' } } })
    expect(JSON.stringify(refused.body)).not.toContain('API key')
  }
  const after = await read()
  expect(after.length - before.length).toBe(1)
  expect(after[0]).toMatchObject({ method: 'stripe', payments: 2, refusal: expect.stringContaining('API key') })
})

test.each([
  ['en', /email address/, /smallest amount/],
  ['sv', /e-postadressen/, /lägre än/],
])('if Stripe refuses the email address or the total, the error message says so (%s)', async (language, email, sum) => {
  const { shop } = opened
  const shopper = createShopper(shop)
  await shopper.call('POST', 'items/1001-1')
  await shopper.call('PUT', `languages/${language}`)
  const wrong = await shopper.pay({ address: { ...swede, email: 'asa@example.c' } })
  expect(wrong).toMatchObject({ status: 406, body: { errors: { 'address.email': 'not an e-mail address' } } })
  expect(wrong.body.messages).toEqual([expect.stringMatching(email)])
  expect((await shopper.pay({ paymentMethod: 'stripe' })).status).toBe(200)

  await sql(`INSERT INTO vouchers (voucher, description, kind, value, pricelist)
    VALUES ('NEARLY', 'nearly everything', 'amount', 299150, 65) ON CONFLICT DO NOTHING`)
  await sql(`UPDATE shipping_methods SET price = 0`)
  await shopper.call('POST', 'vouchers', { voucher: 'nearly' })
  // Stripe's minimum also depends on the currency of its payouts, which the shop does not know.
  opened.stripe.mood.minimum = 400
  const small = await shopper.pay({ paymentMethod: 'stripe' })
  expect(small).toMatchObject({ status: 406, body: { errors: { paymentMethod: 'total too small' } } })
  expect(small.body.messages).toEqual([expect.stringMatching(sum)])
  opened.stripe.mood.minimum = 0
})
