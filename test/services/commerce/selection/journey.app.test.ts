import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { loadMailsTo, mailsIn } from '../people.ts'
import { createShopper, parseReference, swede } from '../shopper.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

test('a shopper fills the bag, pays and gets an order', async () => {
  const { call, pay, decide, result, kept } = createShopper(shop)
  const first = await call('GET', 'selection')
  expect(first.status).toBe(200)
  expect(first.body).toMatchObject({
    selection: { currency: 'SEK', items: [], shippingMethod: 'home-65', paymentMethod: 'test' },
    location: { country: 'SE', shipTo: true, eu: true, market: 1, pricelist: 65 },
  })
  const { token } = kept

  const added = await call('POST', 'items/1001-1', { quantity: 1 })
  expect(added.status).toBe(201)
  const [line] = added.body.selection.items
  expect(line).toMatchObject({
    item: '1001-1',
    quantity: 1,
    priceEach: '2\u00a0995\u00a0SEK',
    priceEachAsNumber: 2995,
    product: { product: '1001', name: 'Murla', uri: 'murla-portable-brass' },
  })
  const again = await call('POST', 'items/1001-1/quantity/2')
  expect(again.body.selection.items).toMatchObject([{ line: line.line, quantity: 3 }])
  expect((await call('PUT', `lines/${line.line}/quantity/2`)).body.selection.items[0].quantity).toBe(2)
  expect((await call('POST', `lines/${line.line}`)).body.selection.items[0].quantity).toBe(3)
  expect((await call('DELETE', `lines/${line.line}/quantity/1`)).body.selection.items[0].quantity).toBe(2)

  await call('PUT', 'payment-fields', { address: { zipCode: '111 22' }, shippingAddress: { zipCode: '111 22' } })
  await call('PUT', 'shipping-methods/pickup-65')
  const chosen = (await call('PUT', 'languages/en')).body
  const { delivery } = chosen.selection
  expect(delivery).toEqual(chosen.shippingMethods[1]?.delivery)
  expect(delivery.text).toMatch(/^(Mon|Tue|Wed|Thu|Fri) \d+ .*– (Mon|Tue|Wed|Thu|Fri) \d+ [A-Z][a-z]+$/)
  expect(Date.parse(delivery.from)).toBeGreaterThan(Date.now())
  expect(delivery.from < delivery.to).toBe(true)
  // The goods cost more than the limit for free delivery, so nothing is missing.
  expect(chosen.selection.freeDelivery).toBeNull()
  const payment = await pay({ additionalNotes: 'Ring the bell' })
  expect(payment).toMatchObject({ status: 200, body: { token, action: 'redirect' } })
  const reference = parseReference(payment)
  const page = await shop.get(`/__pay/${reference}`)
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://shop.test;")
  expect(await page.text()).toContain('SEK\u00a05,990')

  const back = await decide(reference, 'pay')
  expect(back.href).toBe(`http://shop.test/checkout/return?centraPaymentMethod=test&payment=${reference}`)
  const done = await result(reference)
  expect(done.status).toBe(201)
  expect(done.body.order).toMatchObject({
    order: '10001',
    statusDescription: 'Pending',
    shippingMethod: 'pickup-65',
    delivery,
    additionalNotes: 'Ring the bell',
    totals: { grandTotalPriceAsNumber: 5990, shippingPriceAsNumber: 0, grandTotalPriceTaxAsNumber: 1198 },
    address: { ...swede, countryName: 'Sweden' },
    shippingAddress: { address1: 'Storgatan 1' },
  })

  await expect
    .poll(async () => (await loadMailsTo(shop, swede.email))[0]?.text)
    .toContain(`Delivery: Pick-up point, ${delivery.text}`)

  const after = await call('GET', 'selection')
  expect(after.body).toMatchObject({ token, selection: { items: [], address: { firstName: 'Åsa' } } })
  expect((await call('GET', 'receipt')).body.order).toMatchObject({ order: '10001' })
  const stranger = createShopper(shop)
  const status = await stranger.call('GET', `order-status/${done.body.order.reference}`)
  expect(status.body.order).toMatchObject({ order: '10001' })
  expect((await stranger.call('GET', 'receipt')).status).toBe(404)
  expect((await stranger.call('GET', `order-status/${'0'.repeat(32)}`)).body.errors).toEqual({ order: 'not found' })
  expect(JSON.stringify((await stranger.result(reference)).body.order)).not.toMatch(/@|address1|firstName/)
  expect(await left('1001-1')).toBe(22)
})

test('the buyer gets a confirmation in the language of the order', async () => {
  const { call, authorised, result } = createShopper(shop)
  await call('POST', 'items/1002-1')
  const { body } = await result(await authorised())
  const newest = async () => (await mailsIn(await shop.get('/__outbox?format=json')))[0]
  await expect.poll(async () => (await newest())?.sent, { timeout: 10_000 }).toBeTruthy()
  const mail = await newest()
  if (!mail) throw new Error('No mail')
  expect(mail).toMatchObject({ to: swede.email, subject: `Din beställning ${body.order.order} hos Dager` })
  expect(mail.html).toContain(`http://shop.test/sv/order/${body.order.reference}`)
  expect(mail.text).toContain(`http://shop.test/sv/order/${body.order.reference}`)
  for (const text of [mail.html, mail.text]) {
    expect(text).toContain('Sverige')
    expect(text).not.toContain('En storlek')
  }
  expect(await (await shop.get(`/__outbox/${mail.id}`)).text()).toBe(mail.html)
})

test('a declined or cancelled payment leaves the bag unchanged, and it can be paid again', async () => {
  const { call, pay, decide, result } = createShopper(shop)
  await call('POST', 'items/1001-1')
  for (const [outcome, hash] of [
    ['decline', ''],
    ['cancel', '#error=cancelled'],
  ] as const) {
    const failed = `http://shop.test/checkout?failed${hash}`
    const reference = parseReference(await pay())
    expect((await decide(reference, outcome)).href).toBe(failed)
    expect(await result(reference)).toMatchObject({ status: 412, body: { errors: { paymentMethod: 'failed' } } })
    // Paying on the provider's page afterwards changes nothing.
    expect((await decide(reference, 'pay')).href).toBe(failed)
  }
  expect((await call('GET', 'selection')).body.selection.items).toHaveLength(1)
  const reference = parseReference(await pay())
  await decide(reference, 'pay')
  expect((await result(reference)).status).toBe(201)
})

const left = (item: string) =>
  shop.env.COMMERCE_DB.prepare('SELECT quantity FROM stock WHERE item = ?').bind(item).first<number>('quantity')
