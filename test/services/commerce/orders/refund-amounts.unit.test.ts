import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computePaidParts, refundableAmount } from '#src/services/commerce/documents/amounts.ts'
import { createDocumentContent } from '#src/services/commerce/documents/content.ts'
import { sum } from '#src/services/commerce/lib/money.ts'
import { createSnapshot } from '#src/services/commerce/orders/snapshot.ts'
import type { Order, OrderDocument } from '#src/services/commerce/orders/storage.ts'
import { listRefundsDue } from '#src/services/commerce/refunds/due.ts'
import { decideRefund, type RefundRequest } from '#src/services/commerce/refunds/request.ts'
import { computeTotals, type PurchaseTerms } from '#src/services/commerce/selection/totals.ts'
import { combineVouchers, type Voucher } from '#src/services/commerce/vouchers/terms.ts'
import { currencies } from '../../../../tools/demo/countries.ts'
import { pickAmount as runs } from '../../../support/amount.ts'
import { calculateDiscounts, checkNear, findDeductedLines, fraction, multiply } from '../selection/exact-prices.ts'
import { bag } from '../selection/price-model.ts'
import { makeQuote } from '../selection/quote-of.ts'

const now = new Date('2026-12-01T12:00:00Z')
const nothing: RefundRequest = {
  all: false,
  lines: [],
  shipping: false,
  amount: 0,
  reason: '',
  withdrawal: null,
  restock: false,
}
const [crowns] = currencies

/** Returns an order with these lines and vouchers, whose payment is captured. */
function createOrder(given: PurchaseTerms & { vouchers: Voucher[] }, currency = crowns): Order {
  const vouchers = combineVouchers(given.vouchers)
  const totals = computeTotals({ ...given, vouchers })
  if (!currency) throw new Error('There is no currency')
  const quote = makeQuote({ ...given, vouchers }, currency, totals)
  const checked = { address: {}, shippingAddress: {}, returnPage: '', failedPage: '' }
  return {
    number: 10001,
    reference: 'r',
    payment: 'p',
    selection: 's',
    snapshot: createSnapshot(quote, checked, { customer: null, newsletter: false }),
    email: 'asa@example.com',
    deliveryAddress: null,
    created: now.toISOString(),
    state: 'paid',
    status: 'untouched',
    charge: {
      method: 'test',
      amount: totals.grandTotal,
      currency: currency.currency,
      providerId: 'p',
      captured: now.toISOString(),
    },
    shipments: [],
    returned: [],
    refunds: [],
    documents: [],
    withdrawn: [],
    changes: [],
  }
}

/** The order with the refund and its credit note, or unchanged if nothing is left to refund. */
function addRefund(order: Order, given: Partial<RefundRequest>): Order {
  const decided = decideRefund(order, { ...nothing, ...given }, { reference: `${order.refunds.length}`, now })
  if (!decided.ok) {
    expect(Object.values(decided.errors)).toEqual([expect.stringMatching(/^required$|nothing is left to refund/)])
    return order
  }
  const { after } = decided.value
  const number = after.refunds.length + 1
  const refund = after.refunds.at(-1)?.reference ?? ''
  const note: OrderDocument = {
    number,
    kind: 'credit_note',
    refund,
    issued: now.toISOString(),
    seller: null,
    content: null,
  }
  return { ...after, documents: [...after.documents, note] }
}

const parts = fc.array(fc.record({ line: fc.nat({ max: 49 }), pieces: fc.integer({ min: 1, max: 99 }) }), {
  maxLength: 20,
})

test('refunds in any sequence add up to the charge, and a line’s refunds to its price after discounts', () => {
  fc.assert(
    fc.property(bag, parts, fc.boolean(), (given, pieces, isWhole) => {
      let order = createOrder(given, given.currency)
      const sold = order.snapshot.lines
      const left = new Map(sold.map(({ line, quantity }) => [line, quantity]))
      const refundPieces = (line: string, wanted: number) => {
        const quantity = Math.min(wanted, left.get(line) ?? 0)
        if (quantity === 0) return
        const before = order
        order = addRefund(order, { lines: [{ line, quantity }] })
        // Pieces that are together worth less than one minor unit cannot be refunded, so they stay.
        if (order !== before) left.set(line, (left.get(line) ?? 0) - quantity)
      }
      for (const part of pieces) refundPieces(sold[part.line % sold.length]?.line ?? '', part.pieces)
      if (isWhole) order = addRefund(order, { all: true })
      else {
        order = addRefund(order, { shipping: true })
        for (const { line, quantity } of sold.toReversed()) refundPieces(line, quantity)
      }
      expect(sum(order.refunds.map(({ amount }) => amount))).toBe(order.charge.amount)
      checkLines(order, given)
      checkDocuments(order)
      checkWithdrawals(createOrder(given, given.currency))
    }),
    { numRuns: runs(1000, 10_000) },
  )
})

/** Expects the refunds of each line to be its price less its discounts and its deducted tax. */
function checkLines({ snapshot, refunds }: Order, given: PurchaseTerms & { vouchers: Voucher[] }) {
  const basket = { ...given, vouchers: combineVouchers(given.vouchers) }
  const deducted = findDeductedLines(
    basket,
    snapshot.lines.map(({ discount = 0 }) => discount),
  )
  const net = fraction(1000n, 1000n + BigInt(basket.vatTenths))
  const back = snapshot.lines.map(({ line }) =>
    sum(refunds.flatMap(({ lines }) => lines.flatMap(part => (part.line === line ? [part.amount] : [])))),
  )
  const paid = calculateDiscounts(basket).left.map((left, index) => (deducted[index] ? multiply(left, net) : left))
  checkNear(back, paid, 'refunds of line', deducted.some(Boolean) ? 2n : 1n)
}

const receiptDocument: OrderDocument = {
  number: 1,
  kind: 'receipt',
  refund: null,
  issued: now.toISOString(),
  seller: null,
  content: null,
}

/** Expects the amounts and taxes of the credit notes to add up to those of the receipt. */
function checkDocuments(order: Order) {
  const receipt = createDocumentContent(order, receiptDocument)
  expect(sum(receipt.lines.map(({ amount }) => amount)) + receipt.shipping + receipt.taxDeducted).toBe(receipt.total)
  const notes = order.documents.map(document => createDocumentContent(order, document))
  expect(sum(notes.map(({ total }) => total))).toBe(receipt.total)
  // Credit notes leave out tax rates for which nothing was paid.
  expect(sumByRate(notes).filter(([, gross]) => gross > 0)).toEqual(
    sumByRate([receipt]).filter(([, gross]) => gross > 0),
  )
}

/** The sums of gross amounts and taxes of all documents by tax rate, the lowest rate first. */
function sumByRate(
  documents: ReturnType<typeof createDocumentContent>[],
): [vatTenths: number, gross: number, tax: number][] {
  const all = documents.flatMap(({ taxes }) => taxes)
  const rates = [...new Set(all.map(({ vatTenths }) => vatTenths))].sort((one, other) => one - other)
  return rates.map(rate => {
    const own = all.filter(({ vatTenths }) => vatTenths === rate)
    return [rate, sum(own.map(({ gross }) => gross)), sum(own.map(({ tax }) => tax))]
  })
}

const steps = fc.array(
  fc.record({
    what: fc.constantFrom('line' as const, 'shipping' as const, 'other' as const),
    line: fc.nat({ max: 49 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 12 },
)

test('credit notes for pieces, parts of delivery and other amounts never exceed the receipt by tax rate', () => {
  fc.assert(
    fc.property(bag, steps, (given, wanted) => {
      let order = createOrder(given, given.currency)
      const paid = new Map(
        sumByRate([createDocumentContent(order, receiptDocument)]).map(([rate, gross]) => [rate, gross]),
      )
      for (const { what, line: at, share } of wanted) {
        const sold = order.snapshot.lines[at % Math.max(1, order.snapshot.lines.length)]
        const cents = Math.floor(share * refundableAmount(order))
        if (what === 'line' && sold)
          order = tryRefund(order, {
            lines: [{ line: sold.line, quantity: 1 + Math.floor(share * (sold.quantity - 1)) }],
          })
        if (what === 'shipping')
          order = tryRefund(order, { shipping: Math.floor(share * computePaidParts(order).shipping) })
        if (what === 'other') order = tryRefund(order, { amount: cents })
        const notes = order.documents.map(document => createDocumentContent(order, document))
        for (const { taxes, total } of notes) expect(sum(taxes.map(({ gross }) => gross))).toBe(total)
        for (const [rate, gross] of sumByRate(notes)) expect(gross).toBeLessThanOrEqual(paid.get(rate) ?? 0)
      }
      order = addRefund(order, { all: true })
      expect(sum(order.refunds.map(({ amount }) => amount))).toBe(order.charge.amount)
      checkDocuments(order)
    }),
    { numRuns: runs(1000, 10_000) },
  )
})

/** The order after the refund, or unchanged if the refund is refused. */
function tryRefund(order: Order, given: Partial<RefundRequest>): Order {
  const decided = decideRefund(order, { ...nothing, ...given }, { reference: '', now })
  return decided.ok ? addRefund(order, given) : order
}

/** Expects withdrawals from all lines, one by one, to add up to the charge including delivery. */
function checkWithdrawals(order: Order) {
  const withdrawn = order.snapshot.lines.map(({ line, quantity }, index) => ({
    line,
    quantity,
    withdrawal: index + 1,
    confirmed: now.toISOString(),
  }))
  if (withdrawn.length > 0)
    expect(sum(listRefundsDue({ ...order, withdrawn }).map(({ amount }) => amount))).toBe(order.charge.amount)
}

test('a voucher for another line does not change the refund of a line', () => {
  const half: Voucher = {
    voucher: 'HALF',
    description: '',
    type: 'code',
    kind: 'percent',
    value: 50,
    minimum: null,
    products: ['1'],
    exclusive: false,
  }
  const everything: Voucher = { ...half, voucher: 'ALL', value: 100 }
  const amount: Voucher = { ...half, voucher: 'A100', kind: 'amount', value: 10_000 }
  const all13: Voucher = { ...half, voucher: 'P13', value: 13, products: null }
  const lines = [
    { product: '1', price: 399_500, quantity: 1 },
    { product: '2', price: 299_500, quantity: 1 },
  ]
  const refundOf = (vouchers: Voucher[]) => {
    const order = createOrder({ lines, vouchers, shipping: null, vatTenths: 250, taxFree: false })
    const other = order.snapshot.lines[1]?.line ?? ''
    return addRefund(order, { lines: [{ line: other, quantity: 1 }] }).refunds[0]?.amount
  }
  for (const first of [half, everything, amount]) {
    expect(refundOf([first, all13])).toBe(260_565)
    expect(refundOf([all13, first])).toBe(260_565)
    expect(refundOf([{ ...all13, type: 'automatic' }, first])).toBe(260_565)
  }
})
