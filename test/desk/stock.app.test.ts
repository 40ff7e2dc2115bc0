import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../support/app.ts'
import { logInAtDesk, placeTestOrder } from './order-desk.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

const loadQuantity = (item: string) =>
  shop.env.COMMERCE_DB.prepare('SELECT quantity FROM stock WHERE item = ?').bind(item).first<number>('quantity')

test('a count of an item keeps what is sold meanwhile, and the history explains it', async () => {
  const desk = await logInAtDesk(shop, 'counter@example.com', ['pack'])
  const { html } = await desk.get('/desk/stock?find=1002-1')
  expect(html).toContain('oxide red')
  const [, seen = ''] = /name="seen" value="(\d+)"/.exec(html) ?? []
  await placeTestOrder(shop)
  const before = await loadQuantity('1002-1')
  const counted = await desk.send('/desk/stock?find=1002-1', html, 'count', [
    ['item', '1002-1'],
    ['seen', seen],
    ['counted', String(Number(seen) - 1)],
  ])
  expect(counted).toMatchObject({ status: 303, location: '/desk/stock?find=1002-1&done=1' })
  // One piece was missing. The two sold ones still lie on the shelf, and are not counted twice.
  expect(await loadQuantity('1002-1')).toBe(Number(before) - 1)
  const wrong = await desk.send('/desk/stock?find=1002-1', html, 'count', [
    ['item', '1002-1'],
    ['seen', seen],
    ['counted', 'many'],
  ])
  expect(wrong.status).toBe(409)
  expect(wrong.html).toContain('value="many"')
  const item = '/desk/stock/1002-1'
  expect(
    (
      await desk.send(item, '', 'correct', [
        ['change', '+5'],
        ['reason', 'received'],
        ['note', 'Box 7'],
      ])
    ).status,
  ).toBe(303)
  expect(
    (
      await desk.send(item, '', 'details', [
        ['place', 'B 12'],
        ['low', '4'],
      ])
    ).status,
  ).toBe(303)
  const page = (await desk.get(item)).html
  for (const text of ['received', 'Box 7', 'value="B 12"', 'value="4"', 'sold', 'count']) expect(page).toContain(text)
  expect((await desk.get(`/sv${item}`)).html).toContain('inleverans')
  expect((await desk.get('/desk/stock?csv=1')).html).toContain('1002-1')
  expect((await desk.get('/desk/stock/none')).status).toBe(404)
})

test('a file with three mistakes changes nothing, and the corrected one changes all', async () => {
  const desk = await logInAtDesk(shop)
  const { results } = await shop.env.COMMERCE_DB.prepare(
    `SELECT item, quantity + owed AS shelf FROM stock ORDER BY item`,
  ).all<{ item: string; shelf: number }>()
  expect(results.length).toBeGreaterThan(50)
  const rows = results.map(({ item, shelf }) => `${item},${shelf + 1}`)
  const mistaken = rows
    .with(3, 'none-1,5')
    .with(20, rows[19] ?? '')
    .with(40, rows[40]?.replace(/,.*/, ',many') ?? '')
  const csv = (lines: string[]) => ['item,counted', ...lines].join('\n')
  const before = await loadQuantity('1001-1')
  const wrong = await desk.send('/desk/stock', '', 'file', [['csv', csv(mistaken)]])
  expect(wrong.status).toBe(409)
  for (const line of ['lines.5', 'lines.22', 'lines.42']) expect(wrong.html).toContain(line)
  expect(wrong.html).toContain('none-1,5')
  const checked = await desk.send('/desk/stock', '', 'file', [['csv', csv(rows)]])
  expect(checked.html).toContain(`${results.length} items are counted`)
  expect(await loadQuantity('1001-1')).toBe(before)
  const applied = await desk.send('/desk/stock', '', 'file', [
    ['csv', csv(rows)],
    ['apply', '1'],
  ])
  expect(applied.html).toContain(`${results.length} items are set`)
  expect(await loadQuantity('1001-1')).toBe(Number(before) + 1)
})

test('service reads stock and cannot change it', async () => {
  const desk = await logInAtDesk(shop, 'service@example.com', ['service'])
  const { html } = await desk.get('/desk/stock')
  expect(html).not.toContain('name="counted"')
  const refused = await desk.send('/desk/stock', html, 'count', [
    ['item', '1001-1'],
    ['seen', '1'],
    ['counted', '1'],
  ])
  expect(refused.html).toContain('not for your role')
  expect((await desk.get('/desk/money')).status).toBe(200)
})
