import * as v from 'valibot'
import { beforeAll, expect, test, vi } from 'vitest'
import { formatShopDay } from '#src/services/commerce/lib/time/days.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operate } from '../../../support/operate.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { checkLedger } from '../ledger.ts'
import { createShopper, parseReference, swede } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'

const patience = { timeout: 15_000, interval: 100 }
const headers = { Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}` }
const today = formatShopDay(Date.now())

const amounts = { netAsNumber: v.number(), taxAsNumber: v.number(), grossAsNumber: v.number() }
const rate = v.object({ taxPercent: v.number(), ...amounts })
const listed = v.object({
  documents: v.array(
    v.object({
      ...{ number: v.string(), kind: v.string(), day: v.string(), order: v.string() },
      ...{ receipt: v.nullable(v.string()), country: v.string(), area: v.string(), currency: v.string() },
      ...{ method: v.string(), vatNumber: v.nullable(v.string()), ...amounts, rates: v.array(rate) },
    }),
  ),
  next: v.nullable(v.number()),
})
const sums = v.object({
  sums: v.array(
    v.object({ day: v.string(), kind: v.string(), country: v.string(), documents: v.number(), ...rate.entries }),
  ),
})
const shown = v.object({
  document: v.object({ number: v.string(), totalAsNumber: v.number(), taxes: v.array(rate), reason: v.string() }),
})

let shop: Shop
let [swedish, german, norwegian] = ['', '', '']
const references = new Map<string, string>()
const { sql, ask, runScheduled } = openStoredData(() => shop)

const read = (path: string, more: Record<string, string> = {}) =>
  shop.get(`/api/checkout/${path}`, { headers: { ...headers, ...more } })
const manage = (method: string, path: string, body?: object) =>
  createShopper(shop).call(method, `management/${path}`, body, headers)
const loadOrder = async (number: string) => (await manage('GET', `orders/${number}`)).body.order
const loadDocuments = async (query = '') => v.parse(listed, await (await read(`management/documents${query}`)).json())
/** A document as the buyer sees it. */
const loadShown = async (order: string, path: string) =>
  v.parse(shown, await (await read(`order-status/${references.get(order)}/${path}`)).json()).document

/** Buys two lamps and waits until the payment is captured. Returns the number of the order. */
async function buy(country: string, address: object = {}, outcome = 'pay') {
  const buyer = createShopper(shop, { 'CF-IPCountry': country })
  await buyer.call('POST', 'items/1002-1', { quantity: 2 })
  const reference = parseReference(await buyer.pay({ address: { ...swede, country, ...address } }))
  await buyer.decide(reference, outcome)
  const { order } = (await buyer.result(reference)).body
  await vi.waitUntil(async () => (await loadOrder(order.order)).payment.captured !== null, patience)
  references.set(order.order, order.reference)
  return order.order
}

async function refund(number: string, body: object) {
  expect((await manage('POST', `orders/${number}/refunds`, body)).status).toBe(201)
  await vi.waitUntil(async () => !(await loadOrder(number)).hasOpenRefunds, patience)
}

beforeAll(async () => {
  shop = await renewedShop()
  await sql('UPDATE stock SET quantity = 1000')
  swedish = await buy('SE', { company: 'Ek AB', vatNumber: 'SE556016068001' })
  german = await buy('DE', { zipCode: '10115', city: 'Berlin' })
  norwegian = await buy('NO', { zipCode: '0150', city: 'Oslo' })
  await refund(swedish, { amount: 12.5, reason: 'Late' })
  await refund(swedish, { all: true })
})

test('the list of documents matches the receipts and credit notes, and amounts of credit notes are negative', async () => {
  const { documents, next } = await loadDocuments()
  expect(next).toBeNull()
  expect(documents.map(({ kind, order }) => [kind, order])).toEqual([
    ['credit_note', swedish],
    ['credit_note', swedish],
    ['receipt', norwegian],
    ['receipt', german],
    ['receipt', swedish],
  ])
  const [, first, norway, germany, receipt] = documents
  expect(receipt).toMatchObject({
    ...{ day: today, country: 'SE', area: 'home', currency: 'SEK', method: 'test', receipt: null },
    vatNumber: 'SE556016068001',
  })
  expect(first).toMatchObject({
    ...{ receipt: receipt?.number, grossAsNumber: -12.5, taxAsNumber: -2.5, netAsNumber: -10 },
    rates: [{ taxPercent: 25, netAsNumber: -10, taxAsNumber: -2.5, grossAsNumber: -12.5 }],
  })
  expect(germany).toMatchObject({ country: 'DE', area: 'union', currency: 'EUR', vatNumber: null })
  expect(norway).toMatchObject({ country: 'NO', area: 'export' })
  for (const { number, kind, order, grossAsNumber, rates } of documents) {
    const isReceipt = kind === 'receipt'
    const document = await loadShown(order, isReceipt ? 'receipt' : `credit-notes/${number}`)
    const sign = isReceipt ? 1 : -1
    expect([document.number, sign * document.totalAsNumber]).toEqual([number, grossAsNumber])
    expect(
      document.taxes.map(tax => [
        tax.taxPercent,
        sign * tax.netAsNumber,
        sign * tax.taxAsNumber,
        sign * tax.grossAsNumber,
      ]),
    ).toEqual(rates.map(tax => [tax.taxPercent, tax.netAsNumber, tax.taxAsNumber, tax.grossAsNumber]))
  }
  // The Swedish order is refunded completely.
  const ofSwede = documents.filter(({ order }) => order === swedish)
  for (const name of ['grossAsNumber', 'taxAsNumber'] as const)
    expect(ofSwede.reduce((total, document) => total + Math.round(document[name] * 100), 0)).toBe(0)

  const page = await loadDocuments('?limit=2')
  expect(page).toEqual({ documents: documents.slice(0, 2), next: Number(documents[1]?.number) })
  expect(await loadDocuments(`?limit=3&before=${page.next}&from=${today}&to=${today}`)).toEqual({
    documents: documents.slice(2),
    next: null,
  })
  expect((await loadDocuments('?to=2026-01-01')).documents).toEqual([])
  for (const query of ['from=2026-02-30', 'before=x', 'limit=0', 'limit=10001', 'language=xx'])
    expect((await read(`management/documents?${query}`)).status, query).toBe(406)
})

test('the sums for a day add up its documents, with separate sums for receipts and credit notes', async () => {
  const { documents } = await loadDocuments()
  const answer = await read(`management/ledger?from=${today}&to=${today}`)
  const ledger = v.parse(sums, await answer.json()).sums
  expect(ledger.map(({ day, kind, country, documents: number }) => [day, kind, country, number])).toEqual([
    [today, 'receipt', 'DE', 1],
    [today, 'receipt', 'NO', 1],
    [today, 'receipt', 'SE', 1],
    [today, 'credit_note', 'SE', 2],
  ])
  for (const sum of ledger) {
    const own = documents.filter(({ kind, country }) => kind === sum.kind && country === sum.country)
    for (const name of ['grossAsNumber', 'taxAsNumber', 'netAsNumber'] as const)
      expect(Math.round(sum[name] * 100)).toBe(own.reduce((total, each) => total + Math.round(each[name] * 100), 0))
  }
  const refused = async (query: string) => (await manage('GET', `ledger?${query}`)).body.errors
  expect(await refused('from=2026-11-02&to=2026-11-01')).toEqual({ to: 'must not be before from' })
  expect(await refused('from=2025-01-01&to=2026-11-01')).toEqual({ to: 'must be at most 366 days after from' })
  expect(Object.keys(await refused('from=2026-11-02'))).toEqual(['to'])
})

test('both lists are available as CSV with the decimal sign of the language, and commands print them', async () => {
  const csv = async (path: string, language: string) => {
    const answer = await read(`management/${path}`, { Accept: 'text/csv', 'Accept-Language': language })
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    return { text, link: answer.headers.get('link') }
  }
  const [, first] = (await loadDocuments()).documents
  const row = [
    first?.number,
    'credit_note',
    today,
    swedish,
    first?.receipt,
    'SE',
    'home',
    'SE556016068001',
    'test',
    'SEK',
  ]
  const english = await csv('documents', 'en')
  expect(english.text).toMatch(
    /^\ufeffnumber,kind,date,order,receipt,country,area,vatNumber,method,currency,rate,net,tax,gross\r\n/,
  )
  expect(english.text).toContain(`\r\n${[...row, '25', '-10', '-2.5', '-12.5'].join(',')}\r\n`)
  expect(english.link).toBeNull()
  const swedes = await csv('documents?limit=2', 'sv')
  expect(swedes.text).toContain(`\r\n${[...row, '25', '-10', '-2,5', '-12,5'].join(';')}\r\n`)
  expect(swedes.link).toBe(`</api/checkout/management/documents?limit=2&before=${first?.number}>; rel="next"`)
  const books = await csv(`ledger?from=${today}&to=${today}`, 'sv')
  expect(books.text).toMatch(/^\ufeffdate;kind;country;area;rate;currency;documents;net;tax;gross\r\n/)
  expect(books.text.trimEnd().split('\r\n')).toHaveLength(5)

  const whole = await operate(shop, 'documents', '--csv', '--language', 'en')
  expect(whole.text.trimEnd()).toBe(english.text.trimEnd())
  expect((await operate(shop, 'documents', '--limit', '2')).text).toContain(
    `${first?.number}  ${today}  credit note for ${first?.receipt}  order ${swedish}  SE  test  -12.50 SEK  tax 25 %: -2.50`,
  )
  expect((await operate(shop, 'documents', '--limit', '2')).text).toContain(`There are more: --before ${first?.number}`)
  expect(
    (await operate(shop, 'books', '--from', today, '--to', today, '--csv', '--language', 'sv')).text.trimEnd(),
  ).toBe(books.text.trimEnd())
  expect((await operate(shop, 'books')).text).toMatch(
    /2 credit notes {2}SE \(home\) {2}25 % {2}net -[\s\S]*Total: net /,
  )
  expect((await operate(shop, 'books', '--from', '2026-01-01', '--to', '2026-01-02')).text).toBe('No documents.\n')
})

test('an issued document keeps its taxes when its order or the rules change; the cron job freezes older documents', async () => {
  const before = await loadDocuments()
  const receipt = await loadShown(german, 'receipt')
  await sql(`UPDATE orders SET snapshot = json_set(snapshot, '$.purchase.totals.taxPercent', 7, '$.purchase.items[0].taxPercent', 7)
    WHERE number = ${german}`)
  expect(await loadShown(german, 'receipt')).toEqual(receipt)
  expect((await loadOrder(german)).sums.taxes).toEqual(receipt.taxes)
  await sql(
    `UPDATE orders SET snapshot = (SELECT snapshot FROM payments WHERE payments.reference = orders.payment) WHERE number = ${german}`,
  )

  // Restores the state of a shop that issued documents before the ledger existed.
  const { results: triggers } = await shop.env.COMMERCE_DB.prepare(
    `SELECT name, sql FROM sqlite_master WHERE name IN ('ledger_never_deleted', 'document_content_kept')`,
  ).all<{ name: string; sql: string }>()
  for (const { name } of triggers) await sql(`DROP TRIGGER ${name}`)
  await sql('DELETE FROM ledger')
  await sql('UPDATE documents SET content = NULL')
  for (const { sql: create } of triggers) await sql(create)
  expect((await loadDocuments()).documents).toEqual([])
  expect(await loadShown(german, 'receipt')).toEqual(receipt)
  await Promise.all([runScheduled(), runScheduled()])
  expect(await loadDocuments()).toEqual(before)
  await checkLedger(ask)
})

test('failed refunds are listed with the provider’s error, and their orders are listed as problems', async () => {
  const rejected = await buy('SE', {}, 'no-refund')
  await refund(rejected, { amount: 5, reason: 'Late' })
  const failed = (await manage('GET', 'refunds?status=failed')).body
  expect(failed).toMatchObject({
    refunds: [
      {
        ...{ order: rejected, amountAsNumber: 5, currency: 'SEK', method: 'test', reason: 'Late', status: 'failed' },
        ...{ error: 'refused by the test', isReplaced: false },
      },
    ],
    next: null,
  })
  expect((await manage('GET', 'refunds?status=requested')).body).toEqual({ refunds: [], next: null })
  const problems = async () => (await manage('GET', 'orders?work=problems')).body.orders.map(({ order }) => order)
  expect(await problems()).toEqual([rejected])
  expect((await operate(shop, 'orders', '--problems')).text).toContain(`${rejected}  `)
  expect((await operate(shop, 'refunds', '--failed')).text).toMatch(
    /5\.00 SEK {2}test {2}Late {2}provider: refused by the test/,
  )
  expect((await operate(shop, 'refunds')).text).toBe('No refunds.\n')

  await sql(`UPDATE test_payments SET outcome = 'pay'`)
  await refund(rejected, { amount: 5 })
  expect(await problems()).toEqual([])
  expect((await manage('GET', 'refunds?status=failed')).body).toMatchObject({ refunds: [{ isReplaced: true }] })
  expect((await manage('GET', 'refunds?status=refunded')).body.errors).toEqual({
    status: 'must be requested or failed',
  })
})

test('when personal data of old orders is erased, only the VAT number is removed from the ledger', async () => {
  const { documents } = await loadDocuments()
  const numbers = documents.filter(({ order }) => order === swedish).map(({ vatNumber }) => vatNumber)
  expect(numbers).toEqual(Array(3).fill('SE556016068001'))
  const year = Number(today.slice(0, 4))
  await shop.worker.scheduled({ cron: '*/5 * * * *', scheduledTime: new Date(`${year + 8}-01-02T00:00:00Z`) })
  expect((await loadDocuments()).documents).toEqual(
    documents.map(document => ({ ...document, vatNumber: document.vatNumber === null ? null : '' })),
  )
})
