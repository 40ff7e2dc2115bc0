import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from '../../../app.ts'
import { operatorTokens } from '../../../operator-tokens.ts'
import { shopperOf, swede } from '../shopper.ts'
import { storedData } from '../stored-data.ts'
import { eventOf, secretKey, webhookSecret } from './stripe-objects.ts'
import { startStripe } from './stripe-stand-in.ts'

/*
 * What goes wrong between the shop, Stripe and the shopper's browsers: in the end the money that
 * was taken is an order's, and none is paid back twice.
 */

const notifications = '/api/checkout/payment-notifications/stripe'

let shop: Shop
const { sql, one, status, age, runScheduled } = storedData(() => shop)
let stripe: Awaited<ReturnType<typeof startStripe>>
beforeAll(async () => {
  stripe = await startStripe()
  shop = await startShop({
    ...operatorTokens,
    LOCAL_TOOLS: '',
    STRIPE_URL: stripe.url,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    OPERATOR_EMAIL: 'ops@example.com',
  })
  await sql(`UPDATE stock SET quantity = 100 WHERE item = '1001-1'`)
})
afterAll(async () => {
  await shop?.close()
  await stripe?.close()
})

/** A shopper with one lamp who is on Stripe's page. */
async function begun() {
  const shopper = shopperOf(shop)
  await shopper.call('POST', 'items/1001-1')
  const session = stripe.sessionAt((await shopper.pay()).body.url)
  return { shopper, session, reference: session.client_reference_id }
}

const tell = async (object: object, type?: string) => {
  const { body, headers } = eventOf(object, { type })
  return (await shop.get(notifications, { method: 'POST', body, headers })).status
}
const cancel = async (reference: string) =>
  (await shop.get(`/api/checkout/payment-cancel/${reference}`)).headers.get('location')
const returnPage = (reference: string) =>
  `http://shop.test/checkout/return?centraPaymentMethod=stripe&payment=${reference}`
const reservedFor = (reference: string) =>
  one(`SELECT COUNT(*) FROM reservations JOIN payments USING (selection) WHERE reference = '${reference}'`)
const expireHold = (reference: string) =>
  sql(`UPDATE reservations SET until = '2026-01-01T00:00:00.000Z'
       WHERE selection = (SELECT selection FROM payments WHERE reference = '${reference}')`)

test('what failed at Stripe is looked for, and never sent with another key', async () => {
  // A start without effect ends its payment: nobody has its page, and the next press is another one.
  const shopper = shopperOf(shop)
  await shopper.call('POST', 'items/1001-1')
  stripe.mood.broken = 1
  const failed = await shopper.pay()
  expect(failed).toMatchObject({ status: 406, body: { errors: { paymentMethod: 'failed' } } })
  const session = stripe.sessionAt((await shopper.pay()).body.url)
  const reference = session.client_reference_id
  // One with an effect is found.
  const other = shopperOf(shop)
  await other.call('POST', 'items/1001-1')
  stripe.mood.hidden = 1
  const made = stripe.sessionAt((await other.pay()).body.url)
  expect(await status(made.client_reference_id)).toBe('pending')

  // A capture waits until Stripe has forgotten its failure.
  stripe.visit(session.url, 'pay')
  stripe.mood.broken = 1
  const { order } = (await shopper.result(reference)).body
  await expect.poll(() => stripe.mood.broken).toBe(0)
  await runScheduled()
  expect(session.payment_intent?.status).toBe('requires_capture')
  stripe.forget()
  await runScheduled()
  expect(session.payment_intent?.status).toBe('succeeded')

  // A part of the money goes back once, although Stripe makes the refund only after it has failed.
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
  // One that is made before Stripe fails is found at once.
  stripe.mood.hidden = 1
  await manage('POST', '/refunds', { amount: 50 })
  await expect.poll(async () => (await manage('GET', '')).refunds[1]?.status).toBe('refunded')
  // And one that the bank rejects is told to the operator.
  stripe.mood.refundStatus = 'failed'
  await manage('POST', '/refunds', { amount: 25 })
  await expect.poll(async () => (await manage('GET', '')).refunds[2]?.status).toBe('failed')
  stripe.mood.refundStatus = 'succeeded'
  expect(stripe.refunds.map(({ amount }) => amount)).toEqual([10_000, 5000, 2500])
  expect(await one(`SELECT COUNT(*) FROM outbox WHERE event LIKE 'operator refund_failed%'`)).toBe(1)
  expect(stripe.keys.filter(key => !/^(start|expire|capture|cancel|refund)-[0-9a-f]{32}$/.test(key))).toEqual([])
  expect(stripe.faults).toEqual([])
})

test('another browser than the buyer’s is told number and state alone, and the buyer’s bag is emptied', async () => {
  const { shopper, session, reference } = await begun()
  const visitors = [shopperOf(shop), shopperOf(shop)]
  const [fresh, other] = visitors
  await other?.call('POST', 'items/1002-1')
  const token = other?.kept.token
  expect((await fresh?.result(reference))?.status).toBe(412)
  stripe.visit(session.url, 'pay')
  const answers = await Promise.all(visitors.map(({ result }) => result(reference)))
  for (const { status: code, body } of answers) {
    expect(code).toBe(201)
    expect(body.token).toBeNull()
    expect(body.order).toEqual({
      order: expect.stringMatching(/^\d+$/),
      status: 'untouched',
      statusDescription: 'Pending',
      date: expect.any(String),
      narrowed: true,
    })
    expect(JSON.stringify(body)).not.toMatch(/asa@example|Storgatan|Ek|[0-9a-f]{32}/)
  }
  expect([fresh?.kept.token, other?.kept.token]).toEqual(['', token])
  expect((await fresh?.call('GET', 'receipt'))?.status).toBe(404)
  expect((await other?.call('GET', 'selection'))?.body.selection.items).toMatchObject([{ item: '1002-1' }])
  // The buyer's own browser: by its bag, its receipt, and the same return.
  expect((await shopper.call('GET', 'selection')).body.selection.items).toEqual([])
  const { order } = (await shopper.call('GET', 'receipt')).body
  expect([order.order, order.address.email]).toEqual([answers[0]?.body.order.order, swede.email])
  expect((await shopper.result(reference)).body.order.reference).toBe(order.reference)
  await expect.poll(() => session.payment_intent?.status).toBe('succeeded')
})

test('an old tab that goes back does not undo what was paid, also in the same moment', async () => {
  const paid = await begun()
  stripe.visit(paid.session.url, 'pay')
  expect(await cancel(paid.reference)).toBe(returnPage(paid.reference))
  expect((await paid.shopper.result(paid.reference)).status).toBe(201)
  await expect.poll(() => paid.session.payment_intent?.status).toBe('succeeded')
  expect(await cancel(paid.reference)).toBe(returnPage(paid.reference))

  const same = await begun()
  stripe.mood.paidFirst = 1
  expect(await cancel(same.reference)).toBe(returnPage(same.reference))
  expect(await status(same.reference)).toBe('authorised')
  expect((await same.shopper.result(same.reference)).status).toBe(201)

  // While Stripe does not answer, nothing is undone; then the page is closed.
  const unknown = await begun()
  stripe.mood.down = 20
  expect(await cancel(unknown.reference)).toBe(returnPage(unknown.reference))
  stripe.mood.down = 0
  expect([await status(unknown.reference), unknown.session.status]).toEqual(['pending', 'open'])
  expect(await cancel(unknown.reference)).toBe('http://shop.test/checkout?failed#error=cancelled')
  expect([await status(unknown.reference), unknown.session.status]).toEqual(['cancelled', 'expired'])
  expect(await reservedFor(unknown.reference)).toBe(0)
  expect(stripe.faults).toEqual([])
})

test('money beside another payment’s order is let go', async () => {
  const { shopper, session, reference } = await begun()
  await shopper.call('POST', 'items/1001-1')
  const second = stripe.sessionAt((await shopper.pay()).body.url)
  stripe.visit(second.url, 'pay')
  expect((await shopper.result(second.client_reference_id)).status).toBe(201)
  // As if the first had been started while the order was placed.
  await expect.poll(() => session.status).toBe('expired')
  Object.assign(session, { status: 'open' })
  await sql(`UPDATE payments SET status = 'pending', settled = NULL WHERE reference = '${reference}'`)
  stripe.visit(session.url, 'pay')
  await age(reference)
  await runScheduled()
  expect([await status(reference), session.payment_intent?.status]).toEqual(['voided', 'canceled'])
  expect(second.payment_intent?.status).toBe('succeeded')
})

test('a payment whose start was not answered is found: when it is paid, given up, or paid after that', async () => {
  const lose = (reference: string) => sql(`UPDATE payments SET provider_id = NULL WHERE reference = '${reference}'`)
  const paid = await begun()
  await lose(paid.reference)
  stripe.visit(paid.session.url, 'pay')
  expect(await tell(paid.session, 'checkout.session.completed')).toBe(200)
  expect(await status(paid.reference)).toBe('authorised')
  expect((await paid.shopper.result(paid.reference)).status).toBe(201)
  await expect.poll(() => paid.session.payment_intent?.status).toBe('succeeded')

  // Days later Stripe has forgotten the key, and would not open the page again.
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
  await replaced.shopper.pay()
  await expect.poll(() => replaced.session.status).toBe('expired')
  const settled = () => one(`SELECT settled IS NOT NULL FROM payments WHERE reference = '${replaced.reference}'`)
  await expect.poll(settled).toBe(1)
  // Money that comes after all.
  stripe.visit(replaced.session.url, 'pay')
  expect(await tell(replaced.session, 'checkout.session.completed')).toBe(200)
  await expect.poll(() => replaced.session.payment_intent?.status).toBe('canceled')
  expect(await status(replaced.reference)).toBe('voided')
  // Voided and settled, and paid again: read again.
  const { payment_intent: intent } = replaced.session
  await expect.poll(settled).toBe(1)
  stripe.forget()
  if (intent) Object.assign(intent, { status: 'requires_capture' })
  expect(await tell(replaced.session, 'checkout.session.completed')).toBe(200)
  await expect.poll(() => intent?.status).toBe('canceled')
  expect(stripe.faults.filter(fault => fault !== 'expires too early or too late')).toEqual([])
})

test('a page is open as long as the goods are reserved, and closed before they are released', async () => {
  const { session, reference } = await begun()
  const minutes = (seconds: number) => (seconds - Date.now() / 1000) / 60
  expect(minutes(session.expires_at)).toBeGreaterThan(30)
  expect(minutes(session.expires_at)).toBeLessThanOrEqual(32)
  const until = String(
    await one(`SELECT MAX(until) FROM reservations JOIN payments USING (selection)
    WHERE reference = '${reference}'`),
  )
  expect(minutes(Date.parse(until) / 1000)).toBeGreaterThan(29)

  await expireHold(reference)
  stripe.mood.down = 20
  await runScheduled()
  stripe.mood.down = 0
  expect([session.status, await reservedFor(reference)]).toEqual(['open', 1])
  await runScheduled()
  expect([session.status, await status(reference), await reservedFor(reference)]).toEqual(['expired', 'cancelled', 0])

  // By the selection's own alarm.
  const alone = await begun()
  await expireHold(alone.reference)
  const { SELECTIONS } = shop.env
  await SELECTIONS.get(SELECTIONS.idFromString(alone.shopper.kept.token)).releaseStockAt(Date.now() + 200)
  await expect.poll(() => reservedFor(alone.reference), { timeout: 10_000 }).toBe(0)
  expect(alone.session.status).toBe('expired')

  // Paid in the moment in which it is closed: the goods stay, and are bought.
  const quick = await begun()
  await expireHold(quick.reference)
  stripe.mood.paidFirst = 1
  await runScheduled()
  expect([await status(quick.reference), await reservedFor(quick.reference)]).toEqual(['authorised', 1])
  expect((await quick.shopper.result(quick.reference)).status).toBe(201)
  expect(stripe.faults.filter(fault => fault !== 'expires too early or too late')).toEqual([])
})

test('events of others, and of types that mean nothing here, are answered 200; 5xx only when Stripe fails', async () => {
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
  const ours = { object: 'refund', payment_intent: 'pi_unknown_here' }
  for (const object of [ours, { metadata: { payment: reference } }]) {
    stripe.mood.down = 20
    expect(await tell(object)).toBeGreaterThanOrEqual(500)
  }
  stripe.mood.down = 0
})

test.each([
  ['en', /email address/, /smallest amount/],
  ['sv', /e-postadressen/, /lägre än/],
])('what Stripe refuses and the shopper can change is named (%s)', async (language, email, sum) => {
  const shopper = shopperOf(shop)
  await shopper.call('POST', 'items/1001-1')
  await shopper.call('PUT', `languages/${language}`)
  const wrong = await shopper.pay({ address: { ...swede, email: 'asa@example.c' } })
  expect(wrong).toMatchObject({ status: 406, body: { errors: { 'address.email': 'not an e-mail address' } } })
  expect(wrong.body.messages).toEqual([expect.stringMatching(email)])
  expect((await shopper.pay()).status).toBe(200)

  await sql(`INSERT INTO vouchers (voucher, description, kind, value, pricelist)
    VALUES ('NEARLY', 'nearly everything', 'amount', 299300, 65) ON CONFLICT DO NOTHING`)
  await sql(`UPDATE shipping_methods SET price = 0`)
  await shopper.call('POST', 'vouchers', { voucher: 'nearly' })
  const small = await shopper.pay()
  expect(small).toMatchObject({ status: 406, body: { errors: { paymentMethod: 'total too small' } } })
  expect(small.body.messages).toEqual([expect.stringMatching(sum)])
})
