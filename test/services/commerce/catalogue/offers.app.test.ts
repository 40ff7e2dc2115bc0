import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { startCountedShop } from '../../../../tools/bench/counting/counted-shop.ts'
import { articles } from '../../../../tools/demo/articles.ts'

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

test('with `offers`, products have only prices and stock, and less than a quarter of the database rows are read', async () => {
  for (const country of ['SE', 'NO', 'US']) {
    const whole = await request({ products: cards }, country)
    const offers = await request({ products: cards, offers: true }, country)
    expect(offers.productCount).toBe(whole.productCount)
    const expected = whole.products.map(product => ({
      ...Object.fromEntries(
        Object.entries(product).filter(([name]) => /^(product$|price|lowestPrice|discountPercent|showAs)/.test(name)),
      ),
      items: product.items.map(({ item, stock }) => ({ item, stock })),
    }))
    expect(offers.products).toEqual(expected)
    console.info(`${country}: ${whole.rows} rows in ${whole.trips} trips, offers ${offers.rows} in ${offers.trips}`)
    // The first of the two trips checks whether markets, countries or rates have changed.
    expect(offers.trips).toBe(2)
    expect(offers.rows).toBeLessThanOrEqual(cards.length * 11)
    expect(offers.rows * 4).toBeLessThan(whole.rows)
  }
  // A request that filters by anything other than ids gets whole products in spite of `offers`.
  expect((await request({ search: 'murla', offers: true })).products[0]).toHaveProperty('name')
})
