import { beforeAll, expect, test, vi } from 'vitest'
import { Broken, createPurchase } from '../../../shop/journey/purchase.ts'
import { pickAmount } from '../../../support/amount.ts'
import { valueAt } from '../../../support/answer.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { createFaultyStorage, type Fault } from '../faulty.ts'
import { openServiceOn } from '../in-process.ts'
import { checkLedger } from '../ledger.ts'
import { astrid } from '../people.ts'
import { countValues, createShopper } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'
import { calls } from './calls.ts'

/*
 * Runs the service in this process on a shop's storage, and makes one storage call fail in each
 * purchase. The call is either refused, or it takes effect but its answer is lost. `npm test` tries
 * every 32nd call of a purchase, `npm run soak` tries every call.
 */

const stride = pickAmount(32, 1)
const loginStride = pickAmount(3, 1)
/**
 * The number of storage calls differs by at most this between two purchases, because a purchase
 * requests its result twice in parallel.
 */
const spread = 8

// The service's error log is recorded, and shown if a test fails.
const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
const errors = () => logged.mock.calls.filter(([text]) => !String(text).includes('D1_ERROR')).join('\n')

let shop: Shop
const { ask, one, runScheduled } = openStoredData(() => shop)
beforeAll(async () => {
  shop = await renewedShop()
  await shop.env.COMMERCE_DB.batch(
    [`UPDATE stock SET quantity = 1000`, `UPDATE vouchers SET uses_left = 1000 WHERE voucher = 'LJUS10'`].map(sql =>
      shop.env.COMMERCE_DB.prepare(sql),
    ),
  )
})

test('a purchase that is retried after a failed storage call makes exactly one order', {
  timeout: 900_000,
}, async () => {
  const storage = createFaultyStorage(shop.env)
  const failures: Response[] = []
  const service = openServiceOn(storage.env, (path, response) => {
    // The page of the payment provider is not part of the service.
    if (response.status >= 500 && !path.startsWith('/__pay')) failures.push(response)
  })
  let before = await checkLedger(ask)
  let purchases = 0
  const buy = async (at: number | null, fault: Fault) => {
    purchases++
    const wish = { item: '1001-1', quantity: 1, voucher: 'LJUS10' }
    const buyer = createPurchase(service, wish, `10.1.${purchases >> 8}.${purchases & 255}`)
    storage.plan(at === null ? null : { at, fault })
    for (let tries = 0; tries < 4; tries++) {
      try {
        await buyer.go()
        await service.settled()
        before = await checkLedger(ask, before)
        return storage.counted.failed
      } catch (error) {
        if (!(error instanceof TypeError)) throw new Error(`call ${at} ${fault}`, { cause: error })
        await checkLedger(ask, before)
      }
    }
    throw new Broken(`call ${at} ${fault}: not bought after 4 tries`)
  }
  // The first purchase loads data that later purchases find in the cache.
  for (let tries = 0; tries < 2; tries++) await buy(null, 'lost')
  const total = storage.counted.calls
  expect(total).toBeGreaterThan(40)
  for (const fault of ['refused', 'lost'] as const)
    for (let at = fault === 'lost' ? 0 : 1; at < total; at += stride)
      expect((await buy(at, fault)) || at >= total - spread, `call ${at} ${fault}`).toBe(true)

  expect(await one('SELECT COUNT(*) FROM orders')).toBe(purchases)
  for (const failure of failures) {
    const told = [
      failure.status,
      failure.headers.get('retry-after'),
      valueAt(JSON.parse(await failure.text()), 'errors'),
    ]
    expect(told, errors()).toEqual([503, '5', { server: 'unavailable' }])
  }
  expect(failures.length).toBeGreaterThan(total / stride / 2)
  await runScheduled()
  expect(await one(`SELECT COUNT(*) FROM test_payments WHERE captured IS NOT NULL`)).toBe(purchases)
  const unsent = () => one(`SELECT COUNT(*) FROM outbox WHERE sent IS NULL`)
  await expect.poll(unsent, { timeout: 60_000, interval: 500 }).toBe(0)
  console.log(`${purchases} purchases with ${total} storage calls each; ${failures.length} responses with status 503`)
})

test('a login that is retried after a failed storage call merges the bags exactly once', {
  timeout: 900_000,
}, async () => {
  const storage = createFaultyStorage(shop.env)
  const service = openServiceOn(storage.env, () => {})
  const { email, password } = astrid
  let logins = 0
  const logIn = async (at: number | null, fault: Fault) => {
    logins++
    const address = { 'CF-Connecting-IP': `10.2.0.${logins}` }
    const guest = createShopper(service, address)
    await guest.call('POST', 'items/1002-1')
    const { token } = guest.kept
    storage.plan(at === null ? null : { at, fault })
    for (let tries = 0; tries < 4; tries++) {
      // A browser that got no response retries with the visitor's token from before the login.
      const person = createShopper(service, { ...address, 'API-Token': token })
      const answer = await person.call('POST', `login/${email}`, { password }).catch(() => null)
      if (answer === null) continue
      expect([answer.status, person.kept.token === token], `call ${at} ${fault}`).toEqual([200, false])
      const [line] = answer.body.selection.items
      expect([line.item, line.quantity], `call ${at} ${fault}`).toEqual(['1002-1', logins])
      return storage.counted.failed
    }
    throw new Broken(`call ${at} ${fault}: not logged in after 4 tries`)
  }
  // The first login creates the customer's bag.
  for (let tries = 0; tries < 2; tries++) await logIn(null, 'lost')
  const total = storage.counted.calls
  for (const fault of ['refused', 'lost'] as const)
    for (let at = fault === 'lost' ? 0 : 1; at < total; at += loginStride) expect(await logIn(at, fault)).toBe(true)
})

test('without storage every call fails within 5 seconds, and nothing changes', async () => {
  const storage = createFaultyStorage(shop.env)
  const answers: { path: string; response: Response; time: number }[] = []
  const service = openServiceOn(storage.env, (path, response, time) => answers.push({ path, response, time }))
  const { kept, call } = createShopper(service, { 'CF-Connecting-IP': '10.9.9.9' })
  const full = (await call('POST', 'items/1001-1')).body.selection
  const before = await checkLedger(ask)
  answers.length = 0
  storage.plan({ at: 'all', fault: 'refused' })
  const people = [
    'register',
    'login/astrid@example.com',
    'logout',
    'orders',
    'password-reset',
    'newsletter-subscription',
  ]
  for (const { method, path } of [...calls, ...people.map(name => ({ method: 'POST', path: name }))]) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : '{"quantity":1,"voucher":"x","password":"lamp"}'
    const headers = { 'API-Token': kept.token }
    await service.get(`/api/checkout/${path.replaceAll('*', '1001')}`, { method, headers, body }).catch(() => {})
  }
  storage.plan(null)
  for (const { path, response, time } of answers) {
    // Calls fail without retries or timeouts, but take more than a second on a busy machine.
    expect(time, path).toBeLessThan(5000)
    expect(JSON.parse(await response.text()), path).toMatchObject({ errors: expect.any(Object) })
    expect(
      response.status === 503 || (response.status >= 400 && response.status < 500),
      `${path} ${response.status}`,
    ).toBe(true)
  }
  expect(countValues(answers.map(({ response }) => response.status))[503]).toBeGreaterThan(answers.length / 2)
  await checkLedger(ask, before)
  expect((await call('GET', 'selection')).body.selection).toEqual(full)
})
