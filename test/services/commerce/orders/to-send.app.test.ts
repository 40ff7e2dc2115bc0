import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operate } from '../../../support/operate.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { checkLedger } from '../ledger.ts'
import { createPerson } from '../people.ts'
import { parseReference, swede } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'
import type { WireOrder } from '../wire.ts'

const { MANAGEMENT_TOKEN } = operatorTokens
let shop: Shop
const { ask } = openStoredData(() => shop)
beforeAll(async () => {
  shop = await renewedShop()
  await shop.env.COMMERCE_DB.prepare('UPDATE stock SET quantity = 1000').run()
})

const manage = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  createPerson(shop).call(method, `management/${path}`, body, {
    Authorization: `Bearer ${MANAGEMENT_TOKEN}`,
    ...headers,
  })

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
test('an order is listed as to be sent until no piece is left to send, even if all its money is refunded', async () => {
  const isListed = async (number: string) =>
    (await manage('GET', 'orders?work=to_send&limit=500')).body.orders.some(({ order }) => order === number)
  const refund = async (number: string, amount: number) => {
    expect((await manage('POST', `orders/${number}/refunds`, { amount })).status).toBe(201)
    await loadSettledRefunds(number)
  }
  const { number, lamp } = await placeOrder('to-send@example.com')
  await refund(number, 10)
  expect(await loadOrder(number)).toMatchObject({
    state: 'partly_refunded',
    goods: 'to_send',
    money: 'partly_refunded',
  })
  expect(await isListed(number)).toBe(true)
  await manage('POST', `orders/${number}/shipments`, { lines: [{ line: lamp, quantity: 1 }] })
  expect(await loadOrder(number)).toMatchObject({ state: 'partly_refunded', goods: 'partly_shipped' })
  expect((await operate(shop, 'orders', '--to-send')).text).toContain(`${number}  `)
  // If the whole amount is refunded, but no lines, the goods must still be sent.
  await refund(number, (await loadOrder(number)).payment.refundableAsNumber)
  expect(await loadOrder(number)).toMatchObject({ state: 'refunded', goods: 'partly_shipped', money: 'refunded' })
  expect(await isListed(number)).toBe(true)
  const sent = await manage('POST', `orders/${number}/shipments`, {})
  expect(sent.body.order).toMatchObject({ goods: 'shipped', leftToSend: [], status: 'archived' })
  expect(await isListed(number)).toBe(false)

  // Nothing is left to send once all pieces are refunded, cancelled or withdrawn.
  const pieces = await placeOrder('pieces@example.com')
  const lines = [
    { line: pieces.lamp, quantity: 2 },
    { line: pieces.other, quantity: 1 },
  ]
  await manage('POST', `orders/${pieces.number}/refunds`, { lines })
  await loadSettledRefunds(pieces.number)
  const cancelled = await placeOrder('goodwill@example.com')
  await refund(cancelled.number, (await loadOrder(cancelled.number)).payment.amountAsNumber)
  expect(await isListed(cancelled.number)).toBe(true)
  expect((await manage('POST', `orders/${cancelled.number}/cancellation`, {})).body.order.leftToSend).toEqual([])
  const withdrawn = await placeOrder('withdrawn@example.com')
  await manage('POST', `orders/${withdrawn.number}/shipments`, { lines: [{ line: withdrawn.lamp, quantity: 2 }] })
  const who = { order: '1', email: 'withdrawn@example.com', name: 'A', reference: withdrawn.reference }
  const buyer = createPerson(shop)
  const { withdrawal } = (await buyer.call('POST', 'withdrawals', who)).body
  const rest = { lines: [{ line: withdrawn.other, quantity: 1 }] }
  expect((await buyer.call('POST', `withdrawals/${withdrawal.reference}/confirmation`, rest)).status).toBe(201)
  for (const one of [pieces, cancelled, withdrawn]) expect(await isListed(one.number)).toBe(false)
  const { state, status, goods, history } = await loadOrder(withdrawn.number)
  expect([state, status, goods, history.at(-1)?.change]).toEqual(['shipped', 'ok', 'shipped', 'withdraw'])
  expect((await manage('GET', 'orders?state=shipped')).body.orders.map(({ order }) => order)).toContain(
    withdrawn.number,
  )
  expect((await manage('GET', 'orders?work=problem')).body.errors).toEqual({
    work: 'must be one of to_send, problems, unsent_mails',
  })
  await checkLedger(ask)
})
