import { afterAll, expect, test } from 'vitest'
import { createCopies, orderTables } from '../../../../tools/bench/copy-orders.ts'
import { startCountedShop } from '../../../../tools/bench/counting/counted-shop.ts'
import { firstViews } from '../../../../tools/bench/desk-views.ts'
import { createPageClient } from '../../content/as-editor.ts'
import { createShopper, parseReference } from '../shopper.ts'

const shop = await startCountedShop()
afterAll(() => shop.close())

/** Two numbers of orders. Both are larger than a page of any list. */
const [few, many] = [200, 3000]
const toSend = 3
/** How many more rows a page may read in the larger shop. */
const slack = 50

const bearer = { Authorization: 'Bearer local' }
const manage = (method: string, path: string, body?: object) =>
  createShopper(shop).call(method, `management/${path}`, body, bearer)

async function buy(): Promise<string> {
  const buyer = createShopper(shop)
  await buyer.call('POST', 'items/1002-1')
  const reference = parseReference(await buyer.pay())
  await buyer.decide(reference, 'pay')
  const { order } = (await buyer.result(reference)).body
  await expect
    .poll(async () => (await manage('GET', `orders/${order.order}`)).body.order.payment.captured)
    .not.toBeNull()
  return order.order
}

async function copyOrders(original: string, distances: [first: number, last: number]) {
  const db = shop.env.COMMERCE_DB
  const infos = await db.batch<{ name: string }>(orderTables.map(table => db.prepare(`PRAGMA table_info(${table})`)))
  const columns = new Map(orderTables.map((table, index) => [table, infos[index]?.results ?? []]))
  const listColumns = (table: string) => (columns.get(table) ?? []).map(({ name }) => name)
  const statements = createCopies(Number(original), distances, { listColumns, lastParcel: 1 })
  await db.batch(['PRAGMA defer_foreign_keys = on', ...statements].map(sql => db.prepare(sql)))
}

async function readAll(): Promise<Map<string, number>> {
  const cookie = await createPageClient(shop).logIn()
  const rows = new Map<string, number>()
  for (const view of firstViews) {
    await shop.countedNow()
    const response = await shop.get(view, { headers: { Cookie: cookie } })
    expect(response.status, view).toBe(200)
    await response.text()
    const { trips } = await shop.countedNow()
    rows.set(
      view,
      trips.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
    )
  }
  return rows
}

test(`the first views of the desk read no more rows with ${many} orders than with ${few}`, async () => {
  const sent = await buy()
  await manage('POST', `orders/${sent}/shipments`, { trackingId: 'T1', carrier: 'Post' })
  await copyOrders(sent, [1, few])
  for (let order = 0; order < toSend; order++) await buy()
  const before = await readAll()
  await copyOrders(sent, [few + toSend + 1, many])
  const after = await readAll()
  expect([...after].filter(([view, rows]) => rows > (before.get(view) ?? 0) + slack)).toEqual([])
})
