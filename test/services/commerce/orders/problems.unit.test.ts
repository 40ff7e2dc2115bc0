import { expect, test, vi } from 'vitest'
import { fillMissingMoney } from '#src/services/commerce/management/orders/fill-money.ts'
import { loadOrders } from '#src/services/commerce/management/orders/list.ts'
import { changeOrder } from '#src/services/commerce/orders/change.ts'
import { findOrder } from '#src/services/commerce/orders/storage.ts'
import { captureOrVoid } from '#src/services/commerce/payments/capture.ts'
import type { Dispute } from '#src/services/commerce/payments/provider.ts'
import { findPayment } from '#src/services/commerce/payments/storage.ts'
import { recordEvents } from '#src/services/commerce/refunds/elsewhere.ts'
import { decideRefund } from '#src/services/commerce/refunds/request.ts'
import { settleRefunds } from '#src/services/commerce/refunds/settle.ts'
import { openModelShop } from './model/shop.ts'

vi.spyOn(console, 'error').mockImplementation(() => {})

const bought = (outcome: string) => ({
  lines: [{ item: 0, price: 20_000, quantity: 1 }],
  shipping: 0,
  outcome,
})

test('orders with a failed refund or an open dispute are listed as problems until that is solved', async () => {
  const { shop, numbers } = await openModelShop([bought('pay'), bought('no-refund'), bought('pay')])
  const { db } = shop
  const [disputed = 0, failed = 0] = numbers
  await captureOrVoid(shop, async () => {})
  const list = async () => {
    const { orders } = await loadOrders(db, { work: 'problems', limit: 50, skipFirst: 0 })
    return orders.map(({ number }) => number)
  }
  const load = async (number: number) => {
    const order = await findOrder(db, { number })
    if (!order) throw new Error(`Order ${number} does not exist`)
    return order
  }
  const loadMoney = async () =>
    (await db.prepare('SELECT money FROM orders ORDER BY number').all()).results.map(({ money }) => money)
  expect(await list()).toEqual([])

  const refund = async (reference: string) => {
    const now = new Date()
    const request = {
      all: false,
      lines: [],
      shipping: false,
      amount: 500,
      reason: '',
      withdrawal: null,
      restock: false,
    }
    await changeOrder(db, { number: failed }, { change: 'refund', key: reference, actor: 'model', now }, order =>
      decideRefund(order, request, { reference, now }),
    )
    await settleRefunds(shop, async () => {})
  }
  await refund('first')
  expect(await list()).toEqual([failed])

  const payment = await findPayment(db, (await load(disputed)).payment)
  if (!payment) throw new Error('The payment does not exist')
  const dispute = async (outcome: Dispute['outcome']) => {
    const event = { providerId: 'dispute', amount: 20_000, reason: 'fraudulent', outcome }
    const loadEvents = async () => ({ refunds: [], disputes: [event] })
    await recordEvents({ ...shop, providers: shop.providers.map(each => ({ ...each, loadEvents })) }, payment)
  }
  await dispute(null)
  expect(await list()).toEqual([failed, disputed])
  expect(await loadMoney()).toEqual(['disputed', 'refund_failed', 'captured'])

  // Orders from before the column existed get the same state.
  await db.prepare('UPDATE orders SET money = NULL').run()
  expect(await list()).toEqual([])
  await Promise.all([fillMissingMoney(db), fillMissingMoney(db)])
  expect(await loadMoney()).toEqual(['disputed', 'refund_failed', 'captured'])

  await dispute('won')
  await db.prepare(`UPDATE test_payments SET outcome = 'pay'`).run()
  await new Promise(resolve => setTimeout(resolve, 2))
  await refund('second')
  expect(await list()).toEqual([])
  expect(await loadMoney()).toEqual(['captured', 'partly_refunded', 'captured'])
})
