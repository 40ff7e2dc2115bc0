import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from '../../app.ts'
import { startReceiver } from './receiver.ts'
import { shopperOf, times } from './shopper.ts'

const MANAGEMENT_TOKEN = 'an-operators-token'
const CONTENT_TOKEN = 'an-editors-token'
const folder = mkdtempSync(join(tmpdir(), 'products-'))
let receiver: Awaited<ReturnType<typeof startReceiver>>
let shop: Shop
beforeAll(async () => {
  receiver = await startReceiver()
  shop = await startShop({ MANAGEMENT_TOKEN, CONTENT_TOKEN, WEBHOOK_SECRET: 'signs', WEBHOOK_URL: receiver.url })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await shop?.close()
  await receiver?.close()
})

/** The management interface; its answers have no schema, so they are compared as texts and by `toMatchObject`. */
async function manage(method: string, path: string, body?: unknown) {
  const reply = await shop.get(`/api/checkout/management/${path}`, {
    method,
    headers: { Authorization: `Bearer ${MANAGEMENT_TOKEN}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer: unknown = JSON.parse(await reply.text())
  return { status: reply.status, body: answer }
}

function operate(...words: string[]): Promise<{ status: number | null; text: string }> {
  return new Promise(resolve => {
    const environment = { ...process.env, SHOP_URL: shop.url.href, MANAGEMENT_TOKEN, CONTENT_TOKEN }
    const command = spawn(process.execPath, ['tools/shop/shop.ts', ...words], { env: environment })
    let text = ''
    for (const stream of [command.stdout, command.stderr]) stream.on('data', chunk => (text += chunk))
    command.on('close', status => resolve({ status, text }))
  })
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

const seen = async (country: string, id = '5001') => {
  const { call } = shopperOf(shop, { 'CF-IPCountry': country })
  return (await call('POST', 'products', { products: [id] })).body.products[0]
}

test('a product is made, sold, changed and taken off, and each change is told', async () => {
  expect((await manage('GET', 'products/5001')).status).toBe(404)
  const made = await manage('PUT', 'products/5001', lamp)
  expect(made.status).toBe(201)
  // What GET answers, PUT takes.
  expect((await manage('GET', 'products/5001')).body).toEqual(made.body)
  expect(await manage('PUT', 'products/5001', made.body)).toEqual({ ...made, status: 200 })
  expect(made.body).toMatchObject({ markets: [1, 4], prices: { 68: { price: 129.5, before: 149 } } })
  await expect.poll(receiver.products, { timeout: 20_000 }).toContain('5001')

  expect(await seen('SE')).toMatchObject({
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
  // It was sold for the price before until now, so that is the lowest of the last 30 days.
  expect(await seen('DE')).toMatchObject({ priceAsNumber: 129.5, lowestPrice: [{ priceAsNumber: 149 }] })
  expect(await seen('NO')).toBeUndefined()
  const { call } = shopperOf(shop)
  expect((await call('POST', 'products', { search: 'glim bordslampor' })).body.productCount).toBe(1)
  expect((await call('POST', 'items/5001-1/quantity/2')).body.selection.totals.itemsTotalPriceAsNumber).toBe(2980)
  expect((await call('POST', 'items/5001-2')).status).toBe(410)

  const { items } = lamp
  const cheaper = { ...lamp, prices: { 65: { price: 990, before: 1490 } }, items: items.slice(0, 1), categories: ['3'] }
  expect((await manage('PUT', 'products/5001', cheaper)).status).toBe(200)
  expect(await seen('SE')).toMatchObject({
    ...{ priceAsNumber: 990, lowestPrice: [{ priceAsNumber: 1490 }], category: '3' },
    // Stock is not set by saying it again.
    items: [{ item: '5001-1', stock: 'yes' }],
  })
  expect(await seen('DE')).toBeUndefined()
  expect((await call('GET', 'selection')).body.selection.items).toMatchObject([{ priceEachAsNumber: 990 }])

  // Taken off the market it is in no bag and no list, and its number stays.
  expect((await manage('PUT', 'products/5001', { ...lamp, markets: [] })).status).toBe(200)
  expect(await seen('SE')).toBeUndefined()
  expect((await call('GET', 'selection')).body.selection.items).toEqual([])
  expect((await manage('GET', 'products?limit=500')).body).toMatchObject({
    products: expect.arrayContaining([{ product: '5001', name: 'Glim', variant: 'Oak', uri: 'glim-oak', stock: 12 }]),
  })
})

test('what does not fit is refused by field, and nothing of it is kept', async () => {
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
  // An item that somebody has bought cannot go, and with it nothing changes.
  const buyer = shopperOf(shop)
  await buyer.call('POST', 'items/1002-1')
  expect((await buyer.result(await buyer.authorised())).status).toBe(201)
  const gone = await manage('PUT', 'products/1002', { ...base, items: [{ item: '1002-9' }] })
  expect(gone).toMatchObject({ status: 409, body: { errors: { items: expect.stringContaining('1002-1') } } })
  const after = (await manage('GET', 'products/1002')).body
  expect(JSON.stringify(after).replace(/"stock":\d+/g, '')).toBe(JSON.stringify(before).replace(/"stock":\d+/g, ''))
  // Ten at once: one after the other, and none half.
  const answers = await times(10, index =>
    manage('PUT', 'products/5002', { ...lamp, uri: 'race', name: `${index}`, items: [{ item: '5002-1' }] }),
  )
  expect(answers.every(({ status }) => status === 200 || status === 201)).toBe(true)
})

test('the command line does it all', async () => {
  const file = join(folder, 'lamp.json')
  writeFileSync(
    file,
    JSON.stringify({ ...lamp, uri: 'glim-ash', items: [{ item: '5003-1', size: 'One size', stock: 3 }] }),
  )
  expect(await operate('product', '5003', '--from', file)).toEqual({
    status: 0,
    text: expect.stringMatching(/^Product 5003, Glim: 1 items, in 2 price lists\.\nIts page is .* product 5003 --page/),
  })
  // Sold it is; its page comes with an entry of the content service, of which a draft is made once.
  expect((await shop.get('/product/glim-ash')).status).toBe(404)
  expect(await operate('product', '5003', '--page')).toMatchObject({
    status: 0,
    text: expect.stringContaining('has a draft of its page'),
  })
  expect((await operate('product', '5003', '--page')).text).toContain('has an entry already')
  const headers = { Authorization: `Bearer ${CONTENT_TOKEN}` }
  const publish = () =>
    shop.get('/api/content/entries/5003/publish?type=product', { method: 'POST', headers, body: '{}' })
  const dataOf = async (id: string) => {
    const opened = await shop.get(`/api/content/entries/${id}?type=product`, { headers })
    return JSON.parse(await opened.text()).data
  }
  // The law wants a maker and a picture with every offer.
  const refused = await publish()
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringMatching(/data\.media.*data\.maker|data\.maker.*data\.media/s),
  ])
  const { media, maker } = await dataOf('1001')
  const data = { ...(await dataOf('5003')), media, maker }
  const body = JSON.stringify({ type: 'product', data })
  expect((await shop.get('/api/content/entries/5003', { method: 'PUT', headers, body })).status).toBe(200)
  expect(
    (await shop.get('/api/content/synchronise', { method: 'POST', headers, body: '{"products":["5003"]}' })).status,
  ).toBe(200)
  expect((await publish()).status).toBe(200)
  expect(await shop.html('/product/glim-ash')).toContain('Glim')
  expect(await operate('product', '5999', '--page')).toMatchObject({ status: 1 })
  const shown = await operate('product', '5003')
  expect(JSON.parse(shown.text)).toMatchObject({
    name: 'Glim',
    items: [{ size: { en: 'One size', sv: 'One size' }, stock: 3 }],
  })
  expect((await operate('products', '--limit', '500')).text).toContain('5003  Glim Oak  3 in stock  glim-ash')
  expect(await operate('product', '5004')).toMatchObject({
    status: 1,
    text: expect.stringContaining('product: not found'),
  })
  expect(await operate('product', '5003', '--from', join(folder, 'none.json'))).toMatchObject({ status: 2 })

  expect(await operate('category', '31', '--name', 'Garden', '--name-sv', 'Trädgård', '--uri', 'garden')).toEqual({
    status: 0,
    text: 'Category 31, Garden, at garden.\n',
  })
  expect((await operate('category', '31', '--name', 'Balcony', '--uri', 'balcony', '--position', '0')).status).toBe(0)
  expect((await operate('categories')).text).toContain('31  Balcony  Balcony  balcony  0 products')
  for (const words of [
    ['31', '--uri', 'x'],
    ['31', '--name', 'x', '--uri', 'table'],
    ['x', '--name', 'x', '--uri', 'x'],
  ]) {
    expect((await operate('category', ...words)).status, words.join(' ')).toBe(1)
  }
  const { call } = shopperOf(shop)
  expect((await call('GET', 'categories')).body.categories.map(({ category }) => category)).toContain('31')

  expect((await operate('customers', '--search', 'ASTRID')).text).toContain('astrid@example.com  Astrid Lund')
  expect((await operate('customers', '--search', 'ASTRID')).text).toContain('1 in all.')
  expect((await operate('customers', '--limit', '1')).text).not.toContain('scrypt')
  expect((await operate('vouchers')).text).toContain('LJUS10  10 %  used 0 times, 1 left')
  expect(await operate('vouchers', '--end', 'ljus10')).toMatchObject({ status: 0, text: 'Voucher LJUS10 is over.\n' })
  expect((await call('POST', 'vouchers', { voucher: 'LJUS10' })).status).toBe(404)
  expect((await operate('vouchers', '--end', 'none')).status).toBe(1)
})
