import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatOrder } from '../../../../tools/shop/order-text.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createShopper } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'
import { openStripeShop } from './stripe-shop.ts'

/* Tests that each payout from Stripe is stored once and completely, with its fees and orders. */

let opened: Awaited<ReturnType<typeof openStripeShop>>
beforeAll(async () => {
  opened = await openStripeShop()
})
afterAll(() => opened?.close())

const { one } = openStoredData(() => opened.shop)
const authorization = { Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}` }

const today = new Date().toISOString().slice(0, 10)
const query = `payouts?from=${today}&to=${today}`

/** Runs the cron job as if the time were a full hour. */
const runHourly = () =>
  opened.shop.worker.scheduled({ cron: '*/5 * * * *', scheduledTime: new Date(`${today}T12:00:00Z`) }).catch(() => {})

test('a payout is stored once, with its fees and orders, even if Stripe fails meanwhile', async () => {
  const { stripe, shop, begun } = opened
  const { shopper, session, reference } = await begun()
  stripe.visit(session.url, 'pay')
  const { order } = (await shopper.result(reference)).body
  await expect.poll(() => session.payment_intent?.status).toBe('succeeded')
  const operator = createShopper(shop, authorization)
  await operator.call('POST', `management/orders/${order.order}/refunds`, { amount: 100, reason: 'Scratched' })
  const refund = await one('SELECT reference FROM refunds')
  const entries = [
    { type: 'charge', amount: 299_500, fee: 4_673, source: { metadata: { payment: reference } } },
    { type: 'refund', amount: -10_000, fee: 0, source: { metadata: { refund: String(refund) } } },
    { type: 'adjustment', amount: -5_000, fee: 1_500, source: { metadata: {} } },
    { type: 'stripe_fee', amount: -200, fee: 0, source: null },
    // These are more entries than one response from Stripe contains.
    ...Array.from({ length: 150 }, () => ({ type: 'charge', amount: 100, fee: 1, source: { metadata: {} } })),
    { type: 'payout', amount: -293_127, fee: 0, source: null },
  ].map((entry, index) => ({ id: `txn_${index}`, currency: 'sek', ...entry }))
  const arrival = Math.floor(Date.parse(`${today}T08:00:00Z`) / 1000)
  stripe.payouts.push({ id: 'po_1', amount: 293_127, currency: 'sek', arrival_date: arrival, entries })

  const read = async () => (await operator.call('GET', `management/${query}`)).body.payouts
  expect(await read()).toEqual([])
  // The first attempt fails while the entries are loaded, so the payout is not stored yet.
  stripe.mood.lostLists = 1
  await runHourly()
  expect(await read()).toEqual([])
  for (let time = 0; time < 3; time++) await runHourly()
  const [payout, ...others] = await read()
  expect(others).toEqual([])
  expect(payout).toMatchObject({
    payout: 'po_1',
    provider: 'stripe',
    day: today,
    currency: 'SEK',
    amountAsNumber: 2931.27,
  })
  expect(payout.feeAsNumber).toBeCloseTo(46.73 + 15 + 1.5)
  expect(payout.entries).toHaveLength(154)
  expect(payout.entries).toEqual(
    expect.arrayContaining([
      { kind: 'payment', order: order.order, amountAsNumber: 2995, feeAsNumber: 46.73 },
      { kind: 'refund', order: order.order, amountAsNumber: -100, feeAsNumber: 0 },
      { kind: 'dispute', order: null, amountAsNumber: -50, feeAsNumber: 15 },
      { kind: 'fee', order: null, amountAsNumber: -2, feeAsNumber: 0 },
    ]),
  )
  // The order lists the entries of payouts that belong to it.
  const booked = (await operator.call('GET', `management/orders/${order.order}`)).body.order
  expect(booked.payouts).toEqual([
    { payout: 'po_1', day: today, currency: 'SEK', kind: 'payment', amountAsNumber: 2995, feeAsNumber: 46.73 },
    { payout: 'po_1', day: today, currency: 'SEK', kind: 'refund', amountAsNumber: -100, feeAsNumber: 0 },
  ])
  expect(formatOrder({ ...booked })).toContain('payment 2995.00, fee 46.73 SEK')
  const table = await shop.get(`/api/checkout/management/${query}&language=en`, {
    headers: { ...authorization, Accept: 'text/csv' },
  })
  const lines = (await table.text()).trim().split(/\r?\n/)
  expect(lines).toHaveLength(155)
  expect(lines.find(line => line.includes('2995'))).toContain(
    `po_1,${today},SEK,payment,${order.order},2995,46.73,2948.27`,
  )
  expect(stripe.faults.filter(fault => fault !== 'expires too early or too late')).toEqual([])
})

test('payouts are read only once an hour, and cannot be seen without a token', async () => {
  const { stripe, shop } = opened
  const arrival = Math.floor(Date.parse(`${today}T08:00:00Z`) / 1000)
  stripe.payouts.push({ id: 'po_2', amount: 1, currency: 'sek', arrival_date: arrival, entries: [] })
  await shop.worker.scheduled({ cron: '*/5 * * * *', scheduledTime: new Date(`${today}T12:25:00Z`) })
  expect(await one(`SELECT COUNT(*) FROM payouts WHERE payout = 'po_2'`)).toBe(0)
  expect((await createShopper(shop).call('GET', `management/${query}`)).status).toBe(401)
})
