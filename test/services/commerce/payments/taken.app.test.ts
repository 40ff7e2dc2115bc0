import { createHmac } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { pickAmount } from '../../../support/amount.ts'
import { recordsAt } from '../../../support/answer.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operate } from '../../../support/operate.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { checkLedger } from '../ledger.ts'
import { createShopper, parseReference, runInGroups, swede } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'

/*
 * Tests payment methods that take the money at once, before there is an order. For every payment,
 * what the provider has received minus what it has refunded must be the order's total, or 0 if
 * there is no order.
 */

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop({ ...operatorTokens, OPERATOR_EMAIL: 'ops@example.com' })
})

const { sql, ask, one, status, age, runScheduled } = openStoredData(() => shop)

const loadMoney = (reference: string) => one(`SELECT money FROM payments WHERE reference = '${reference}'`)
const countOrders = (reference: string) => one(`SELECT COUNT(*) FROM orders WHERE payment = '${reference}'`)
const countMails = (kind: string, reference: string) =>
  one(`SELECT COUNT(*) FROM outbox WHERE kind = '${kind}' AND about ->> 'payment' = '${reference}'`)
const loadRefunded = (reference: string) =>
  one(`SELECT COALESCE(SUM(amount), 0) FROM test_refunds WHERE payment = '${reference}'`)

/** Sends the provider's notification about a payment. */
async function notify(reference: string, method: string) {
  const body = JSON.stringify({ payment: reference })
  const time = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', 'whsec_test').update(`${time}.${body}`).digest('hex')
  const response = await shop.get(`/api/checkout/payment-notifications/${method}`, {
    method: 'POST',
    headers: { 'Payment-Signature': `t=${time},v1=${signature}` },
    body,
  })
  expect(response.status).toBe(200)
}

/** Makes the provider report the payment's outcome, and runs the cron job. */
async function learnOutcome(reference: string, method: string) {
  await sql(`UPDATE test_payments SET known = '2026-01-01' WHERE reference = '${reference}'`)
  await notify(reference, method)
  await age(reference)
  await runScheduled()
  await runScheduled()
}

/** Lists the payments whose money is neither the total of their order nor returned. */
const listWrong = () =>
  ask([
    `SELECT payments.reference, payments.status, payments.money, outcome FROM payments
     JOIN test_payments USING (reference) LEFT JOIN orders ON orders.payment = payments.reference
     WHERE iif(captured IS NULL OR voided IS NOT NULL, 0, test_payments.amount)
       - (SELECT COALESCE(SUM(amount), 0) FROM test_refunds WHERE payment = payments.reference)
       <> iif(orders.reference IS NULL, 0, payments.amount)`,
  ])[0]

interface Row {
  outcome: string
  /** The final status of the payment in the shop. */
  ends: string
  /** The final state of the money if the payment method takes it at once. */
  instant: string | null
  /** Whether the buyer then gets a mail that the money is returned. */
  isTold: boolean
}

const rows: Row[] = [
  { outcome: 'pay', ends: 'completed', instant: 'taken', isTold: false },
  { outcome: 'twice', ends: 'completed', instant: 'taken', isTold: false },
  { outcome: 'late', ends: 'completed', instant: 'taken', isTold: false },
  { outcome: 'decline', ends: 'declined', instant: null, isTold: false },
  { outcome: 'late-decline', ends: 'declined', instant: null, isTold: false },
  { outcome: 'cancel', ends: 'cancelled', instant: null, isTold: false },
  { outcome: 'hang', ends: 'voided', instant: null, isTold: false },
  { outcome: 'wrong-amount', ends: 'voided', instant: 'returned', isTold: true },
  { outcome: 'after-end', ends: 'voided', instant: 'returned', isTold: true },
]

for (const method of ['test-instant', 'test']) {
  test(`every outcome of ${method} ends with one order, or with all money returned`, async () => {
    await sql(`UPDATE stock SET quantity = 100 WHERE item = '1006-1'`)
    for (const { outcome, ends, instant, isTold } of rows) {
      const where = `${method}, ${outcome}`
      const { call, pay, decide, result } = createShopper(shop)
      await call('POST', 'items/1006-1')
      const reference = parseReference(await pay({ paymentMethod: method }))
      await decide(reference, outcome)
      const returned = await result(reference)
      if (outcome === 'after-end') expect(await status(reference), where).toBe('cancelled')
      await learnOutcome(reference, method)
      expect(await status(reference), where).toBe(ends)
      const isInstant = method === 'test-instant'
      expect(await countOrders(reference), where).toBe(ends === 'completed' ? 1 : 0)
      if (isInstant) expect(await loadMoney(reference), where).toBe(instant)
      expect(await countMails('payment_returned', reference), where).toBe(isInstant && isTold ? 1 : 0)
      // Money that was only held is released, so the buyer is not told that money is returned.
      const later = await result(reference)
      if (ends === 'voided') expect(later.body.errors.money === 'is returned', where).toBe(isInstant && isTold)
      // A buyer who is still on the page is told there, too.
      if (outcome === 'wrong-amount' && isInstant) {
        expect(returned).toMatchObject({ status: 412, body: { errors: { money: 'is returned' } } })
        expect(returned.body.messages).toEqual([expect.stringContaining('går tillbaka till dig')])
      }
    }
    expect(listWrong()).toEqual([])
    expect(await one('SELECT COUNT(*) FROM reservations')).toBe(0)
  })
}

test('one of many buyers of the last piece gets it, and the others who have paid get all their money back, once', {
  timeout: 300_000,
}, async () => {
  const item = '1004-1'
  await sql(`UPDATE stock SET quantity = 1 WHERE item = '${item}'`)
  const paid: string[] = []
  // Each buyer pays at the last moment, and the shop learns of it after the reservation has ended.
  for (let buyer = 0; buyer < pickAmount(8, 199); buyer++) {
    const { call, pay, decide } = createShopper(shop)
    await call('POST', `items/${item}`)
    const reference = parseReference(
      await pay({ paymentMethod: 'test-instant', address: { ...swede, email: `last-${buyer}@example.com` } }),
    )
    await decide(reference, 'after-end')
    paid.push(reference)
    await sql(`UPDATE reservations SET until = '2026-01-01'`)
    await runScheduled()
  }
  const winner = createShopper(shop)
  await winner.call('POST', `items/${item}`)
  const first = parseReference(await winner.pay({ paymentMethod: 'test-instant' }))
  // Meanwhile, nobody else can start a payment.
  const refused = createShopper(shop)
  expect((await refused.call('POST', `items/${item}`)).status).toBe(410)
  await sql(`UPDATE test_payments SET known = '2026-01-01'`)
  await Promise.all([
    winner.decide(first, 'pay').then(() => winner.result(first)),
    runInGroups(paid, 20, reference => notify(reference, 'test-instant')),
  ])
  // All notifications arrive again, and the cron job runs again.
  await runInGroups(paid, 20, reference => notify(reference, 'test-instant'))
  await runScheduled()
  await runScheduled()

  expect(await status(first)).toBe('completed')
  expect(await one(`SELECT quantity FROM stock WHERE item = '${item}'`)).toBe(0)
  for (const reference of paid) {
    expect([await status(reference), await loadMoney(reference)]).toEqual(['voided', 'returned'])
    expect(await loadRefunded(reference)).toBe(
      await one(`SELECT amount FROM payments WHERE reference = '${reference}'`),
    )
    expect(await countMails('payment_returned', reference)).toBe(1)
  }
  expect(listWrong()).toEqual([])
  await checkLedger(ask)
})

test('if the provider refuses to return the money, the operator gets one mail, and the buyer none', async () => {
  const { call, pay, decide } = createShopper(shop)
  await call('POST', 'items/1006-1')
  const reference = parseReference(await pay({ paymentMethod: 'test-instant' }))
  await decide(reference, 'no-refund')
  await sql(`UPDATE stock SET quantity = 0 WHERE item = '1006-1'`)
  await sql('DELETE FROM reservations')
  await age(reference)
  await runScheduled()
  await runScheduled()
  expect([await status(reference), await loadMoney(reference)]).toEqual(['voided', 'not_returned'])
  expect(await countMails('operator', reference)).toBe(1)
  expect(await countMails('payment_returned', reference)).toBe(0)

  // The operator returns the money in the provider's dashboard, and records that.
  const bearer = { Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}` }
  const manage = (method: string, path: string, body?: object) => call(method, `management/${path}`, body, bearer)
  const listed = async () => recordsAt((await manage('GET', 'payments/unreturned')).body, 'payments')
  expect(await listed()).toMatchObject([{ reference, method: 'test-instant', email: swede.email }])
  expect((await manage('GET', 'today')).body.refundsFailed).toBe(1)
  expect((await operate(shop, 'payments')).text).toContain(reference)
  expect(await manage('POST', `payments/${reference}/returned`, {})).toMatchObject({ status: 406 })
  const note = await operate(shop, 'payments', '--returned', reference, '--note', 'In the dashboard')
  expect(note).toMatchObject({ status: 0 })
  // The provider then reports the operator's refund, but the payment stays off the list.
  await notify(reference, 'test-instant')
  await runScheduled()
  expect([await listed(), await loadMoney(reference)]).toEqual([[], 'returned_otherwise'])
  expect((await manage('POST', `payments/${reference}/returned`, { note: 'Again' })).status).toBe(404)
  const { body: log } = await manage('GET', `audit?subject=payment+${reference}`)
  expect(recordsAt(log, 'log')).toMatchObject([{ operation: 'payments.returned' }])
})
