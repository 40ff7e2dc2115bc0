import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShopper, swede } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'
import { openStripeShop } from './stripe-shop.ts'

/*
 * Tests shoppers who use several browsers or tabs: they pay in one browser and return in another,
 * go back in an old tab, or leave a payment page open.
 */

let opened: Awaited<ReturnType<typeof openStripeShop>>
beforeAll(async () => {
  opened = await openStripeShop()
})
afterAll(() => opened?.close())
const { sql, one, status, age, runScheduled } = openStoredData(() => opened.shop)

const cancel = async (reference: string) =>
  (await opened.shop.get(`/api/checkout/payment-cancel/${reference}`)).headers.get('location')
const returnPage = (reference: string) =>
  `http://shop.test/checkout/return?centraPaymentMethod=stripe&payment=${reference}`
const reservedFor = (reference: string) =>
  one(`SELECT COUNT(*) FROM reservations JOIN payments USING (selection) WHERE reference = '${reference}'`)
const expireHold = (reference: string) =>
  sql(`UPDATE reservations SET until = '2026-01-01T00:00:00.000Z'
       WHERE selection = (SELECT selection FROM payments WHERE reference = '${reference}')`)

test('a browser without the buyer’s session gets only the order’s number, status and date', async () => {
  const { shop, stripe, begun } = opened
  const { shopper, session, reference } = await begun()
  const visitors = [createShopper(shop), createShopper(shop)]
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
  // In the buyer's own browser, the bag is empty, and the receipt and the return page work.
  expect((await shopper.call('GET', 'selection')).body.selection.items).toEqual([])
  const { order } = (await shopper.call('GET', 'receipt')).body
  expect([order.order, order.address.email]).toEqual([answers[0]?.body.order.order, swede.email])
  expect((await shopper.result(reference)).body.order.reference).toBe(order.reference)
  await expect.poll(() => session.payment_intent?.status).toBe('succeeded')
})

test('cancelling in an old tab does not undo a payment, even one made at the same moment', async () => {
  const { stripe, begun } = opened
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

  // While Stripe does not answer, nothing is released. Once Stripe answers, the page is closed.
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

test('a second payment for a bag that was already ordered is voided', async () => {
  const { stripe, begun } = opened
  const { shopper, session, reference } = await begun()
  await shopper.call('POST', 'items/1001-1')
  const second = stripe.sessionAt((await shopper.pay({ paymentMethod: 'stripe' })).body.url)
  stripe.visit(second.url, 'pay')
  expect((await shopper.result(second.client_reference_id)).status).toBe(201)
  // Simulates that the first payment was started while the order was being placed.
  const settled = `SELECT settled IS NOT NULL FROM payments WHERE reference = '${reference}'`
  await expect.poll(() => one(settled)).toBe(1)
  Object.assign(session, { status: 'open' })
  await sql(`UPDATE payments SET status = 'pending', settled = NULL WHERE reference = '${reference}'`)
  stripe.visit(session.url, 'pay')
  await age(reference)
  await runScheduled()
  // The status is `cancelled` if the earlier attempt to void this payment was still running.
  expect(['voided', 'cancelled']).toContain(await status(reference))
  expect(session.payment_intent?.status).toBe('canceled')
  expect(second.payment_intent?.status).toBe('succeeded')
})

test('a payment page is open as long as the goods are reserved, and is closed before they are released', async () => {
  const { shop, stripe, begun } = opened
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

  // The alarm of the selection's Durable Object does the same.
  const alone = await begun()
  await expireHold(alone.reference)
  const { SELECTIONS } = shop.env
  await SELECTIONS.get(SELECTIONS.idFromString(alone.shopper.kept.token)).releaseStockAt(Date.now() + 200)
  await expect.poll(() => reservedFor(alone.reference), { timeout: 10_000 }).toBe(0)
  expect(alone.session.status).toBe('expired')

  // If the shopper pays just before the page is closed, the goods stay reserved for the order.
  const quick = await begun()
  await expireHold(quick.reference)
  stripe.mood.paidFirst = 1
  await runScheduled()
  expect([await status(quick.reference), await reservedFor(quick.reference)]).toEqual(['authorised', 1])
  expect((await quick.shopper.result(quick.reference)).status).toBe(201)
  expect(stripe.faults.filter(fault => fault !== 'expires too early or too late')).toEqual([])
})
