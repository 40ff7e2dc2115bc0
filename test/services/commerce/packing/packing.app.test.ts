import { beforeAll, expect, test } from 'vitest'
import { readSheet } from '../../../data-sheet/read-pdf.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operate } from '../../../support/operate.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { openStoredData } from '../stored-data.ts'
import { openCounter } from './buy.ts'

let shop: Shop
const { sql } = openStoredData(() => shop)
const { manage, buy, readOrder } = openCounter(() => shop)
beforeAll(async () => {
  shop = await renewedShop({ ...operatorTokens })
  await sql('UPDATE stock SET quantity = 1000')
  await sql(`UPDATE items SET place = 'B-10' WHERE item = '1001-1'`)
  await sql(`UPDATE items SET place = 'B-9' WHERE item = '1002-1'`)
})

test('a pick list adds up the pieces of several orders, sorted by shelf, and names the orders that it leaves out', async () => {
  const one = await buy({ items: { '1001-1': 1, '1002-1': 2, '1003-1': 1 } })
  const two = await buy({ items: { '1002-1': 3 } })
  const sent = await buy()
  const cancelled = await buy()
  const withdrawn = await buy({ address: { email: 'packing@example.com' } })
  await manage('POST', `orders/${one.number}/shipments`, { lines: [{ line: one.lineOf('1002-1'), quantity: 1 }] })
  await manage('POST', `orders/${sent.number}/shipments`, {})
  await manage('POST', `orders/${cancelled.number}/cancellation`, {})
  const claim = { order: withdrawn.number, email: 'packing@example.com', name: 'Åsa' }
  const { withdrawal } = (await withdrawn.buyer.call('POST', 'withdrawals', claim)).body
  const lines = [{ line: withdrawn.lineOf('1002-1'), quantity: 2 }]
  await withdrawn.buyer.call('POST', `withdrawals/${withdrawal.reference}/confirmation`, { lines })
  const numbers = [one, two, sent, cancelled, withdrawn].map(({ number }) => number)
  const list = (await manage('GET', `orders/pick?orders=${numbers.join(',')},999999,${one.number}`)).body
  expect(list.items.map(({ item, place, quantity }) => [item, place, quantity])).toEqual([
    ['1002-1', 'B-9', 4],
    ['1001-1', 'B-10', 1],
    ['1003-1', '', 1],
  ])
  expect(list.items[0]?.orders).toEqual([
    { order: one.number, quantity: 1 },
    { order: two.number, quantity: 3 },
  ])
  expect(list.leftOut).toEqual([
    { order: sent.number, reason: 'sent' },
    { order: cancelled.number, reason: 'cancelled' },
    { order: withdrawn.number, reason: 'withdrawn' },
    { order: '999999', reason: 'unknown' },
  ])
  const text = (await operate(shop, 'pick', numbers.join(','))).text
  expect(text).toMatch(/B-9 {2}4 × .*\nB-10 {2}1 × /)
  expect(text).toContain(`Left out: ${withdrawn.number}, withdrawn`)
  const many = Array.from({ length: 51 }, (_, index) => index + 1).join(',')
  for (const orders of ['', 'x', '1,', many, '1;2'])
    expect((await manage('GET', `orders/pick?orders=${orders}`)).status, orders).toBe(406)
})

test('packing slips list what is sent, without prices, in the buyer’s language, and need a key for these orders', async () => {
  const gift = 'Grattis på dagen!\nHälsningar Ek'
  const swedish = await buy({
    items: { '1002-1': 2, '1001-1': 1 },
    language: 'sv',
    address: { email: 'slip@example.com' },
    fields: { giftMessage: gift, additionalFields: { buyerReference: 'Inköp 7' } },
  })
  const english = await buy({ items: { '1001-1': 1 }, language: 'en' })
  await manage('POST', `orders/${swedish.number}/shipments`, {
    lines: [{ line: swedish.lineOf('1001-1'), quantity: 1 }],
  })
  const numbers = `${swedish.number},${english.number}`
  const { status, header } = await manage('GET', `orders/slips.pdf?orders=${numbers}`)
  expect(status).toBe(303)
  const { pathname, search } = new URL(header('location') ?? '', shop.url)
  const pdf = await readSheet(shop, `${pathname}${search}`)
  expect([pdf.pages, pdf.isPdfUa, pdf.isTagged, pdf.headers.get('cache-control')]).toEqual([
    2,
    true,
    true,
    'private, no-store',
  ])
  for (const part of ['Följesedel', swedish.number, 'Storgatan 1', 'Grattis på dagen!', 'Inköp 7', 'Packing slip'])
    expect(pdf.text, part).toContain(part)
  expect(pdf.text).not.toMatch(/SEK|kr\b|slip@example\.com/)
  const { totals, items } = await readOrder(swedish.number)
  for (const price of [totals.grandTotalPriceAsNumber, items[0].priceEachAsNumber])
    expect(pdf.text.replace(/\s/g, '')).not.toContain(String(price))
  expect(pdf.tags.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual([
    `Streckkod för beställningsnummer ${swedish.number}`,
    `Bar code of the order number ${english.number}`,
  ])
  const ean = await shop.env.COMMERCE_DB.prepare(`SELECT ean FROM items WHERE item = '1002-1'`).first<string>('ean')
  expect(pdf.text).toContain(ean)
  // The piece that has been sent already is not on the slip of the first order.
  const wire = async (query: string) => (await swedish.buyer.call('GET', `packing-slips${query}`)).body
  const [slip] = (await wire(search)).slips
  expect(slip).toMatchObject({ language: 'sv', lines: [{ quantity: 2 }] })
  const chosen = await manage('GET', `orders/slips.pdf?orders=${numbers}&language=en`)
  const inEnglish = (await wire(new URL(chosen.header('location') ?? '').search)).slips
  expect(inEnglish.map(({ language }) => language)).toEqual(['en', 'en'])
  expect((await operate(shop, 'slips', numbers)).text).toMatch(/^%PDF-/)

  // The key is valid only for exactly these orders, in this language, for ten minutes.
  const change = (name: string, value: string) => {
    const query = new URLSearchParams(search)
    query.set(name, value)
    return `?${query}`
  }
  const until = Number(new URLSearchParams(search).get('until'))
  expect(until * 1000 - Date.now()).toBeLessThanOrEqual(10 * 60_000)
  for (const query of [
    '',
    change('orders', english.number),
    change('orders', `${numbers},1`),
    change('language', 'en'),
    change('until', String(until + 1)),
    change('key', '0'.repeat(64)),
  ]) {
    expect((await shop.get(`/packing-slips.pdf${query}`)).status, query).toBe(404)
    expect((await wire(query)).slips, query).toBeUndefined()
  }
})

test('address labels have the chosen columns, the corrected address, and no formulas', async () => {
  const { number } = await buy({
    address: { company: '=1+1', phoneNumber: '+46 70 123 45 67', email: 'l@example.com' },
  })
  const rows = (await operate(shop, 'labels', number, '--language', 'en')).text
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n')
  expect(rows[0]).toBe(
    'order,name,company,street1,street2,zipCode,city,state,country,phone,email,method,pickupPoint,pieces,weight',
  )
  expect(rows[1]).toMatch(
    new RegExp(
      `^${number},Åsa Ek,'=1\\+1,Storgatan 1,,111 22,Stockholm,,SE,0046 70 123 45 67,l@example\\.com,[^,]+,,2,$`,
    ),
  )
  expect((await operate(shop, 'labels', number, '--language', 'sv')).text).toContain('order;name;company')
  const sentOnly = await buy()
  await manage('POST', `orders/${sentOnly.number}/shipments`, {})
  const refused = await manage('GET', `orders/labels.csv?orders=${sentOnly.number}`)
  expect([refused.status, refused.body.errors.orders]).toEqual([
    409,
    expect.stringContaining(`${sentOnly.number} sent`),
  ])
})
