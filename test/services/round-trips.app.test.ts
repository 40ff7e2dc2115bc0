import { afterAll, expect, test } from 'vitest'
import { isOfTestProvider, startCountedShop } from '../../tools/bench/counting/counted-shop.ts'
import { listKinds } from '../../tools/bench/counting/kinds.ts'

const shop = await startCountedShop()
afterAll(() => shop.close())

/**
 * The most that a kind of request may cost, after the isolate has answered one of its kind: round
 * trips to the commerce database, rows that they read, and round trips to the content database.
 * Counts do not depend on the machine. docs/scale.md says what they limit.
 */
const limits: Record<string, [commerceTrips: number, commerceRows: number, contentTrips: number]> = {
  'start page, rendered': [1, 2, 3],
  'start page, cached': [0, 0, 0],
  'listing, rendered': [0, 0, 1],
  'listing, cached': [0, 0, 0],
  'product, rendered': [0, 0, 4],
  'product, cached': [0, 0, 0],
  search: [0, 0, 3],
  picture: [0, 0, 0],
  'live prices of a listing': [1, 4, 0],
  'live prices of a product': [1, 4, 0],
  // Three requests: the empty bag, its language, and the item.
  'adding to a bag': [3, 45, 0],
  'bag on a page': [1, 25, 0],
  'checkout page': [1, 25, 0],
  payment: [3, 120, 0],
  // The payment's result, the capture, the order's page and its mail.
  order: [10, 160, 7],
  login: [4, 12, 0],
}

test('each kind of request stays within its round trips and rows', async () => {
  const counted: typeof limits = {}
  for (const { name, ready } of await listKinds(shop)) {
    await (await ready(0))()
    const request = await ready(2)
    await shop.counted()
    await request()
    const all = await shop.counted()
    const trips = all.trips.filter(trip => !isOfTestProvider(trip))
    const commerce = trips.filter(({ database }) => database === 'COMMERCE_DB')
    const rows = commerce.reduce((sum, { rowsRead }) => sum + rowsRead, 0)
    counted[name] = [commerce.length, rows, trips.length - commerce.length]
  }
  console.info(JSON.stringify(counted))
  expect(Object.keys(counted)).toEqual(Object.keys(limits))
  const exceeded = Object.entries(counted).filter(([name, counts]) =>
    counts.some((count, index) => count > (limits[name]?.[index] ?? 0)),
  )
  expect(exceeded).toEqual([])
}, 120_000)
