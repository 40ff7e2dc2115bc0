import { beforeAll, expect, test, vi } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operate } from '../../../support/operate.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createShopper, parseReference, swede } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'

// `beforeAll` needs `vi.waitUntil` with these options, since `expect.poll` works only in tests.
const patience = { timeout: 15_000, interval: 100 }

let shop: Shop
/** The order that all tests read: in Swedish, with a voucher, two addresses and a refund. */
let number: string
let reference: string
const { sql } = openStoredData(() => shop)
beforeAll(async () => {
  shop = await renewedShop()
  await sql('UPDATE stock SET quantity = 1000')
  const billing = { company: '=Ek & Söner AB', address1: 'Fakturagatan 2', email: 'whole@example.com' }
  const place = { address1: 'Leveransvägen 3', phoneNumber: '070 123 45 67' }
  const shippingAddress = { ...swede, ...place, firstName: 'Örjan' }
  const made = await placeOrder({ address: billing, shippingAddress, voucher: 'LJUS10', language: 'sv' })
  number = made.number
  reference = made.reference
  await manage('POST', `orders/${number}/refunds`, { amount: 12.5, reason: 'Late;=1+1' })
  await vi.waitUntil(async () => !(await readOrder()).hasOpenRefunds, patience)
  await sql(`UPDATE refunds SET settled = '2030-01-01T00:30:00.000Z' WHERE reason LIKE 'Late;%'`)
})

const readOrder = async (query = '') => (await manage('GET', `orders/${number}${query}`)).body.order

/** Splits a row of CSV into cells, without their quotes. */
const splitCells = (row: string, separator: string) =>
  [...`${row}${separator}`.matchAll(new RegExp(`("(?:[^"]|"")*"|[^"${separator}]*)${separator}`, 'g'))].map(
    ([, cell = '']) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
  )

const headers = { Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}` }
const manage = (method: string, path: string, body?: object) =>
  createShopper(shop).call(method, `management/${path}`, body, headers)

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
  const isCaptured = async () => (await manage('GET', `orders/${order.order}`)).body.order.payment.captured !== null
  await vi.waitUntil(isCaptured, patience)
  return { number: order.order, line: order.items[0].line, reference }
}

test('the `order` command and the management interface show the whole order in the requested language', async () => {
  const text = (await operate(shop, 'order', number)).text
  const parts = [
    'Voucher LJUS10: -',
    'Billing address:',
    'Fakturagatan 2',
    'Leveransvägen 3',
    'Sweden',
    'Test payment',
    reference,
  ]
  for (const part of parts) expect(text).toContain(part)
  const english = await readOrder()
  const swedish = await readOrder('?language=sv')
  expect(swedish.shippingAddress.countryName).toBe('Sverige')
  expect(english.shippingAddress.countryName).toBe('Sweden')
  expect(english.items[0].product.variantName).not.toBe(swedish.items[0].product.variantName)
  expect([english.shippingMethodName, english.paymentMethodName]).not.toEqual([
    swedish.shippingMethodName,
    swedish.paymentMethodName,
  ])
  expect((await operate(shop, 'order', number, '--language', 'sv')).text).toContain('Sverige')
})

test('orders and refunds are rows of the table, each with its own date, in the requested language', async () => {
  const english = await readOrder()
  const swedish = await readOrder('?language=sv')
  const { sums, documents } = english
  const read = async (separator: string, accept: object, query = '') => {
    const path = `/api/checkout/management/orders?search=${number}${query}`
    const text = await (await shop.get(path, { headers: { ...headers, Accept: 'text/csv', ...accept } })).text()
    const [names = [], ...rows] = text
      .trimEnd()
      .split('\r\n')
      .map(row => splitCells(row.replace('\ufeff', ''), separator))
    return rows.map(cells => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])))
  }
  const [order, refund] = await read(',', {})
  expect(order).toMatchObject({
    ...{
      order: number,
      kind: 'order',
      company: "'=Ek & Söner AB",
      address: 'Fakturagatan 2',
      paymentReference: reference,
    },
    ...{
      deliveryName: 'Örjan Ek',
      deliveryAddress: 'Leveransvägen 3',
      deliveryCountry: 'SE',
      deliveryMethod: english.shippingMethodName,
    },
    ...{
      total: String(sums.totalAsNumber),
      deliveryPrice: String(sums.shippingAsNumber),
      document: documents[0]?.number,
    },
    ...{ goodsTotal: String(sums.goodsAsNumber), toSend: '2', tax: String(sums.taxes[0]?.taxAsNumber) },
    taxByRate: `25 %: ${sums.taxes[0]?.taxAsNumber.toFixed(2)}`,
  })
  expect(order?.vouchers).toMatch(/^LJUS10 -\d+\.\d\d$/)
  expect(order?.deliveryPhone).not.toBe('')
  expect(refund).toMatchObject({
    order: number,
    kind: 'refund',
    date: '2030-01-01',
    total: '-12.5',
    tax: '-2.5',
    net: '-10',
  })
  expect([refund?.document, refund?.note]).toEqual([documents[1]?.number, "Late;'=1+1"])
  for (const [accept, query] of [
    [{ 'Accept-Language': 'sv-SE,sv;q=0.9' }, ''] as const,
    [{}, '&language=sv'] as const,
  ]) {
    const [inSwedish, back] = await read(';', accept, query)
    expect([inSwedish?.deliveryMethod, back?.total]).toEqual([swedish.shippingMethodName, '-12,5'])
    expect(inSwedish?.taxByRate).toBe(`25 %: ${sums.taxes[0]?.taxAsNumber.toFixed(2).replace('.', ',')}`)
  }
  // A day's table has the orders and the refunds of that day.
  expect((await read(',', {}, '&from=2030-01-01&to=2030-01-01')).map(({ kind }) => kind)).toEqual(['refund'])
  expect((await read(',', {}, '&to=2029-12-31')).map(({ kind }) => kind)).toEqual(['order'])
  expect((await manage('GET', 'orders?from=2026-02-30')).status).toBe(406)
})

test('the sums of an order add up, and the `order` command shows addresses, documents and the pieces left to send', async () => {
  const { sums, documents } = await readOrder()
  const off = sums.discounts.reduce((sum, { amountAsNumber }) => sum + amountAsNumber, 0)
  expect(sums.goodsAsNumber + off + sums.shippingAsNumber + sums.taxDeductedAsNumber).toBeCloseTo(sums.totalAsNumber, 2)
  const whole = (await operate(shop, 'order', number)).text
  for (const part of [
    'Left to send:\n    2 × ',
    'Delivery address:\nÖrjan Ek',
    'Billing address:\n',
    `receipt ${documents[0]?.number}`,
  ])
    expect(whole).toContain(part)
  expect(whole).toContain(`refunded 12.50, left ${sums.leftAsNumber.toFixed(2)} SEK`)
})
