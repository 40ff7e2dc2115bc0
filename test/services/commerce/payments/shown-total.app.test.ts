import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createCustomers, logInAs } from '../people.ts'
import { createShopper, parseReference } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
  await createCustomers(shop, ['two-devices@example.com'])
})

const { sql, one, reserved } = openStoredData(() => shop)
const item = '1006-1'
const customer = { email: 'two-devices@example.com', password: 'varmt-ljus-1' }

const manage = async (method: string, path: string, body: object) => {
  const headers = { Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}` }
  const answer = await shop.get(`/api/checkout/management/${path}`, { method, headers, body: JSON.stringify(body) })
  expect(Math.floor(answer.status / 100), path).toBe(2)
}

/** What may change the total after the shopper has seen it; `other` is the second device. */
const changes: Record<string, (other: ReturnType<typeof createShopper>) => Promise<unknown>> = {
  'the price': () => manage('PUT', 'prices/1006/65', { price: 1234.5 }),
  'the price, by a tenth': () => manage('PUT', 'prices/1006/65', { price: 1234.4 }),
  'a campaign that begins': () =>
    manage('POST', 'vouchers', { voucher: 'ALLA', kind: 'percent', value: 7, type: 'automatic' }),
  'a campaign that ends': () =>
    sql(`UPDATE vouchers SET valid_until = '2026-01-01T00:00:00.000Z' WHERE voucher = 'ALLA'`),
  'the price of delivery': () => sql(`UPDATE shipping_methods SET price = price + 100 WHERE pricelist = 65`),
  'a planned price that begins': async () => {
    await manage('POST', 'prices/planned', { product: '1006', pricelist: 65, price: 1500, from: '2099-01-01' })
    await sql(`UPDATE price_plans SET starts = '2026-01-01T00:00:00.000Z'`)
    await shop.worker.scheduled({ cron: '* * * * *' })
  },
  'one more piece, on another device': other => other.call('POST', `items/${item}`),
  'another item, on another device': other => other.call('POST', 'items/1005-1'),
  'a voucher, on another device': async other => {
    await sql(`INSERT INTO vouchers (voucher, description, kind, value) VALUES ('FEM', '5 %', 'percent', 5)`)
    expect((await other.call('POST', 'vouchers', { voucher: 'FEM' })).status).toBe(200)
  },
  'the shipping method, on another device': async other => {
    const { shippingMethods, selection } = (await other.call('GET', 'selection')).body
    const next = shippingMethods.find(
      ({ shippingMethod, priceAsNumber }: { shippingMethod: string; priceAsNumber: number }) =>
        shippingMethod !== selection.shippingMethod && priceAsNumber !== selection.totals.shippingPriceAsNumber,
    )
    expect((await other.call('PUT', `shipping-methods/${next?.shippingMethod}`)).status).toBe(200)
  },
}

test('a payment is refused if the total changed since it was shown, and the answer has the new total', async () => {
  await sql(`UPDATE stock SET quantity = 100 WHERE item IN ('${item}', '1005-1')`)
  // Every shipping method gets a different price, so changing the method changes the total.
  await sql('UPDATE shipping_methods SET free_from = NULL, price = price + position * 1000 WHERE pricelist = 65')
  const [here, other] = [createShopper(shop), createShopper(shop)]
  for (const device of [here, other]) expect((await logInAs(device, customer)).status).toBe(200)
  await here.call('POST', `items/${item}`)
  const totalOf = async () => (await here.call('GET', 'selection')).body.selection.totals.grandTotalPriceAsNumber
  const payments = () => one('SELECT COUNT(*) FROM payments')

  for (const [what, change] of Object.entries(changes)) {
    const seen = await totalOf()
    const before = await payments()
    await change(other)
    const refused = await here.pay({ additionalFields: { shownTotal: seen } })
    expect([refused.status, refused.body.errors], what).toEqual([412, { total: 'has changed' }])
    const { grandTotalPriceAsNumber: now } = refused.body.selection.totals
    expect(now, what).toBe(await totalOf())
    expect(now, what).not.toBe(seen)
    expect([await payments(), await reserved()], what).toEqual([before, 0])
  }

  // The current total is accepted as a number or as text, and may be left out.
  const now = await totalOf()
  for (const shown of [{ shownTotal: now }, { shownTotal: String(now) }, { shownTotal: undefined }, {}]) {
    const paid = await here.pay({ additionalFields: shown })
    expect(paid.status).toBe(200)
    expect(await one(`SELECT amount FROM payments WHERE reference = '${parseReference(paid)}'`)).toBe(
      Math.round(now * 100),
    )
  }
  for (const shownTotal of ['12 kr', 'NaN', '', true, [now]]) {
    const { status, body } = await here.pay({ additionalFields: { shownTotal } })
    expect([status, body.errors], JSON.stringify(shownTotal)).toEqual([
      406,
      { 'additionalFields.shownTotal': 'must be an amount' },
    ])
  }
  // With a widget, the total is checked only when the shopper pays, not when the widget is loaded.
  const widget = { paymentMethod: 'test-widget', additionalFields: { shownTotal: now + 1 } }
  expect((await here.pay({ ...widget, paymentInitiateOnly: true })).status).toBe(200)
  expect((await here.pay({ ...widget, paymentMethodSpecificFields: { outcome: 'pay' } })).body.errors).toEqual({
    total: 'has changed',
  })

  // Invalid vouchers, sold out goods and an empty bag get their own errors instead.
  await sql(`UPDATE vouchers SET valid_until = '2026-01-01T00:00:00.000Z' WHERE voucher = 'FEM'`)
  const shown = { paymentMethod: 'test', additionalFields: { shownTotal: now } }
  expect((await here.pay(shown)).body.errors).toEqual({ voucher: 'not found' })
  await sql(`UPDATE stock SET quantity = 0 WHERE item = '1005-1'`)
  expect(await here.pay(shown)).toMatchObject({ status: 410, body: { errors: { stock: 'unavailable items' } } })
  await here.call('DELETE', `lines/${(await here.call('GET', 'selection')).body.selection.items[0].line}`)
  expect(await here.pay(shown)).toMatchObject({ status: 412, body: { errors: { selection: 'is empty' } } })
})
