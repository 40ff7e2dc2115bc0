import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { countLowStock } from '#src/services/commerce/management/stock/low.ts'
import { startCountedShop } from '../../../../tools/bench/counting/counted-shop.ts'

const shop = await startCountedShop()
afterAll(() => shop.close())

/** The maximum number of rows that a view of stock may read, however large the shop is. */
const maxRows = 1000
const items = 10_000

/** Returns SQL for the numbers from 1 to `last` in a column `n`. */
const numbers = (last: number) =>
  `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${last}) `

/** Adds products with two items each. Half of the items are low, and 100 are reserved. */
async function fill() {
  const db = shop.env.COMMERCE_DB
  const half = items / 2
  const run = (sql: string, last: number) => db.prepare(sql.replace('WITH', numbers(last))).run()
  await run(
    `INSERT INTO products (product, name, variant_en, variant_sv, uri, sku, media, created)
     WITH SELECT 'big' || n, 'Glimmer', 'Brass', 'Mässing', 'big' || n, 'BIG' || n, '[]', '2026-01-01' FROM numbers`,
    half,
  )
  await run(
    `INSERT INTO items (item, product, size_en, size_sv, sku, ean, position)
     WITH SELECT 'big' || n || '-' || i, 'big' || n, 'Size', 'Storlek', 'BIG' || n || i, '73' || (100000 + n) || i, i
     FROM numbers, (SELECT 1 AS i UNION ALL SELECT 2)`,
    half,
  )
  await run(
    `INSERT INTO stock (item, quantity, low) WITH SELECT 'big' || n || '-' || i, n % 20, 9
     FROM numbers, (SELECT 1 AS i UNION ALL SELECT 2)`,
    half,
  )
  await run(
    `INSERT INTO product_words (product, language, words)
     WITH SELECT 'big' || n, language, 'glimmer brass massing big' || n FROM numbers, (SELECT 'en' AS language UNION ALL SELECT 'sv')`,
    half,
  )
  await run(
    `INSERT INTO reservations (selection, item, quantity, until) WITH SELECT 's' || n, 'big' || n || '-1', 1, '2099-01-01' FROM numbers`,
    100,
  )
  await run(
    `INSERT INTO stock_moves (item, at, change, quantity, cause, subject, actor, note)
     WITH SELECT 'big1-1', '2026-01-01', 0, 1, 'count', '', 'shop', '' FROM numbers`,
    items,
  )
}

const found = v.object({
  items: v.optional(v.array(v.object({ item: v.string() })), []),
  moves: v.optional(v.array(v.object({ id: v.number() })), []),
  complete: v.optional(v.boolean()),
})

test(`views of stock read at most ${maxRows} rows in a shop with ${items} items`, { timeout: 120_000 }, async () => {
  await fill()
  const headers = { Authorization: 'Bearer local' }
  const read = async (path: string, more: Record<string, string> = {}) => {
    await shop.countedNow()
    const answer = await shop.get(`/api/checkout/management/${path}`, { headers: { ...headers, ...more } })
    expect(answer.status, path).toBe(200)
    const { trips } = await shop.countedNow()
    return { text: await answer.text(), rows: trips.reduce((sum, { rowsRead }) => sum + rowsRead, 0) }
  }
  const paths = [
    ...['stock', 'stock?limit=100&after=big2', 'stock?low=1', 'stock?low=1&after=big3000-1', 'stock?low=1&limit=100'],
    ...[
      'stock?find=big',
      'stock?find=glimmer',
      'stock?find=mässing+glimmer+brass',
      'stock?find=73',
      'stock?find=BIG77',
    ],
    ...['stock?find=glimmer&low=1', 'stock/big1-1/moves', 'stock/big1-1/moves?limit=100&before=18000'],
  ]
  for (const path of paths) {
    const { text, rows } = await read(path)
    const { items: listed, moves } = v.parse(found, JSON.parse(text))
    expect(listed.length + moves.length, path).toBeGreaterThan(0)
    expect(rows, path).toBeGreaterThan(10)
    expect(rows, path).toBeLessThanOrEqual(maxRows)
  }
  expect((await read('stock?limit=100', { Accept: 'text/csv' })).rows).toBeLessThanOrEqual(maxRows)
  // If a search matches more items than it lists, `complete` is false.
  expect(v.parse(found, JSON.parse((await read('stock?find=glimmer')).text)).complete).toBe(false)
  expect(JSON.parse((await read('stock?find=BIG771')).text)).toMatchObject({
    items: [{ item: 'big77-1' }],
    complete: true,
  })
})

test('low stock is the number of items whose free pieces are at or below their low mark', async () => {
  const db = shop.env.COMMERCE_DB
  await db.batch([
    db.prepare('UPDATE stock SET low = NULL'),
    db.prepare(`UPDATE stock SET quantity = 5, low = 4 WHERE item IN ('big1-1', 'big1-2', 'big2-2')`),
    db.prepare(`UPDATE stock SET quantity = 4 WHERE item = 'big2-2'`),
  ])
  // One piece of big1-1 is reserved, so 4 are free.
  expect(await countLowStock(db)).toBe(2)
})
