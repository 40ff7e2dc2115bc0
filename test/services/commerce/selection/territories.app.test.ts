import { beforeAll, expect, test } from 'vitest'
import { readSheet } from '../../../data-sheet/read-pdf.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createPerson, loadMailsTo } from '../people.ts'
import { createShopper, parseReference } from '../shopper.ts'
import { cases, rates } from './territory-cases.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
  await shop.env.COMMERCE_DB.prepare('UPDATE stock SET quantity = 1000').run()
})

const manage = (method: string, path: string, body?: object) =>
  createPerson(shop).call(method, `management/${path}`, body, {
    Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}`,
  })

test('the ZIP code decides tax and delivery, the bag shows the reason, and its sums add up', async () => {
  const { call } = createShopper(shop)
  await call('POST', 'items/1001-1', { quantity: 2 })
  await call('PUT', 'languages/en')
  for (const [country, zipCode, outcome, wantedText] of cases) {
    const what = `${country} ${zipCode}`
    const before = (await call('PUT', `countries/${country}`)).body.selection.totals
    const place = { zipCode, country }
    const { body } = await call('PUT', 'payment-fields', { address: place, shippingAddress: place })
    const { selection, shippingMethods } = body
    const { totals } = selection
    const isRefused = outcome === 'refused'
    expect([selection.refusal.text, shippingMethods.length], what).toEqual([
      isRefused ? wantedText : '',
      isRefused ? 0 : 2,
    ])
    if (isRefused) continue
    expect(selection.taxNote.text, what).toBe(wantedText)
    const gross = Math.round((totals.itemsTotalPriceAsNumber + totals.shippingPriceAsNumber) * 100)
    const rate = typeof outcome === 'number' ? outcome : (rates[country] ?? 0)
    const tax = Math.floor((gross * rate * 2 + 100 + rate) / (2 * (100 + rate)))
    const isDeducted = outcome === 'deducted'
    expect(totals, what).toMatchObject({
      itemsTotalPriceAsNumber: before.itemsTotalPriceAsNumber,
      taxDeductedAsNumber: isDeducted ? 0 - tax / 100 : false,
      grandTotalPriceAsNumber: (isDeducted ? gross - tax : gross) / 100,
      grandTotalPriceTaxAsNumber: isDeducted ? 0 : tax / 100,
      taxPercent: isDeducted ? 0 : rate,
    })
    expect(selection.items[0].taxPercent).toBe(isDeducted ? 0 : rate)
  }
})

test('the delivery address decides the tax, or else a billing address in the chosen country', async () => {
  const { call } = createShopper(shop, { 'CF-IPCountry': 'FI' })
  await call('POST', 'items/1001-1')
  const save = async (fields: object) => (await call('PUT', 'payment-fields', fields)).body.selection.totals
  const [åland, helsinki] = [
    { zipCode: '22100', country: 'FI' },
    { zipCode: '00100', country: 'FI' },
  ]
  expect(await save({ address: åland })).toMatchObject({ taxPercent: 0 })
  expect(await save({ address: åland, shippingAddress: helsinki })).toMatchObject({ taxPercent: 25.5 })
  expect(await save({ address: helsinki, shippingAddress: åland })).toMatchObject({ taxPercent: 0 })
  // 22180 is a Spanish ZIP code here, so it is not mistaken for one on Åland.
  const none = { zipCode: '', country: 'FI' }
  expect(await save({ address: { zipCode: '22180', country: 'ES' }, shippingAddress: none })).toMatchObject({
    taxPercent: 25.5,
  })
  const nowhere = await createShopper(shop, { 'CF-IPCountry': 'XX' }).call('GET', 'selection')
  expect(nowhere.body.selection.refusal.text).toBe('Where shall we deliver to? Choose your country.')
})

const buyer = { firstName: 'Åsa', lastName: 'Ek', address1: 'Storgatan 1', city: 'Mariehamn' }

test('nobody can pay for a delivery to a place without delivery, and the message names the place', async () => {
  for (const [language, wantedText] of [
    ['en', 'We do not deliver to Greenland.'],
    ['sv', 'Vi levererar inte till Grönland.'],
  ]) {
    const { call, pay } = createShopper(shop, { 'CF-IPCountry': 'DK' })
    await call('POST', 'items/1001-1')
    await call('PUT', `languages/${language}`)
    const greenland = { ...buyer, zipCode: '3900', city: 'Nuuk', country: 'DK', email: 'asa@example.com' }
    expect(await pay({ address: greenland })).toMatchObject({
      status: 406,
      body: {
        errors: { 'address.zipCode': 'not delivered to' },
        messages: [wantedText],
        selection: { refusal: { text: wantedText } },
      },
    })
    const copenhagen = { ...greenland, zipCode: '1050', city: 'København' }
    expect(await pay({ address: copenhagen, shippingAddress: greenland })).toMatchObject({
      status: 406,
      body: { errors: { 'shippingAddress.zipCode': 'not delivered to' }, messages: [wantedText] },
    })
    expect((await pay({ address: greenland, shippingAddress: copenhagen })).body.action).toBe('redirect')
  }
})

test('order, mail, receipt and credit note have the tax of the delivery address', async () => {
  for (const [country, zipCode, email, language, rate, wantedText] of [
    ['FI', '22100', 'aland@example.com', 'sv', 0, 'Åland ligger utanför EU:s momsområde: momsen dras av.'],
    ['GB', 'BT1 1AA', 'belfast@example.com', 'en', 20, 'inside the EU’s VAT area for goods, 20% VAT is included.'],
    ['US', '10001', 'york@example.com', 'en', 0, 'Duty is due on arrival.'],
  ] as const) {
    const person = createPerson(shop, { 'CF-IPCountry': country })
    await person.call('POST', 'items/1001-1', { quantity: 2 })
    await person.call('PUT', `languages/${language}`)
    if (country === 'US') await person.call('PUT', 'countries/US/states/NY')
    const paid = await person.pay({ address: { ...buyer, zipCode, country, email } })
    await person.decide(parseReference(paid), 'pay')
    const { order } = (await person.result(parseReference(paid))).body
    expect(order.totals.taxPercent).toBe(rate)
    expect(order.taxNote.text).toContain(wantedText)
    const documents = async () => (await manage('GET', `orders/${order.order}`)).body.order.documents
    await expect.poll(async () => (await documents()).length).toBe(1)
    const read = async (path: string) =>
      (await person.call('GET', `order-status/${order.reference}/${path}`)).body.document
    const receipt = await read('receipt')
    expect(receipt.taxes).toMatchObject([{ taxPercent: rate, grossAsNumber: order.totals.grandTotalPriceAsNumber }])
    const pdf = await readSheet(shop, `/order/${order.reference}/receipt.pdf`)
    expect(pdf.text.replaceAll(/\s+/g, ' ')).toContain(wantedText.replaceAll('\u00a0', ' '))
    expect((await loadMailsTo(shop, email))[0]?.text.replaceAll(/ ?\n/g, ' ')).toContain(wantedText)

    const [line] = order.items
    const refund = { lines: [{ line: line.line, quantity: 1 }], reason: 'Broken' }
    expect((await manage('POST', `orders/${order.order}/refunds`, refund)).status).toBe(201)
    await expect.poll(async () => (await documents()).length).toBe(2)
    const note = await read(`credit-notes/${(await documents()).at(-1)?.number}`)
    const [tax] = note.taxes
    expect([tax?.taxPercent, note.taxes.length, note.totalAsNumber > 0]).toEqual([rate, 1, true])
    expect(Math.round(((tax?.netAsNumber ?? 0) + (tax?.taxAsNumber ?? 0)) * 100)).toBe(
      Math.round(note.totalAsNumber * 100),
    )
  }
})

test('the setup contains the territories’ tax rules, which operators can change', async () => {
  const setup = (await manage('GET', 'setup')).body
  const rule = { country: 'FI', zips: '22', name: { en: 'Åland', sv: 'Åland' }, treatment: 'deduct', vat: null }
  expect(setup.territories).toContainEqual({ ...rule, due: 'possible' })
  const { call } = createShopper(shop, { 'CF-IPCountry': 'SE' })
  await call('POST', 'items/1001-1')
  const at = async (zipCode: string) =>
    (await call('PUT', 'payment-fields', { address: { zipCode } })).body.selection.totals.taxPercent
  const gotland = {
    country: 'SE',
    zips: '620-624',
    name: { en: 'Gotland', sv: 'Gotland' },
    treatment: 'charge',
    vat: 12,
  }
  const visby = { ...gotland, zips: '62157', name: { en: 'Visby', sv: 'Visby' }, treatment: 'country' }
  const put = (territories: object[] | undefined) => manage('PUT', 'setup', { ...setup, territories })
  expect((await put([...setup.territories, gotland, visby])).status).toBe(200)
  // The rule with the longest matching ZIP prefix applies.
  expect([await at('622 01'), await at('621 57'), await at('619 99')]).toEqual([12, 25, 25])
  // A setup without `territories` keeps the rules; an empty list removes them.
  expect((await put(undefined)).status).toBe(200)
  expect(await at('622 01')).toBe(12)
  expect((await put([])).body.territories).toEqual([])
  expect(await at('622 01')).toBe(25)
  for (const [wrong, path] of [
    [{ ...gotland, zips: '62-6' }, 'territories.0.zips'],
    [{ ...gotland, zips: '624-620' }, 'territories.0.zips'],
    [{ ...gotland, zips: '62 4' }, ''],
    [{ ...gotland, zips: 'six' }, 'territories.0.zips'],
    [{ ...gotland, treatment: 'export' }, 'territories.0.treatment'],
    [{ ...gotland, vat: 12.34 }, 'territories.0.vat'],
  ] as const) {
    const { status, body } = await put([wrong])
    expect([status, Object.keys(body.errors ?? {})], JSON.stringify(wrong)).toEqual([
      path ? 406 : 200,
      path ? [path] : [],
    ])
  }
  expect(await put([gotland, { ...visby, zips: '623' }])).toMatchObject({
    status: 406,
    body: { errors: { 'territories.1.zips': 'has ZIP codes that another territory has, too' } },
  })
  expect((await put(setup.territories)).body).toEqual(setup)
})
