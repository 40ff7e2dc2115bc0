import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createStockShop } from '../services/commerce/management/stock-shop.ts'
import { renewedShop, type Shop } from '../support/app.ts'
import { logInAtDesk } from './order-desk.ts'

let shop: Shop
let stock: ReturnType<typeof createStockShop>
beforeAll(async () => {
  shop = await renewedShop()
  stock = createStockShop(shop)
  // Adds items, because the demo's 51 items would fit on one page of the table.
  const numbers = 'WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 100)'
  const { COMMERCE_DB: db } = shop.env
  await db.batch([
    db.prepare(`INSERT INTO items (item, product, size_en, size_sv, sku, ean, position)
      ${numbers} SELECT 'x' || n, product, 'Size', 'Storlek', 'X' || n, '', 100 + n
      FROM numbers CROSS JOIN items WHERE item = '1001-1'`),
    db.prepare(`INSERT INTO stock (item, quantity) ${numbers} SELECT 'x' || n, 10 FROM numbers`),
  ])
})

/** Reads a hidden field on a page, such as the checked file in the form that stores it. */
const readHidden = (html: string, name: string) =>
  (new RegExp(`type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&quot;', '"')

test('the list can be searched and limited to low items, and a scanned EAN opens the page of its item', async () => {
  const desk = await logInAtDesk(shop)
  const item = await stock.loadStock('1002-1')
  const all = await desk.get('/desk/stock')
  expect(all.status).toBe(200)
  expect(all.html).toContain('href="/desk/stock/1002-1"')
  expect(all.html).toContain('name="counted"')
  expect((await desk.get('/desk/stock?find=zzzz')).html).toContain('No item matches “zzzz”')
  expect((await desk.get('/sv/desk/stock?find=zzzz')).html).toContain('Ingen artikel stämmer med ”zzzz”')
  expect((await desk.get('/desk/stock?find=z')).html).toContain('Type two characters or more.')
  expect(item.ean).not.toBe('')
  expect(await desk.get(`/desk/stock?find=${item.ean}`)).toMatchObject({ status: 303, location: '/desk/stock/1002-1' })
  await stock.manage('PATCH', 'stock/1002-1', { low: 90_000 })
  const low = await desk.get('/desk/stock?low=1')
  expect(low.html).toContain('href="/desk/stock/1002-1"')
  expect(low.html).not.toContain('href="/desk/stock/1001-1"')
  await stock.manage('PATCH', 'stock/1002-1', { low: null })
})

test('the second page of the list continues after the first', async () => {
  const desk = await logInAtDesk(shop)
  const first = await desk.get('/desk/stock')
  const [, next = ''] = /href="(\/desk\/stock\?after=[^"]+)"/.exec(first.html) ?? []
  const second = await desk.get(next.replaceAll('&amp;', '&'))
  expect(second.status).toBe(200)
  expect(second.html).not.toContain('href="/desk/stock/1001-1"')
})

test('if two pieces are sold during a count, storing the count keeps the sale', async () => {
  const desk = await logInAtDesk(shop)
  const before = await stock.loadStock('1002-1')
  const counted = [
    ['item', '1001-1'],
    ['seen', '0'],
    ['counted', ''],
    ['item', '1002-1'],
    ['seen', String(before.shelf)],
    ['counted', String(before.shelf - 1)],
    ['reason', 'damaged'],
    ['note', 'Cracked'],
  ]
  const { html } = await desk.get('/desk/stock?low=&find=1002-1x')
  const order = await stock.buy('1002-1', 2)
  expect(await desk.send('/desk/stock', html, 'count', counted)).toMatchObject({
    status: 303,
    location: '/desk/stock?done=1',
  })
  expect(await stock.loadStock('1002-1')).toMatchObject({ quantity: before.quantity - 3, shelf: before.shelf - 1 })
  const page = await desk.get('/desk/stock/1002-1')
  expect(page.html).toContain('Cracked')
  expect(page.html).toContain('Damaged')
  expect(page.html).toContain(`href="/desk/orders/${order}"`)
  expect((await desk.get('/desk/stock?done=1')).html).toContain('Saved.')
})

test('a rejected count stores nothing, names the item, and keeps the typed count and the number that was shown', async () => {
  const desk = await logInAtDesk(shop)
  const before = await stock.loadStock('1003-1')
  const refused = await desk.send('/desk/stock', '', 'count', [
    ['item', '1003-1'],
    ['seen', '7'],
    ['counted', '9'],
    ['item', '1004-1'],
    ['seen', '5'],
    ['counted', 'many'],
    ['reason', 'count'],
  ])
  expect(refused.status).toBe(409)
  expect(refused.html).toContain('1004-1 counted')
  expect(refused.html).toContain('value="many"')
  expect(refused.html).toMatch(/name="seen" value="7"/)
  expect(await stock.loadStock('1003-1')).toEqual(before)
  expect((await desk.send('/desk/stock', '', 'count', [])).html).toContain('Type at least one count.')
})

test('a file with 60 items and three mistakes stores nothing, and stores all items once it is corrected', async () => {
  const desk = await logInAtDesk(shop)
  const { items } = await stock.listStock('limit=60')
  expect(items).toHaveLength(60)
  const rows = items.map(({ item, shelf }) => `${item};${shelf + 1};${shelf}`)
  const wrong = rows
    .with(3, 'none;1;1')
    .with(20, `${items[20]?.item};many;1`)
    .with(59, rows[0] ?? '')
  const format = (lines: string[]) => ['item;counted;seen', ...lines].join('\r\n')
  const quantities = async () => (await stock.listStock('limit=60')).items.map(({ quantity }) => quantity)
  const before = await quantities()

  const refused = await desk.send('/desk/stock-file', '', 'check', [['csv', format(wrong)]])
  expect(refused.status).toBe(409)
  for (const line of [5, 22, 61]) expect(refused.html).toContain(`<b>Line ${line}</b>`)
  expect(refused.html).toContain('none is unknown')
  expect(refused.html).not.toContain('value="apply"')
  expect((await desk.send('/desk/stock-file', '', 'apply', [['csv', format(wrong)]])).status).toBe(409)
  expect(await quantities()).toEqual(before)

  const checked = await desk.send('/desk/stock-file', '', 'check', [['csv', format(rows)]])
  expect(checked.status).toBe(200)
  expect(checked.html).toContain('Save 60 rows')
  expect(await quantities()).toEqual(before)
  const confirmed = checked.html.slice(checked.html.indexOf('value="apply"'))
  const csv = readHidden(confirmed, 'csv')
  expect(csv.split(/\r?\n/)).toHaveLength(61)
  const key = randomUUID()
  for (const _ of ['press', 'second press'])
    expect(await desk.send('/desk/stock-file', confirmed, 'apply', [['csv', csv]], key)).toMatchObject({
      status: 303,
      location: '/desk/stock-file?done=1',
    })
  expect(await quantities()).toEqual(before.map(quantity => quantity + 1))
})

test('if another count is stored after a file was checked, the file is shown again with the new stock', async () => {
  const desk = await logInAtDesk(shop)
  const { shelf, quantity } = await stock.loadStock('1005-1')
  const csv = `item,counted\n1005-1,${shelf + 4}`
  const checked = await desk.send('/desk/stock-file', '', 'check', [['csv', csv]])
  const confirmed = checked.html.slice(checked.html.indexOf('value="apply"'))
  await stock.count(`item,counted\n1005-1,${shelf + 2}`, true)
  const late = await desk.send('/desk/stock-file', confirmed, 'apply', [['csv', csv]])
  expect(late.status).toBe(412)
  expect(late.html).toContain('Somebody else has changed this')
  expect(await stock.loadStock('1005-1')).toMatchObject({ quantity: quantity + 2 })
  const again = late.html.slice(late.html.indexOf('value="apply"'))
  expect((await desk.send('/desk/stock-file', again, 'apply', [['csv', csv]])).status).toBe(303)
  expect(await stock.loadStock('1005-1')).toMatchObject({ quantity: quantity + 4 })
})

test('if two people send the same count of an item, its difference is added only once', async () => {
  const [one, other] = [await logInAtDesk(shop), await logInAtDesk(shop, ['pack'])]
  const { shelf } = await stock.loadStock('1009-1')
  const fields = [
    ['counted', String(shelf + 3)],
    ['seen', String(shelf)],
  ]
  const path = '/desk/stock/1009-1'
  const [first, second] = [(await one.get(path)).html, (await other.get(path)).html]
  expect((await one.send(path, first, 'count', fields)).status).toBe(303)
  const late = await other.send(path, second, 'count', fields)
  expect(late.status).toBe(412)
  expect(late.html).toContain('Somebody else has changed this')
  expect(late.html).toContain(`name="seen" value="${shelf + 3}"`)
  expect(await stock.loadStock('1009-1')).toMatchObject({ shelf: shelf + 3 })
})

test('the table contains every item once, and uses semicolons in Swedish', async () => {
  const client = await logInAtDesk(shop)
  const { html } = await client.get('/desk/stock-file/stock.csv')
  const lines = html
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
  const items = lines.slice(1).map(line => line.split(',')[0])
  expect(lines[0]).toMatch(/^item,sku,ean/)
  expect(items.length).toBeGreaterThan(100)
  expect(new Set(items).size).toBe(items.length)
  expect(items).not.toContain('item')
  const swedish = await client.get('/sv/desk/stock-file/stock.csv')
  expect(swedish.html).toContain('item;sku;ean')
})

test('the place, low mark and stock of an item can be set, and its history shows stock changes', async () => {
  const desk = await logInAtDesk(shop)
  const path = '/desk/stock/x7'
  const before = await stock.loadStock('x7')
  const shown = [
    ['shownPlace', ''],
    ['shownLow', ''],
  ]
  const details = [['place', 'B 12'], ['low', '3'], ...shown]
  expect((await desk.send(path, '', 'details', details)).status).toBe(303)
  expect(await stock.loadStock('x7')).toMatchObject({ place: 'B 12', low: 3 })
  const late = await desk.send(path, '', 'details', [['place', 'C 1'], ['low', ''], ...shown])
  expect(late.status).toBe(412)
  expect(late.html).toContain('value="C 1"')
  expect(late.html).toContain('name="shownPlace" value="B 12"')
  const change = [
    ['pieces', '−2'],
    ['reason', 'lost'],
    ['note', 'Not found'],
  ]
  expect((await desk.send(path, '', 'change', change)).status).toBe(303)
  expect(await stock.loadStock('x7')).toMatchObject({ quantity: before.quantity - 2, place: 'B 12' })
  const { html } = await desk.get(`${path}?done=1`)
  for (const text of ['Saved.', 'Not found', 'Lost', '−2', 'B 12']) expect(html).toContain(text)
  const refused = await desk.send(path, '', 'change', [
    ['pieces', '-100000'],
    ['reason', 'lost'],
  ])
  expect(refused.status).toBe(409)
  expect(refused.html).toContain('there are only')
  expect((await desk.send(path, '', 'change', [['pieces', 'x']])).html).toContain('must be a whole number.')
  expect((await desk.get('/desk/stock/none')).status).toBe(404)
})

test.each(['service', 'accounts'])('a person with the role %s sees no forms and cannot change stock', async role => {
  const desk = await logInAtDesk(shop, [role])
  for (const path of ['/desk/stock', '/desk/stock/1001-1', '/sv/desk/stock', '/desk/stock-file']) {
    const { status, html } = await desk.get(path)
    expect(status).toBe(200)
    expect(html).not.toContain('method="post"')
  }
  const before = await stock.loadStock('1001-1')
  const count = [
    ['item', '1001-1'],
    ['seen', '1'],
    ['counted', '9'],
    ['reason', 'count'],
  ]
  expect((await desk.send('/desk/stock', '', 'count', count)).status).toBe(403)
  const onItem = await desk.send('/desk/stock/1001-1', '', 'count', count)
  expect(onItem.status).toBe(403)
  expect(onItem.html).toContain('not for your role')
  const file = await desk.send('/desk/stock-file', '', 'apply', [['csv', 'item,counted\n1001-1,3']])
  expect(file.status).toBe(403)
  expect(await stock.loadStock('1001-1')).toEqual(before)
})
