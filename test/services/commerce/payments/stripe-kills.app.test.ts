import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pickAmount } from '../../../support/amount.ts'
import { createFaultyStorage, type Fault } from '../faulty.ts'
import { openServiceOn } from '../in-process.ts'
import { createShopper, swede } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'
import { secretKey, webhookSecret } from './stripe-objects.ts'
import { openStripeShop } from './stripe-shop.ts'
import type { Doing } from './stripe-stand-in.ts'

/*
 * The process dies at one of the calls that a payment makes (to storage or to Stripe), before or
 * after the call takes effect. All later calls are refused until another process takes over.
 * `npm test` lets it die at some of the calls, `npm run soak` at every call.
 */

const stride = pickAmount(24, 1)
vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'warn').mockImplementation(() => {})

let opened: Awaited<ReturnType<typeof openStripeShop>>
beforeAll(async () => {
  opened = await openStripeShop()
  await opened.shop.env.COMMERCE_DB.prepare('UPDATE stock SET quantity = 100000').run()
})
afterAll(() => opened?.close())

const { one, age, runScheduled } = openStoredData(() => opened.shop)

interface Way {
  paymentMethod: string
  /** What the buyer pays with; default: the page's first method. */
  method?: string
  doing: Doing
}

const ways: Way[] = [
  { paymentMethod: 'stripe', doing: 'pay' },
  { paymentMethod: 'stripe-swish', doing: 'pay' },
  { paymentMethod: 'stripe-buy-now', method: 'swish', doing: 'pay' },
  { paymentMethod: 'stripe-buy-now', method: 'card', doing: 'pay' },
  { paymentMethod: 'stripe-swish', doing: 'wrong-amount' },
  { paymentMethod: 'stripe', doing: 'decline' },
]

const dead = () => new DOMException('The process has died', 'TimeoutError')

/** Opens the service in this process. Its calls are counted, and fail if the process "dies". */
function openKillableService() {
  const { shop, stripe } = opened
  const storage = createFaultyStorage(shop.env)
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).startsWith(stripe.url)) return real(input, init)
    return storage.count(() => real(input, init)).catch(() => Promise.reject(dead()))
  })
  const secrets = {
    ...{ STRIPE_URL: stripe.url, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret },
    ...{ LOCAL_TOOLS: '', OPERATOR_EMAIL: 'ops@example.com' },
  }
  return { storage, service: openServiceOn(Object.assign(storage.env, secrets), () => {}) }
}

for (const { paymentMethod, method, doing } of ways) {
  const name = `${paymentMethod}${method ? ` by ${method}` : ''}, ${doing}`
  test(`whenever the process dies, the payment makes one order or no money is kept (${name})`, {
    timeout: 900_000,
  }, async () => {
    const { stripe, tell } = opened
    const { storage, service } = openKillableService()
    let buyers = 0

    /** Pays in a process that dies at the given call. Returns the number of calls. */
    async function payAndDie(at: number | null, fault: Fault): Promise<number> {
      const where = `${name}, call ${at} ${fault}`
      buyers++
      const person = createShopper(service, {
        'CF-Connecting-IP': `10.${buyers >> 16}.${(buyers >> 8) & 255}.${buyers & 255}`,
      })
      await person.call('POST', 'items/1001-1')
      const place = { zipCode: '111 22', country: 'SE' }
      const address =
        paymentMethod === 'stripe-buy-now' ? { address: undefined, shippingAddress: place } : { address: swede }
      storage.plan(at === null ? null : { at, fault, isDead: true })
      const begin = () => person.pay({ paymentMethod, ...address }).catch(() => null)
      let started = await begin()
      await service.settled()
      // Another process continues. Every second buyer tries again, the others have left.
      const retries = buyers % 2 === 0
      if (!started?.body.url) {
        storage.plan(null)
        if (retries) started = await begin()
      }
      if (started?.body.url) {
        const session = stripe.visit(started.body.url, doing, method ? { method } : {})
        const reference = session.client_reference_id
        const finish = () => person.result(reference).catch(() => null)
        await finish()
        await service.settled()
        const { calls } = storage.counted
        storage.plan(null)
        if (retries) await finish()
        // Every third notification is lost, and every second one arrives twice.
        if (buyers % 3 > 0)
          for (let time = 0; time <= buyers % 2; time++) await tell(session, 'checkout.session.completed')
        await settle(reference)
        await expectBalance(reference, where)
        return calls
      }
      const { calls } = storage.counted
      for (const reference of await listOpen()) await settle(reference)
      return calls
    }

    const listOpen = async () => {
      const found = await one(`SELECT json_group_array(reference) FROM payments
         WHERE settled IS NULL AND status NOT IN ('declined', 'cancelled')`)
      return v.parse(v.array(v.string()), JSON.parse(String(found)))
    }

    async function settle(reference: string) {
      for (let time = 0; time < 3; time++) {
        await age(reference)
        await runScheduled()
      }
    }

    async function expectBalance(reference: string, where: string) {
      const intent = stripe.sessionOf(reference)?.payment_intent
      const refunded = stripe.refunds
        .filter(entry => entry.payment_intent === intent?.id)
        .reduce((sum, { amount }) => sum + amount, 0)
      const kept = (intent?.amount_received ?? 0) - refunded
      const total = await one(
        `SELECT COALESCE(SUM(amount), 0) FROM payments WHERE reference IN (SELECT payment FROM orders) AND reference = '${reference}'`,
      )
      expect(kept, where).toBe(total)
      expect(total === 0 || doing === 'pay', where).toBe(true)
      // No money stays held: it is captured or released.
      expect(intent?.status, where).not.toBe('requires_capture')
      expect(stripe.refunds.filter(entry => entry.payment_intent === intent?.id).length, where).toBeLessThan(2)
      const order = `(SELECT reference FROM orders WHERE payment = '${reference}')`
      const mails = await one(`SELECT COUNT(*) FROM outbox WHERE kind = 'order' AND about = ${order}`)
      expect(mails, where).toBe(total === 0 ? 0 : 1)
      const told = await one(`SELECT COUNT(*) FROM outbox WHERE event = 'payment_returned ${reference}'`)
      expect(told, where).toBe(refunded > 0 ? 1 : 0)
    }

    const total = await payAndDie(null, 'lost')
    expect(total).toBeGreaterThan(12)
    for (const fault of ['refused', 'lost'] as const)
      for (let at = fault === 'lost' ? 0 : 1; at < total; at += stride) await payAndDie(at, fault)
    for (const reference of await listOpen()) await settle(reference)
    expect(await listOpen()).toEqual([])
    expect(await one('SELECT COUNT(*) FROM reservations')).toBe(0)
    const orders = await one(
      'SELECT COUNT(*) FROM (SELECT selection FROM orders GROUP BY selection HAVING COUNT(*) > 1)',
    )
    expect(orders).toBe(0)
    expect(stripe.faults.filter(fault => fault !== 'expires too early or too late')).toEqual([])
    console.log(`${name}: ${buyers} buyers, ${total} calls each`)
    vi.unstubAllGlobals()
  })
}
