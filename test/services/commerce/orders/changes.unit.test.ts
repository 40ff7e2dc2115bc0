import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideCancellation } from '#src/services/commerce/fulfilment/cancel.ts'
import { decideDelivery } from '#src/services/commerce/fulfilment/parcels.ts'
import { decideReturn } from '#src/services/commerce/fulfilment/returns.ts'
import { decideShipment } from '#src/services/commerce/fulfilment/ship.ts'
import type { PlainOutcome } from '#src/services/commerce/lib/outcome.ts'
import type { Decision } from '#src/services/commerce/orders/change.ts'
import { factsOf, leftToSend, linesOf } from '#src/services/commerce/orders/facts.ts'
import { allowedActions, type OrderAction, stateOf, statusOf } from '#src/services/commerce/orders/states.ts'
import type { Order } from '#src/services/commerce/orders/storage.ts'
import { amountOf, paidParts, refundable } from '#src/services/commerce/refunds/amounts.ts'
import { decideRefund } from '#src/services/commerce/refunds/request.ts'
import { amount as runs } from '../../../amount.ts'

const now = new Date('2026-12-01T12:00:00Z')
const parcel = { carrier: '', trackingId: '', trackingUrl: '' }
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

interface Bought {
  lines: { price: number; quantity: number; discountShare: number }[]
  shipping: number
  /** Whether a tax of a fifth is deducted from everything. */
  taxFree: boolean
}

const bought: fc.Arbitrary<Bought> = fc.record({
  lines: fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 1_000_000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      discountShare: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  shipping: fc.nat({ max: 20_000 }),
  taxFree: fc.boolean(),
})

function orderOf({ lines, shipping, taxFree }: Bought): Order {
  const sold = lines.map(({ price, quantity, discountShare }, index) => ({
    line: `l${index}`,
    item: `i${index}`,
    quantity,
    price,
    discount: Math.floor((price * quantity * discountShare) / 100),
  }))
  const gross = sum(sold.map(({ price, quantity, discount }) => price * quantity - discount)) + shipping
  const amount = taxFree ? gross - Math.floor(gross / 5) : gross
  return {
    number: 10001,
    reference: 'r',
    payment: 'p',
    selection: 's',
    snapshot: {
      lines: sold,
      shipping,
      vouchers: [],
      email: 'asa@example.com',
      customer: null,
      language: 'en',
      purchase: {},
      returnPage: '',
      failedPage: '',
    },
    created: now.toISOString(),
    state: 'paid',
    status: 'untouched',
    charge: { method: 'test', amount, currency: 'SEK', providerId: 'p', captured: now.toISOString() },
    shipments: [],
    returned: [],
    refunds: [],
    documents: [],
    withdrawn: [],
    changes: [],
  }
}

interface Step {
  action: OrderAction | 'settle' | 'reject'
  line: number
  quantity: number
  amount: number
  flag: boolean
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    action: fc.constantFrom('ship', 'deliver', 'cancel', 'return', 'refund', 'refund', 'settle', 'settle', 'reject'),
    line: fc.nat({ max: 4 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    amount: fc.nat({ max: 500_000 }),
    flag: fc.boolean(),
  }),
  { maxLength: 25 },
)

function decide(order: Order, { action, line, quantity, amount, flag }: Step): PlainOutcome<Decision> {
  const lines = [{ line: `l${line}`, quantity }]
  const occasion = { reference: String(order.refunds.length), now }
  switch (action) {
    case 'ship':
      return decideShipment(order, parcel, flag ? null : lines, now)
    case 'deliver':
      return decideDelivery(order, null, now)
    case 'cancel':
      return decideCancellation(order, { reason: '', restock: true }, occasion)
    case 'return':
      return decideReturn(order, { lines, restock: true })
    default: {
      const parts = { lines: amount % 2 ? lines : [], shipping: flag, amount: amount % 3 ? 0 : amount }
      return decideRefund(
        order,
        { all: amount % 7 === 0, ...parts, reason: '', withdrawal: null, restock: true },
        occasion,
      )
    }
  }
}

/** The provider's result of the oldest requested refund. */
function settled(order: Order, status: 'refunded' | 'failed'): Order {
  const open = order.refunds.find(refund => refund.status === 'requested')
  return { ...order, refunds: order.refunds.map(refund => (refund === open ? { ...refund, status } : refund)) }
}

function take(order: Order, step: Step): Order {
  const { action } = step
  if (action === 'settle' || action === 'reject') return settled(order, action === 'settle' ? 'refunded' : 'failed')
  if (!allowedActions[order.state].includes(action)) return order
  const decided = decide(order, step)
  if (!decided.ok) return order
  const entry = { key: String(order.changes.length), change: action, changed: '', actor: '', details: {} }
  return { ...decided.value.after, changes: [...order.changes, entry] }
}

test('whatever happens to an order: money in is money back and money kept, and every piece is in one place', () => {
  fc.assert(
    fc.property(bought, steps, (given, sequence) => {
      let order = orderOf(given)
      const { amount } = order.charge
      for (const step of sequence) {
        const next = take(order, step)
        const facts = factsOf(next)
        order = { ...next, state: stateOf(facts), status: statusOf(facts) }
        const back = sum(order.refunds.filter(({ status }) => status !== 'failed').map(refund => refund.amount))
        expect(back + refundable(order)).toBe(amount)
        expect(refundable(order)).toBeGreaterThanOrEqual(0)
        for (const { amount: whole, lines, shipping, other } of order.refunds)
          expect(sum(lines.map(line => line.amount)) + shipping + other).toBe(whole)
        for (const { ordered, shipped, returned, dropped } of linesOf(order).values()) {
          expect(shipped + dropped).toBeLessThanOrEqual(ordered)
          expect(returned).toBeLessThanOrEqual(shipped)
        }
        if (order.state === 'cancelled') expect(order.shipments).toEqual([])
        if (order.state === 'shipped' || order.state === 'delivered') expect(leftToSend(order)).toEqual([])
        if (order.state === 'refunded') expect(refundable(order)).toBe(0)
      }
    }),
    { numRuns: runs(2000, 10_000) },
  )
})

test('the parts of what was paid add up, and so do the refunds of single pieces, in any order', () => {
  fc.assert(
    fc.property(bought, given => {
      const order = orderOf(given)
      const { lines, shipping } = paidParts(order)
      expect(sum([...lines.values()].map(({ amount }) => amount)) + shipping).toBe(order.charge.amount)
      for (const part of lines.values()) {
        const pieces = Array.from({ length: part.quantity }, (_, before) => amountOf(part, before, 1))
        expect(sum(pieces)).toBe(part.amount)
        expect(Math.max(...pieces) - Math.min(...pieces)).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 10_000 },
  )
})

test('every state allows only actions that have a way there', () => {
  expect(allowedActions.cancelled).toEqual([])
  const { shipped, paid, refunded } = allowedActions
  expect([shipped.includes('cancel'), paid.includes('return'), refunded.includes('refund')]).toEqual([
    false,
    false,
    false,
  ])
})
