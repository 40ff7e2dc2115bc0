import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from '../../../support/app.ts'
import { createShopper, parseReference } from '../shopper.ts'
import { startReceiver } from './receiver.ts'

const WEBHOOK_SECRET = 'signs-webhooks'
const MANAGEMENT_TOKEN = 'an-operators-token'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let shop: Shop
let own: Shop
beforeAll(async () => {
  receiver = await startReceiver()
  shop = await startShop({ WEBHOOK_SECRET, MANAGEMENT_TOKEN, WEBHOOK_URL: receiver.url })
  own = await startShop({ WEBHOOK_SECRET, MANAGEMENT_TOKEN, CONTENT_TOKEN: 'an-editors-token' })
})
afterAll(async () => {
  await own?.close()
  await shop?.close()
  await receiver?.close()
})

const sign = (body: string, time: number, secret = WEBHOOK_SECRET) =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`

const manage = (method: string, path: string, body: object, of = shop) =>
  of.get(`/api/checkout/management/${path}`, {
    method,
    headers: { Authorization: `Bearer ${MANAGEMENT_TOKEN}` },
    body: JSON.stringify(body),
  })

const pending = (of: Shop) => of.env.COMMERCE_DB.prepare('SELECT COUNT(*) AS n FROM product_changes').first<number>('n')

const patience = { timeout: 20_000, interval: 100 }

test('a change of price or stock label sends a signed webhook; other changes do not', async () => {
  expect(await pending(shop)).toBe(0)
  await manage('PUT', 'stock/1001-1', { quantity: 23 })
  expect(await pending(shop)).toBe(0)
  await manage('PUT', 'stock/1001-1', { quantity: 10 })
  await expect.poll(receiver.products, patience).toEqual(['1001'])
  await manage('PUT', 'prices/1002/65', { price: 2500 })
  await expect.poll(receiver.products, patience).toEqual(['1001', '1002'])
  await expect.poll(() => pending(shop), patience).toBe(0)
  const [first] = receiver.received
  expect(first?.type).toBe('application/x-www-form-urlencoded')
  const time = Number(/^t=(\d+),/.exec(first?.signature ?? '')?.[1])
  expect(Math.abs(time - Date.now() / 1000)).toBeLessThan(60)
  expect(first?.signature).toBe(sign(first?.body ?? '', time))
  expect(first?.body).toBe(`payload=${encodeURIComponent('{"products":["1001"]}')}`)
  // The start of a planned price sends a webhook too.
  await manage('POST', 'prices/planned', { product: '1003', pricelist: 65, price: 500, from: '2099-01-01' })
  await shop.env.COMMERCE_DB.prepare(`UPDATE price_plans SET starts = '2026-01-01T00:00:00.000Z'`).run()
  await shop.worker.scheduled({ cron: '* * * * *' })
  await expect.poll(receiver.products, patience).toEqual(['1001', '1002', '1003'])
})

test('an order that empties the stock sends a webhook; a webhook that failed is sent again', async () => {
  receiver.answer.status = 503
  const { call, authorised, result } = createShopper(shop)
  await shop.env.COMMERCE_DB.prepare(`UPDATE stock SET quantity = 2 WHERE item = '1005-1'`).run()
  await call('POST', 'items/1005-1/quantity/2')
  const before = receiver.received.length
  expect((await result(await authorised())).status).toBe(201)
  await expect.poll(() => receiver.received.length, patience).toBeGreaterThan(before)
  expect(await pending(shop)).toBeGreaterThan(0)
  receiver.answer.status = 204
  await manage('PUT', 'stock/1005-1', { change: 1 })
  await expect.poll(receiver.products, patience).toContain('1005')
  await expect.poll(() => pending(shop), patience).toBe(0)
})

test('without `WEBHOOK_URL` the webhook goes to the shop itself', async () => {
  const { call, authorised, result } = createShopper(own)
  await own.env.COMMERCE_DB.prepare(`UPDATE stock SET quantity = 11 WHERE item = '1001-1'`).run()
  await call('POST', 'items/1001-1')
  // A stock of 11 is labelled `yes`, and 10 `few`, so reserving one item changes the label.
  const reference = await authorised()
  await expect.poll(() => pending(own), patience).toBe(0)
  expect((await result(reference)).status).toBe(201)
  await expect.poll(() => pending(own), patience).toBe(0)
})

test('page, listing and feed soon show freed stock, and customers who wait for it get a mail', async () => {
  const product = '1012'
  const setStock = (quantity: number) => manage('PUT', 'stock/1012-1', { quantity }, own)
  const reserveThree = async () => {
    const shopper = createShopper(own)
    expect((await shopper.call('POST', 'items/1012-1/quantity/3')).status).toBe(201)
    return { shopper, reference: parseReference(await shopper.pay()) }
  }
  /** The stock label in the interface, on the page, in the listing and in the feed, as text. */
  async function readLabels() {
    const { body } = await createShopper(own).call('POST', 'products', { products: [product] })
    const [page, listing, feed] = [
      await own.html('/product/skarpnas-table-black'),
      await own.html('/category/shop/table'),
      await own.html('/feeds/SE/1.xml'),
    ]
    return [
      body.products[0].items[0].stock,
      /product-facts.*?data-stock="(\w+)"/s.exec(page)?.[1],
      new RegExp(`data-product="${product}".*?data-stock="(\\w+)"`, 's').exec(listing)?.[1],
      /<g:id>1012-1<\/g:id>.*?<g:availability>(\w+)</s.exec(feed)?.[1],
    ].join(' ')
  }
  const expectLabels = (label: string, elsewhere = label, feed = 'in_stock') =>
    expect.poll(readLabels, { ...patience, interval: 300 }).toBe(`${label} ${elsewhere} ${elsewhere} ${feed}`)

  await setStock(12)
  await expectLabels('yes')
  const [first, second, third, fourth] = [
    await reserveThree(),
    await reserveThree(),
    await reserveThree(),
    await reserveThree(),
  ]
  await expectLabels('no', 'none', 'out_of_stock')
  const request = { item: '1012-1', language: 'en' }
  await createShopper(own).call('POST', 'newsletter-subscription/waits@example.com', request)
  const mails = () =>
    own.env.COMMERCE_DB.prepare(`SELECT COUNT(*) AS n FROM outbox WHERE recipient = 'waits@example.com'`).first('n')
  expect(await mails()).toBe(0)

  // All 12 are reserved when the stock grows to 500.
  await setStock(500)
  expect(await mails()).toBe(1)
  await expectLabels('yes')
  await setStock(12)
  await expectLabels('no', 'none', 'out_of_stock')

  // The first payment is cancelled at the provider, the second declined; the third times out.
  await own.get(`/api/checkout/payment-cancel/${first.reference}`)
  await expectLabels('few')
  await setStock(9)
  await expectLabels('no', 'none', 'out_of_stock')
  await second.shopper.decide(second.reference, 'decline')
  await second.shopper.result(second.reference)
  await expectLabels('few')
  await setStock(6)
  await expectLabels('no', 'none', 'out_of_stock')
  await own.env.COMMERCE_DB.prepare(`UPDATE reservations SET until = '2026-01-01T00:00:00.000Z'`).run()
  const { SELECTIONS } = own.env
  await SELECTIONS.get(SELECTIONS.idFromString(third.shopper.kept.token)).releaseStockAt(Date.now() + 200)
  await expectLabels('few')
  // The item sells out, and is back in stock after the order is cancelled.
  await setStock(3)
  await fourth.shopper.decide(fourth.reference, 'pay')
  const { body } = await fourth.shopper.result(fourth.reference)
  await expectLabels('no', 'none', 'out_of_stock')
  await manage('POST', `orders/${body.order.order}/cancellation`, { restock: true }, own)
  await expectLabels('few')
})

test('a webhook updates the content service and purges the pages', async () => {
  const page = '/product/murla-portable-brass'
  const before = await own.html(page)
  const { product } = (await own.env.CONTENT_DB.prepare(
    `SELECT id AS product FROM entries WHERE type = 'product' AND slug = 'murla-portable-brass'`,
  ).first<{ product: string }>()) ?? { product: '' }
  await own.env.COMMERCE_DB.prepare(
    'UPDATE prices SET price = 432100, price_before = 432100, lowest = NULL WHERE product = ?',
  )
    .bind(product)
    .run()
  expect(await own.html(page)).toContain('Murla')
  expect(before).not.toMatch(/4\D?321/)
  const isCached = async (path: string) => {
    const answer = await own.get(path)
    await answer.text()
    return answer.headers.has('Age')
  }
  for (const path of [page, '/info/faq', '/category/shop/table']) {
    await expect.poll(() => isCached(path), patience).toBe(true)
  }
  const body = `payload=${encodeURIComponent(JSON.stringify({ products: [product] }))}`
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-Centra-Signature': sign(body, Math.floor(Date.now() / 1000)),
  }
  expect((await own.get('/api/webhooks/commerce', { method: 'POST', headers, body })).status).toBe(204)
  expect(await own.html(page)).toMatch(/4\D?321/)
  expect(await isCached('/category/shop/table')).toBe(false)
  expect(await isCached('/info/faq')).toBe(true)
})

test('the shop accepts only webhooks with a valid and recent signature', async () => {
  const body = `payload=${encodeURIComponent('{"products":["1001",1002],"categories":["1"]}')}`
  const now = Math.floor(Date.now() / 1000)
  const send = async (text: string, signature: string) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Centra-Signature': signature }
    return (await own.get('/api/webhooks/commerce', { method: 'POST', headers, body: text })).status
  }
  expect(await send(body, sign(body, now))).toBe(204)
  expect(await send(body, sign(body, now - 290))).toBe(204)
  const forged = [
    '',
    't=,v1=',
    `t=${now}`,
    sign(body, now, 'another secret'),
    sign(body, now - 310),
    sign(body, now + 310),
    sign(`${body}x`, now),
    sign(body, now).replace(`t=${now}`, `t=${now + 1}`),
    sign(body, now).toUpperCase(),
    `${sign(body, now)},v1=${'0'.repeat(64)}`,
  ]
  for (const signature of forged) expect(await send(body, signature), signature).toBe(401)
  for (const text of ['', 'payload=', 'payload=%7B', 'payload={"products":{}}', '{"products":["1"]}']) {
    expect(await send(text, sign(text, now)), text).toBe(400)
  }
  expect(await send('x'.repeat(300_000), sign('x', now))).toBe(413)
  expect((await own.get('/api/webhooks/commerce')).status).toBe(404)
  expect((await shop.get('/api/webhooks/other', { method: 'POST' })).status).toBe(404)
})
