import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShopper } from '../services/commerce/shopper.ts'
import { recordAt } from '../support/answer.ts'
import { renewedShop, type Shop } from '../support/app.ts'
import { operate } from '../support/operate.ts'
import { operatorTokens } from '../support/operator-tokens.ts'

const folder = mkdtempSync(join(tmpdir(), 'products-'))
let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})
afterAll(() => rmSync(folder, { recursive: true }))

const lamp = {
  name: 'Glim',
  variant: { en: 'Oak', sv: 'Ek' },
  uri: 'glim-ash',
  sku: 'GL-1',
  media: ['/pictures/glim.webp'],
  categories: ['2', '3'],
  prices: { 65: { price: 1490 }, 68: { price: '129.50' } },
}

test('the command line creates, shows, publishes and lists products', async () => {
  const file = join(folder, 'lamp.json')
  writeFileSync(file, JSON.stringify({ ...lamp, items: [{ item: '5003-1', size: 'One size', stock: 3 }] }))
  expect(await operate(shop, 'product', '5003', '--from', file)).toEqual({
    status: 0,
    text: expect.stringMatching(/^Product 5003, Glim: 1 items, in 2 price lists\.\nIts page is .* product 5003 --page/),
  })
  // The product is sold, but has no page yet: its page is an entry, whose draft is created once.
  expect((await shop.get('/product/glim-ash')).status).toBe(404)
  expect(await operate(shop, 'product', '5003', '--page')).toMatchObject({
    status: 0,
    text: expect.stringContaining('has a draft of its page'),
  })
  expect((await operate(shop, 'product', '5003', '--page')).text).toContain('has an entry already')
  const headers = { Authorization: `Bearer ${operatorTokens.CONTENT_TOKEN}`, 'If-Match': '*' }
  const publish = () =>
    shop.get('/api/content/entries/5003/publish?type=product', { method: 'POST', headers, body: '{}' })
  const dataOf = async (id: string) => {
    const opened = await shop.get(`/api/content/entries/${id}?type=product`, { headers })
    return recordAt(await opened.json(), 'data')
  }
  // The law requires a manufacturer and a picture for every offer.
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
  expect(await operate(shop, 'product', '5999', '--page')).toMatchObject({ status: 1 })
  const shown = await operate(shop, 'product', '5003')
  expect(JSON.parse(shown.text)).toMatchObject({
    name: 'Glim',
    items: [{ size: { en: 'One size', sv: 'One size' }, stock: 3 }],
  })
  expect((await operate(shop, 'products', '--limit', '500')).text).toContain('5003  Glim Oak  3 in stock  glim-ash')
  expect(await operate(shop, 'product', '5004')).toMatchObject({
    status: 1,
    text: expect.stringContaining('product: not found'),
  })
  expect(await operate(shop, 'product', '5003', '--from', join(folder, 'none.json'))).toMatchObject({ status: 2 })
})

test('the command line creates, changes and lists categories', async () => {
  expect(await operate(shop, 'category', '31', '--name', 'Garden', '--name-sv', 'Trädgård', '--uri', 'garden')).toEqual(
    {
      status: 0,
      text: 'Category 31, Garden, at garden.\n',
    },
  )
  expect(
    (await operate(shop, 'category', '31', '--name', 'Balcony', '--uri', 'balcony', '--position', '0')).status,
  ).toBe(0)
  expect((await operate(shop, 'categories')).text).toContain('31  Balcony  Balcony  balcony  0 products')
  for (const words of [
    ['31', '--uri', 'x'],
    ['31', '--name', 'x', '--uri', 'table'],
    ['x', '--name', 'x', '--uri', 'x'],
  ]) {
    expect((await operate(shop, 'category', ...words)).status, words.join(' ')).toBe(1)
  }
  const { call } = createShopper(shop)
  expect((await call('GET', 'categories')).body.categories.map(({ category }) => category)).toContain('31')
})

test('the command line finds customers, and lists and ends vouchers', async () => {
  expect((await operate(shop, 'customers', '--search', 'ASTRID')).text).toContain('astrid@example.com  Astrid Lund')
  expect((await operate(shop, 'customers', '--search', 'ASTRID')).text).toContain('1 in all.')
  expect((await operate(shop, 'customers', '--limit', '1')).text).not.toContain('scrypt')
  expect((await operate(shop, 'vouchers')).text).toContain('LJUS10  10 %  used 0 times, 1 left')
  expect(await operate(shop, 'vouchers', '--end', 'ljus10')).toMatchObject({
    status: 0,
    text: 'Voucher LJUS10 has ended.\n',
  })
  const { call } = createShopper(shop)
  expect((await call('POST', 'vouchers', { voucher: 'LJUS10' })).status).toBe(404)
  expect((await operate(shop, 'vouchers', '--end', 'none')).status).toBe(1)
})
