import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operate } from '../../../support/operate.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { checkLedger } from '../ledger.ts'
import { createPerson, loadMailsTo } from '../people.ts'
import { countValues, parseReference, runTimes, swede } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'
import type { WireOrder } from '../wire.ts'

const { MANAGEMENT_TOKEN } = operatorTokens
let shop: Shop
const { ask, runScheduled } = openStoredData(() => shop)
beforeAll(async () => {
  shop = await renewedShop()
  await shop.env.COMMERCE_DB.prepare('UPDATE stock SET quantity = 1000').run()
})

const manage = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  createPerson(shop).call(method, `management/${path}`, body, {
    Authorization: `Bearer ${MANAGEMENT_TOKEN}`,
    ...headers,
  })

const loadStock = (item: string) =>
  shop.env.COMMERCE_DB.prepare('SELECT quantity FROM stock WHERE item = ?').bind(item).first<number>('quantity')

/** Orders two of one item and one of another, and waits until the payment is captured. */
async function placeOrder(email: string, { outcome = 'pay', voucher = '' } = {}) {
  const buyer = createPerson(shop, { 'CF-IPCountry': 'SE' })
  await buyer.call('POST', 'items/1002-1', { quantity: 2 })
  await buyer.call('POST', 'items/1001-1', { quantity: 1 })
  if (voucher) await buyer.call('POST', 'vouchers', { voucher })
  const reference = parseReference(await buyer.pay({ address: { ...swede, email } }))
  await buyer.decide(reference, outcome)
  const { order } = (await buyer.result(reference)).body
  await expect.poll(async () => (await loadOrder(order.order)).payment.captured).not.toBeNull()
  const lineOf = (item: string) => order.items.find(line => line.item === item)?.line ?? ''
  return {
    number: order.order,
    reference: order.reference,
    payment: reference,
    lamp: lineOf('1002-1'),
    other: lineOf('1001-1'),
  }
}

const loadOrder = async (number: string): Promise<WireOrder> => (await manage('GET', `orders/${number}`)).body.order
const loadSettledRefunds = async (number: string) => {
  await expect.poll(async () => (await loadOrder(number)).hasOpenRefunds).toBe(false)
  return (await loadOrder(number)).refunds
}
const loadRefundedAmount = (payment: string) =>
  shop.env.COMMERCE_DB.prepare('SELECT COALESCE(SUM(amount), 0) AS amount FROM test_refunds WHERE payment = ?')
    .bind(payment)
    .first<number>('amount')
const loadMailKinds = async (email: string) => (await loadMailsTo(shop, email)).map(({ kind }) => kind).sort()

test('an order is sent in two parcels, one piece is returned and refunded, and the history has each step', async () => {
  const before = await checkLedger(ask)
  const { number, reference, payment, lamp, other } = await placeOrder('life@example.com')
  expect(await loadOrder(number)).toMatchObject({
    state: 'paid',
    status: 'untouched',
    leftToSend: [{ quantity: 2 }, { quantity: 1 }],
  })
  expect((await manage('POST', `orders/${number}/start`, {})).body.order).toMatchObject({
    state: 'in_progress',
    status: 'progress',
  })

  const parcel = { carrier: 'PostNord', trackingId: 'SE1', trackingUrl: 'https://track.example/SE1' }
  const first = await manage('POST', `orders/${number}/shipments`, { ...parcel, lines: [{ line: lamp, quantity: 1 }] })
  expect(first.body.order).toMatchObject({ state: 'partly_shipped', status: 'progress' })
  const refused = await manage('POST', `orders/${number}/shipments`, { lines: [{ line: lamp, quantity: 2 }] })
  expect([refused.status, refused.body.errors]).toEqual([409, { lines: `1 of ${lamp} are left to send` }])
  expect((await manage('POST', `orders/${number}/cancellation`, {})).status).toBe(409)
  const second = await manage('POST', `orders/${number}/shipments`, {}, { 'Idempotency-Key': 'same' })
  const again = await manage('POST', `orders/${number}/shipments`, {}, { 'Idempotency-Key': 'same' })
  expect([second.status, again.status, again.body.order.shipments.length]).toEqual([201, 201, 2])
  expect(second.body.order).toMatchObject({ state: 'shipped', status: 'ok', leftToSend: [] })
  const [{ shipmentId }] = second.body.order.shipments
  await manage('PUT', `orders/${number}/shipments/${shipmentId}`, { ...parcel, trackingId: 'SE2' })
  expect((await manage('POST', `orders/${number}/deliveries`, {})).body.order).toMatchObject({ state: 'delivered' })

  const stock = Number(await loadStock('1002-1'))
  expect((await manage('POST', `orders/${number}/returns`, { lines: [{ line: lamp, quantity: 3 }] })).status).toBe(409)
  await manage('POST', `orders/${number}/returns`, { lines: [{ line: lamp, quantity: 1 }] })
  expect(await loadStock('1002-1')).toBe(stock + 1)
  const refund = { lines: [{ line: lamp, quantity: 1 }], reason: 'One came back' }
  expect((await manage('POST', `orders/${number}/refunds`, refund)).status).toBe(201)
  const [given] = await loadSettledRefunds(number)
  expect(given).toMatchObject({ status: 'refunded', lines: [{ line: lamp, quantity: 1, unsent: 0 }] })
  const order = await loadOrder(number)
  const price = order.items.find(({ line }) => line === lamp)?.priceEachAsNumber ?? 0
  expect([given?.amountAsNumber, await loadRefundedAmount(payment)]).toEqual([price, price * 100])
  expect(order).toMatchObject({ state: 'partly_refunded', status: 'ok' })

  expect((await manage('POST', `orders/${number}/refunds`, { all: true })).status).toBe(201)
  await loadSettledRefunds(number)
  expect(await loadOrder(number)).toMatchObject({
    state: 'refunded',
    status: 'archived',
    payment: { refundableAsNumber: 0 },
  })
  expect((await manage('POST', `orders/${number}/refunds`, { amount: 1 })).status).toBe(409)
  expect(await loadRefundedAmount(payment)).toBe(Math.round(order.payment.amountAsNumber * 100))

  const history = (await loadOrder(number)).history.map(({ change }) => change)
  expect(history).toEqual(
    'place capture start ship ship correct deliver return refund refunded refund refunded'.split(' '),
  )
  expect(await loadMailKinds('life@example.com')).toEqual([
    'order',
    'refunded',
    'refunded',
    'shipped',
    'shipped',
    'shipped',
  ])
  const mail = (await loadMailsTo(shop, 'life@example.com')).find(({ text }) => text.includes('Resten följer'))
  expect(mail?.text).toContain('SE1')
  const page = await shop.html(`/order/${reference}`)
  expect(page).toContain('Refunded: ')
  expect(other).not.toBe('')
  // The returned piece is in stock again, and still counts as sold.
  before.set('item 1002-1', Number(before.get('item 1002-1')) + 1)
  await checkLedger(ask, before)
})

test('parallel cancellations and refunds of an order return its money and its goods only once', async () => {
  const email = 'cancelled@example.com'
  const stock = Number(await loadStock('1002-1'))
  const { number, payment } = await placeOrder(email)
  expect(await loadStock('1002-1')).toBe(stock - 2)
  const answers = await runTimes(6, index =>
    manage(
      'POST',
      `orders/${number}/${index % 2 ? 'cancellation' : 'refunds'}`,
      index % 2 ? { reason: 'Broken' } : { all: true },
    ),
  )
  const statuses = countValues(answers.map(({ status }) => status))
  expect([201, 409].map(status => statuses[status] ?? 0).reduce((a, b) => a + b)).toBe(6)
  await loadSettledRefunds(number)
  const order = await loadOrder(number)
  expect(await loadRefundedAmount(payment)).toBe(Math.round(order.payment.amountAsNumber * 100))
  expect(await loadStock('1002-1')).toBe(stock)
  expect(order.status).toBe('archived')
})

test('refunds of an amount, of shipping and of lines with a voucher add up to what was paid', async () => {
  const { number, payment, lamp, other } = await placeOrder('amounts@example.com', { voucher: 'LJUS10' })
  const { payment: paid } = await loadOrder(number)
  const refund = (body: object) => manage('POST', `orders/${number}/refunds`, body)
  expect((await refund({})).body.errors).toEqual({ amount: 'required' })
  expect((await refund({ amount: paid.amountAsNumber + 1 })).status).toBe(409)
  expect((await refund({ amount: 10, shipping: true, reason: 'Late' })).status).toBe(201)
  const both = await runTimes(4, () => refund({ lines: [{ line: lamp, quantity: 1 }] }))
  expect(countValues(both.map(({ status }) => status))).toEqual({ 201: 2, 409: 2 })
  expect(
    (
      await refund({
        lines: [
          { line: other, quantity: 1 },
          { line: 'none', quantity: 1 },
        ],
      })
    ).status,
  ).toBe(404)
  expect((await refund({ all: true })).status).toBe(201)
  const refunds = await loadSettledRefunds(number)
  const total = refunds.reduce((sum, { amountAsNumber }) => sum + Math.round(amountAsNumber * 100), 0)
  expect([total, await loadRefundedAmount(payment)]).toEqual(Array(2).fill(Math.round(paid.amountAsNumber * 100)))
})

test('a rejected refund is marked as failed, and one with an unknown result is checked again later', async () => {
  const rejected = await placeOrder('rejected@example.com', { outcome: 'no-refund' })
  await manage('POST', `orders/${rejected.number}/refunds`, { amount: 5 })
  const [failed] = await loadSettledRefunds(rejected.number)
  expect(failed).toMatchObject({ status: 'failed' })
  const order = await loadOrder(rejected.number)
  expect([order.state, order.payment.refundableAsNumber]).toEqual(['paid', order.payment.amountAsNumber])

  const late = await placeOrder('late@example.com', { outcome: 'late-refund' })
  await manage('POST', `orders/${late.number}/refunds`, { amount: 5 })
  await expect.poll(() => loadRefundedAmount(late.payment)).toBe(500)
  expect(await loadOrder(late.number)).toMatchObject({ hasOpenRefunds: true, state: 'paid' })
  await shop.env.COMMERCE_DB.prepare(`UPDATE test_refunds SET known = '2026-01-01'`).run()
  await runScheduled()
  expect((await loadSettledRefunds(late.number))[0]).toMatchObject({ status: 'refunded' })
  expect(await loadMailKinds('late@example.com')).toEqual(['order', 'refunded'])
})

test('an operator finds orders, and can pack, send, return and refund them with commands', async () => {
  const { number } = await placeOrder('aasa.sok_100%@example.com')
  const findOrders = async (query: string) =>
    (await manage('GET', `orders?${query}`)).body.orders.map(({ order }) => order)
  expect(await findOrders(`search=${number}`)).toContain(number)
  expect(await findOrders(`search=${encodeURIComponent('SOK_100%')}`)).toEqual([number])
  expect(await findOrders('search=1002-1&state=paid')).toContain(number)
  expect(await findOrders(`search=${encodeURIComponent('Åsa Ek')}&limit=1`)).toEqual([number])
  expect(await findOrders(`before=${number}&search=1002-1`)).not.toContain(number)
  expect(await findOrders('from=2026-01-01&to=2026-01-02')).toEqual([])
  expect((await manage('GET', 'orders?state=lost')).body.errors.state).toContain('must be one of')
  expect((await operate(shop, 'orders', '--search', number, '--csv')).text).toContain(`${number},`)

  const run = async (...words: string[]) => (await operate(shop, ...words)).text
  expect(await run('pack', number)).toContain('is being packed')
  expect(await run('ship', number, '--items', '1002-1:1')).toContain('partly sent')
  expect(await run('ship', number, '--carrier', 'DHL')).toContain('is sent')
  expect(await run('delivered', number)).toContain('is delivered')
  expect(await run('return', number, '--items', '1002-1:1')).toContain('are back')
  expect(await run('refund', number, '--items', '1002-1:1', '--reason', 'Scratched')).toContain('are being refunded')
  await loadSettledRefunds(number)
  expect(await run('cancel', number)).toContain('is delivered and cannot be cancelled')
  const text = await run('order', number)
  for (const word of ['partly refunded', 'Paid with test', 'Scratched', 'parcel ', 'return'])
    expect(text).toContain(word)
  expect(await run('ship', number, '--items', '9-9')).toContain('There is no item "9-9"')
})
