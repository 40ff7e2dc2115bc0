import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { operations } from '#src/services/commerce/management/operators/operations.ts'
import { orderActions } from '#src/services/commerce/orders/states.ts'
import { recordsAt } from '../../../support/answer.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { openCounter } from '../packing/buy.ts'
import { createShopper, parseReference, runTimes } from '../shopper.ts'
import { type DeskRole, signIdentity } from './as-operator.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

const orderWithActions = v.object({ order: v.object({ actions: v.array(v.string()) }) })

type Headers = Record<string, string>

const manage = (headers: Headers, method: string, path: string, body?: object) =>
  createShopper(shop).call(method, `management/${path}`, body, headers)
const owner = { Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}` }
const loadLog = async (query = '') => recordsAt((await manage(owner, 'GET', `audit?${query}`)).body, 'log')
const roles: DeskRole[] = ['pack', 'service', 'accounts', 'own']

test('each role may call its operations, and no others', async () => {
  for (const { name, method, path, roles: allowed } of operations) {
    const address = path.slice(1).replaceAll(/:\w+/g, '0')
    for (const role of roles) {
      const { status } = await manage(await signIdentity([role]), method, address, method === 'GET' ? undefined : {})
      // Nothing that the paths refer to exists, so an allowed call is refused for another reason.
      expect(status === 403, `${role} ${name} ${status}`).toBe(!allowed.includes(role))
      expect(status, `${role} ${name}`).toBeLessThan(500)
    }
  }
})

test('an order lists only the actions that the packer who reads it may call', async () => {
  const { buy } = openCounter(() => shop)
  const { number, lineOf } = await buy({ address: { email: 'operators-actions@example.com' } })
  const packer = await signIdentity(['pack'])
  const readActions = async (headers: Headers) =>
    v.parse(orderWithActions, (await manage(headers, 'GET', `orders/${number}`)).body).order.actions
  const mayCall = (action: string) => {
    const name = action === 'correct' ? 'orders.track' : `orders.${action}`
    const operation = operations.find(listed => listed.name === name)
    if (!operation) throw new Error(`The action “${action}” has no operation`)
    return operation.roles.includes('pack')
  }
  const seen = new Set<string>()
  for (const quantity of [0, 1, 1]) {
    const lines = [{ line: lineOf('1002-1'), quantity }]
    if (quantity > 0) await manage(owner, 'POST', `orders/${number}/shipments`, { lines })
    const all = await readActions(owner)
    for (const action of all) seen.add(action)
    expect(await readActions(packer)).toEqual(all.filter(mayCall))
  }
  expect([...seen].toSorted()).toEqual([...orderActions].toSorted())
})

test('callers without a valid identity from the content service are refused', async () => {
  const refused = {
    'no token': {},
    expired: await signIdentity(['own'], { expires: -1 }),
    'another audience': await signIdentity(['own'], { audience: 'another-shop' }),
    'another key': await signIdentity(['own'], { key: 'a-key-that-is-not-the-shops' }),
    'no JWT': { Authorization: 'Bearer a.b.c' },
  }
  for (const [why, headers] of Object.entries(refused))
    expect((await manage(headers, 'GET', 'orders')).status, why).toBe(401)
  expect((await manage(await signIdentity([]), 'GET', 'orders')).status, 'no role').toBe(403)
  expect((await manage(await signIdentity(['own']), 'GET', 'secrets')).status, 'an unlisted call').toBe(404)
})

test('a machine may call only the operations that its token lists', async () => {
  const machine = await signIdentity(['own'], { operations: ['orders.list'] })
  expect((await manage(machine, 'GET', 'orders')).status).toBe(200)
  expect((await manage(machine, 'GET', 'vouchers')).status).toBe(403)
})

test('a refusal is logged at most once a minute for each person and operation', async () => {
  const packer = await signIdentity(['pack'], { id: 'curious', name: 'Kim' })
  await runTimes(5, () => manage(packer, 'GET', 'vouchers'))
  await manage(packer, 'PUT', 'setup', {})
  const log = await loadLog('actor=curious')
  expect(log.map(({ operation, outcome, name }) => [operation, outcome, name])).toEqual([
    ['setup.save', 'refused', 'Kim'],
    ['vouchers.list', 'refused', 'Kim'],
  ])
})

test('a change is logged with its author and the values before and after, unless it changes nothing', async () => {
  const packer = await signIdentity(['pack'], { id: 'astrid', name: 'Astrid' })
  await manage(packer, 'PUT', 'stock/1001-1', { quantity: 24 })
  const before = (await loadLog('subject=item+1001-1')).length
  await manage(packer, 'PUT', 'stock/1001-1', { quantity: 20 })
  await manage(packer, 'PUT', 'stock/1001-1', { quantity: 20 })
  await manage(packer, 'PUT', 'stock/1001-1', { change: -900 })
  const log = await loadLog('subject=item+1001-1')
  expect(log).toHaveLength(before + 1)
  expect(log[0]).toMatchObject({
    ...{ actor: 'astrid', name: 'Astrid', roles: ['pack'], way: 'session', operation: 'stock.set' },
    ...{ before: { quantity: 24 }, after: { quantity: 20 }, request: { quantity: 20 } },
  })
  expect((await manage(await signIdentity(['service'], { id: 'nosy' }), 'GET', 'audit')).body).toEqual({
    log: [],
    next: null,
  })
  await manage(owner, 'PUT', 'stock/1001-1', { quantity: 24 })
  expect((await loadLog())[0]).toMatchObject({ name: 'MANAGEMENT_TOKEN', way: 'management' })
  await expect(shop.env.COMMERCE_DB.prepare(`UPDATE audit SET name = 'Nobody'`).run()).rejects.toThrow('not changed')
  await expect(shop.env.COMMERCE_DB.prepare('DELETE FROM audit').run()).rejects.toThrow('not deleted')
})

test('a repeated request takes effect only once and gets the same answer', async () => {
  const packer = { ...(await signIdentity(['own'], { id: 'twice' })), 'Idempotency-Key': 'count-1' }
  const before = (await manage(owner, 'PUT', 'stock/1002-1', { quantity: 50 })).body.quantity
  const first = await manage(packer, 'PUT', 'stock/1002-1', { change: 1 })
  expect(first.body).toEqual({ item: '1002-1', before, quantity: before + 1 })
  for (const repeated of await runTimes(10, () => manage(packer, 'PUT', 'stock/1002-1', { change: 1 })))
    expect([repeated.status, repeated.body]).toEqual([200, first.body])
  expect(await manage(packer, 'PUT', 'stock/1002-1', { change: 2 })).toMatchObject({
    status: 409,
    body: { errors: { key: 'was used for another request' } },
  })
  // Of several requests at the same time with the same key, only one makes the change.
  const parallel = { ...packer, 'Idempotency-Key': 'count-2' }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => manage(parallel, 'PUT', 'stock/1002-1', { change: 1 })),
  )
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  for (const { status } of answers) expect([200, 409]).toContain(status)
  expect((await manage(owner, 'PUT', 'stock/1002-1', { change: 0 })).body.quantity).toBe(before + 2)
  // Simulates that the stored answer was lost after the change was made.
  await shop.env.COMMERCE_DB.prepare(`DELETE FROM operation_answers WHERE actor = 'twice'`).run()
  expect((await manage(packer, 'PUT', 'stock/1002-1', { change: 1 })).body).toMatchObject({
    operation: 'stock.set',
    before: { quantity: before },
    after: { quantity: before + 1 },
  })
})

test('if two people change the same version of an order, one of them gets an error', async () => {
  const buyer = createShopper(shop)
  await buyer.call('POST', 'items/1002-1', { quantity: 2 })
  const reference = parseReference(await buyer.pay())
  await buyer.decide(reference, 'pay')
  const { order } = (await buyer.result(reference)).body.order
  const [one, other] = [await signIdentity(['service'], { id: 'one' }), await signIdentity(['own'], { id: 'other' })]
  await expect
    .poll(async () => (await manage(one, 'GET', `orders/${order}`)).body.order.payment.captured)
    .not.toBeNull()
  const version = (await manage(one, 'GET', `orders/${order}`)).header('ETag') ?? ''
  expect(version).toMatch(/^"\d+"$/)
  const answers = await Promise.all(
    [one, other].map(headers =>
      manage({ ...headers, 'If-Match': version }, 'POST', `orders/${order}/refunds`, {
        amount: 10,
        reason: 'Goodwill',
      }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 412])
  const now = await manage(one, 'GET', `orders/${order}`)
  expect(now.body.order.refunds).toHaveLength(1)
  expect(now.header('ETag')).not.toBe(version)
  const late = await manage({ ...one, 'If-Match': version }, 'POST', `orders/${order}/start`, {})
  expect(late).toMatchObject({ status: 412, body: { errors: { version: expect.any(String) } } })
  expect(late.header('ETag')).toBe(now.header('ETag'))
  // The same holds for products and for the places of items.
  const read = (await manage(other, 'GET', 'products/1001')).header('ETag') ?? ''
  const { body: product } = await manage(other, 'GET', 'products/1001')
  const save = (name: string) => manage({ ...other, 'If-Match': read }, 'PUT', 'products/1001', { ...product, name })
  expect([(await save('Murla two')).status, (await save('Murla three')).status]).toEqual([200, 412])
  const shown = (await manage(one, 'GET', 'stock/1001-1/moves')).header('ETag') ?? ''
  expect(shown).toMatch(/^"\d+"$/)
  const move = (place: string) => manage({ ...other, 'If-Match': shown }, 'PATCH', 'stock/1001-1', { place })
  expect([(await move('A1')).status, (await move('A2')).status]).toEqual([200, 412])
  await manage(other, 'PUT', 'products/1001', product)
})
