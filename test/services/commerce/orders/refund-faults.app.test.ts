import { beforeAll, expect, test, vi } from 'vitest'
import { pickAmount } from '../../../support/amount.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createFaultyStorage, type Fault } from '../faulty.ts'
import { openServiceOn } from '../in-process.ts'
import { checkLedger } from '../ledger.ts'
import { createShopper } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'

vi.spyOn(console, 'error').mockImplementation(() => {})
const stride = pickAmount(5, 1)

let shop: Shop
const { ask, one, runScheduled } = openStoredData(() => shop)
beforeAll(async () => {
  shop = await renewedShop()
  await shop.env.COMMERCE_DB.prepare('UPDATE stock SET quantity = 1000').run()
})

/** Places the same order each time, and waits until its payment is captured. */
async function placeCapturedOrder() {
  const buyer = createShopper(shop, { 'CF-IPCountry': 'SE' })
  await buyer.call('POST', 'items/1002-1', { quantity: 2 })
  const { order } = (await buyer.result(await buyer.authorised())).body
  const settled = `SELECT settled FROM payments JOIN orders ON orders.payment = payments.reference WHERE number = ${order.order}`
  await expect.poll(() => one(settled)).not.toBeNull()
  return order
}

test('refunds and cancellations that are retried after a failed storage call take effect once', {
  timeout: 600_000,
}, async () => {
  const storage = createFaultyStorage(shop.env)
  const service = openServiceOn(storage.env, () => {})
  let before = await checkLedger(ask)
  const change = async (kind: 'refunds' | 'cancellation', at: number | null, fault: Fault) => {
    const { order, items, totals } = await placeCapturedOrder()
    const [{ line }] = items
    const body = kind === 'refunds' ? { lines: [{ line, quantity: 1 }], shipping: true } : {}
    const operator = createShopper(service, {
      Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}`,
      'Idempotency-Key': `${kind} ${order}`,
    })
    const call = () => operator.call('POST', `management/orders/${order}/${kind}`, body).catch(() => null)
    storage.plan(at === null ? null : { at, fault })
    let answer = await call()
    for (let tries = 0; answer === null && tries < 3; tries++) answer = await call()
    expect(answer?.status, `${kind} ${at} ${fault}`).toBe(201)
    await service.settled()
    const { calls } = storage.counted
    storage.plan(null)
    await runScheduled()
    const back = await one(
      `SELECT SUM(test_refunds.amount) FROM test_refunds JOIN orders USING (payment) WHERE number = ${order}`,
    )
    const paid = Math.round(totals.grandTotalPriceAsNumber * 100)
    expect(kind === 'refunds' ? Number(back) < paid : back === paid, `${kind} ${at} ${fault}: ${back}`).toBe(true)
    expect(
      await one(`SELECT COUNT(*) FROM refunds JOIN orders ON orders.reference = order_reference
      WHERE number = ${order} AND refunds.status = 'refunded'`),
    ).toBe(1)
    // The refunded pieces were not sent, so they are back in stock.
    before.set('item 1002-1', Number(before.get('item 1002-1')) + (kind === 'refunds' ? 1 : 2))
    before = await checkLedger(ask, before)
    return calls
  }
  for (const kind of ['refunds', 'cancellation'] as const) {
    const total = await change(kind, null, 'lost')
    expect(total).toBeGreaterThan(5)
    for (const fault of ['refused', 'lost'] as const)
      for (let at = 0; at < total; at += stride) await change(kind, at, fault)
  }
})
