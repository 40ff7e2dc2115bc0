import { expect, test, vi } from 'vitest'
import { changeOrder } from '#src/services/commerce/orders/change.ts'
import { findOrder } from '#src/services/commerce/orders/storage.ts'
import { captureOrVoid } from '#src/services/commerce/payments/capture.ts'
import { decideRefund } from '#src/services/commerce/refunds/request.ts'
import { settleRefunds } from '#src/services/commerce/refunds/settle.ts'
import { checkLedger } from '../ledger.ts'
import { openModelShop } from './model/shop.ts'

vi.spyOn(console, 'error').mockImplementation(() => {})

const noMail = async () => {}

/** Opens a shop with an order of 300.00 SEK, whose payment is not captured yet. */
async function openShop() {
  const lines = [{ item: 0, price: 10_000, quantity: 2 }]
  const world = await openModelShop([{ lines, shipping: 10_000, outcome: 'pay' }])
  const { shop, ask } = world
  const [number = 0] = world.numbers
  const order = async () => {
    const found = await findOrder(shop.db, { number })
    if (!found) throw new Error('The order does not exist')
    return found
  }
  const { reference, selection } = await order()
  const refund = (key: string, parts: object) => {
    const now = new Date()
    const entry = { change: 'refund' as const, key, actor: 'test', now }
    const nothing = { all: false, lines: [], shipping: false, amount: 0, reason: '', withdrawal: null, restock: false }
    return changeOrder(shop.db, { reference }, entry, current =>
      decideRefund(current, { ...nothing, ...parts }, { reference: key, now }),
    )
  }
  const paidBack = async () =>
    (await ask(['SELECT COALESCE(SUM(amount), 0) AS amount FROM test_refunds']))[0]?.[0]?.amount
  return {
    ...world,
    order,
    refund,
    paidBack,
    capture: () => captureOrVoid(shop, async () => {}, selection),
    settle: () => settleRefunds(shop, noMail, reference),
  }
}

test('parallel refunds are refused once they exceed the charge', async () => {
  const { refund, capture, settle, paidBack, order, ask } = await openShop()
  await capture()
  const halves = await Promise.all(['a', 'b', 'c'].map(key => refund(key, { amount: 20_000 })))
  expect(halves.map(({ ok }) => ok).sort()).toEqual([false, false, true])
  const wholes = await Promise.all(['d', 'e'].map(key => refund(key, { all: true })))
  expect(wholes.map(({ ok }) => ok).sort()).toEqual([false, true])
  // Simulates two requests and the cron job that settle the refunds in parallel.
  await Promise.all([settle(), settle(), settle()])
  expect([await paidBack(), (await order()).state]).toEqual([30_000, 'refunded'])
  await checkLedger(ask)
})

test('a refund is paid only after the capture is confirmed, and only once', async () => {
  const { refund, capture, settle, paidBack, order, ask, behave } = await openShop()
  behave('after')
  await capture()
  expect((await order()).charge.captured).toBeNull()
  expect((await refund('early', { lines: [{ line: 'l0', quantity: 1 }] })).ok).toBe(true)
  await settle()
  expect([await paidBack(), (await order()).refunds[0]?.status]).toEqual([0, 'requested'])
  behave('none')
  await Promise.all([capture(), settle()])
  behave('after')
  await settle()
  behave('none')
  await Promise.all([settle(), settle()])
  const { refunds, documents, charge } = await order()
  expect([await paidBack(), refunds.map(({ status }) => status), charge.captured !== null]).toEqual([
    10_000,
    ['refunded'],
    true,
  ])
  expect(documents.map(({ kind }) => kind)).toEqual(['receipt', 'credit_note'])
  await checkLedger(ask)
})
