import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { pickAmount } from '../../../support/amount.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { astrid, createPerson, oliver } from '../people.ts'
import { countValues, createShopper, runInGroups, swede } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'

let shop: Shop
const { one } = openStoredData(() => shop)
beforeAll(async () => {
  shop = await renewedShop()
})

test('another visitor’s lines, payment and order cannot be read or changed with their ids', async () => {
  const [owner, thief] = [createPerson(shop), createPerson(shop)]
  await owner.call('POST', `login/${astrid.email}`, { password: astrid.password })
  await thief.call('POST', `login/${oliver.email}`, { password: oliver.password })
  const [line] = (await owner.call('POST', 'items/1001-1', { quantity: 2 })).body.selection.items
  await thief.call('POST', 'items/1002-1')
  const reference = await owner.authorised()

  const missing = { status: 404, body: { errors: { line: 'not found' } } }
  for (const [method, path] of [
    ['PUT', `lines/${line.line}/quantity/1`],
    ['POST', `lines/${line.line}`],
    ['DELETE', `lines/${line.line}`],
    ['DELETE', `lines/${line.line}/quantity/1`],
  ] as const)
    expect(await thief.call(method, path), path).toMatchObject(missing)
  // A bank's app may return the buyer to another browser. So anybody who has the payment's
  // reference, which nobody can guess, gets the order's number, but not the rest of the order.
  expect((await thief.result(reference.replace(/./g, '0'))).status).toBe(404)
  const strangersAnswer = await thief.result(reference)
  expect(strangersAnswer.status).toBe(201)
  expect(Object.keys(strangersAnswer.body.order).toSorted()).toEqual([
    'date',
    'narrowed',
    'order',
    'status',
    'statusDescription',
  ])
  expect([(await thief.call('GET', 'receipt')).status, await one('SELECT COUNT(*) FROM orders')]).toEqual([404, 1])

  const { order } = (await owner.result(reference)).body
  expect(order.items).toMatchObject([{ item: '1001-1', quantity: 2 }])
  expect(order.order).toBe(strangersAnswer.body.order.order)
  expect((await thief.call('GET', 'receipt')).status).toBe(404)
  expect((await thief.call('POST', 'orders', {})).body.orders).toEqual([])
  expect((await thief.call('GET', 'selection')).body.selection.items).toMatchObject([{ item: '1002-1' }])
  // Order numbers are not secret, so an order is found only by its reference.
  expect((await thief.call('GET', `order-status/${order.order}`)).status).toBe(404)
})

const guessed = pickAmount(100, 1000)

test(`${guessed} guessed order references all get the same 404`, { timeout: 120_000 }, async () => {
  const { call, kept } = createPerson(shop)
  await call('POST', 'items/1002-1')
  const guesses = Array.from({ length: guessed }, () => randomBytes(16).toString('hex'))
  const answers = await runInGroups(guesses, 50, guess => call('GET', `order-status/${guess}`))
  const same = JSON.stringify({ token: kept.token, errors: { order: 'not found' } })
  expect(countValues(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toEqual({
    [`404 ${same}`]: guessed,
  })
})

test('a payment is rejected unless all six conditions are met', {
  timeout: 240_000,
}, async () => {
  const pages = {
    paymentReturnPage: 'http://shop.test/checkout/return',
    paymentFailedPage: 'http://shop.test/checkout',
  }
  const walks = Array.from({ length: 64 }, (_, index) => [0, 1, 2, 3, 4, 5].map(step => (index & (1 << step)) !== 0))
  const ends = await runInGroups(walks, 8, async ([filled, named, agreed, shipped, latin, zip]) => {
    const { call } = createShopper(shop)
    if (filled) await call('POST', 'items/1005-1')
    await call('PUT', `countries/${shipped ? 'SE' : 'JP'}`)
    const address = {
      ...swede,
      country: shipped ? 'SE' : 'JP',
      ...(named ? {} : { lastName: ' ' }),
      ...(latin ? {} : { city: '東京' }),
      ...(zip ? {} : { zipCode: '1' }),
    }
    return (await call('POST', 'payment', { address, termsAndConditions: agreed, ...pages })).status
  })
  for (const [index, status] of ends.entries()) {
    const isFilled = walks[index]?.[0]
    expect(status, JSON.stringify(walks[index])).toBe(index === 63 ? 200 : isFilled ? 406 : 412)
  }
  expect(await one(`SELECT COUNT(*) FROM payments WHERE status = 'pending'`)).toBe(1)
})
