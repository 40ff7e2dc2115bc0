import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operate, operateAsTyped } from '../../../support/operate.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createShopper, runTimes } from '../shopper.ts'

const { MANAGEMENT_TOKEN } = operatorTokens
let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

const manage = (method: string, path: string, body?: unknown) =>
  createShopper(shop).call(method, `management/${path}`, body, { Authorization: `Bearer ${MANAGEMENT_TOKEN}` })

const loadProduct = async (id: string) =>
  (await createShopper(shop).call('POST', 'products', { products: [id] })).body.products[0]

test('management calls require the operators’ token', async () => {
  const { call } = createShopper(shop)
  for (const authorization of [
    '',
    'Bearer',
    'Bearer ',
    'Bearer x',
    `Basic ${MANAGEMENT_TOKEN}`,
    `Bearer ${MANAGEMENT_TOKEN}x`,
  ]) {
    const refused = await call('PUT', 'management/stock/1001-1', { quantity: 1 }, { Authorization: authorization })
    expect(refused, authorization).toMatchObject({
      status: 401,
      body: { errors: { authorization: expect.any(String) } },
    })
  }
  expect((await manage('GET', 'nothing')).status).toBe(404)
  expect((await loadProduct('1001')).items[0].stock).toBe('yes')
})

test('stock is set or changed by a difference, never falls below 0, and no parallel change is lost', async () => {
  expect(await operateAsTyped(shop, 'stock', '1001-1', '5')).toMatchObject({
    status: 0,
    text: '1001-1: 5 in stock (24 before).\n',
  })
  expect((await loadProduct('1001')).items[0].stock).toBe('few')
  for (const quantity of [11, 10, 5]) {
    await manage('PUT', 'stock/1001-1', { quantity })
    expect((await loadProduct('1001')).items[0].stock, `${quantity}`).toBe(quantity > 10 ? 'yes' : 'few')
  }
  expect((await operate(shop, 'stock', '1001-1', '-2')).text).toContain('3 in stock (5 before)')
  expect(await operateAsTyped(shop, 'stock', '1001-1', '-4')).toMatchObject({
    status: 1,
    text: expect.stringContaining('there are only 3'),
  })
  await runTimes(20, () => manage('PUT', 'stock/1001-1', { change: 1 }))
  expect((await manage('PUT', 'stock/1001-1', { change: 0 })).body).toEqual({
    item: '1001-1',
    before: 23,
    quantity: 23,
  })
  expect((await manage('PUT', 'stock/9-9', { quantity: 1 })).body).toEqual({
    errors: { item: 'product item not found' },
  })
  for (const body of [
    {},
    { quantity: -1 },
    { quantity: 1.5 },
    { quantity: '5' },
    { quantity: 100_001 },
    { quantity: 1, change: 1 },
    { change: null },
    [],
    'x',
    { quantity: 1, x: 1 },
  ]) {
    expect((await manage('PUT', 'stock/1001-1', body)).status, JSON.stringify(body)).toBeGreaterThanOrEqual(400)
  }
  expect((await manage('PUT', 'stock/1001-1', { change: 0 })).body.quantity).toBe(23)
})

test('a reduction shows the lowest price of the 30 days before it', async () => {
  const insertHistory = (days: number, price: number) =>
    shop.env.COMMERCE_DB.prepare('INSERT INTO price_history (product, pricelist, since, price) VALUES (?, 65, ?, ?)')
      .bind('1002', days ? new Date(Date.now() - days * 86_400_000).toISOString() : '', price * 100)
      .run()
  // The price set 40 days ago was still valid when the 30 days began, so it counts.
  for (const [days, price] of [
    [0, 1000],
    [40, 2600],
    [20, 2800],
  ] as const)
    await insertHistory(days, price)
  expect(await operate(shop, 'price', '1002', '65', '2400', '--before', '2800')).toMatchObject({
    status: 0,
    text: '1002 in price list 65: 2\u00a0400\u00a0SEK, reduced from 2\u00a0800\u00a0SEK, the lowest price of the 30 days before was 2\u00a0600\u00a0SEK.\n',
  })
  const shown = {
    priceAsNumber: 2400,
    priceBeforeDiscountAsNumber: 2800,
    showAsOnSale: true,
    lowestPrice: [{ periodDays: 30, priceAsNumber: 2600 }],
  }
  expect(await loadProduct('1002')).toMatchObject(shown)
  const { selection } = (await createShopper(shop).call('POST', 'items/1002-1', { quantity: 2 })).body
  expect(selection.items).toMatchObject([{ totalPriceAsNumber: 4800, totalPriceBeforeDiscountAsNumber: 5600 }])
  // Setting the same price again continues the same reduction. When the price is reduced further,
  // the first reduced price counts as a price of the 30 days before.
  await manage('PUT', 'prices/1002/65', { price: '2400.00', before: 2800 })
  expect(await loadProduct('1002')).toMatchObject(shown)
  expect((await manage('PUT', 'prices/1002/65', { price: 2300.5, before: 2800 })).body.lowestPriceAsNumber).toBe(2400)
  // If only `before` changes, the reduction stays the same, even after 400 days.
  await shop.env.COMMERCE_DB.prepare(
    `UPDATE price_history SET since = strftime('%Y-%m-%dT%H:%M:%fZ', since, '-400 days') WHERE product = '1002' AND since <> ''`,
  ).run()
  expect((await manage('PUT', 'prices/1002/65', { price: 2300.5, before: 2900 })).body.lowestPriceAsNumber).toBe(2400)
  expect((await manage('PUT', 'prices/1002/65', { price: 2800 })).body).not.toHaveProperty('lowestPrice')
  expect(await loadProduct('1002')).toMatchObject({ showAsOnSale: false, lowestPrice: [] })
  // The product was sold for 2 300.50 in the last 30 days, so only a lower price is a reduction.
  for (const price of ['2300.50', 2301, 2799]) {
    const refused = await manage('PUT', 'prices/1002/65', { price, before: 2800 })
    expect([refused.status, refused.body.errors]).toEqual([406, { price: expect.stringContaining('below 2300.50') }])
    const command = await operate(shop, 'price', '1002', '65', `${price}`, '--before', '9999')
    expect([command.status, command.text]).toEqual([1, expect.stringContaining('2300.50')])
  }
  expect(await loadProduct('1002')).toMatchObject({ priceAsNumber: 2800, showAsOnSale: false, lowestPrice: [] })
  expect((await manage('PUT', 'prices/1002/65', { price: 2300, before: 2800 })).body.lowestPriceAsNumber).toBe(2300.5)
})

test('prices are stored without rounding errors, and invalid ones are refused', async () => {
  // As floating-point numbers, a hundred times these amounts are not integers.
  for (const price of ['19.99', 1.15, 4.35]) {
    expect((await manage('PUT', 'prices/1002/65', { price })).body.priceAsNumber).toBe(Number(price))
  }
  await manage('PUT', 'prices/1002/65', { price: 2800 })
  for (const body of [
    {},
    { price: 0 },
    { price: -1 },
    { price: '1e3' },
    { price: 1.005 },
    { price: '99999999' },
    { price: 5, before: 4 },
    { price: [5] },
  ]) {
    expect((await manage('PUT', 'prices/1002/65', body)).status, JSON.stringify(body)).toBe(406)
  }
  for (const path of ['prices/9/65', 'prices/1002/1', 'prices/1002/x']) {
    expect((await manage('PUT', path, { price: 5 })).body.errors).toEqual({
      price: 'no such product in this price list',
    })
  }
})

test('operators can list and read an order, and can send it only once', async () => {
  const buyer = createShopper(shop)
  await buyer.call('POST', 'items/1012-1')
  const { order } = (await buyer.result(await buyer.authorised())).body
  expect((await operate(shop, 'orders', '--status', 'untouched')).text).toContain(`${order.order}  `)
  expect((await operate(shop, 'order', order.order)).text).toContain('(item 1012-1, DG1012)')
  const sent = await runTimes(5, () =>
    manage('POST', `orders/${order.order}/shipments`, {
      carrier: 'PostNord',
      trackingId: 'X1',
      trackingUrl: 'https://track.example/X1',
    }),
  )
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  expect(await operate(shop, 'ship', order.order)).toMatchObject({
    status: 1,
    text: expect.stringContaining('is shipped and cannot be sent'),
  })
  expect((await buyer.call('GET', `order-status/${order.reference}`)).body.order).toMatchObject({
    status: 'ok',
    statusDescription: 'Completed',
    shipments: [
      {
        carrier: 'PostNord',
        trackingId: 'X1',
        trackingUrl: 'https://track.example/X1',
        shippedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      },
    ],
  })
  expect((await operate(shop, 'orders', '--status', 'untouched')).text).toBe('No orders.\n')
  for (const path of ['orders/1', 'orders/0', 'orders/x', 'orders/10001%27'])
    expect((await manage('GET', path)).status).toBe(404)
  expect((await manage('GET', 'orders?status=sent')).status).toBe(406)
  expect((await manage('POST', 'orders/1/shipments', {})).body).toEqual({ errors: { order: 'not found' } })
  expect((await manage('POST', `orders/${order.order}/shipments`, { trackingUrl: 'javascript:alert(1)' })).status).toBe(
    406,
  )
})

test('vouchers are created, can be used, and expire', async () => {
  expect((await operate(shop, 'voucher', 'HALV', '--percent', '50', '--uses', '1', '--until', '2099-01-31')).text).toBe(
    'Voucher HALV is valid for one order until 2099-01-31T23:59:59+01:00.\n',
  )
  expect((await operate(shop, 'voucher', 'hundra', '--amount', '100')).status).toBe(0)
  expect((await operate(shop, 'voucher', 'Frakt', '--free-shipping')).status).toBe(0)
  expect(await operate(shop, 'voucher', 'halv', '--percent', '5')).toMatchObject({
    status: 1,
    text: expect.stringContaining('already exists'),
  })
  const { call } = createShopper(shop)
  await call('POST', 'items/1001-1')
  expect(
    (await call('POST', 'vouchers', { voucher: 'halv' })).body.selection.discounts.vouchers[0].priceOffAsNumber,
  ).toBe(-1497.5)
  expect((await call('POST', 'vouchers', { voucher: 'HUNDRA' })).status).toBe(200)
  await shop.env.COMMERCE_DB.prepare(
    `UPDATE vouchers SET valid_until = '2020-01-01T00:00:00.000Z' WHERE voucher = 'HALV'`,
  ).run()
  expect((await call('GET', 'selection')).body.selection.discounts.vouchers).toMatchObject([{ voucher: 'hundra' }])
  expect((await createShopper(shop).call('POST', 'vouchers', { voucher: 'HALV' })).status).toBe(404)
  const bad = [
    { kind: 'percent', value: 0 },
    { kind: 'percent', value: 101 },
    { kind: 'amount', value: 5 },
    { kind: 'gold' },
    { kind: 'free_shipping', uses: 0 },
    { kind: 'free_shipping', until: '2020-01-01' },
    { kind: 'free_shipping', until: 'soon' },
  ]
  for (const body of bad)
    expect((await manage('POST', 'vouchers', { voucher: 'NEW', ...body })).status, JSON.stringify(body)).toBe(406)
  expect((await manage('POST', 'vouchers', { voucher: 'a b', kind: 'free_shipping' })).status).toBe(406)
  expect((await manage('POST', 'vouchers', { voucher: 'X', kind: 'amount', value: 5, pricelist: 1 })).status).toBe(404)
})

test('the command line shows help, and an error message for wrong arguments', async () => {
  const help = await operate(shop)
  expect(help.status).toBe(0)
  for (const name of ['stock', 'price', 'orders', 'order', 'ship', 'voucher'])
    expect(help.text).toContain(`-- ${name} `)
  expect(await operateAsTyped(shop, 'sell')).toMatchObject({
    status: 2,
    text: expect.stringContaining('no command "sell"'),
  })
  expect(await operate(shop, 'stock', '1001-1')).toMatchObject({
    status: 2,
    text: expect.stringContaining('The number is missing'),
  })
  expect(await operate(shop, 'stock', '1001-1', 'many')).toMatchObject({
    status: 2,
    text: expect.stringContaining('whole number'),
  })
  expect(await operate(shop, 'voucher', 'A', '--percent', '5', '--free-shipping')).toMatchObject({ status: 2 })
  expect(await operate(shop, 'ship', '1', '--fast')).toMatchObject({
    status: 2,
    text: expect.stringContaining('--fast'),
  })
})
