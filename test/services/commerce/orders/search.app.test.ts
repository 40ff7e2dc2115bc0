import { beforeAll, expect, test } from 'vitest'
import { formatShopDay } from '#src/services/commerce/lib/time/days.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operate } from '../../../support/operate.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createShopper, parseReference, swede } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'

let shop: Shop
const { sql, one } = openStoredData(() => shop)
beforeAll(async () => {
  shop = await renewedShop()
  await sql('UPDATE stock SET quantity = 1000')
})

/** Splits a row of CSV into cells, without their quotes. */
const splitCells = (row: string, separator: string) =>
  [...`${row}${separator}`.matchAll(new RegExp(`("(?:[^"]|"")*"|[^"${separator}]*)${separator}`, 'g'))].map(
    ([, cell = '']) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
  )

const headers = { Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}` }
const manage = (method: string, path: string, body?: object) =>
  createShopper(shop).call(method, `management/${path}`, body, headers)
const findOrders = async (query: string): Promise<string[]> =>
  (await manage('GET', `orders?${query}`)).body.orders.map(({ order }) => order)
const searchOrders = (text: string) => findOrders(`search=${encodeURIComponent(text)}`)

interface Buyer {
  item?: string
  outcome?: string
  address?: object
  shippingAddress?: object
  voucher?: string
  language?: string
}

/** Buys two of the item, and waits until the payment is captured. */
async function placeOrder({
  item = '1002-1',
  outcome = 'pay',
  address,
  shippingAddress,
  voucher,
  language,
}: Buyer = {}) {
  const buyer = createShopper(shop, { 'CF-IPCountry': 'SE' })
  await buyer.call('POST', `items/${item}`, { quantity: 2 })
  if (language) await buyer.call('PUT', `languages/${language}`)
  if (voucher) await buyer.call('POST', 'vouchers', { voucher })
  const to = { ...swede, ...address }
  const reference = parseReference(await buyer.pay({ address: to, ...(shippingAddress && { shippingAddress }) }))
  await buyer.decide(reference, outcome)
  const { order } = (await buyer.result(reference)).body
  await expect
    .poll(async () => (await manage('GET', `orders/${order.order}`)).body.order.payment.captured)
    .not.toBeNull()
  return { number: order.order, line: order.items[0].line, reference }
}

test('orders are found by number, name, address, product, tracking number and day', async () => {
  const gift = {
    ...{ ...swede, firstName: 'Örjan', lastName: 'Ölund', company: 'Ljus & Rum AB' },
    ...{ address1: 'Leveransvägen 17', zipCode: '114 55', phoneNumber: '+46 70 987 65 43' },
  }
  const { number } = await placeOrder({
    item: '1001-1',
    address: { email: 'f.100%_x@example.com' },
    shippingAddress: gift,
  })
  const item = await one(`SELECT item FROM items JOIN products USING (product) JOIN prices USING (product)
    WHERE pricelist = 65 AND name NOT LIKE 'Murla%' AND item LIKE '%-1' LIMIT 1`)
  const before = await placeOrder({ item: String(item) })
  for (const text of [number, 'åsa ek', 'ÅSA', 'örjan ölund', 'ljus & rum', '100%_X', '1001-1'])
    expect(await searchOrders(text), text).toContain(number)
  const { items } = (await manage('GET', `orders/${number}`)).body.order
  for (const text of [items[0].sku, items[0].product.name, items[0].product.name.toLowerCase()]) {
    expect(await searchOrders(text), text).toContain(number)
    expect(await searchOrders(text), text).not.toContain(before.number)
  }
  await manage('POST', `orders/${number}/shipments`, { carrier: 'PostNord', trackingId: 'JJSE-4711/0815 99' })
  const { shippingAddress, payment } = (await manage('GET', `orders/${number}`)).body.order
  const swedish = (await manage('GET', `orders/${number}?language=sv`)).body.order.items[0].product.variantName
  const typed = [
    ...[
      'Leveransvägen 17',
      'leveransvagen',
      '114 55',
      '11455',
      '+46 70-987 65 43',
      '070 987 65 43',
      '0709876543',
      '9876543',
    ],
    ...['jjse 4711', 'JJSE-4711/081599', 'f.100%_x@example.com'],
    ...[payment.reference, payment.reference.slice(0, 12), items[0].product.variantName, swedish],
  ]
  expect(shippingAddress.phoneNumber).not.toBe('')
  for (const text of typed) expect(await searchOrders(text), text).toContain(number)
  for (const text of ['0709876544', '11456', 'JJSE-4712', 'Leveransgatan 17'])
    expect(await searchOrders(text), text).toEqual([])
  for (const text of ['nobody at all', '100%y', '_'.repeat(100)]) expect(await searchOrders(text)).toEqual([])
  const today = formatShopDay(Date.now())
  expect(await findOrders(`from=${today}&to=${today}&search=${number}`)).toEqual([number])
  // `from` and `to` are days in the shop's time zone: this time is on 2 July there, 1 July in UTC.
  await sql(`UPDATE orders SET created = '2026-07-01T22:30:00.000Z' WHERE number = ${before.number}`)
  expect(await findOrders('from=2026-07-02&to=2026-07-02')).toEqual([before.number])
  expect(await findOrders('from=2026-07-01&to=2026-07-01')).toEqual([])
  expect(await findOrders(`to=2020-01-01`)).toEqual([])
})

test('orders are found by state, by status and by the status of their refunds', async () => {
  const made: Record<string, string> = { paid: (await placeOrder()).number }
  const act = async (state: string, ...steps: [string, object][]) => {
    const { number: own, line } = await placeOrder()
    for (const [path, body] of steps) {
      const lines = 'lines' in body ? { lines: [{ line, quantity: body.lines }] } : {}
      expect((await manage('POST', `orders/${own}/${path}`, { ...body, ...lines })).status, `${state} ${path}`).toBe(
        201,
      )
      await expect.poll(async () => (await manage('GET', `orders/${own}`)).body.order.hasOpenRefunds).toBe(false)
    }
    made[state] = own
  }
  await act('in_progress', ['start', {}])
  await act('partly_shipped', ['shipments', { lines: 1 }])
  await act('shipped', ['shipments', {}])
  await act('delivered', ['shipments', {}], ['deliveries', {}])
  await act('cancelled', ['cancellation', {}])
  await act('partly_refunded', ['refunds', { lines: 1 }])
  await act('refunded', ['refunds', { all: true }])
  await act('returned', ['shipments', {}], ['returns', { lines: 2 }])
  const late = await placeOrder()
  await sql(`UPDATE orders SET state = 'new' WHERE number = ${late.number}`)
  made.new = late.number
  for (const [state, own] of Object.entries(made)) expect(await findOrders(`state=${state}`), state).toContain(own)
  const statuses = { untouched: 'paid', progress: 'in_progress', ok: 'shipped', archived: 'cancelled' }
  for (const [status, state] of Object.entries(statuses))
    expect(await findOrders(`status=${status}`), status).toContain(made[state])
  // No order can have failed, because failed payments do not become orders.
  expect((await manage('GET', 'orders?status=failed')).body.errors.status).toContain('must be one of untouched')

  const rejected = await placeOrder({ outcome: 'no-refund' })
  await manage('POST', `orders/${rejected.number}/refunds`, { amount: 5 })
  await expect.poll(() => findOrders('refund=failed')).toEqual([rejected.number])
  const waiting = await placeOrder({ outcome: 'late-refund' })
  await manage('POST', `orders/${waiting.number}/refunds`, { amount: 5 })
  expect(await findOrders('refund=requested')).toEqual([waiting.number])
  expect(await findOrders('refund=refunded')).toEqual([made.refunded, made.partly_refunded, made.cancelled])
})

test('lists of orders have pages, and the CSV table has every order and refund', async () => {
  const all = await findOrders('limit=500')
  expect(all.length).toBeGreaterThan(8)
  const paged: string[] = []
  for (let next: number | null = Number(all[0]) + 1; next !== null; ) {
    const { body } = await manage('GET', `orders?limit=3&before=${next}`)
    paged.push(...body.orders.map(({ order }) => order))
    next = body.next
  }
  expect(paged).toEqual(all)
  const shown = await operate(shop, 'orders', '--limit', '3')
  expect(shown.text).toContain(`There are more: --before ${all[2]}`)
  const csv = await shop.get('/api/checkout/management/orders?limit=3', { headers: { ...headers, Accept: 'text/csv' } })
  expect(csv.headers.get('link')).toBe(`</api/checkout/management/orders?limit=3&before=${all[2]}>; rel="next"`)
  const [head = '', ...table] = (await operate(shop, 'orders', '--csv')).text.trimEnd().split('\r\n')
  expect(head.startsWith('\ufefforder,date,state,')).toBe(true)
  const kinds = head.split(',').indexOf('kind')
  const ofKind = (kind: string) =>
    table.filter(row => splitCells(row, ',')[kinds] === kind).map(row => row.split(',')[0])
  expect(ofKind('order')).toEqual(all)
  expect([table.length, ofKind('refund').length > 1]).toEqual([all.length + ofKind('refund').length, true])
  const two = (await operate(shop, 'orders', '--csv', '--limit', '2', '--state', 'shipped')).text.trimEnd()
  expect(two.split('\r\n')).toHaveLength(3)
})
