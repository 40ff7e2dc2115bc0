import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from '../../../support/app.ts'
import { createShopper, runTimes } from '../shopper.ts'
import { startReceiver } from './receiver.ts'

const MANAGEMENT_TOKEN = 'an-operators-token'
let receiver: Awaited<ReturnType<typeof startReceiver>>
let shop: Shop
beforeAll(async () => {
  receiver = await startReceiver()
  shop = await startShop({ MANAGEMENT_TOKEN, WEBHOOK_SECRET: 'signs', WEBHOOK_URL: receiver.url })
})
afterAll(async () => {
  await shop?.close()
  await receiver?.close()
})

/**
 * Calls the management interface. Its answers have no schema, so tests compare them as text or with
 * `toMatchObject`.
 */
async function manage(method: string, path: string, body?: unknown) {
  const reply = await shop.get(`/api/checkout/management/${path}`, {
    method,
    headers: { Authorization: `Bearer ${MANAGEMENT_TOKEN}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer: unknown = JSON.parse(await reply.text())
  return { status: reply.status, body: answer }
}

const lamp = {
  name: 'Glim',
  variant: { en: 'Oak', sv: 'Ek' },
  uri: 'glim-oak',
  sku: 'GL-1',
  media: ['/pictures/glim.webp'],
  isNew: true,
  created: '2026-11-01',
  categories: ['2', '3'],
  prices: { 65: { price: 1490 }, 68: { price: '129.50', before: 149 } },
  items: [
    { item: '5001-1', size: { en: 'Small', sv: 'Liten' }, sku: 'GL-1-S', ean: '', stock: 12 },
    { item: '5001-2', size: { en: 'Large', sv: 'Stor' }, sku: 'GL-1-L', ean: '' },
  ],
  related: [{ product: '1001', relation: 'variant' }],
}

const loadProduct = async (country: string, id = '5001') => {
  const { call } = createShopper(shop, { 'CF-IPCountry': country })
  return (await call('POST', 'products', { products: [id] })).body.products[0]
}

test('a product is created, sold, changed and taken off the market, and its changes apply at once', async () => {
  expect((await manage('GET', 'products/5001')).status).toBe(404)
  const made = await manage('PUT', 'products/5001', lamp)
  expect(made.status).toBe(201)
  // PUT accepts the body that GET returns.
  expect((await manage('GET', 'products/5001')).body).toEqual(made.body)
  expect(await manage('PUT', 'products/5001', made.body)).toEqual({ ...made, status: 200 })
  expect(made.body).toMatchObject({ markets: [1, 4], prices: { 68: { price: 129.5, before: 149, lowest: 149 } } })
  await expect.poll(receiver.products, { timeout: 20_000 }).toContain('5001')

  expect(await loadProduct('SE')).toMatchObject({
    ...{ name: 'Glim', variantName: 'Ek', priceAsNumber: 1490, showAsOnSale: false, showAsNew: true, available: true },
    ...{
      category: '2',
      items: [
        { name: 'Liten', stock: 'yes' },
        { name: 'Stor', stock: 'no' },
      ],
    },
    relatedProducts: [{ product: '1001', relation: 'variant' }],
  })
  // The product cost 149 (`before`) until now, so 149 is the lowest price of the last 30 days.
  expect(await loadProduct('DE')).toMatchObject({ priceAsNumber: 129.5, lowestPrice: [{ priceAsNumber: 149 }] })
  expect(await loadProduct('NO')).toBeUndefined()
  const { call } = createShopper(shop)
  expect((await call('POST', 'products', { search: 'glim bordslampor' })).body.productCount).toBe(1)
  expect((await call('POST', 'items/5001-1/quantity/2')).body.selection.totals.itemsTotalPriceAsNumber).toBe(2980)
  expect((await call('POST', 'items/5001-2')).status).toBe(410)

  const { items } = lamp
  const cheaper = { ...lamp, prices: { 65: { price: 990, before: 1490 } }, items: items.slice(0, 1), categories: ['3'] }
  expect((await manage('PUT', 'products/5001', cheaper)).status).toBe(200)
  expect(await loadProduct('SE')).toMatchObject({
    ...{ priceAsNumber: 990, lowestPrice: [{ priceAsNumber: 1490 }], category: '3' },
    // Sending the same stock as last time does not undo what sales have subtracted from it since.
    items: [{ item: '5001-1', stock: 'yes' }],
  })
  expect(await loadProduct('DE')).toBeUndefined()
  expect((await call('GET', 'selection')).body.selection.items).toMatchObject([{ priceEachAsNumber: 990 }])

  // The product has cost 129.50 in price list 68, so 129.50 cannot be shown as a reduction again.
  // In a price list that is new to the product, `lowest` must not equal the current price.
  const again = await manage('PUT', 'products/5001', lamp)
  expect(again).toMatchObject({
    status: 406,
    body: { errors: { 'prices.68': expect.stringContaining('below 129.50') } },
  })
  const withLowest = (lowest: number) => ({ ...lamp, prices: { 69: { price: 100, before: 150, lowest } } })
  expect(await manage('PUT', 'products/5001', withLowest(100))).toMatchObject({
    body: { errors: { 'prices.69': expect.any(String) } },
  })
  expect(await manage('PUT', 'products/5001', withLowest(120))).toMatchObject({
    body: { prices: { 69: { price: 100, before: 150, lowest: 120 } } },
  })
  expect(await loadProduct('GB')).toMatchObject({
    priceBeforeDiscountAsNumber: 150,
    lowestPrice: [{ priceAsNumber: 120 }],
  })

  // A product without markets is in no bag or listing, but the management interface still has it.
  const plain = { ...lamp, prices: { 65: { price: 1490 } } }
  expect((await manage('PUT', 'products/5001', { ...plain, markets: [] })).status).toBe(200)
  expect(await loadProduct('SE')).toBeUndefined()
  expect((await call('GET', 'selection')).body.selection.items).toEqual([])
  expect((await manage('GET', 'products?limit=500')).body).toMatchObject({
    products: expect.arrayContaining([{ product: '5001', name: 'Glim', variant: 'Oak', uri: 'glim-oak', stock: 12 }]),
  })
})

test('an invalid product is rejected, the error names the invalid field, and nothing is stored', async () => {
  const before = (await manage('GET', 'products/1002')).body
  const wrong: [fields: object, key: string, status?: number][] = [
    [{ name: '' }, 'name'],
    [{ name: 'a\u0000b' }, 'name'],
    [{ uri: 'Glim Oak' }, 'uri'],
    [{ uri: 'murla-portable-brass' }, 'uri', 409],
    [{ media: ['javascript:alert(1)'] }, 'media.0'],
    [{ media: ['//evil.example/x'] }, 'media.0'],
    [{ categories: ['2', '99'] }, 'categories.1'],
    [{ categories: ['2', '2'] }, 'categories.1'],
    [{ markets: [77] }, 'markets.0'],
    [{ prices: { 12: { price: 5 } } }, 'prices.12'],
    [{ prices: { 65: { price: 0 } } }, 'prices.65.price'],
    [{ prices: { 65: { price: 5, before: 4 } } }, 'prices.65'],
    [{ prices: { 65: 5 } }, 'prices.65'],
    [{ items: [] }, 'items'],
    [{ items: [{ item: '1001-1' }] }, 'items.0.item'],
    [{ items: [{ item: '1002-1', stock: -1 }] }, 'items.0.stock'],
    [{ items: 'x' }, 'items'],
    [{ related: [{ product: '1002' }] }, 'related.0'],
    [{ created: 'soon' }, 'created'],
    [{ price: 1 }, 'price'],
  ]
  const base = { ...lamp, uri: 'another', items: [{ item: '1002-1' }] }
  for (const [fields, key, status = 406] of wrong) {
    const { body, ...answer } = await manage('PUT', 'products/1002', { ...base, ...fields })
    expect([answer.status, body], key).toEqual([
      status,
      { errors: expect.objectContaining({ [key]: expect.any(String) }) },
    ])
  }
  for (const path of [
    'products/x',
    'products/0',
    'products/1%27',
    'products/__proto__',
    `products/${'9'.repeat(400)}`,
  ]) {
    expect((await manage('PUT', path, base)).status, path).toBe(406)
  }
  for (const body of [null, [], 'x', 7, '{'])
    expect((await manage('PUT', 'products/1002', body)).status).toBeLessThan(500)
  // An item that was bought cannot be removed; the whole request is rejected.
  const buyer = createShopper(shop)
  await buyer.call('POST', 'items/1002-1')
  expect((await buyer.result(await buyer.authorised())).status).toBe(201)
  const gone = await manage('PUT', 'products/1002', { ...base, items: [{ item: '1002-9' }] })
  expect(gone).toMatchObject({ status: 409, body: { errors: { items: expect.stringContaining('1002-1') } } })
  const after = (await manage('GET', 'products/1002')).body
  expect(JSON.stringify(after).replace(/"stock":\d+/g, '')).toBe(JSON.stringify(before).replace(/"stock":\d+/g, ''))
  // All ten parallel changes succeed.
  const answers = await runTimes(10, index =>
    manage('PUT', 'products/5002', { ...lamp, uri: 'race', name: `${index}`, items: [{ item: '5002-1' }] }),
  )
  expect(answers.every(({ status }) => status === 200 || status === 201)).toBe(true)
})
