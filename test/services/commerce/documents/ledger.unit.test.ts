import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createDocumentContent } from '#src/services/commerce/documents/content.ts'
import { freezeOldDocuments } from '#src/services/commerce/documents/freeze.ts'
import { changeOrder } from '#src/services/commerce/orders/change.ts'
import { findOrder, type Order } from '#src/services/commerce/orders/storage.ts'
import { captureOrVoid } from '#src/services/commerce/payments/capture.ts'
import { findPayment } from '#src/services/commerce/payments/storage.ts'
import { recordEvents } from '#src/services/commerce/refunds/elsewhere.ts'
import { decideRefund } from '#src/services/commerce/refunds/request.ts'
import { settleRefunds } from '#src/services/commerce/refunds/settle.ts'
import { pickAmount } from '../../../support/amount.ts'
import { checkLedger, type Row } from '../ledger.ts'
import { openModelShop } from '../orders/model/shop.ts'
import { computeReceipt, type TaxedOrder, taxedOrder, taxIn, total } from './tax-model.ts'

vi.spyOn(console, 'error').mockImplementation(() => {})

interface Step {
  kind: 'lines' | 'lines' | 'shipping' | 'amount' | 'all' | 'elsewhere'
  line: number
  quantity: number
  amount: number
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('lines', 'lines', 'shipping', 'amount', 'all', 'elsewhere'),
  line: fc.nat({ max: 3 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  amount: fc.integer({ min: 1, max: 300_000 }),
})

type World = Awaited<ReturnType<typeof openModelShop>>

async function load({ shop, numbers }: World): Promise<Order> {
  const order = await findOrder(shop.db, { number: numbers[0] ?? 0 })
  if (!order) throw new Error('The order does not exist')
  return order
}

let keys = 0

/** Makes the refund that the step describes, in the shop or at the provider, and settles it. */
async function takeStep(world: World, { kind, line, quantity, amount }: Step) {
  const { shop } = world
  const { reference, payment, charge, refunds } = await load(world)
  const now = new Date(Date.now() + keys++)
  if (kind === 'elsewhere') {
    const left = charge.amount - total(refunds.map(refund => refund.amount))
    const paid = await findPayment(shop.db, payment)
    if (left <= 0 || !paid) return
    const made = { providerId: `elsewhere-${keys}`, amount: Math.min(left, amount) }
    await shop.db
      .prepare('INSERT INTO test_refunds (reference, payment, amount, known) VALUES (?, ?, ?, ?)')
      .bind(made.providerId, payment, made.amount, now.toISOString())
      .run()
    const loadEvents = async () => ({ refunds: [made], disputes: [] })
    await recordEvents({ ...shop, providers: shop.providers.map(provider => ({ ...provider, loadEvents })) }, paid)
    return
  }
  const request = {
    all: kind === 'all',
    lines: kind === 'lines' ? [{ line: `l${line}`, quantity }] : [],
    shipping: kind === 'shipping' || amount % 5 === 0,
    amount: kind === 'amount' || amount % 7 === 0 ? amount : 0,
    ...{ reason: 'For the buyer only', withdrawal: null, restock: false },
  }
  const entry = { change: 'refund', key: `refund ${keys}`, actor: 'model', now } as const
  await changeOrder(shop.db, { reference }, entry, order =>
    decideRefund(order, request, { reference: `refund-${keys}`, now }),
  )
  await settleRefunds(shop, async () => {})
}

const loadLedger = async ({ ask }: World): Promise<Row[]> =>
  (await ask(['SELECT * FROM ledger ORDER BY document, vat_tenths']))[0] ?? []

const amountsOf = (rows: Row[]) => new Map(rows.map(row => [Number(row.vat_tenths), Number(row.gross)]))

/** Compares the ledger with the model, and with what the documents show. */
function checkDocuments(given: TaxedOrder, order: Order, rows: Row[]) {
  const { gross: receiptGross } = computeReceipt(given)
  const credited = new Map<number, number>()
  for (const document of order.documents) {
    const sign = document.kind === 'receipt' ? 1 : -1
    const own = rows.filter(row => row.document === document.number)
    const shown = createDocumentContent(order, document)
    expect(own.map(row => [row.vat_tenths, row.net, row.tax, row.gross]).toReversed()).toEqual(
      shown.taxes.map(({ vatTenths, net, tax, gross }) => [vatTenths, sign * net, sign * tax, sign * gross].map(plain)),
    )
    expect(total(own.map(row => Number(row.gross)))).toBe(plain(sign * shown.total))
    for (const row of own) {
      const [tenths, gross] = [Number(row.vat_tenths), sign * Number(row.gross)]
      const before = credited.get(tenths) ?? 0
      const tax = sign === 1 ? taxIn(gross, tenths) : taxIn(before + gross, tenths) - taxIn(before, tenths)
      expect([row.tax, row.net]).toEqual([sign * tax, sign * (gross - tax)].map(plain))
      expect([row.country, row.area, row.order_number, row.method, row.vat_number]).toEqual([
        ...[given.place.country, given.place.area, order.number, 'test', 'SE556000000001'],
      ])
    }
    if (document.kind === 'receipt') expect(amountsOf(own)).toEqual(receiptGross)
    else {
      checkCreditNote(given, order, { refund: document.refund, gross: amountsOf(own), credited, receiptGross })
      for (const [tenths, gross] of amountsOf(own)) credited.set(tenths, (credited.get(tenths) ?? 0) - gross)
    }
  }
  for (const [tenths, gross] of credited) expect(gross).toBeLessThanOrEqual(receiptGross.get(tenths) ?? 0)
  const refunded = total(order.refunds.map(({ status, amount }) => (status === 'refunded' ? amount : 0)))
  expect(total(rows.map(row => Number(row.gross)))).toBe(order.charge.amount - refunded)
}

/** JSON and SQL have no -0. */
const plain = (amount: number) => (amount === 0 ? 0 : amount)

interface Credit {
  refund: string | null
  gross: Map<number, number>
  credited: Map<number, number>
  receiptGross: Map<number, number>
}

/**
 * Throws unless a credit note refunds lines and delivery at their own tax rates, and divides the
 * rest of the refund among all rates in proportion.
 */
function checkCreditNote(given: TaxedOrder, order: Order, { refund: id, gross, credited, receiptGross }: Credit) {
  const refund = order.refunds.find(({ reference }) => reference === id)
  if (!refund) throw new Error(`No refund ${id}`)
  const deducted = new Set(order.snapshot.deducted?.lines ?? [])
  const isWhole = order.snapshot.deducted === undefined && receiptGross.size === 1 && receiptGross.has(0)
  const wanted = new Map<number, number>()
  const add = (tenths: number, amount: number) => wanted.set(tenths, (wanted.get(tenths) ?? 0) + amount)
  for (const { line, amount } of refund.lines)
    add(isWhole || deducted.has(line) ? 0 : (given.lines[Number(line.slice(1))]?.rate ?? 0), amount)
  // Taxed and untaxed parts of delivery are refunded in proportion, which is not checked here.
  const isMixed = refund.shipping > 0 && order.snapshot.deducted !== undefined && given.deliveryRate > 0
  if (isMixed) return
  add(isWhole ? 0 : given.deliveryRate, refund.shipping)
  const left = new Map([...receiptGross].map(([tenths, amount]) => [tenths, amount - (credited.get(tenths) ?? 0)]))
  const own = new Map([...left].map(([tenths, amount]) => [tenths, Math.min(amount, wanted.get(tenths) ?? 0)]))
  const others = refund.amount - total([...own.values()])
  const rest = total([...left].map(([tenths, amount]) => amount - (own.get(tenths) ?? 0)))
  for (const [tenths, amount] of left) {
    const ownAmount = own.get(tenths) ?? 0
    const share = rest === 0 ? 0 : (others * (amount - ownAmount)) / rest
    const difference = Math.abs(-(gross.get(tenths) ?? 0) - ownAmount - share)
    expect(difference).toBeLessThan(others === 0 ? 0.5 : 1.5)
  }
}

/** Puts the documents into the state before the ledger existed. */
async function forget({ shop: { db } }: World) {
  const triggers = ['ledger_never_deleted', 'document_content_kept']
  for (const sql of [
    ...triggers.map(name => `DROP TRIGGER ${name}`),
    'DELETE FROM ledger',
    'UPDATE documents SET content = NULL',
  ])
    await db.prepare(sql).run()
}

test(
  'ledger, documents and money agree to the öre after any refunds, and so does a ledger that is written later',
  {
    timeout: 3_600_000,
  },
  () =>
    fc.assert(
      fc.asyncProperty(taxedOrder, fc.array(step, { maxLength: 6 }), async (given, steps) => {
        const world = await openModelShop([computeReceipt(given).bought])
        await captureOrVoid(world.shop, async () => {})
        for (const one of steps) await takeStep(world, one)
        const [order, rows] = [await load(world), await loadLedger(world)]
        checkDocuments(given, order, rows)
        await checkLedger(world.ask)
        expect(order.documents.map(({ content }) => content ?? '').join()).not.toContain('For the buyer only')

        await forget(world)
        await Promise.all([freezeOldDocuments(world.shop.db), freezeOldDocuments(world.shop.db)])
        expect(await loadLedger(world)).toEqual(rows)
        expect((await load(world)).documents).toEqual(order.documents)
      }),
      { numRuns: pickAmount(100, 10_000) },
    ),
)

test('if a provider refunds more than was paid, the credit note is for the whole refund', async () => {
  const line = { item: 0, price: 10_000, quantity: 1, off: 0, rate: 60, isDeducted: false }
  const given: TaxedOrder = {
    lines: [line],
    ...{ shipping: 5000, shippingDeducted: 0, deliveryRate: 250, deduction: 'none' },
    place: { country: 'SE', area: 'home' },
  }
  const world = await openModelShop([computeReceipt(given).bought])
  await captureOrVoid(world.shop, async () => {})
  const paid = await findPayment(world.shop.db, (await load(world)).payment)
  if (!paid) throw new Error('The payment does not exist')
  const loadEvents = async () => ({ refunds: [{ providerId: 'more', amount: 16_000 }], disputes: [] })
  const providers = world.shop.providers.map(provider => ({ ...provider, loadEvents }))
  await recordEvents({ ...world.shop, providers }, paid)
  const note = (await loadLedger(world)).filter(({ kind }) => kind === 'credit_note')
  expect(note.map(row => [row.vat_tenths, row.gross])).toEqual([
    [60, -10_000],
    [250, -6000],
  ])
})

test('an older order without a tax area gets the area that follows from its tax and country', async () => {
  const cases = [
    ['SE', 25, 'home'],
    ['DE', 19, 'union'],
    ['NO', 25, 'export'],
    ['NO', 0, 'export'],
    ['ES', 0, 'export'],
  ] as const
  for (const [country, taxPercent, area] of cases) {
    const purchase = { shippingAddress: { country }, totals: { taxPercent } }
    const line = { item: 0, price: 10_000, quantity: 1 }
    const world = await openModelShop([{ lines: [line], shipping: 0, outcome: 'pay', fields: { purchase } }])
    for (const [code, eu] of [
      ['DE', 1],
      ['NO', 0],
    ])
      await world.shop.db
        .prepare(
          `INSERT INTO countries (country, name_en, name_sv, eu, ship_to, market, pricelist, language, vat_tenths)
           VALUES (?, '', '', ?, 1, 1, 65, 'en', 250)`,
        )
        .bind(code, eu)
        .run()
    await captureOrVoid(world.shop, async () => {})
    expect((await loadLedger(world)).map(row => [row.country, row.area])).toEqual([[country, area]])
  }
})

test('ledger rows and the contents of documents cannot be changed or deleted, but a VAT number can be emptied', async () => {
  const given: TaxedOrder = {
    lines: [{ item: 0, price: 12_500, quantity: 1, off: 0, rate: 250, isDeducted: false }],
    ...{ shipping: 0, shippingDeducted: 0, deliveryRate: 250, deduction: 'none' },
    place: { country: 'SE', area: 'home' },
  }
  const world = await openModelShop([computeReceipt(given).bought])
  await captureOrVoid(world.shop, async () => {})
  const run = (sql: string) => world.shop.db.prepare(sql).run()
  const before = await loadLedger(world)
  expect(before).toMatchObject([{ document: 100_001, net: 10_000, tax: 2500, gross: 12_500, receipt: null }])
  for (const sql of [
    'DELETE FROM ledger',
    'UPDATE ledger SET net = net - 1, tax = tax + 1',
    `UPDATE ledger SET day = '2020-01-01', vat_number = ''`,
    `UPDATE ledger SET vat_number = 'SE1'`,
  ])
    await expect(run(sql), sql).rejects.toThrow('ledger rows')
  await expect(run(`UPDATE documents SET content = '{}'`)).rejects.toThrow('never changes')
  expect(await loadLedger(world)).toEqual(before)
  await run(`UPDATE ledger SET vat_number = ''`)
  expect(await loadLedger(world)).toEqual(before.map(row => ({ ...row, vat_number: '' })))
})
