import { beforeAll, expect, test } from 'vitest'
import { readSheet } from '../../../data-sheet/read-pdf.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operate } from '../../../support/operate.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createPerson, loadMailsTo } from '../people.ts'
import { parseReference } from '../shopper.ts'
import type { Body } from '../wire.ts'
import { britishTaxNotes, type Country, norwegianTaxNotes, priceLists, valueLimitCases } from './value-limit-cases.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
  await shop.env.COMMERCE_DB.prepare('UPDATE stock SET quantity = 1000').run()
  for (const [voucher, value] of Object.entries({ TENTH: 10, HALF: 50 }))
    await manage('POST', 'vouchers', { voucher, kind: 'percent', value })
  await manage('POST', 'vouchers', { voucher: 'LESS', kind: 'amount', value: 1, pricelist: 66 })
})

const manage = (method: string, path: string, body?: object) =>
  createPerson(shop).call(method, `management/${path}`, body, {
    Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}`,
  })

const items = ['1001-1', '1002-1']

/** Sets the prices of up to two products in the country, and fills a visitor's bag with them. */
async function fillBagIn(country: Country, goods: [price: number, quantity: number][], language = 'en') {
  const person = createPerson(shop, { 'CF-IPCountry': country })
  for (const [index, [price, quantity]] of goods.entries()) {
    const item = items[index] ?? ''
    expect(
      (await manage('PUT', `prices/${item.slice(0, 4)}/${priceLists[country]}`, { price, before: price })).status,
    ).toBe(200)
    await person.call('POST', `items/${item}`, { quantity })
  }
  const { selection } = (await person.call('PUT', `languages/${language}`)).body
  return { person, selection }
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const minor = (amount: number | false) => Math.round(Number(amount) * 100)

/** The tax rates of the lines, and the deducted and included tax in minor units. */
function readSums({ totals, items: lines }: Body['selection']) {
  const gross = minor(totals.itemsTotalPriceAsNumber) + minor(totals.totalDiscountPriceAsNumber ?? 0)
  const all = gross + minor(totals.shippingPriceAsNumber)
  expect(all + minor(totals.taxDeductedAsNumber)).toBe(minor(totals.grandTotalPriceAsNumber))
  const rates = lines.map(({ taxPercent }) => taxPercent)
  return { rates, deducted: 0 - minor(totals.taxDeductedAsNumber), tax: minor(totals.grandTotalPriceTaxAsNumber) }
}

test('the bag has the right tax and tax note below, at and above a value limit, in both languages', async () => {
  for (const [country, goods, wantedTexts, rates] of valueLimitCases) {
    const what = JSON.stringify([country, goods])
    const { person, selection } = await fillBagIn(country, goods)
    const texts = [selection, (await person.call('PUT', 'languages/sv')).body.selection].map(one =>
      plain(one.taxNote.text),
    )
    expect(texts, what).toEqual(wantedTexts)
    const sums = readSums(selection)
    expect(sums.rates, what).toEqual(rates)
    expect([sums.deducted > 0, sums.tax > 0], what).toEqual([rates.includes(0), rates.some(rate => rate > 0)])
    const isAbroad = (country === 'NO' || country === 'GB') && rates.some(rate => rate > 0)
    expect(selection.taxNumbers.length, what).toBe(isAbroad ? 1 : 0)
  }
})

test('quantities, vouchers and VAT numbers change the tax, and a total that was not shown is not paid', async () => {
  const { person: norway, selection: dear } = await fillBagIn('NO', [[4000, 1]])
  expect(readSums(dear).rates).toEqual([0])
  const cheaper = (await norway.call('POST', 'vouchers', { voucher: 'TENTH' })).body.selection
  expect(readSums(cheaper).rates).toEqual([25])
  // At exactly the limit, a voucher of one crown is enough to get below it.
  const { person: atLimit } = await fillBagIn('NO', [[3750, 1]])
  expect(readSums((await atLimit.call('POST', 'vouchers', { voucher: 'LESS' })).body.selection).rates).toEqual([25])

  const { person: britain, selection } = await fillBagIn('GB', [[81, 2]])
  const [{ line }] = selection.items
  const shownTotal = selection.totals.grandTotalPriceAsNumber
  const london = { firstName: 'Ada', lastName: 'Ek', address1: '1 High Street', city: 'London', country: 'GB' }
  const address = { ...london, zipCode: 'SW1A 1AA', email: 'ada@example.com' }
  const set = async (quantity: number) =>
    (await britain.call('PUT', `lines/${line}/quantity/${quantity}`)).body.selection
  expect(readSums(await set(3)).rates).toEqual([0])
  const refused = await britain.pay({ address, additionalFields: { shownTotal } })
  expect(refused).toMatchObject({ status: 412, body: { errors: { total: 'has changed' } } })
  expect(readSums((await britain.call('POST', 'vouchers', { voucher: 'HALF' })).body.selection).rates).toEqual([20])
  await britain.call('DELETE', 'vouchers/HALF')
  expect(readSums(await set(2)).rates).toEqual([20])

  // Companies in Great Britain account for the tax themselves. That changes the total, so the new
  // total must be shown before it is paid.
  const company = { ...address, company: 'Lamps Ltd', vatNumber: 'GB 123 4567 89' }
  const unseen = await britain.pay({ address: company, additionalFields: { shownTotal } })
  expect(unseen).toMatchObject({ status: 412, body: { errors: { total: 'has changed' } } })
  const own = (await britain.call('PUT', 'payment-fields', { address: company })).body.selection
  expect([readSums(own).rates, own.taxNote.text]).toEqual([
    [0],
    'VAT is deducted: your company accounts for it itself (reverse charge).',
  ])
  for (const vatNumber of ['SE556677889901', 'GB12', '']) {
    const { selection: other } = (await britain.call('PUT', 'payment-fields', { address: { ...company, vatNumber } }))
      .body
    expect(readSums(other).rates, vatNumber).toEqual([20])
  }
  // Norway's scheme is for consumers, so companies pay the tax on arrival.
  const oslo = { country: 'NO', zipCode: '0150', vatNumber: '123456789MVA' }
  const { person: firm } = await fillBagIn('NO', [[1000, 1]])
  const paid = (await firm.call('PUT', 'payment-fields', { address: oslo })).body.selection
  expect([readSums(paid).rates, paid.taxNote.text]).toEqual([[0], norwegianTaxNotes.deducted[0]])
})

test('mail, receipt, credit notes and operators’ lists have the tax number; refunds add up to the total', async () => {
  const { person, selection } = await fillBagIn('NO', [
    [1000, 2],
    [4000, 1],
  ])
  const buyer = {
    firstName: 'Åsa',
    lastName: 'Ek',
    address1: 'Storgata 1',
    city: 'Oslo',
    zipCode: '0150',
    country: 'NO',
  }
  const email = 'oslo@example.com'
  const shownTotal = selection.totals.grandTotalPriceAsNumber
  const started = await person.pay({ address: { ...buyer, email }, additionalFields: { shownTotal } })
  await person.decide(parseReference(started), 'pay')
  const { order } = (await person.result(parseReference(started))).body
  const number = 'VOEC EXAMPLE 2012345'
  const managed = async () => (await manage('GET', `orders/${order.order}`)).body.order
  await expect.poll(async () => (await managed()).documents.length).toBe(1)

  // A later change of the setup does not change the order.
  const setup = (await manage('GET', 'setup')).body
  const deduct = { treatment: 'deduct', limit: null, reverseCharge: false }
  const countries = setup.countries.map((one: { country: string }) =>
    one.country === 'NO' ? { ...one, taxRule: deduct } : one,
  )
  expect((await manage('PUT', 'setup', { ...setup, countries })).status).toBe(200)
  expect(readSums((await fillBagIn('NO', [[1000, 1]])).selection).rates).toEqual([0])

  expect(plain((await loadMailsTo(shop, email))[0]?.text ?? '').replaceAll(/\s+/g, ' ')).toContain(number)
  const documentOf = async (path: string) =>
    (await person.call('GET', `order-status/${order.reference}/${path}`)).body.document
  const receipt = await documentOf('receipt')
  const pdfOf = async (path: string) => plain((await readSheet(shop, `/order/${order.reference}/${path}.pdf`)).text)
  expect(await pdfOf('receipt')).toContain(number)
  expect(receipt.taxes.map(({ taxPercent }) => taxPercent)).toEqual([25, 0])
  expect(minor(receipt.taxes[0]?.taxAsNumber ?? 0)).toBe(minor(selection.totals.grandTotalPriceTaxAsNumber))
  expect((await operate(shop, 'order', order.order)).text).toContain(`For the carrier: ${number}`)
  expect((await operate(shop, 'orders', '--csv')).text).toContain(number)

  const [cheap, dear] = order.items.map(({ line }) => line)
  const refunds = [
    { amount: 50, reason: 'Late' },
    { lines: [{ line: cheap, quantity: 1 }], reason: 'Broken' },
    { lines: [{ line: dear, quantity: 1 }], shipping: true, reason: 'Broken' },
    { all: true, reason: 'Sorry' },
  ]
  for (const [index, refund] of refunds.entries()) {
    expect((await manage('POST', `orders/${order.order}/refunds`, refund)).status).toBe(201)
    await expect.poll(async () => (await managed()).documents.length).toBe(index + 2)
  }
  const notes = await Promise.all(
    (await managed()).documents.slice(1).map(note => documentOf(`credit-notes/${note.number}`)),
  )
  const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + minor(amount), 0)
  expect(total(notes.map(({ totalAsNumber }) => totalAsNumber))).toBe(minor(shownTotal))
  for (const rate of receipt.taxes)
    expect(
      total(
        notes.flatMap(({ taxes }) =>
          taxes.flatMap(one => (one.taxPercent === rate.taxPercent ? [one.grossAsNumber] : [])),
        ),
      ),
    ).toBe(minor(rate.grossAsNumber))
  expect(await pdfOf(`credit-notes/${(await managed()).documents[1]?.number}`)).toContain(number)
  expect((await manage('PUT', 'setup', setup)).status).toBe(200)
})

test('goods within the value limit of a country that refuses them cannot be ordered, and the bag says why', async () => {
  const setup = (await manage('GET', 'setup')).body
  const refusing = async (country: Country, change: object = {}) => {
    const countries = setup.countries.map((one: { country: string; taxRule?: { limit: object } }) =>
      one.country === country
        ? { ...one, taxRule: { treatment: 'refuse', limit: { ...one.taxRule?.limit, ...change } } }
        : one,
    )
    expect((await manage('PUT', 'setup', { ...setup, countries })).status).toBe(200)
  }
  await refusing('GB')
  const address = { firstName: 'Ada', lastName: 'Ek', address1: '1 High Street', city: 'London', zipCode: 'SW1A 1AA' }
  const { person, selection } = await fillBagIn('GB', [[162, 1]])
  const wantedText = 'We do not send goods up to £135.00 without VAT to this country.'
  expect(selection.refusal.text).toBe(wantedText)
  const refused = await person.pay({ address: { ...address, country: 'GB', email: 'ada@example.com' } })
  expect(refused).toMatchObject({ status: 406, body: { messages: [wantedText] } })
  const more = (await fillBagIn('GB', [[162, 2]], 'sv')).selection
  expect([more.refusal.text, more.taxNote.text]).toEqual(['', britishTaxNotes.deducted[1]])
  // The limit is in pounds and the prices in crowns; one pound is 12.5 crowns.
  await refusing('NO', { per: 'consignment', amount: 100, currency: 'GBP', included: true, rate: 12.5 })
  expect((await fillBagIn('NO', [[1562.5, 1]], 'sv')).selection.refusal.text).not.toBe('')
  expect((await fillBagIn('NO', [[1562.51, 1]])).selection.refusal.text).toBe('')
  expect((await manage('PUT', 'setup', setup)).status).toBe(200)
})

test('a product page says what tax its price includes in the visitor’s country, in both languages', async () => {
  const vat = { en: 'incl. VAT', sv: 'inkl. moms' }
  const above = { en: 'VAT is deducted in the bag.', sv: 'Momsen dras av i varukorgen.' }
  const upTo = {
    en: 'Nothing is due on arrival for goods up to £135.00 without VAT. Above that:',
    sv: 'Inget tillkommer vid leveransen för varor upp till 135,00 GBP utan moms. Därutöver:',
  }
  const none = { en: 'Nothing is due on arrival.', sv: 'Inget tillkommer vid leveransen.' }
  for (const [country, order, has, lacks] of [
    ['NO', 'price <= 374999 ORDER BY price DESC', [vat, none], [above]],
    ['NO', 'price >= 375000 ORDER BY price', [above], [vat, none]],
    ['GB', 'price <= 16200 ORDER BY price DESC', [vat, upTo], [none]],
    ['GB', 'price > 16200 ORDER BY price', [above], [vat, upTo]],
    ['US', 'price > 0 ORDER BY price', [above], [vat, none]],
    ['SE', 'price > 0 ORDER BY price', [vat], [above, none]],
  ] as const) {
    // The prices of 1001 and 1002 were changed above, and their pages may not show them yet.
    const uri = await shop.env.COMMERCE_DB.prepare(
      `SELECT uri FROM products JOIN prices USING (product) JOIN product_markets USING (product)
       WHERE product NOT IN ('1001', '1002') AND pricelist = ${priceLists[country]} AND market = ${priceLists[country] - 64} AND ${order} LIMIT 1`,
    ).first<string>('uri')
    for (const language of ['en', 'sv'] as const) {
      const path = `${language === 'sv' ? '/sv' : ''}/product/${uri}`
      const html = await (await shop.get(path, { headers: { 'CF-IPCountry': country } })).text()
      const text = plain(html.match(/<div class="product-facts">[\s\S]*?<\/header>/)?.[0] ?? '').replaceAll(
        '<!-- -->',
        '',
      )
      const found = [...has, ...lacks].map(one => text.includes(one[language]))
      const wanted = [...has.map(() => true), ...lacks.map(() => false)]
      expect(found, `${path} ${country}`).toEqual(wanted)
    }
  }
})
