import { setTimeout as sleep } from 'node:timers/promises'
import { checkLedger } from '../../services/commerce/ledger.ts'
import type { LocalShop } from '../../support/local-shop.ts'
import { openCommerceDatabase } from './commerce-database.ts'
import { createGetter } from './interruptions.ts'
import { Broken, createPurchase } from './purchase.ts'

/**
 * The steps of a refund: the call is sent; the refund is stored; the provider has paid; the payment
 * is stored with the credit note; the mail is sent.
 */
export const refundSteps = ['called', 'stored', 'paid', 'noted', 'mailed'] as const
export type RefundStep = (typeof refundSteps)[number]

const item = '1002-1'
const minute = 60_000

/**
 * Buys two lamps, refunds one, and kills the shop once the refund has reached `step`. After a
 * restart the operator repeats the call with the same key. Expects one payment, one credit note and
 * one mail. Returns the step at which the shop was killed.
 */
export async function killRefundAt(shop: LocalShop, step: RefundStep, address: string): Promise<RefundStep> {
  const query = openCommerceDatabase(shop.state)
  const get = createGetter(shop, { ms: 60_000 })
  const bought = await createPurchase({ url: shop.url, get }, { item, quantity: 2 }, address).go()
  if (!('order' in bought)) throw new Broken(`The purchase was refused: ${bought.refused}`)
  const { order } = bought
  const one = (sql: string) => Object.values(query([sql])[0]?.[0] ?? {})[0]
  const payment = `(SELECT payment FROM orders WHERE number = ${order})`
  await until(() => one(`SELECT settled FROM payments WHERE reference = ${payment}`) != null)
  const line = one(`SELECT line FROM order_lines JOIN orders ON reference = order_reference WHERE number = ${order}`)
  const before = await checkLedger(query)
  const call = () =>
    get(`/api/checkout/management/orders/${order}/refunds`, {
      method: 'POST',
      headers: { Authorization: 'Bearer local', 'Idempotency-Key': `kill ${order}` },
      body: JSON.stringify({ lines: [{ line, quantity: 1 }] }),
    })

  const reached = () => toStep(one(buildStepQuery(order)))
  const called = call().catch(() => null)
  await until(() => refundSteps.indexOf(reached()) >= refundSteps.indexOf(step), 0)
  await shop.kill()
  await called
  const killedAt = reached()
  // The refund puts one lamp, which was not sent, back into stock.
  const back = new Map(before).set(`item ${item}`, Number(before.get(`item ${item}`)) + 1)
  await checkLedger(query, killedAt === 'called' ? before : back)
  await shop.open()
  const again = await call()
  if (again.status !== 201) throw new Broken(`The refund was not accepted again: ${again.status} ${await again.text()}`)
  await again.body?.cancel()
  await until(() => reached() === 'mailed')
  const [refunds = []] = query([
    `SELECT refunds.amount AS asked, (SELECT SUM(amount) FROM test_refunds WHERE payment = ${payment}) AS paid
     FROM refunds JOIN orders ON orders.reference = order_reference WHERE number = ${order}`,
  ])
  const [refund] = refunds
  if (refunds.length !== 1 || refund?.asked !== refund?.paid)
    throw new Broken(`Order ${order} needs one refund, paid once: ${JSON.stringify(refunds)}`)
  await checkLedger(query, back)
  return killedAt
}

/** A query for the index (0 to 4) of the step that the refund has reached. */
const buildStepQuery = (order: string) =>
  `SELECT 1 + (paid.reference IS NOT NULL) + (refunds.status = 'refunded') + (outbox.sent IS NOT NULL) FROM refunds
   JOIN orders ON orders.reference = order_reference LEFT JOIN test_refunds paid ON paid.reference = refunds.reference
   LEFT JOIN outbox ON event = 'refunded ' || refunds.reference WHERE number = ${order}`

const toStep = (number: unknown): RefundStep => refundSteps[Number(number ?? 0)] ?? 'called'

/** Waits until `isSo` is true, which it checks every `every` ms. Throws after five minutes. */
async function until(isSo: () => boolean, every = 100) {
  for (const end = Date.now() + 5 * minute; !isSo(); await sleep(every))
    if (Date.now() > end) throw new Error('The expected state was not reached within five minutes')
}
