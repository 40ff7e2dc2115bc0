import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordsAt } from '../../../support/answer.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operate } from '../../../support/operate.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createShopper, parseReference } from '../shopper.ts'
import { createStockShop } from './stock-shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'stock-count-'))
let shop: Shop
let desk: ReturnType<typeof createStockShop>
beforeAll(async () => {
  shop = await renewedShop()
  desk = createStockShop(shop)
})
afterAll(() => rmSync(folder, { recursive: true }))

const loadQuantity = async (item: string) => (await desk.loadStock(item)).quantity
const refuse = async (csv: string) => {
  const { status, body } = await desk.manage('POST', 'stock', { csv, apply: true })
  return { status, errors: body.errors }
}

test('a count by item, SKU or EAN can be previewed, and is stored as a whole', async () => {
  const [one, two, three] = await Promise.all(['1001-1', '1002-1', '1003-1'].map(desk.loadStock))
  if (!one || !two || !three) throw new Error('The demo lacks items')
  const csv = [
    'Item;SKU;EAN;Counted;Place;Low;Reason;Note',
    `${one.item};;;${one.shelf + 3};A 1;2;received;Box 7`,
    `;${two.sku.toLowerCase()};;0;;;;`,
    `;;${three.ean};;B 2;;;`,
  ].join('\r\n')
  const expected = [
    {
      line: 2,
      item: one.item,
      counted: one.shelf + 3,
      before: one.quantity,
      after: one.quantity + 3,
      place: 'A 1',
      low: 2,
    },
    { line: 3, item: two.item, counted: 0, before: two.quantity, after: 0, place: null, low: null },
    {
      line: 4,
      item: three.item,
      counted: null,
      before: three.quantity,
      after: three.quantity,
      place: 'B 2',
      low: null,
    },
  ]
  expect(await desk.count(csv, false)).toMatchObject(expected)
  expect(await Promise.all(['1001-1', '1002-1', '1003-1'].map(desk.loadStock))).toEqual([one, two, three])
  expect(await desk.count(csv, true)).toMatchObject(expected)
  expect(await desk.loadStock('1001-1')).toMatchObject({ quantity: one.quantity + 3, place: 'A 1', low: 2 })
  expect(await desk.loadStock('1003-1')).toEqual({ ...three, place: 'B 2' })
  // A file that changes only places and low marks is logged too, but not if it is sent again.
  const newest = async () => recordsAt((await desk.manage('GET', 'audit?subject=stock')).body, 'log')[0]
  await desk.count('item,counted,place\n1003-1,,B 3', true)
  const logged = await newest()
  expect(logged).toMatchObject({ operation: 'stock.count', after: { details: [['1003-1', 'B 3', three.low]] } })
  await desk.count('item,counted,place\n1003-1,,B 3', true)
  expect(await newest()).toEqual(logged)
  await desk.count('item,counted,place\n1003-1,,B 2', true)
  const [[first], [second], third] = await Promise.all(
    ['1001-1', '1002-1', '1003-1'].map(async item => (await desk.loadMoves(item)).moves),
  ).then(([a = [], b = [], c = []]) => [a, b, c] as const)
  expect(first).toMatchObject({ change: 3, cause: 'received', actor: 'MANAGEMENT_TOKEN', note: 'Box 7' })
  expect(second).toMatchObject({ change: -two.quantity, cause: 'count', actor: 'MANAGEMENT_TOKEN' })
  expect(third).toHaveLength(1)
})

test('if any row is wrong, nothing is stored, and the errors name the line and field of each wrong row', async () => {
  const before = await desk.listStock('limit=100')
  await shop.env.COMMERCE_DB.prepare(`UPDATE items SET ean = '4006381333931' WHERE item IN ('1010-1', '1011-1')`).run()
  const rows = [
    'item,sku,ean,counted,seen,place,low,reason,note',
    '1004-1,,,5,,,,,',
    'none,,,5,,,,,',
    ',no-sku,,5,,,,,',
    ',,4006381333931,5,,,,,',
    '1004-1,,,6,,,,,',
    '1005-1,,,many,,,,,',
    '1006-1,,,-1,,,,,',
    '1007-1,,,1.5,,,,,',
    '1008-1,,,5,x,,-2,stolen,',
    ',,,5,,,,,',
    '1009-1,,,5,,,,,,,more',
  ]
  expect(await refuse(rows.join('\n'))).toEqual({
    status: 406,
    errors: {
      'lines.3.item': 'none is unknown',
      'lines.4.sku': 'no-sku is unknown',
      'lines.5.ean': '4006381333931 is the code of several items: 1010-1, 1011-1',
      'lines.6.item': '1004-1 is already in line 2',
      'lines.7.counted': expect.any(String),
      'lines.8.counted': 'must be 0 or more',
      'lines.9.counted': expect.any(String),
      'lines.10.seen': expect.any(String),
      'lines.10.low': expect.any(String),
      'lines.10.reason': expect.stringContaining('must be one of'),
      'lines.11.item': 'is missing',
      'lines.12': expect.any(String),
    },
  })
  for (const csv of ['', 'item,counted', 'item\n1004-1', 'counted\n5', 'item,item,counted\n1,1,5', 'item,count\n1,5'])
    expect((await refuse(csv)).status, csv).toBe(406)
  const tooMany = Array.from({ length: 5001 }, (_, row) => `${row},1`)
  expect((await refuse(['item,counted', ...tooMany].join('\n'))).errors).toEqual({ csv: 'has more than 5000 rows' })
  // The counts of the last two rows are impossible, so the first row is not stored either.
  expect(await refuse('item,counted,seen\n1004-1,50,1\n1005-1,0,5000\n1006-1,900000,0')).toEqual({
    status: 409,
    errors: { 'lines.3.counted': expect.stringContaining('would be missing'), 'lines.4.counted': expect.any(String) },
  })
  const after = await desk.listStock('limit=100')
  expect(after.items.map(({ item, quantity }) => [item, quantity])).toEqual(
    before.items.map(({ item, quantity }) => [item, quantity]),
  )
})

test('the downloaded stock table can be filled in and sent as a count, in each language', async () => {
  await desk.manage('PATCH', 'stock/1012-1', { place: '=A1', low: 3 })
  const get = (query: string, language: string) =>
    shop.get(`/api/checkout/management/stock?${query}`, {
      headers: {
        Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}`,
        Accept: 'text/csv',
        'Accept-Language': language,
      },
    })
  for (const [language, separator] of [
    ['en', ','],
    ['sv', ';'],
  ] as const) {
    const response = await get('limit=2', language)
    expect(response.headers.get('link')).toBe('</api/checkout/management/stock?limit=2&after=1002-1>; rel="next"')
    expect(await response.text()).toContain(`item${separator}sku${separator}ean`)
    const whole = await operate(shop, 'stock', '--csv', '--language', language)
    const [head = '', ...rows] = whole.text.trimEnd().split('\r\n')
    expect(head.split(separator).slice(-4)).toEqual(['seen', 'counted', 'reason', 'note'])
    // Three more pieces of 1012-1 are counted than the table says.
    const filled = rows.map(row => {
      if (!row.startsWith('1012-1')) return row
      const cells = row.split(separator)
      cells[cells.length - 3] = `${Number(cells.at(-4)) + 3}`
      return cells.join(separator)
    })
    const before = await loadQuantity('1012-1')
    const file = join(folder, 'count.csv')
    writeFileSync(file, [head, ...filled].join('\r\n'))
    const checked = await operate(shop, 'stock', '--file', file)
    expect(checked.text).toContain(`stock ${before} to ${before + 3}`)
    expect(checked.text).toContain('The stock of 1 items would change')
    expect(await loadQuantity('1012-1')).toBe(before)
    expect((await operate(shop, 'stock', '--file', file, '--apply')).text).toContain('The stock of 1 items has changed')
    // The apostrophe that protects spreadsheets from `=A1` is not part of the place.
    expect(await desk.loadStock('1012-1')).toMatchObject({ quantity: before + 3, place: '=A1', low: 3 })
  }
})

test('a count does not lose sales that happen meanwhile, with or without the stock that the list showed (`seen`)', async () => {
  const [listed, direct] = ['1013-1', '1014-1']
  await desk.manage('PUT', `stock/${listed}`, { quantity: 40 })
  await desk.manage('PUT', `stock/${direct}`, { quantity: 40 })
  const { shelf: seen } = await desk.loadStock(listed)
  const buyers = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const buyer = createShopper(shop, { 'CF-IPCountry': 'SE' })
      await buyer.call('POST', `items/${index % 2 ? listed : direct}/quantity/1`)
      const reference = parseReference(await buyer.pay())
      await buyer.decide(reference, 'pay')
      return () => buyer.result(reference)
    }),
  )
  const work = [
    ...buyers,
    () => desk.count(`item,counted,seen\n${listed},${seen - 5},${seen}`, true),
    () => desk.count(`item,counted\n${direct},33`, true),
    () => desk.count(`item,counted,seen\n${listed},${seen + 2},${seen}`, true),
  ]
  await Promise.all(work.map(step => step()))
  expect(await desk.loadStock(listed)).toMatchObject({ quantity: 40 - 5 + 2 - 6, owed: 6 })
  expect(await desk.loadStock(direct)).toMatchObject({ quantity: 33 - 6, owed: 6, shelf: 33 })
})

test('a count sends mails to those who wait for an item, and changes the stock label', async () => {
  const db = shop.env.COMMERCE_DB
  await desk.manage('PUT', 'stock/1015-1', { quantity: 0 })
  const waiting = createShopper(shop)
  await waiting.call('POST', 'newsletter-subscription/waits@example.com', { item: '1015-1', language: 'en' })
  await desk.count('item,counted\n1015-1,4', true)
  const mails = () =>
    db.prepare(`SELECT COUNT(*) AS n FROM outbox WHERE kind = 'stock' AND recipient = 'waits@example.com'`).first('n')
  await expect.poll(mails).toBe(1)
  const { body } = await createShopper(shop).call('POST', 'products', { products: ['1015'] })
  expect(body.products[0].items[0].stock).toBe('few')
})
