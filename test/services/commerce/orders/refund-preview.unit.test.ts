import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundableAmount } from '#src/services/commerce/documents/amounts.ts'
import { previewRefund } from '#src/services/commerce/management/orders/refund-preview.ts'
import { decideRefund, type RefundRequest } from '#src/services/commerce/refunds/request.ts'
import { decideRetry, mayRetry } from '#src/services/commerce/refunds/retry.ts'
import { bought, makeOrder, now, sum } from './model/changes.ts'

const nothing: RefundRequest = {
  all: false,
  lines: [],
  shipping: false,
  amount: 0,
  reason: '',
  withdrawal: null,
  restock: false,
}

const request: fc.Arbitrary<RefundRequest> = fc
  .record({
    all: fc.boolean(),
    line: fc.nat({ max: 3 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    shipping: fc.boolean(),
    amount: fc.nat({ max: 5000 }),
  })
  .map(({ line, quantity, ...given }) => ({ ...nothing, ...given, lines: [{ line: `l${line}`, quantity }] }))

test('a preview shows the amount that is then refunded, and its parts and its taxes add up exactly', () => {
  let previewed = 0
  fc.assert(
    fc.property(bought, fc.array(request, { minLength: 1, maxLength: 4 }), (parts, requests) => {
      let order = makeOrder(parts)
      for (const [index, asked] of requests.entries()) {
        const occasion = { reference: `r${index}`, now }
        const preview = previewRefund(order, asked, occasion)
        const decided = decideRefund(order, asked, occasion)
        expect(preview.ok).toBe(decided.ok)
        if (!preview.ok || !decided.ok) continue
        previewed += 1
        const { amountAsNumber, shippingAsNumber, otherAsNumber, lines, taxes, leftAsNumber } = preview.value
        const minor = (amount: number) => Math.round(amount * 100)
        const refund = decided.value.after.refunds.at(-1)
        expect(minor(amountAsNumber)).toBe(refund?.amount)
        expect(sum([shippingAsNumber, otherAsNumber, ...lines.map(line => line.amountAsNumber)].map(minor))).toBe(
          refund?.amount,
        )
        expect(sum(taxes.map(tax => minor(tax.grossAsNumber)))).toBe(refund?.amount)
        expect(minor(leftAsNumber)).toBe(refundableAmount(decided.value.after))
        order = decided.value.after
      }
    }),
    { numRuns: 200 },
  )
  expect(previewed).toBeGreaterThan(100)
})

test('retries of failed refunds repeat their amounts, and never pay back more than was charged', () => {
  let retried = 0
  fc.assert(
    fc.property(bought, fc.array(request, { minLength: 1, maxLength: 5 }), fc.nat(), (parts, requests, choice) => {
      let order = makeOrder(parts)
      for (const [index, asked] of requests.entries()) {
        const decided = decideRefund(order, asked, { reference: `r${index}`, now })
        if (!decided.ok) continue
        const isFailed = ((choice >> index) & 1) === 0
        const { refunds } = decided.value.after
        order = {
          ...decided.value.after,
          refunds: refunds.map(refund =>
            refund.reference === `r${index}` ? { ...refund, status: isFailed ? 'failed' : 'refunded' } : refund,
          ),
        }
      }
      for (const failed of order.refunds.filter(({ status }) => status === 'failed')) {
        const decided = decideRetry(order, failed.reference, { reference: `${failed.reference} again`, now })
        if (!decided.ok) {
          expect(decided.status).toBe(409)
          continue
        }
        retried += 1
        const { after, details = {} } = decided.value
        expect(after.refunds.at(-1)).toMatchObject({
          amount: failed.amount,
          status: 'requested',
          shipping: failed.shipping,
        })
        order = {
          ...after,
          changes: [...after.changes, { key: failed.reference, change: 'retry', changed: '', actor: '', details }],
        }
        expect(mayRetry(order, failed)).toBe(false)
        expect(decideRetry(order, failed.reference, { reference: 'x', now })).toMatchObject({ status: 409 })
      }
      const standing = order.refunds.filter(({ status }) => status !== 'failed')
      expect(sum(standing.map(({ amount }) => amount))).toBeLessThanOrEqual(order.charge.amount)
      for (const { line, quantity } of order.snapshot.lines) {
        const refunded = standing.flatMap(({ lines }) => lines).filter(part => part.line === line)
        expect(sum(refunded.map(part => part.quantity))).toBeLessThanOrEqual(quantity)
      }
    }),
    { numRuns: 200 },
  )
  expect(retried).toBeGreaterThan(10)
})
