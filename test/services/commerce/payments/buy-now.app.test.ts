import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createShopper, parseReference, swede } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'

/*
 * Purchases without the checkout's form: the provider's page asks for the addresses. An order is
 * made only if the entered address has the delivery, tax and total that the buyer was shown.
 */

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop(operatorTokens)
  await sql(`UPDATE stock SET quantity = 100 WHERE item = '1006-1'`)
})

const { sql, one, status, age, runScheduled } = openStoredData(() => shop)

/** Starts a selection with one lamp, whose country and ZIP code are known before the payment. */
async function choose(country: string, zipCode: string) {
  const shopper = createShopper(shop, { 'CF-IPCountry': country })
  await shopper.call('POST', 'items/1006-1')
  await shopper.call('PUT', `countries/${country}`)
  const place = { shippingAddress: { zipCode, country } }
  const { body } = await shopper.call('PUT', 'payment-fields', place)
  const pay = (data: object = {}) =>
    shopper.call('POST', 'payment', {
      paymentMethod: 'test-buy-now',
      termsAndConditions: true,
      ...place,
      paymentReturnPage: 'http://shop.test/checkout/return?item=1006-1',
      paymentFailedPage: 'http://shop.test/checkout/buy-now?failed&item=1006-1',
      additionalFields: { shownTotal: body.selection.totals.grandTotalPriceAsNumber },
      ...data,
    })
  /** Enters an address on the provider's page, and pays there. */
  async function enter(reference: string, address: Record<string, string>, isTaken = false) {
    const form = new URLSearchParams({
      ...swede,
      country,
      ...address,
      outcome: 'pay',
      ...(isTaken && { isTaken: 'true' }),
    })
    const response = await shop.get(`/__pay/${reference}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `${form}`,
    })
    return new URL(response.headers.get('location') ?? '')
  }
  return { ...shopper, shown: body, pay, enter }
}

const countMails = (reference: string) =>
  one(`SELECT COUNT(*) FROM outbox WHERE kind = 'payment_returned' AND about ->> 'payment' = '${reference}'`)

test('the payment method is not in the checkout, and is offered only where something can be bought with it', async () => {
  const { call, shown } = await choose('SE', '111 22')
  expect(shown.buyNow).toMatchObject({ paymentMethod: 'test-buy-now', needsZipCode: true })
  expect(shown.paymentMethods.map(({ paymentMethod }: { paymentMethod: string }) => paymentMethod)).not.toContain(
    'test-buy-now',
  )
  const [{ line }] = shown.selection.items
  expect((await call('PUT', `lines/${line}/quantity/0`)).body.buyNow).toBe(null)
  const refused = await choose('ES', '35001')
  expect(refused.shown.selection.refusal.text === '').toBe(refused.shown.buyNow !== null)
})

const places: {
  name: string
  country: string
  zipCode: string
  entered: Record<string, string>
  isOrdered: boolean
}[] = [
  { name: 'the same place', country: 'SE', zipCode: '111 22', entered: {}, isOrdered: true },
  {
    name: 'another place with the same terms',
    country: 'SE',
    zipCode: '111 22',
    entered: { zipCode: '413 01', city: 'Göteborg' },
    isOrdered: true,
  },
  {
    name: 'letters that labels cannot print, and a long street',
    country: 'SE',
    zipCode: '111 22',
    entered: { firstName: 'Ольга', address1: 'x'.repeat(300) },
    isOrdered: true,
  },
  {
    name: 'a territory with other taxes',
    country: 'FI',
    zipCode: '00100',
    entered: { zipCode: '22100', city: 'Mariehamn' },
    isOrdered: false,
  },
  { name: 'another country', country: 'SE', zipCode: '111 22', entered: { country: 'NO' }, isOrdered: false },
  { name: 'no street', country: 'SE', zipCode: '111 22', entered: { address1: '' }, isOrdered: false },
  { name: 'no e-mail address', country: 'SE', zipCode: '111 22', entered: { email: '' }, isOrdered: false },
]

for (const isTaken of [false, true]) {
  test(`an address with other terms makes no order, and all ${isTaken ? 'taken' : 'held'} money is returned`, async () => {
    for (const { name, country, zipCode, entered, isOrdered } of places) {
      const { shown, pay, enter, call } = await choose(country, zipCode)
      const started = await pay()
      expect(started.status, `${name}: ${JSON.stringify(started.body)}`).toBe(200)
      const reference = parseReference(started)
      const page = await (await shop.get(`/__pay/${reference}`)).text()
      expect(page, name).toContain('name="address1"')
      const returnedTo = await enter(reference, entered, isTaken)
      const result = await call('POST', 'payment-result', {
        paymentMethodFields: { centraPaymentMethod: 'test-buy-now', payment: reference },
      })
      if (isOrdered) {
        const { order } = result.body
        expect(result.status, name).toBe(201)
        expect((await call('GET', 'selection')).body.selection.items, name).toEqual([])
        expect(order.totals.grandTotalPriceAsNumber, name).toBe(shown.selection.totals.grandTotalPriceAsNumber)
        expect(order.paymentMethod, name).toBe('test-buy-now')
        expect(order.address, name).toMatchObject({ email: swede.email, city: entered.city ?? swede.city, country })
        expect(order.shippingAddress, name).toMatchObject({ zipCode: entered.zipCode ?? swede.zipCode })
        expect(await one(`SELECT recipient FROM outbox WHERE kind = 'order' AND about = '${order.reference}'`)).toBe(
          swede.email,
        )
      } else {
        expect(returnedTo.hash, name).toBe('#error=address_refused')
        expect(result, name).toMatchObject({ status: 412, body: { errors: { address: 'has other terms' } } })
        expect(result.body.messages[0], name).toMatch(/add?ress/)
      }
      await age(reference)
      await runScheduled()
      expect(await status(reference), name).toBe(isOrdered ? 'completed' : 'voided')
      const money = await one(`SELECT money FROM payments WHERE reference = '${reference}'`)
      expect(money, name).toBe(isOrdered ? 'taken' : isTaken ? 'returned' : 'released')
      // Without an email address, no mail can be sent.
      expect(await countMails(reference), name).toBe(isOrdered || entered.email === '' ? 0 : 1)
    }
    expect(await one('SELECT COUNT(*) FROM reservations')).toBe(0)
  })
}

test('everything that the total depends on must be known before the payment starts', async () => {
  const { pay, shown } = await choose('FI', '00100')
  const refusals: [object, Record<string, string>][] = [
    [{ shippingAddress: { zipCode: '', country: 'FI' } }, { 'shippingAddress.zipCode': 'required' }],
    [
      { shippingAddress: { zipCode: 'x', country: 'FI' } },
      { 'shippingAddress.zipCode': 'not a ZIP code of the country' },
    ],
    [{ termsAndConditions: false }, { termsAndConditions: 'must be true' }],
    [{ shippingMethod: 'none' }, { shippingMethod: 'not found' }],
    [{ additionalFields: { shownTotal: 1 } }, { total: 'has changed' }],
    [{ paymentReturnPage: 'https://elsewhere.example/' }, { paymentReturnPage: 'not a page of this shop' }],
  ]
  for (const [data, errors] of refusals) expect((await pay(data)).body.errors).toEqual(errors)
  expect(shown.selection.paymentMethod).toBe('test')
})

test('starting the payment again returns the same page, and the checkout keeps its own payment method', async () => {
  const { pay, call } = await choose('SE', '111 22')
  const [first, second] = [await pay(), await pay()]
  expect(second.body.url).toBe(first.body.url)
  const { selection } = (await call('GET', 'selection')).body
  expect(selection.paymentMethod).toBe('test')
})
