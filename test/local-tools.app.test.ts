import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startDeployedShop } from './app.ts'
import { shopperOf } from './services/commerce/shopper.ts'

/** What only the tools of a developer's machine say. */
const marks = ['/__pay', '/__outbox', '/__style-guide', 'pages.local', 'purged-tags']

const codeOf = (folder: string) => globSync(`${folder}/**/*.js`).map(path => readFileSync(path, 'utf8'))

test('what is deployed holds no test payment, outbox, style guide or stand-in of the page cache', () => {
  const holds = (folder: string) => marks.filter(mark => codeOf(folder).some(code => code.includes(mark)))
  expect(holds('dist/local')).toEqual(marks)
  expect(holds('dist/ssr')).toEqual([])
})

let shop: Shop
beforeAll(async () => {
  // As somebody would set it by mistake.
  shop = await startDeployedShop({ LOCAL_TOOLS: 'true', TEST_PAYMENTS: 'true' })
})
afterAll(() => shop.close())

test('a deployed shop has no tools even where they are switched on', async () => {
  for (const path of ['/__pay/x', '/__outbox', '/__outbox?format=json', '/__style-guide', '/sv/__style-guide']) {
    expect((await shop.get(path)).status, path).toBe(404)
  }
  const { call, pay } = shopperOf(shop)
  await call('POST', 'items/1001-1')
  expect((await call('GET', 'selection')).body.paymentMethods).toEqual([])
  expect((await pay({ paymentMethod: 'test' })).status).toBe(404)
  expect((await shop.get('/sv/category/shop')).status).toBe(200)
})
