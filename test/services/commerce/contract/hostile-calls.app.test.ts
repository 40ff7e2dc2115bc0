import { beforeAll, expect, test } from 'vitest'
import { pickAmount } from '../../../support/amount.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { serverTokens } from '../../../support/operator-tokens.ts'
import { createShopper, runInGroups } from '../shopper.ts'
import { calls, customerCalls, hostileBodies, hostileParts, hostileValues } from './calls.ts'
import { expectShape } from './contract.ts'
import { errorAnswer } from './contract-shapes.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop(serverTokens)
})

let turn = 0

/** Returns a third of the list, different at each call. `npm run soak` uses the whole list. */
function some<T>(list: T[]): T[] {
  const part = pickAmount(3, 1)
  turn++
  return list.filter((_, index) => (index + turn) % part === 0)
}

/** Returns bodies that each consist of one field with an invalid value. */
const wrongBodies = (fields: string[]) =>
  fields.flatMap(field => some(hostileValues).map(value => `{${JSON.stringify(field)}:${value}}`))

/**
 * The statuses in section 2.2 of checkout-api.md, and also 413 for bodies that are too long and 429
 * for too many requests.
 */
const statuses = new Set([200, 201, 400, 401, 403, 404, 406, 409, 410, 412, 413, 429, 503])

/** Returns a shopper with a line in the bag. `before` is the selection at the start. */
async function startShopper() {
  const shopper = createShopper(shop)
  await shopper.call('POST', 'items/1001-1', { quantity: 2 })
  await shopper.call('PUT', 'payment-fields', { address: { city: 'Umeå' } })
  const look = async () => {
    const { selection, location } = (await shopper.call('GET', 'selection')).body
    return { selection, location }
  }
  return { ...shopper, look, before: await look() }
}

type StartedShopper = Awaited<ReturnType<typeof startShopper>>

/**
 * Calls the interface, and expects an answer within 3 seconds whose status and errors the contract
 * allows. A slow call is repeated once, because the machine may be busy.
 */
async function callSafely({ call }: StartedShopper, method: string, path: string, body?: string) {
  const name = `${method} ${path.slice(0, 60)} ${body?.slice(0, 60) ?? ''}`
  const timed = async () => {
    const began = performance.now()
    const answer = await call(method, path, body)
    return { answer, time: performance.now() - began }
  }
  let { answer, time } = await timed()
  if (time >= 3000) ({ answer, time } = await timed())
  expect(time, name).toBeLessThan(3000)
  expect(statuses, name).toContain(answer.status)
  if (answer.status >= 400) expectShape(answer, answer.status, errorAnswer)
  return answer
}

test('hostile parts of a path find nothing and change nothing', async () => {
  const shopper = await startShopper()
  for (const { method, path } of calls.filter(({ path }) => path.includes('*'))) {
    await runInGroups(some(hostileParts), 5, async part => {
      const answer = await callSafely(shopper, method, path.replace('*', part))
      expect(answer.status, `${method} ${path} ${part.slice(0, 30)}`).toBeGreaterThanOrEqual(400)
    })
    expect(await shopper.look(), `${method} ${path}`).toEqual(shopper.before)
  }
})

test('fields of the wrong type change nothing', { timeout: 240_000 }, async () => {
  const shopper = await startShopper()
  for (const { method, path, fields = [] } of calls) {
    const bodies = wrongBodies(fields)
    const at = path
      .replace('lines/*', `lines/${shopper.before.selection.items[0].line}`)
      .replace('countries/*', 'countries/SE')
    await runInGroups(
      bodies.filter(body => !isValid(path, body)),
      5,
      body => callSafely(shopper, method, at.replace('*', 'x'), body),
    )
    expect(await shopper.look(), `${method} ${path}`).toEqual(shopper.before)
  }
})

/**
 * Whether the body is valid after all: an address without known fields, or an item with a harmless
 * extra field.
 */
const isValid = (path: string, body: string) =>
  path === 'items/1001-1'
    ? /"(productUrl|category)":|"(comment|subscriptionPlan)":(null|0|"")/.test(body)
    : /"(address|shippingAddress)":\{/.test(body) && !body.includes('$ne')

test('invalid input does not damage a customer’s data', async () => {
  const { call, ...shopper } = await startShopper()
  const oliver = { password: 'warm-light-2' }
  await call('POST', 'login/oliver%40example.com', oliver)
  const look = async () => ({ ...(await call('GET', 'customer')).body, token: '' })
  const before = await look()
  expect(before).toMatchObject({ email: 'oliver@example.com' })
  for (const { method, path, fields = [] } of customerCalls) {
    const bodies = wrongBodies(fields)
    await runInGroups([...bodies, ...hostileBodies], 5, body => callSafely({ ...shopper, call }, method, path, body))
    expect(await look(), `${method} ${path}`).toEqual(before)
  }
})

test('invalid bodies are rejected, and the next call works', async () => {
  const shopper = await startShopper()
  const changing = calls.filter(({ method, fields = [] }) => method !== 'GET' && fields.length > 0)
  for (const { method, path } of changing) {
    await runInGroups(hostileBodies, 4, body => callSafely(shopper, method, path.replace('*', 'x'), body))
  }
  // Bodies without a quantity add one piece, so the line may have more than two pieces now.
  const { selection } = await shopper.look()
  expect(selection.items).toHaveLength(1)
  expect((await shopper.call('PUT', `lines/${selection.items[0].line}/quantity/1`)).body.selection.items).toMatchObject(
    [{ quantity: 1 }],
  )
})

test('callers cannot set the price, the market, the customer or other fields that the server decides', async () => {
  const { call, before } = await startShopper()
  const wishes = {
    price: 1,
    priceEach: 1,
    priceEachAsNumber: 0,
    market: 6,
    pricelist: 70,
    loggedIn: { customer: '1' },
    customer: '1',
    totals: { grandTotalPriceAsNumber: 0 },
    token: 'mine',
    vatExempt: true,
    stock: 999,
    place: { pricelist: 70 },
  }
  const asked = [
    await call('POST', 'items/1002-1', wishes),
    await call('PUT', 'items', { ...wishes, items: [{ item: '1005-1', quantity: 1, price: 1 }] }),
    await call('PUT', 'countries/SE', wishes),
    await call('POST', 'vouchers', { ...wishes, voucher: 'none' }),
    await call('PUT', 'payment-fields', wishes),
    await call('POST', 'payment', wishes),
    await call('PUT', 'selection', wishes),
    await call('POST', 'products', wishes),
  ]
  expect(asked.map(({ status }) => status)).toEqual([201, 200, 200, 404, 400, 406, 403, 401])
  const { body } = await call('GET', 'selection')
  expect(body).not.toHaveProperty('loggedIn')
  expect(body.location).toEqual(before.location)
  expect(body.selection).toMatchObject({ currency: 'SEK', vatExempt: false })
  const [first] = (await call('POST', 'products', { products: ['1002'] })).body.products
  expect(body.selection.items.map((line: { priceEachAsNumber: number }) => line.priceEachAsNumber)).toContain(
    first.priceAsNumber,
  )
  expect(body.selection.items.every((line: { priceEachAsNumber: number }) => line.priceEachAsNumber > 1)).toBe(true)
})
