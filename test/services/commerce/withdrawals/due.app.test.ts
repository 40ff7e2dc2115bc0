import { beforeAll, expect, test, vi } from 'vitest'
import { loadDueWithdrawals } from '#src/services/commerce/withdrawals/storage.ts'
import { pickAmount } from '../../../support/amount.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operate } from '../../../support/operate.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createFaultyStorage, type Fault } from '../faulty.ts'
import { openServiceOn } from '../in-process.ts'
import { checkLedger } from '../ledger.ts'
import { loadMailsTo } from '../people.ts'
import { createShopper, parseReference, swede } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'
import type { WireOrder } from '../wire.ts'

vi.spyOn(console, 'error').mockImplementation(() => {})

const mailbox: string = 'ops@example.com'
const stride = pickAmount(7, 1)
let shop: Shop
let storage: ReturnType<typeof createFaultyStorage>
let service: ReturnType<typeof openServiceOn>
const { ask, sql, one, runScheduled } = openStoredData(() => shop)
beforeAll(async () => {
  shop = await renewedShop()
  await sql('UPDATE stock SET quantity = 1000')
  storage = createFaultyStorage(Object.assign({}, shop.env, { OPERATOR_EMAIL: mailbox }))
  service = openServiceOn(storage.env, () => {})
})

const manage = (method: string, path: string, body?: object) =>
  createShopper(shop).call(method, `management/${path}`, body, {
    Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}`,
  })
const loadOrder = async (number: string): Promise<WireOrder> => (await manage('GET', `orders/${number}`)).body.order
const loadDue = async () => (await manage('GET', 'withdrawals/due')).body.due
const run = async (...words: string[]) => (await operate(shop, ...words)).text

/** Orders two lamps of one kind and one of another, and waits until the payment is captured. */
async function placeOrder(outcome = 'pay') {
  const buyer = createShopper(service)
  await buyer.call('POST', 'items/1002-1', { quantity: 2 })
  await buyer.call('POST', 'items/1001-1', { quantity: 1 })
  const reference = parseReference(await buyer.pay())
  await buyer.decide(reference, outcome)
  const { order } = (await buyer.result(reference)).body
  await service.settled()
  await expect.poll(async () => (await loadOrder(order.order)).payment.captured).not.toBeNull()
  return order
}

/** Withdraws from the purchase of these quantities, by item. Returns the withdrawal's number. */
async function withdraw(order: Pick<WireOrder, 'reference' | 'items'>, wanted: Record<string, number>) {
  const buyer = createShopper(service)
  const who = { order: '1', email: swede.email, name: 'Åsa Ek', reference: order.reference }
  const { withdrawal } = (await buyer.call('POST', 'withdrawals', who)).body
  const lines = order.items.flatMap(({ line, item }) => (wanted[item] ? [{ line, quantity: wanted[item] }] : []))
  const confirmed = await buyer.call('POST', `withdrawals/${withdrawal.reference}/confirmation`, { lines })
  expect(confirmed.status).toBe(201)
  return Number(withdrawal.withdrawal)
}

test('amounts due for withdrawals are listed until they are refunded or marked as handled', async () => {
  const order = await placeOrder()
  const number = order.order
  const lamp = order.items.find(({ item }) => item === '1002-1')
  const before = await checkLedger(ask)
  const first = await withdraw(order, { '1002-1': 1 })
  const [due] = await loadDue()
  expect(due).toMatchObject({ withdrawal: String(first), order: number, daysLeft: 14, matched: true, sent: false })
  expect(due?.amountAsNumber).toBe(lamp?.priceEachAsNumber)
  expect((await loadOrder(number)).dueRefunds).toEqual([
    { withdrawal: first, dueBy: due?.dueBy, amountAsNumber: due?.amountAsNumber },
  ])
  expect(await run('order', number)).toContain(`for withdrawal ${first} due by ${due?.dueBy}`)

  // A refund may name only a withdrawal of its own order.
  expect((await manage('POST', `orders/${number}/refunds`, { withdrawal: 999 })).body.errors).toEqual({
    withdrawal: 'does not belong to this order',
  })
  expect(await run('refund', number, '--withdrawal', String(first))).toContain('are being refunded')
  expect(await loadDue()).toEqual([])
  // The query leaves out the refunded withdrawal too. It loads only the oldest withdrawals, so
  // refunded ones would hide newer ones that are due.
  expect(await loadDueWithdrawals(shop.env.COMMERCE_DB)).toEqual([])
  expect((await manage('POST', `orders/${number}/refunds`, { withdrawal: first })).status).toBe(409)

  // All pieces have now been withdrawn, so the price of delivery is due too.
  const second = await withdraw(order, { '1002-1': 1, '1001-1': 1 })
  const [rest] = await loadDue()
  expect([rest?.withdrawal, rest?.shippingAsNumber]).toEqual([String(second), order.totals.shippingPriceAsNumber])
  expect(rest?.amountAsNumber).toBe((await loadOrder(number)).payment.refundableAsNumber)
  await manage('POST', `orders/${number}/refunds`, { withdrawal: second })
  await expect.poll(async () => (await loadOrder(number)).hasOpenRefunds).toBe(false)
  expect((await loadOrder(number)).state).toBe('refunded')
  expect(await run('withdrawals', 'due')).toBe('Nothing is due.\n')
  // Nothing was sent, so all pieces are in stock again.
  before.set('item 1002-1', Number(before.get('item 1002-1')) + 2)
  before.set('item 1001-1', Number(before.get('item 1001-1')) + 1)
  await checkLedger(ask, before)
})

test('overdue withdrawals are listed first; one that matches no order is listed until it is marked as handled', async () => {
  const [late, young] = [await placeOrder(), await placeOrder()]
  const third = await withdraw(young, { '1001-1': 1 })
  const overdue = await withdraw(late, { '1001-1': 1 })
  await sql(`UPDATE withdrawals SET confirmed = '2026-01-10T12:00:00.000Z' WHERE withdrawal = ${overdue}`)
  const stranger = createShopper(shop)
  const claim = { order: '7', email: 'stranger@example.com', name: 'S' }
  const { withdrawal } = (await stranger.call('POST', 'withdrawals', claim)).body
  await stranger.call('POST', `withdrawals/${withdrawal.reference}/confirmation`, {})
  const listed = await loadDue()
  expect(listed.map(({ withdrawal: id }) => id)).toEqual([String(overdue), String(third), withdrawal.withdrawal])
  expect(listed[0]).toMatchObject({ dueBy: '2026-01-24' })
  const lines = (await run('withdrawals', 'due')).split('\n')
  expect(lines[0]).toContain('OVERDUE since 2026-01-24')
  expect(lines[2]).toContain('matches no order ("7")')

  expect((await manage('POST', `withdrawals/${withdrawal.withdrawal}/handled`, {})).status).toBe(406)
  expect((await manage('POST', 'withdrawals/0/handled', { note: 'x' })).status).toBe(404)
  expect(await run('withdrawals', 'handled', withdrawal.withdrawal, '--note', 'Order 10002')).toContain('is handled')
  expect((await manage('POST', `withdrawals/${withdrawal.withdrawal}/handled`, { note: 'x' })).status).toBe(409)
  // A refund of lines counts towards the withdrawal of these lines. A refund of an amount counts
  // towards the withdrawal that it names.
  const line = young.items.find(({ item }) => item === '1001-1')
  await manage('POST', `orders/${young.order}/refunds`, { lines: [{ line: line?.line, quantity: 1 }] })
  const lamp = late.items.find(({ item }) => item === '1001-1')
  await manage('POST', `orders/${late.order}/refunds`, { amount: 10, withdrawal: overdue })
  const left = await loadDue()
  expect(left.map(({ amountAsNumber }) => amountAsNumber)).toEqual([(lamp?.priceEachAsNumber ?? 0) - 10])
  // The next refund for the withdrawal is the amount still due, not the whole price of its lines.
  expect((await manage('POST', `orders/${late.order}/refunds`, { withdrawal: overdue })).status).toBe(201)
  expect((await loadOrder(late.order)).refunds.map(({ amountAsNumber }) => amountAsNumber)).toEqual([
    10,
    (lamp?.priceEachAsNumber ?? 0) - 10,
  ])
  expect(await loadDue()).toEqual([])
  await manage('POST', `orders/${late.order}/cancellation`, {})
  expect(await loadDue()).toEqual([])
})

test('the operator gets one mail per order, withdrawal and rejected refund, even if a storage call fails', async () => {
  const counts = async () => ({
    orders: await one(`SELECT COUNT(*) FROM orders WHERE reference NOT IN
      (SELECT about ->> 'order' FROM outbox WHERE kind = 'operator' AND about ->> 'topic' = 'order')`),
    twice: await one(`SELECT COUNT(*) FROM outbox WHERE kind = 'operator' GROUP BY about HAVING COUNT(*) > 1`),
  })
  expect(await counts()).toEqual({ orders: 0, twice: null })
  const buyOnce = async (at: number, fault: Fault) => {
    const buyer = createShopper(service)
    await buyer.call('POST', 'items/1002-1', { quantity: 1 })
    const reference = await buyer.authorised()
    storage.plan({ at, fault })
    let paid = await buyer.result(reference).catch(() => null)
    const { calls, failed } = { ...storage.counted }
    for (let tries = 0; paid === null && tries < 3; tries++) paid = await buyer.result(reference).catch(() => null)
    storage.plan(null)
    await service.settled()
    expect(paid?.status).toBe(201)
    return { calls, failed }
  }
  for (const fault of ['refused', 'lost'] as const)
    for (let at = 0, more = true; more; at += stride) more = (await buyOnce(at, fault)).failed
  expect(await counts()).toEqual({ orders: 0, twice: null })

  const rejected = await placeOrder('no-refund')
  const operators = createShopper(service, { Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}` })
  await operators.call('POST', `management/orders/${rejected.order}/refunds`, { amount: 5 })
  await service.settled()
  const late = await placeOrder('late-refund')
  await operators.call('POST', `management/orders/${late.order}/refunds`, { amount: 5 })
  await service.settled()
  await withdraw(late, { '1002-1': 1 })
  await service.settled()
  await runScheduled()
  const mails = await loadMailsTo(shop, mailbox)
  const [newest] = mails
  expect(newest).toMatchObject({ kind: 'operator', subject: expect.stringContaining(`from order ${late.order}`) })
  expect(newest?.text).toContain('Refund it by ')
  const subjects = mails.map(({ subject }) => subject)
  expect(subjects.filter(text => text === `Order ${rejected.order}: a refund was rejected`)).toHaveLength(1)
  const placed = mails.find(({ subject }) => subject.startsWith(`Order ${late.order}: `))
  for (const part of ['Åsa Ek', swede.email, `npm run shop -- order ${late.order}`, 'Sweden'])
    expect(placed?.text).toContain(part)
  await expect.poll(() => one(`SELECT COUNT(*) FROM outbox WHERE kind = 'operator' AND sent IS NULL`)).toBe(0)

  // Without `OPERATOR_EMAIL`, operators get no mail.
  const before = mails.length
  const quiet = openServiceOn(shop.env, () => {})
  const buyer = createShopper(quiet)
  await buyer.call('POST', 'items/1002-1', { quantity: 1 })
  expect((await buyer.result(await buyer.authorised())).status).toBe(201)
  await quiet.settled()
  expect(await loadMailsTo(shop, mailbox)).toHaveLength(before)
})
