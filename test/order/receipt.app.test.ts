import { beforeAll, expect, test } from 'vitest'
import { readSheet } from '../data-sheet/read-pdf.ts'
import { checkLedger } from '../services/commerce/ledger.ts'
import { createPerson, loadMailsTo } from '../services/commerce/people.ts'
import { parseReference, runTimes, swede } from '../services/commerce/shopper.ts'
import { openStoredData } from '../services/commerce/stored-data.ts'
import type { WireDocument } from '../services/commerce/wire.ts'
import { renewedShop, type Shop } from '../support/app.ts'
import { operate } from '../support/operate.ts'
import { operatorTokens } from '../support/operator-tokens.ts'

const { MANAGEMENT_TOKEN } = operatorTokens
let shop: Shop
const { ask } = openStoredData(() => shop)
beforeAll(async () => {
  shop = await renewedShop()
  await shop.env.COMMERCE_DB.prepare('UPDATE stock SET quantity = 1000').run()
})

const manage = (method: string, path: string, body?: object) =>
  createPerson(shop).call(method, `management/${path}`, body, { Authorization: `Bearer ${MANAGEMENT_TOKEN}` })

const places = { SE: {}, US: { zipCode: '10001', city: 'New York', state: 'NY' } }

interface Buyer {
  country?: keyof typeof places
  language?: string
  voucher?: string
  email?: string
}

/** Buys two of one item and one of another, and waits until the receipt exists. */
async function placeOrder({ country = 'SE', language = 'sv', voucher = '', email = swede.email }: Buyer = {}) {
  const buyer = createPerson(shop, { 'CF-IPCountry': country })
  await buyer.call('POST', 'items/1002-1', { quantity: 2 })
  await buyer.call('POST', 'items/1001-1', { quantity: 1 })
  await buyer.call('PUT', `languages/${language}`)
  if (voucher) await buyer.call('POST', 'vouchers', { voucher })
  const company = { company: 'Ek & Söner AB', vatNumber: 'se 556677-8899 01' }
  const paid = await buyer.pay({
    address: { ...swede, ...places[country], country, email, ...company },
    additionalFields: { buyerReference: 'Inköp 7' },
    giftMessage: 'Grattis på dagen!\nHälsningar Ek',
  })
  const isFree = paid.body.action === 'success'
  const payment = isFree ? '' : parseReference(paid)
  if (!isFree) await buyer.decide(payment, 'pay')
  const { order } = isFree ? paid.body : (await buyer.result(payment)).body
  await expect.poll(async () => (await documentsOf(order.order)).length).toBe(1)
  const line = order.items.find(({ item }) => item === '1002-1')?.line ?? ''
  return { number: order.order, reference: order.reference, line, total: order.totals.grandTotalPriceAsNumber }
}

const documentsOf = async (number: string) => (await manage('GET', `orders/${number}`)).body.order.documents

async function refundOrder(number: string, refund: object): Promise<string> {
  const before = (await documentsOf(number)).length
  expect((await manage('POST', `orders/${number}/refunds`, refund)).status).toBe(201)
  await expect.poll(async () => (await documentsOf(number)).length).toBe(before + 1)
  return (await documentsOf(number)).at(-1)?.number ?? ''
}

const read = async (reference: string, path: string) =>
  (await createPerson(shop).call('GET', `order-status/${reference}/${path}`)).body.document

const minor = (amount: number) => Math.round(amount * 100)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + minor(amount), 0)

/** Expects lines and taxes to add up to the document's total, to the minor unit. */
function expectSums(document: WireDocument) {
  const { lines, shippingAsNumber, otherAsNumber, taxDeductedAsNumber, totalAsNumber, taxes } = document
  const parts = [...lines.map(line => line.totalPriceAsNumber), shippingAsNumber, otherAsNumber, taxDeductedAsNumber]
  expect(sum(parts)).toBe(minor(totalAsNumber))
  expect(sum(taxes.map(({ grossAsNumber }) => grossAsNumber))).toBe(minor(totalAsNumber))
  expect(sum(taxes.flatMap(({ netAsNumber, taxAsNumber }) => [netAsNumber, taxAsNumber]))).toBe(minor(totalAsNumber))
}

test('receipts and credit notes of parallel orders and refunds have consecutive numbers', async () => {
  await checkLedger(ask)
  const orders = await runTimes(10, () => placeOrder())
  const notes = await runTimes(10, async index => refundOrder(orders[index]?.number ?? '', { amount: index + 1 }))
  await Promise.all(orders.map(({ number }) => manage('POST', `orders/${number}/refunds`, { all: true })))
  await expect
    .poll(async () => (await Promise.all(orders.map(({ number }) => documentsOf(number)))).flat().length)
    .toBe(30)
  await checkLedger(ask)
  const all = (await Promise.all(orders.map(({ number }) => documentsOf(number)))).flat()
  const numbers = all.map(({ number }) => Number(number)).sort((one, other) => one - other)
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
  expect(new Set(notes).size).toBe(10)
})

for (const { language, words } of [
  {
    language: 'sv',
    words: ['Kvitto', 'Kreditnota', 'Momssats', 'Avser Kvitto', 'Köpare', 'sv-SE', 'kvitto', 'kreditnota'],
  },
  {
    language: 'en',
    words: ['Receipt', 'Credit note', 'VAT rate', 'For Receipt', 'Buyer', 'en-GB', 'receipt', 'credit-note'],
  },
] as const) {
  test(`a receipt and its credit notes are PDFs in the buyer's language, and add up (${language})`, async () => {
    const email = `receipt-${language}@example.com`
    const { number, reference, line, total } = await placeOrder({ language, voucher: 'LJUS10', email })
    const prefix = language === 'sv' ? '/sv' : ''
    const [title, creditTitle, rate, about, buyer, tag, file, creditFile] = words
    const receipt = await read(reference, 'receipt')
    expectSums(receipt)
    expect(receipt).toMatchObject({ language, totalAsNumber: total, order: number, receipt: null })
    expect(receipt.taxes).toMatchObject([{ taxPercent: 25 }])

    const path = `${prefix}/order/${reference}`
    const pdf = await readSheet(shop, `${path}/receipt.pdf`)
    for (const text of [`${title} ${receipt.number}`, rate, buyer, 'Ek & Söner AB', number, 'SE000000000001', 'Nässjö'])
      expect(pdf.text).toContain(text)
    for (const text of ['SE556677889901', 'Inköp 7']) expect(pdf.text).toContain(text)
    // The countries of the buyer and of the seller are named in the document's language.
    const countries = (text: string) => text.match(/Sweden|Sverige|Nässjö, SE\b/g)
    const country = language === 'sv' ? 'Sverige' : 'Sweden'
    expect(countries(pdf.text)).toEqual([country, country])
    expect(pdf.text).not.toContain('Grattis')
    expect(pdf).toMatchObject({ isPdfUa: true, isTagged: true, pages: 1, info: { Language: tag } })
    expect(pdf.tags.filter(({ role }) => role === 'H1')).toHaveLength(1)
    expect(Object.fromEntries(pdf.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-disposition': `inline; filename="dager-${file}-${receipt.number}.pdf"`,
    })
    // The language of the page does not change the language of the receipt.
    expect((await readSheet(shop, `/order/${reference}/receipt.pdf`)).text).toBe(pdf.text)

    await manage('POST', `orders/${number}/shipments`, { lines: [{ line, quantity: 1 }] })
    const first = await refundOrder(number, { lines: [{ line, quantity: 1 }], shipping: true, reason: 'Repad <skärm>' })
    const last = await refundOrder(number, { all: true })
    const notes = await Promise.all([first, last].map(note => read(reference, `credit-notes/${note}`)))
    for (const note of notes) expectSums(note)
    expect(sum(notes.map(({ totalAsNumber }) => totalAsNumber))).toBe(minor(total))
    const taxOf = (documents: WireDocument[]) =>
      sum(documents.flatMap(({ taxes }) => taxes.map(({ taxAsNumber }) => taxAsNumber)))
    expect(taxOf(notes)).toBe(taxOf([receipt]))

    const note = await readSheet(shop, `${path}/credit-notes/${first}.pdf`)
    expect(countries(note.text)).toEqual([country, country])
    await shop.env.COMMERCE_DB.prepare(
      `UPDATE orders SET snapshot = json_set(snapshot, '$.purchase.address.countryName', 'Suecia') WHERE number = ?`,
    )
      .bind(number)
      .run()
    // The receipt does not use the country name that the platform stored.
    expect(countries((await readSheet(shop, `${path}/receipt.pdf`)).text)).toEqual([country, country])
    for (const text of [`${creditTitle} ${first}`, `${about} ${receipt.number}`, 'Repad <skärm>'])
      expect(note.text).toContain(text)
    expect(note.headers.get('Content-Disposition')).toBe(`inline; filename="dager-${creditFile}-${first}.pdf"`)

    const page = await shop.html(path)
    for (const target of ['receipt.pdf', `credit-notes/${first}.pdf`, `credit-notes/${last}.pdf`])
      expect(page).toContain(`href="${path}/${target}"`)
    const mails = await loadMailsTo(shop, email)
    const textOf = (kind: string) => mails.filter(mail => mail.kind === kind).map(({ text }) => text)
    const shown = (await operate(shop, 'order', number)).text
    for (const text of [textOf('order').join(), shown, page]) {
      for (const told of ['Ek &', 'SE556677889901', 'Inköp 7', 'Grattis på dagen!\nHälsningar Ek'])
        expect(text).toContain(told)
    }
    expect(textOf('shipped').join()).toContain(`${path}/receipt.pdf`)
    expect(textOf('refunded').join()).toContain(`${path}/credit-notes/${first}.pdf`)
    const printed = Buffer.from((await operate(shop, 'receipt', number)).text, 'latin1')
    expect(printed.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await operate(shop, 'receipt', number, '--credit-note', '1')).text).toContain('document: not found')
  })
}

test('an export’s receipt says that tax was deducted, a free order’s receipt has a total of 0, and unknown documents are not found', async () => {
  const exported = await placeOrder({ country: 'US', language: 'en' })
  const receipt = await read(exported.reference, 'receipt')
  expectSums(receipt)
  expect(receipt.taxDeductedAsNumber).toBeLessThan(0)
  expect(receipt.taxes).toMatchObject([{ taxPercent: 0, taxAsNumber: 0 }])
  const pdf = await readSheet(shop, `/order/${exported.reference}/receipt.pdf`)
  expect(pdf.text).toContain('VAT deducted: export from the EU')

  for (const [voucher, kind] of [['GRATIS', 'percent'] as const, ['SKICKAT', 'free_shipping'] as const])
    await manage('POST', 'vouchers', { voucher, kind, ...(kind === 'percent' && { value: 100 }) })
  const free = createPerson(shop, { 'CF-IPCountry': 'SE' })
  await free.call('POST', 'items/1002-1')
  for (const voucher of ['GRATIS', 'SKICKAT']) await free.call('POST', 'vouchers', { voucher })
  const { order } = (await free.pay()).body
  await expect.poll(async () => (await documentsOf(order.order)).length).toBe(1)
  expect(await read(order.reference, 'receipt')).toMatchObject({ totalAsNumber: 0 })
  expect((await readSheet(shop, `/order/${order.reference}/receipt.pdf`)).pages).toBe(1)

  for (const path of ['none/receipt.pdf', `${order.reference}/credit-notes/100001.pdf`, 'none/credit-notes/1.pdf'])
    expect((await shop.get(`/order/${path}`)).status, path).toBe(404)
  await checkLedger(ask)
})

test('a receipt keeps the seller’s details as they were on the day it was issued', async () => {
  const { number, reference } = await placeOrder()
  const old = await placeOrder()
  const sellerOf = async (of: string) => (await read(of, 'receipt')).seller
  expect(await sellerOf(reference)).toMatchObject({ name: 'Dager', vatNumber: 'SE000000000001' })
  const moved = JSON.stringify({ name: 'Old Dager', address: 'Old Street 1', email: '', vatNumber: 'SE1' })
  const db = shop.env.COMMERCE_DB
  const set = (seller: string | null, of: string) =>
    db.prepare('UPDATE documents SET seller = ? WHERE order_reference = ?').bind(seller, of).run()
  await set(moved, reference)
  const note = await refundOrder(number, { amount: 5 })
  const texts = async (path: string) => (await readSheet(shop, `/order/${reference}/${path}`)).text
  expect(await texts('receipt.pdf')).toContain('Old Street 1')
  expect(await texts(`credit-notes/${note}.pdf`)).toContain('Mejerivägen 4')
  // If a receipt has no stored seller, the scheduled job stores the seller from the settings.
  await set(null, old.reference)
  expect(await sellerOf(old.reference)).toBeNull()
  await openStoredData(() => shop).runScheduled()
  expect(await sellerOf(old.reference)).toMatchObject({ name: 'Dager' })
})
