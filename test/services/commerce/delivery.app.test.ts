import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from '../../app.ts'
import { referenceOf, shopperOf } from './shopper.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ DELIVERY_WIDGET: 'on' })
})
afterAll(() => shop.close())

test('the delivery widget comes with the ZIP code, and its prices are the service’s', async () => {
  const [cheap] = await items()
  const { call, pay, decide, result } = shopperOf(shop)
  const before = (await call('POST', `items/${cheap}`)).body
  expect(before.selection).not.toHaveProperty('pluginFields')
  expect(before.selection).not.toHaveProperty('centraCheckoutScript')
  expect(before.shippingMethods[0].shippingMethod).toBe('home-65')

  const zip = (zipCode: string) => call('PUT', 'payment-fields', { address: { zipCode }, shippingAddress: { zipCode } })
  const { selection, shippingMethods } = (await zip('111 22')).body
  expect(selection.centraCheckoutScript).toContain('window.CentraCheckout')
  expect(selection.pluginFields.ingrid).toMatchObject({ version: 2, deliveryOptionsAvailable: true })
  expect(selection.pluginFields.ingrid.snippet).toContain('<div id="shipwallet-container">')
  expect(shippingMethods.map(({ priceAsNumber }: { priceAsNumber: number }) => priceAsNumber)).toEqual([79, 64, 49])
  expect(selection).toMatchObject({ shippingMethod: 'widget-delivery', totals: { shippingPriceAsNumber: 79 } })

  // What the checkout script sends: the way counts, a price does not.
  const choose = (fields: object) =>
    call('PUT', 'payment-fields', { additionalFields: { event: 'ingrid_v2_shipping_option_changed', ...fields } })
  const chosen = (await choose({ deliveryType: 'pickup', price: 1 })).body.selection
  expect(chosen).toMatchObject({ shippingMethod: 'widget-pickup', totals: { shippingPriceAsNumber: 49 } })
  for (const deliveryType of ['instore', 5, null, ['pickup'], '__proto__'])
    expect((await choose({ deliveryType })).body.selection.shippingMethod).toBe('widget-pickup')
  expect((await zip('981 00')).body.selection.totals.shippingPriceAsNumber).toBe(65.33)
  expect((await call('PUT', 'shipping-methods/widget-mailbox')).body.selection.totals.shippingPriceAsNumber).toBe(85.33)
  expect((await call('PUT', 'shipping-methods/home-65')).status).toBe(404)

  const payment = await pay()
  await decide(referenceOf(payment), 'pay')
  const { order } = (await result(referenceOf(payment))).body
  // The address that is paid with decides: Stockholm.
  expect(order).toMatchObject({ shippingMethodName: 'I brevlådan', totals: { shippingPriceAsNumber: 64 } })
  expect(order).not.toHaveProperty('pluginFields')

  await call('POST', 'items/1001-1')
  expect((await call('GET', 'selection')).body.selection.totals.shippingPriceAsNumber).toBe(0)
  expect((await call('PUT', 'countries/CH')).body.selection).not.toHaveProperty('pluginFields')
})

const items = async () => {
  const { results } = await shop.env.COMMERCE_DB.prepare(
    `SELECT item FROM items JOIN prices USING (product) JOIN stock USING (item)
     WHERE pricelist = 65 AND price < 100000 AND quantity > 0 LIMIT 1`,
  ).all<{ item: string }>()
  return results.map(({ item }) => item)
}
