import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { switchPrices } from '#src/services/commerce/management/price-plans/switch.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operate } from '../../../support/operate.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createShopper, runTimes } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'

let shop: Shop
const { one, sql } = openStoredData(() => shop)
const folder = mkdtempSync(join(tmpdir(), 'prices-'))
beforeAll(async () => {
  shop = await renewedShop()
  await sql('UPDATE stock SET quantity = 1000')
})
afterAll(() => rmSync(folder, { recursive: true }))

const headers = { Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}` }
const manage = (method: string, path: string, body?: object) =>
  createShopper(shop).call(method, `management/${path}`, body, headers)
const plan = (body: object) => manage('POST', 'prices/planned', { product: '1001', pricelist: 65, ...body })
const switchAt = (time: string) => switchPrices(shop.env.COMMERCE_DB, new Date(time))
const loadShownPrices = async (item = '1001-1') => {
  const { call } = createShopper(shop, { 'CF-IPCountry': 'SE' })
  const [line] = (await call('POST', `items/${item}`)).body.selection.items
  return [line.priceEachAsNumber, line.priceEachBeforeDiscountAsNumber]
}
const loadLowestPrice = (product = '1001') =>
  one(`SELECT lowest FROM prices WHERE product = '${product}' AND pricelist = 65`)

test('a planned price starts and ends on time, exactly once, and then the former price returns', async () => {
  const { call } = createShopper(shop, { 'CF-IPCountry': 'SE' })
  await call('POST', 'items/1001-1')
  const inBag = async () => (await call('GET', 'selection')).body.selection.items[0].priceEachAsNumber
  const ordinary = await inBag()
  const made = await operate(shop, 'price', '1001', '65', '1500', '--from', '2099-03-01T08:00', '--until', '2099-03-07')
  expect(made.text).toContain(
    '1001 in price list 65: 1500 from 2099-03-01T08:00:00+01:00 until 2099-03-07T23:59:59+01:00.',
  )
  expect(await switchAt('2099-03-01T06:59:59Z')).toBe(0)
  expect(await inBag()).toBe(ordinary)
  const switched = await runTimes(4, () => switchAt('2099-03-01T07:00:00Z').catch(() => 0))
  expect(Math.max(...switched)).toBe(1)
  expect(await one('SELECT COUNT(*) FROM price_switches')).toBe(1)
  // A bag that was filled before gets the new price at once. A new bag also shows the old price.
  expect(await inBag()).toBe(1500)
  expect(await loadShownPrices()).toEqual([1500, ordinary])
  expect(await loadLowestPrice()).toBe(ordinary * 100)
  expect((await operate(shop, 'prices')).text).toContain('running')
  expect(await switchAt('2099-03-08T00:00:00Z')).toBe(1)
  expect(await loadShownPrices()).toEqual([ordinary, ordinary])
  expect((await operate(shop, 'prices')).text).toContain('No prices are planned.')
  expect((await operate(shop, 'prices', '--all')).text).toContain('done')

  // If the start and the end are only processed after both have passed, the price never appears.
  await plan({ price: 900, from: '2099-04-01', until: '2099-04-02' })
  expect(await switchAt('2099-05-01T00:00:00Z')).toBe(2)
  expect(await loadShownPrices()).toEqual([ordinary, ordinary])
  // A price that an operator sets while a planned price is running remains after the plan ends.
  await plan({ price: 1400, from: '2099-06-01', until: '2099-06-30' })
  await switchAt('2099-06-01T00:00:00Z')
  await manage('PUT', 'prices/1001/65', { price: 1450 })
  await switchAt('2099-07-01T00:00:00Z')
  expect(await loadShownPrices()).toEqual([1450, 1450])
})

test('a plan with `before` is refused if its price is not a reduction; if it stops being one, `before` is dropped', async () => {
  const [price = 0] = await loadShownPrices('1002-1')
  const lamp = { product: '1002', from: '2099-02-01' }
  const refused = await plan({ ...lamp, price, before: price + 500 })
  expect([refused.status, refused.body.errors.price]).toEqual([406, expect.stringContaining('is not a reduction')])
  // Another plan makes the product even cheaper in the 30 days before.
  expect((await plan({ ...lamp, price: price - 300, until: '2099-02-03' })).status).toBe(201)
  const later = { ...lamp, from: '2099-02-20', until: '2099-02-25' }
  expect((await plan({ ...later, price: price - 200, before: price })).body.errors.price).toContain(
    'is not a reduction',
  )
  expect((await plan({ ...later, price: price - 400, before: price })).status).toBe(201)
  await switchAt('2099-02-01T00:00:00Z')
  await switchAt('2099-02-05T00:00:00Z')
  // Somebody sets a lower price before the reduction begins.
  await sql(
    `INSERT INTO price_history (product, pricelist, since, price) VALUES ('1002', 65, '2099-02-10', ${(price - 500) * 100})`,
  )
  await switchAt('2099-02-20T00:00:00Z')
  expect(await loadShownPrices('1002-1')).toEqual([price - 400, price - 400])
  expect(await loadLowestPrice('1002')).toBeNull()
})

test('the error for an invalid plan names the field, and operators can cancel or end plans', async () => {
  const begin = { product: '1003', price: 500, from: '2099-05-01', until: '2099-05-10' }
  const refused: [object, number, string[]][] = [
    [{ from: '2020-01-01' }, 406, ['from']],
    [{ until: '2099-04-01' }, 406, ['until']],
    [{ before: 400 }, 406, ['before']],
    [{ product: 'none' }, 404, ['product']],
    [{ pricelist: 9 }, 404, ['product']],
    [{ price: 0 }, 406, ['price']],
    [{ from: 'soon' }, 406, ['from']],
    [{ from: undefined }, 406, ['from']],
  ]
  for (const [body, status, fields] of refused) {
    const answer = await plan({ ...begin, ...body })
    expect([answer.status, Object.keys(answer.body.errors ?? {})], JSON.stringify(body)).toEqual([status, fields])
  }
  const { body: first } = await plan(begin)
  for (const span of [{}, { from: '2099-05-05', until: '2099-06-01' }, { from: '2099-05-05', until: undefined }])
    expect((await plan({ ...begin, ...span })).body.errors.from).toContain('overlaps with a price from 2099-05-01')
  expect((await plan({ ...begin, from: '2099-05-11', until: undefined })).status).toBe(201)
  expect((await operate(shop, 'prices', '--end', String(first.plan))).text).toContain('is cancelled')
  expect((await plan(begin)).status).toBe(201)
  expect((await operate(shop, 'prices', '--end', '99999')).status).toBe(1)

  const [now] = await loadShownPrices('1003-1')
  const { body: running } = await plan({ product: '1003', price: 600, from: '2099-01-01', until: '2099-01-31' })
  await sql(`UPDATE price_plans SET starts = '2026-01-01T00:00:00.000Z' WHERE plan = ${running.plan}`)
  await shop.worker.scheduled({ cron: '* * * * *' })
  expect((await loadShownPrices('1003-1'))[0]).toBe(600)
  expect((await operate(shop, 'prices', '--end', String(running.plan))).text).toContain('is over')
  expect((await loadShownPrices('1003-1'))[0]).toBe(now)
})

const priced = v.object({
  prices: v.tuple([
    v.object({
      priceAsNumber: v.number(),
      priceBeforeDiscountAsNumber: v.number(),
      lowestPriceAsNumber: v.nullable(v.number()),
    }),
  ]),
})
const pricesOfDay = v.object({
  data: v.object({
    product: priced,
    products: v.object({ products: v.array(v.object({ id: v.string(), ...priced.entries })) }),
  }),
})

test('a preview of another day shows the prices of that day, future or past', async () => {
  const ask = async (asOf?: string) => {
    const price = 'priceAsNumber priceBeforeDiscountAsNumber lowestPriceAsNumber'
    const query = `{ product(locale: en, slug: "${slug}", preview: true) { prices(priceLists: [65]) { ${price} } }
      products(locale: en, market: 1, priceList: 65, first: 96, preview: true) { products { id prices(priceLists: [65]) { ${price} } } } }`
    const answer = await shop.get('/api/content/graphql', {
      method: 'POST',
      body: JSON.stringify({ query, extensions: { asOf } }),
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${operatorTokens.CONTENT_TOKEN}` },
    })
    const read: unknown = await answer.json()
    expect(read).not.toHaveProperty('errors')
    const { product, products } = v.parse(pricesOfDay, read).data
    const [{ priceAsNumber, priceBeforeDiscountAsNumber, lowestPriceAsNumber: lowest }] = product.prices
    expect(products.products.find(({ id }) => id === '1007')?.prices).toEqual(product.prices)
    return { price: priceAsNumber * 100, before: priceBeforeDiscountAsNumber * 100, lowest: lowest && lowest * 100 }
  }
  const stored = () =>
    shop.env.COMMERCE_DB.prepare(
      `SELECT price, price_before AS before, lowest FROM prices WHERE product = '1007' AND pricelist = 65`,
    ).first()
  const slug = await one(`SELECT uri FROM products WHERE product = '1007'`)
  const [ordinary = 0] = await loadShownPrices('1007-1')
  const lamp = { product: '1007', from: '2099-03-01', until: '2099-03-10' }
  for (const body of [
    { ...lamp, price: ordinary - 500, before: ordinary },
    { ...lamp, price: ordinary + 300, from: '2099-03-11', until: undefined },
    // Not a reduction, because the product was cheaper in the 30 days before.
    { ...lamp, price: ordinary - 400, from: '2099-03-20', until: '2099-03-25' },
    // The same price is a reduction once those 30 days are over.
    { ...lamp, price: ordinary - 400, from: '2099-05-20', until: '2099-05-25' },
  ])
    expect((await plan(body)).status).toBe(201)
  const days = ['02-28T10:00', '03-01T00:00', '03-05T12:00', '03-11T00:00', '03-20T00:00', '03-26T00:00', '05-20T09:00']
  const seen = []
  for (const day of days) seen.push(await ask(`2099-${day}:00.000Z`))
  expect(new Set(seen.map(({ price }) => price)).size).toBe(4)
  expect(seen.filter(({ price, before }) => before > price)).toHaveLength(3)
  for (const [index, day] of days.entries()) {
    await switchAt(`2099-${day}:00.000Z`)
    expect(await stored(), day).toEqual(seen[index])
  }

  const price = await manage('PUT', 'prices/1007/65', { price: 777 })
  expect(price.status).toBe(200)
  expect(await ask(new Date(Date.now() - 60_000).toISOString())).toMatchObject({ price: ordinary * 100 })
})

test('a file of prices is previewed, and with `--apply` either all rows take effect or none', async () => {
  const file = join(folder, 'prices.csv')
  const run = (...words: string[]) => operate(shop, 'prices', '--file', file, ...words)
  const rows = [
    'product;pricelist;price;before;from;until',
    '1004;65;"1 234,50";;;',
    '1005;65;999;;2099-01-01;2099-01-31',
  ]
  writeFileSync(file, `\uFEFF${[...rows, '1006;65;5;;2020-01-01;', 'none;65;5;;;'].join('\r\n')}\r\n`)
  const wrong = await run('--apply')
  expect(wrong.status).toBe(1)
  for (const part of ['lines.4.from: must be in the future', 'lines.5.product: is not in this price list'])
    expect(wrong.text).toContain(part)
  const before = await loadShownPrices('1004-1')
  writeFileSync(file, rows.join('\n'))
  const looked = await run()
  for (const part of ['line 2: 1004 in price list 65: 1234.5', `(now ${before[0]})`, 'Nothing was changed'])
    expect(looked.text).toContain(part)
  expect(await loadShownPrices('1004-1')).toEqual(before)
  expect((await run('--apply')).text).toContain('2 prices are set or planned.')
  expect(await loadShownPrices('1004-1')).toEqual([1234.5, 1234.5])
  expect((await operate(shop, 'prices')).text).toContain('1005 in price list 65: 999 from 2099-01-01')
  // The same file fails the second time, because its plan overlaps with the first one.
  expect((await run('--apply')).text).toContain('lines.3.from: overlaps')

  const all = await shop.env.COMMERCE_DB.prepare('SELECT product, pricelist FROM prices').all<{
    product: string
    pricelist: number
  }>()
  const many = all.results.map(({ product, pricelist }) => `${product},${pricelist},4321`)
  writeFileSync(file, ['product,pricelist,price', ...many].join('\n'))
  expect((await run('--apply')).text).toContain(`${many.length} prices are set or planned.`)
  expect(await one('SELECT COUNT(*) FROM prices WHERE price <> 432100')).toBe(0)
})
