import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operate } from '../../../support/operate.ts'
import { createShopper, swede } from '../shopper.ts'
import { createStockShop } from './stock-shop.ts'

let shop: Shop
let desk: ReturnType<typeof createStockShop>
beforeAll(async () => {
  shop = await renewedShop()
  desk = createStockShop(shop)
})

const sql = (text: string) => shop.env.COMMERCE_DB.prepare(text).run()

test('sold pieces are on the shelf until they are sent, and the history explains every change', async () => {
  await desk.manage('PUT', 'stock/1002-1', { quantity: 24 })
  const order = await desk.buy('1002-1', 2)
  expect(await desk.loadStock('1002-1')).toMatchObject({
    product: '1002',
    variant: { en: expect.any(String), sv: expect.any(String) },
    quantity: 22,
    reserved: 0,
    free: 22,
    owed: 2,
    withdrawn: 0,
    shelf: 24,
    place: '',
    low: null,
  })
  const [{ line }] = (await desk.manage('GET', `orders/${order}`)).body.order.items
  await desk.manage('POST', `orders/${order}/shipments`, { lines: [{ line, quantity: 1 }] })
  expect(await desk.loadStock('1002-1')).toMatchObject({ quantity: 22, owed: 1, shelf: 23 })
  await desk.manage('POST', `orders/${order}/refunds`, { lines: [{ line, quantity: 1 }] })
  expect(await desk.loadStock('1002-1')).toMatchObject({ quantity: 23, owed: 0, shelf: 23 })
  await desk.manage('POST', `orders/${order}/returns`, { lines: [{ line, quantity: 1 }] })
  expect(await desk.loadStock('1002-1')).toMatchObject({ quantity: 24, owed: 0, shelf: 24 })
  await desk.manage('PUT', 'stock/1002-1', { change: -3, reason: 'damaged', note: 'Dropped' })
  const number = Number(order)
  expect((await desk.loadMoves('1002-1')).moves).toMatchObject([
    { change: -3, quantity: 21, cause: 'damaged', order: null, actor: 'MANAGEMENT_TOKEN', note: 'Dropped' },
    { change: 1, quantity: 24, cause: 'returned', order: number, actor: 'MANAGEMENT_TOKEN', note: '' },
    { change: 1, quantity: 23, cause: 'refunded', order: number, actor: 'MANAGEMENT_TOKEN', note: '' },
    { change: -2, quantity: 22, cause: 'sold', order: number, actor: 'shop', note: '' },
    { quantity: 24, cause: 'correction', order: null, actor: 'MANAGEMENT_TOKEN' },
    { cause: 'opening', actor: 'shop' },
  ])
  const other = await desk.buy('1002-1', 1)
  await desk.manage('POST', `orders/${other}/cancellation`, {})
  const { moves } = await desk.loadMoves('1002-1')
  expect(moves[0]).toMatchObject({ change: 1, quantity: 21, cause: 'cancelled', order: Number(other) })
  // The first page has the two newest moves, and the second page has the rest.
  const first = await desk.loadMoves('1002-1', 'limit=2')
  const rest = await desk.loadMoves('1002-1', `before=${first.next}`)
  expect([...first.moves, ...rest.moves]).toEqual(moves)
  expect(rest.next).toBeNull()
  expect((await desk.manage('GET', 'stock/9-9/moves')).status).toBe(404)
})

test('a change of stock by SQL without a cause is in the history too, and moves cannot be changed or deleted', async () => {
  const before = (await desk.loadStock('1003-1')).quantity
  await desk.manage('PUT', 'stock/1003-1', { change: 1, reason: 'received', note: 'Box 7' })
  await sql(`UPDATE stock SET quantity = quantity + 4 WHERE item = '1003-1'`)
  expect((await desk.loadMoves('1003-1')).moves).toMatchObject([
    { change: 4, quantity: before + 5, cause: 'unknown', actor: 'shop', note: '' },
    { change: 1, quantity: before + 1, cause: 'received', actor: 'MANAGEMENT_TOKEN', note: 'Box 7' },
    { change: before, quantity: before, cause: 'opening' },
  ])
  await expect(sql('UPDATE stock_moves SET change = 0')).rejects.toThrow('not changed')
  await expect(sql('DELETE FROM stock_moves')).rejects.toThrow('not deleted')
})

test('the history of a new product begins with its first stock, and says who removed a size', async () => {
  const { body } = await desk.manage('GET', 'products/1001')
  const items = ['91001-1', '91001-2'].map(item => ({ item, stock: 7 }))
  const made = await desk.manage('PUT', 'products/91001', { ...body, uri: 'made-for-stock', items })
  expect(made.status).toBe(201)
  expect((await desk.loadMoves('91001-2')).moves).toMatchObject([
    { change: 7, quantity: 7, cause: 'opening', actor: 'MANAGEMENT_TOKEN' },
  ])
  await desk.manage('PUT', 'products/91001', { ...made.body, items: items.slice(0, 1) })
  expect((await desk.loadMoves('91001-2')).moves).toMatchObject([
    { change: -7, quantity: 0, cause: 'removed', actor: 'MANAGEMENT_TOKEN' },
    { cause: 'opening' },
  ])
})

test('a counted difference is added, so that a sale after the list was read is not lost', async () => {
  await desk.manage('PUT', 'stock/1004-1', { quantity: 10 })
  const { shelf: seen } = await desk.loadStock('1004-1')
  await desk.buy('1004-1', 2)
  const counted = await desk.manage('PUT', 'stock/1004-1', { counted: seen - 1, seen })
  expect(counted.body).toEqual({ item: '1004-1', before: 8, quantity: 7 })
  expect(await desk.loadStock('1004-1')).toMatchObject({ quantity: 7, owed: 2, shelf: 9 })
  // A count without a difference is in the history, too.
  expect((await desk.manage('PUT', 'stock/1004-1', { counted: 9, seen: 9 })).body.quantity).toBe(7)
  expect((await desk.loadMoves('1004-1')).moves.slice(0, 2)).toMatchObject([
    { change: 0, quantity: 7, cause: 'count' },
    { change: -1, quantity: 7, cause: 'count' },
  ])
  expect((await desk.manage('PUT', 'stock/1004-1', { counted: 0, seen: 9 })).body.errors).toEqual({
    stock: '2 of the pieces that were sold would be missing',
  })
  for (const body of [{ counted: 1 }, { seen: 1 }, { counted: -1, seen: 1 }, { change: 1, reason: 'sold' }])
    expect((await desk.manage('PUT', 'stock/1004-1', body)).status, JSON.stringify(body)).toBe(406)
  expect((await desk.loadStock('1004-1')).quantity).toBe(7)
})

test('withdrawn pieces stay on the shelf until they are refunded', async () => {
  await desk.manage('PUT', 'stock/1005-1', { quantity: 6 })
  const order = await desk.buy('1005-1', 2)
  const [{ line }] = (await desk.manage('GET', `orders/${order}`)).body.order.items
  const buyer = createShopper(shop)
  const who = { order, email: swede.email, name: 'Åsa Ek' }
  const { withdrawal } = (await buyer.call('POST', 'withdrawals', who)).body
  await buyer.call('POST', `withdrawals/${withdrawal.reference}/confirmation`, {
    lines: [{ line, quantity: 2 }],
  })
  expect(await desk.loadStock('1005-1')).toMatchObject({ quantity: 4, owed: 0, withdrawn: 2, shelf: 6 })
  await desk.manage('POST', `orders/${order}/refunds`, { all: true })
  expect(await desk.loadStock('1005-1')).toMatchObject({ quantity: 6, owed: 0, withdrawn: 0, shelf: 6 })
})

test('place and low mark are stored, and only free pieces count when low stock is listed', async () => {
  const listLow = async () => (await desk.listStock('low=1')).items.map(({ item }) => item)
  expect(await listLow()).toEqual([])
  await desk.manage('PUT', 'stock/1006-1', { quantity: 5 })
  const patched = await desk.manage('PATCH', 'stock/1006-1', { place: '  B 12 ', low: 4 })
  expect(patched.body).toMatchObject({ item: { item: '1006-1', place: 'B 12', low: 4, quantity: 5 } })
  await desk.manage('PATCH', 'stock/1007-1', { low: 0 })
  expect(await listLow()).toEqual([])
  const buyer = createShopper(shop, { 'CF-IPCountry': 'SE' })
  await buyer.call('POST', 'items/1006-1')
  await buyer.pay()
  expect(await desk.loadStock('1006-1')).toMatchObject({ quantity: 5, reserved: 1, free: 4 })
  expect(await listLow()).toEqual(['1006-1'])
  await desk.manage('PUT', 'stock/1007-1', { quantity: 0 })
  expect(await listLow()).toEqual(['1006-1', '1007-1'])
  const first = await desk.listStock('low=1&limit=1')
  expect([first.items[0]?.item, first.next]).toEqual(['1006-1', '1006-1'])
  const second = await desk.listStock(`low=1&limit=1&after=${first.next}`)
  expect([second.items[0]?.item, second.next]).toEqual(['1007-1', null])
  expect((await desk.listStock('low=1&find=1007')).items).toMatchObject([{ item: '1007-1' }])
  await desk.manage('PATCH', 'stock/1006-1', { low: null })
  expect(await listLow()).toEqual(['1007-1'])
  expect(await desk.loadStock('1006-1')).toMatchObject({ place: 'B 12', low: null })
  for (const body of [{ low: -1 }, { low: 1.5 }, { place: 5 }, { quantity: 5 }])
    expect((await desk.manage('PATCH', 'stock/1006-1', body)).status, JSON.stringify(body)).toBe(406)
  // Saving the product keeps its items' places.
  const { body } = await desk.manage('GET', 'products/1006')
  expect((await desk.manage('PUT', 'products/1006', body)).status).toBe(200)
  expect(await desk.loadStock('1006-1')).toMatchObject({ place: 'B 12' })
})

test('an item is found by its number, its SKU, its EAN, and words of its product in any language', async () => {
  const all = await desk.listStock('limit=100')
  const [one] = all.items
  if (!one) throw new Error('The demo has no items')
  const find = (text: string) => desk.listStock(`find=${encodeURIComponent(text)}`)
  for (const text of [one.item, one.sku, one.sku.toLowerCase(), one.ean])
    expect((await find(text)).items, text).toMatchObject([{ item: one.item }])
  for (const text of [one.item.slice(0, -1), one.sku.slice(0, -1), one.ean.slice(0, -1)])
    expect((await find(text)).items, text).toContainEqual(one)
  for (const text of [one.name.slice(0, 4), one.name.toUpperCase(), `${one.variant.sv} ${one.name}`]) {
    const { items } = await find(text)
    expect(items, text).toContainEqual(one)
    expect(items.length).toBeLessThan(all.items.length)
  }
  expect(await find('no-such-item')).toEqual({ items: [], next: null, complete: true })
  expect((await desk.manage('GET', 'stock?find=x')).status).toBe(406)
  const pages: unknown[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page: Awaited<ReturnType<typeof desk.listStock>> = await desk.listStock(`limit=60&after=${after}`)
    pages.push(...page.items)
    after = page.next
  }
  expect(pages).toEqual(all.items)
})

test('the commands list, change, count and explain stock', async () => {
  await desk.manage('PUT', 'stock/1008-1', { quantity: 9 })
  expect((await operate(shop, 'stock', '1008-1', '--place', 'C3', '--low-mark', '10')).text).toContain(
    '9 free  9 on the shelf  at C3  low at 10',
  )
  expect((await operate(shop, 'stock', '--low')).text).toContain('1008-1')
  expect((await operate(shop, 'stock', '--find', '1008-1')).text).toMatch(/^1008-1 .*9 free/)
  expect(await operate(shop, 'stock', '1008-1', '-2', '--reason', 'lost', '--note', 'Not there')).toEqual({
    status: 0,
    text: '1008-1: 7 in stock (9 before).\n',
  })
  await operate(shop, 'stock', '1008-1', '--counted', '8', '--seen', '7')
  expect((await operate(shop, 'stock', '--history', '1008-1')).text).toMatch(
    /\+1 {2}8 in stock {2}count .*\n.*-2 {2}7 in stock {2}lost .*Not there\n/,
  )
  expect((await operate(shop, 'stock', '1008-1', '--low-mark', 'none')).text).not.toContain('low at')
  expect((await operate(shop, 'stock', '1008-1')).status).toBe(2)
  expect((await operate(shop, 'stock', '1008-1', '--counted', '8')).status).toBe(2)
  const { text } = await operate(shop, 'stock', '--csv', '--language', 'en')
  expect(text.split('\r\n')[0]).toContain('item,sku,ean,product,name,variant,size,place,low,quantity')
  const { n } = (await shop.env.COMMERCE_DB.prepare('SELECT COUNT(*) AS n FROM items').first<{ n: number }>()) ?? {
    n: 0,
  }
  expect(text.trimEnd().split('\r\n')).toHaveLength(n + 1)
})
