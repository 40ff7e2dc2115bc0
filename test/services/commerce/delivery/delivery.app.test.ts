import { beforeAll, expect, test } from 'vitest'
import { formatAmount } from '#client/shared/money/money.ts'
import { formatOrder } from '../../../../tools/shop/order-text.ts'
import { readSheet } from '../../../data-sheet/read-pdf.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operatorTokens, serverTokens } from '../../../support/operator-tokens.ts'
import { loadMailsTo } from '../people.ts'
import { createShopper, parseReference, swede } from '../shopper.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop(serverTokens)
})

test('the delivery widget appears once the ZIP code is known, and the service sets its prices', async () => {
  const [cheap] = await findCheapItems()
  const { call, pay, decide, result } = createShopper(shop)
  const before = (await call('POST', `items/${cheap}`)).body
  expect(before.selection).not.toHaveProperty('pluginFields')
  expect(before.selection).not.toHaveProperty('centraCheckoutScript')
  expect(before.shippingMethods[0].shippingMethod).toBe('home-65')
  // The text is in the country's language.
  const { itemsTotalPriceAsNumber: worth } = before.selection.totals
  expect(before.selection.freeDelivery).toEqual({
    fromAsNumber: 1500,
    missingAsNumber: 1500 - worth,
    text: `Fri frakt från 1\u00a0500\u00a0kr: ${formatAmount(1500 - worth, 'SEK', 'sv')} kvar`,
  })
  expect(before.selection.delivery.text).toMatch(/^(mån|tis|ons|tors|fre) /)

  const setZipCode = (zipCode: string) =>
    call('PUT', 'payment-fields', { address: { zipCode }, shippingAddress: { zipCode } })
  const { selection, shippingMethods } = (await setZipCode('111 22')).body
  // The widget's shipping methods have no known delivery days.
  expect([selection.delivery, shippingMethods[0].delivery]).toEqual([null, null])
  expect(selection.centraCheckoutScript).toContain('window.CentraCheckout')
  expect(selection.pluginFields.ingrid).toMatchObject({ version: 2, deliveryOptionsAvailable: true })
  expect(selection.pluginFields.ingrid.snippet).toContain('<div id="shipwallet-container">')
  expect(shippingMethods.map(({ priceAsNumber }: { priceAsNumber: number }) => priceAsNumber)).toEqual([79, 64, 49])
  expect(selection).toMatchObject({ shippingMethod: 'widget-delivery', totals: { shippingPriceAsNumber: 79 } })

  // The checkout script sends a method and a price, but the service ignores the price.
  const choose = (fields: object) =>
    call('PUT', 'payment-fields', { additionalFields: { event: 'ingrid_v2_shipping_option_changed', ...fields } })
  const chosen = (await choose({ deliveryType: 'pickup', price: 1 })).body.selection
  expect(chosen).toMatchObject({ shippingMethod: 'widget-pickup', totals: { shippingPriceAsNumber: 49 } })
  for (const deliveryType of ['instore', 5, null, ['pickup'], '__proto__'])
    expect((await choose({ deliveryType })).body.selection.shippingMethod).toBe('widget-pickup')
  expect((await setZipCode('981 00')).body.selection.totals.shippingPriceAsNumber).toBe(65.33)
  expect((await call('PUT', 'shipping-methods/widget-mailbox')).body.selection.totals.shippingPriceAsNumber).toBe(85.33)
  expect((await call('PUT', 'shipping-methods/home-65')).status).toBe(404)

  const payment = await pay()
  await decide(parseReference(payment), 'pay')
  const { order } = (await result(parseReference(payment))).body
  // The order has the price of delivery to Stockholm, the city in the payment's address.
  expect(order).toMatchObject({ shippingMethodName: 'I brevlådan', totals: { shippingPriceAsNumber: 64 } })
  expect(order).not.toHaveProperty('pluginFields')

  await call('POST', 'items/1001-1')
  expect((await call('GET', 'selection')).body.selection.totals.shippingPriceAsNumber).toBe(0)
  expect((await call('PUT', 'countries/CH')).body.selection).not.toHaveProperty('pluginFields')
})

test('an order includes the chosen pick-up point, or the door code and instructions', async () => {
  const buyer = createShopper(shop)
  const { call, pay, decide, result } = buyer
  await call('POST', 'items/1001-1')
  const setFields = async (more: object) =>
    (await call('PUT', 'payment-fields', { additionalFields: { event: 'ingrid_v2_shipping_option_changed', ...more } }))
      .body.selection
  const first = (await call('PUT', 'payment-fields', { address: { zipCode: '111 22' } })).body.selection
  expect(first.deliveryDetails).toEqual({
    deliveryType: 'delivery',
    pickupLocation: null,
    doorCode: '',
    courierInstructions: '',
  })
  const nearest = (await setFields({ deliveryType: 'pickup' })).deliveryDetails.pickupLocation
  expect(nearest).toMatchObject({ name: 'Klara papper', zipCode: '111 21', city: 'Stockholm' })
  const other = await setFields({ pickupLocation: 'point-2', price: 1, name: '<b>' })
  expect(other.deliveryDetails.pickupLocation).toMatchObject({ point: 'point-2', name: 'Kiosken vid Slussen' })
  expect(other.pluginFields.ingrid.snippet).toContain('<option value="point-2" selected>')
  for (const pickupLocation of ['point-5', 'x', 7, null, { id: 'point-1' }, '__proto__', 'x'.repeat(10_000)]) {
    // Invalid values change nothing; a point far from the address is replaced by the nearest one.
    const { point } = (await setFields({ pickupLocation })).deliveryDetails.pickupLocation
    expect(['point-2', 'point-3']).toContain(point)
  }
  // Only fields of the chosen method are stored.
  const door = await setFields({
    deliveryType: 'delivery',
    doorCode: ' 1234# ',
    courierInstructions: '"><script>x</script>',
  })
  expect(door.deliveryDetails).toEqual({
    deliveryType: 'delivery',
    pickupLocation: null,
    doorCode: '1234#',
    courierInstructions: '"><script>x</script>',
  })
  expect(door.pluginFields.ingrid.snippet).not.toContain('<script>x')
  expect((await setFields({ doorCode: '\u0007', courierInstructions: 'x'.repeat(201) })).deliveryDetails.doorCode).toBe(
    '1234#',
  )

  const consents = [{ key: 'terms', consented: true, version: '3' }]
  const placeOrder = async () => {
    const payment = await pay({ consents })
    await decide(parseReference(payment), 'pay')
    return (await result(parseReference(payment))).body.order
  }
  const order = await placeOrder()
  expect(order.deliveryDetails.doorCode).toBe('1234#')
  expect((await call('GET', 'receipt')).body.order.deliveryDetails).toEqual(order.deliveryDetails)
  const managed = await call('GET', `management/orders/${order.order}`, undefined, {
    Authorization: `Bearer ${serverTokens.MANAGEMENT_TOKEN}`,
  })
  expect(managed.body.order).toMatchObject({ deliveryDetails: order.deliveryDetails, consents, customer: null })
  const page = await shop.get(`/order/${order.reference}`)
  expect(await page.text()).toContain('1234#')
  await expect.poll(() => loadMailText(order.order)).toContain('Portkod: 1234#')
})

test('without the widget, the nearest pick-up point is preselected; page, mail and packing text show it', async () => {
  const plain = await renewedShop()
  const { call, pay, decide, result } = createShopper(plain)
  const listed = (await call('POST', 'items/1001-1')).body
  expect(listed.shippingMethods).toMatchObject([
    { pickupPoints: null },
    { shippingMethod: 'pickup-65', pickupPoints: [] },
  ])
  expect(listed.selection).not.toHaveProperty('deliveryDetails')
  const readPoint = ({ body }: Awaited<ReturnType<typeof call>>) =>
    body.selection.deliveryDetails?.pickupLocation?.point
  const setFields = (fields: object) => call('PUT', 'payment-fields', fields)
  // If no pick-up point near the ZIP code is known, the carrier chooses one.
  expect(readPoint(await call('PUT', 'shipping-methods/pickup-65'))).toBeUndefined()
  expect(readPoint(await setFields({ address: { zipCode: '999 99' } }))).toBeUndefined()

  const near = await setFields({ address: { zipCode: '11122' } })
  expect(near.body.shippingMethods[1]?.pickupPoints).toMatchObject([
    { name: 'Klara papper', hours: 'mån–fre 09:00–19:00, lör 10:00–16:00', distance: '0,4 km' },
    { name: 'Hörnets livs', hours: 'mån–sön 07:00–22:00', distance: '1,6 km' },
    { name: 'Kiosken vid Slussen', distance: '1,8 km' },
  ])
  expect(readPoint(near)).toBe('point-3')
  const english = (await call('PUT', 'languages/en')).body.shippingMethods[1]?.pickupPoints
  expect(english?.[0]).toMatchObject({ hours: 'Mon–Fri 09:00–19:00, Sat 10:00–16:00', distance: '0.4 km' })
  expect(readPoint(await setFields({ additionalFields: { pickupLocation: 'point-1', deliveryType: 'mailbox' } }))).toBe(
    'point-1',
  )
  expect(readPoint(await setFields({ additionalFields: { pickupLocation: 'point-5' } }))).toBe('point-3')
  expect(readPoint(await call('PUT', 'shipping-methods/home-65'))).toBeUndefined()
  await setFields({ additionalFields: { pickupLocation: 'point-1' } })
  expect(readPoint(await call('PUT', 'shipping-methods/pickup-65'))).toBe('point-1')
  await call('PUT', 'languages/sv')

  const payment = await pay({ giftMessage: 'Grattis!', additionalNotes: 'Ring gärna.' })
  await decide(parseReference(payment), 'pay')
  const { order } = (await result(parseReference(payment))).body
  const point = 'Hörnets livs, Odengatan 203, 113 51 Stockholm'
  const said = [`Utlämningsställe: ${point}`, 'Öppet mån–sön 07:00–22:00']
  const page = await (await plain.get(`/sv/order/${order.reference}`)).text()
  for (const text of said) {
    expect(page).toContain(text)
    await expect.poll(() => loadMailText(order.order, plain)).toContain(text)
  }
  const managed = await call('GET', `management/orders/${order.order}`, undefined, {
    Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}`,
  })
  const packedBy = formatOrder({ ...managed.body.order })
  for (const text of [`Pick-up point point-1: ${point}`, 'Gift message, to be sent along:\nGrattis!'])
    expect(packedBy).toContain(text)

  const receipt = `/order/${order.reference}/receipt.pdf`
  await expect.poll(async () => (await plain.get(receipt)).status).toBe(200)
  const read = (await readSheet(plain, receipt)).text.replaceAll(/\s+/g, ' ')
  expect(read).toContain(`Utlämningsställe ${point}`)
  expect(read).toContain(order.delivery?.text)
  // The demo has no e-mail address for operators, so the mail to them is added to the outbox here.
  await plain.env.COMMERCE_DB.prepare(
    `INSERT INTO outbox (kind, recipient, about, created) SELECT 'operator', 'ops@example.com',
       json_object('topic', 'order', 'order', reference), created FROM orders WHERE number = ?`,
  )
    .bind(order.order)
    .run()
  const [notice] = await loadMailsTo(plain, 'ops@example.com')
  for (const text of [`Pick-up point: ${point}`, 'Gift message, to be sent along', 'Grattis!', 'Ring gärna.'])
    expect(notice?.text).toContain(text)
})

test('the widget is reloaded when its data is outdated, but not after a choice in the widget', async () => {
  const { call } = createShopper(shop)
  const reload = async (method: string, path: string, body?: object) =>
    (await call(method, path, body)).body.selection.pluginFields?.shipwallet_reload
  expect(await reload('POST', 'items/1001-1')).toBeUndefined()
  expect(await reload('PUT', 'payment-fields', { address: { zipCode: '111 22' } })).toBe(true)
  expect(await reload('GET', 'selection')).toBe(false)
  expect(await reload('PUT', 'payment-fields', { address: { firstName: 'Åsa' } })).toBe(false)
  const event = { event: 'ingrid_v2_shipping_option_changed', deliveryType: 'pickup' }
  expect(await reload('PUT', 'payment-fields', { additionalFields: event })).toBe(false)
  expect(await reload('PUT', 'shipping-methods/widget-mailbox')).toBe(true)
  expect(await reload('PUT', 'payment-fields', { address: { zipCode: '981 31' } })).toBe(true)
  expect(await reload('PUT', 'languages/en')).toBe(true)
  expect(await reload('PUT', 'countries/CH')).toBeUndefined()
})

const loadMailText = async (order: string, of = shop) =>
  (await loadMailsTo(of, swede.email)).find(({ subject }) => subject.includes(order))?.text ?? ''

const findCheapItems = async () => {
  const { results } = await shop.env.COMMERCE_DB.prepare(
    `SELECT item FROM items JOIN prices USING (product) JOIN stock USING (item)
     WHERE pricelist = 65 AND price < 100000 AND quantity > 0 LIMIT 1`,
  ).all<{ item: string }>()
  return results.map(({ item }) => item)
}
