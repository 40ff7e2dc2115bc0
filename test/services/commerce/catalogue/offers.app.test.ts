import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { startCountedShop } from '../../../../tools/bench/counting/counted-shop.ts'
import { articles } from '../../../../tools/demo/articles.ts'
import { createShopper } from '../shopper.ts'

const shop = await startCountedShop()
afterAll(() => shop.close())

const answer = v.object({
  products: v.array(
    v.looseObject({ product: v.string(), items: v.array(v.looseObject({ item: v.string(), stock: v.string() })) }),
  ),
  productCount: v.number(),
})

/** Requests products. Returns the answer, and how many database round trips and rows it took. */
async function request(body: object, country = 'SE') {
  await shop.countedNow()
  const response = await shop.get('/api/checkout/products', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'API-Token': 'none', 'CF-IPCountry': country },
    body: JSON.stringify(body),
  })
  const found = v.parse(answer, await response.json())
  const { trips } = await shop.countedNow()
  return { ...found, trips: trips.length, rows: trips.reduce((sum, { rowsRead }) => sum + rowsRead, 0) }
}

const cards = articles.slice(0, 24).map(({ id }) => id)

const byId = <T extends { product: string }>(products: T[]) =>
  products.toSorted((one, other) => one.product.localeCompare(other.product))

test('with `offers`, products have only prices and stock, and most requests need no round trip to the database', async () => {
  for (const country of ['SE', 'NO', 'US']) {
    const whole = await request({ products: cards }, country)
    const offers = await request({ products: cards, offers: true }, country)
    expect(offers.productCount).toBe(whole.productCount)
    const expected = whole.products.map(product => ({
      product: product.product,
      ...Object.fromEntries(
        Object.entries(product).filter(([name]) => /^(product$|price|lowestPrice|discountPercent|showAs)/.test(name)),
      ),
      items: product.items.map(({ item, stock }) => ({ item, stock })),
    }))
    expect(byId(offers.products)).toEqual(byId(expected))
    // Only the first country needs the offers; the other requests find them in the isolate.
    expect(offers.trips, country).toBe(country === 'SE' ? 1 : 0)
    expect(offers.rows, country).toBeLessThanOrEqual(country === 'SE' ? cards.length * 2 + 2 : 0)
  }
  // A request that filters by anything other than ids gets whole products in spite of `offers`.
  expect((await request({ search: 'murla', offers: true })).products[0]).toHaveProperty('name')
})

test('a change of price or stock is in the offers within two seconds, for one row and the row of each change', async () => {
  const [card = ''] = cards
  const read = async () => {
    const { products, trips, rows } = await request({ products: cards, offers: true })
    return { trips, rows, offer: products.find(({ product }) => product === card) }
  }
  const before = await read()
  const db = shop.env.COMMERCE_DB
  const set = (quantity: number) =>
    db
      .prepare('UPDATE stock SET quantity = ?2 WHERE item IN (SELECT item FROM items WHERE product = ?1)')
      .bind(card, quantity)
      .run()
  await set(3)
  await expect.poll(async () => (await read()).offer?.items[0]?.stock, { timeout: 2000, interval: 200 }).toBe('few')
  await set(100_000)
  await expect
    .poll(read, { timeout: 2000, interval: 200 })
    .toEqual({ trips: 2, rows: expect.any(Number), offer: before.offer })
  await db
    .prepare('UPDATE prices SET price = price + 100, price_before = price_before + 100 WHERE product = ?')
    .bind(card)
    .run()
  await expect
    .poll(async () => (await read()).offer?.priceAsNumber, { timeout: 2000, interval: 200 })
    .toBe(Number(before.offer?.priceAsNumber) + 1)
})

test('a shopper cannot buy at a price or from a stock that only a page still shows', async () => {
  const [, card = ''] = cards
  const item = `${card}-1`
  const db = shop.env.COMMERCE_DB
  const setStock = (quantity: number) =>
    db.prepare('UPDATE stock SET quantity = ?2 WHERE item = ?1').bind(item, quantity).run()
  const raise = (amount: number) =>
    db
      .prepare('UPDATE prices SET price = price + ?2, price_before = price_before + ?2 WHERE product = ?1')
      .bind(card, amount)
      .run()
  const readOffer = async () => {
    const { products } = await request({ products: [card], offers: true })
    return products[0]
  }
  const { call, pay } = createShopper(shop)
  const shown = await readOffer()
  const added = await call('POST', `items/${item}`)
  expect(added.status).toBe(201)
  const { grandTotalPriceAsNumber: shownTotal } = added.body.selection.totals

  // The isolate has read this offer just now, so it still shows the old one.
  await raise(10_000)
  expect(await readOffer()).toEqual(shown)
  const dearer = await call('GET', 'selection')
  expect(dearer.body.selection.totals.grandTotalPriceAsNumber).toBe(shownTotal + 100)
  const refused = await pay({ additionalFields: { shownTotal } })
  expect([refused.status, refused.body.errors]).toEqual([412, { total: 'has changed' }])
  await raise(-10_000)

  await setStock(0)
  const late = await pay({ additionalFields: { shownTotal } })
  expect(late.status).toBe(410)
  const soldOut = await call('POST', `items/${item}`)
  expect(soldOut.status).toBe(410)
  await setStock(100_000)
})
