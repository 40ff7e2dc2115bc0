import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computePaidParts, computePiecesAmount, refundableAmount } from '#src/services/commerce/documents/amounts.ts'
import { decideCancellation } from '#src/services/commerce/fulfilment/cancel.ts'
import { decideReturn } from '#src/services/commerce/fulfilment/returns.ts'
import { decideShipment } from '#src/services/commerce/fulfilment/ship.ts'
import type { PlainOutcome } from '#src/services/commerce/lib/outcome.ts'
import type { Decision } from '#src/services/commerce/orders/change.ts'
import { collectLineFacts, collectOrderFacts, listLeftToSend } from '#src/services/commerce/orders/facts.ts'
import {
  countToSend,
  decideGoodsState,
  decideMoneyState,
  decideOrderState,
  decideOrderStatus,
  listAllowedActions,
} from '#src/services/commerce/orders/states.ts'
import type { Order } from '#src/services/commerce/orders/storage.ts'
import { decideRefund } from '#src/services/commerce/refunds/request.ts'
import { pickAmount as runs } from '../../../support/amount.ts'
import { bought, makeOrder, now, parcel, settleOldest, steps, sum, takeStep } from './model/changes.ts'

test('after any steps, refunded and refundable money add up to the charge, and no piece is counted twice', () => {
  fc.assert(
    fc.property(bought, steps, (given, sequence) => {
      let order = makeOrder(given)
      const { amount } = order.charge
      for (const step of sequence) {
        const next = takeStep(order, step)
        const facts = collectOrderFacts(next)
        order = { ...next, state: decideOrderState(facts), status: decideOrderStatus(facts) }
        const back = sum(order.refunds.filter(({ status }) => status !== 'failed').map(refund => refund.amount))
        expect(back + refundableAmount(order)).toBe(amount)
        expect(refundableAmount(order)).toBeGreaterThanOrEqual(0)
        for (const { amount: whole, lines, shipping, other } of order.refunds)
          expect(sum(lines.map(line => line.amount)) + shipping + other).toBe(whole)
        for (const { ordered, shipped, returned, dropped } of collectLineFacts(order).values()) {
          expect(shipped + dropped).toBeLessThanOrEqual(ordered)
          expect(returned).toBeLessThanOrEqual(shipped)
        }
        if (order.state === 'cancelled') expect(order.shipments).toEqual([])
        if (order.state === 'shipped' || order.state === 'delivered') expect(listLeftToSend(order)).toEqual([])
        if (order.state === 'refunded') expect(refundableAmount(order)).toBe(0)
      }
    }),
    { numRuns: runs(2000, 10_000) },
  )
})

test('line amounts and delivery add up to the charge, and refunds of single pieces add up to the line amount', () => {
  fc.assert(
    fc.property(bought, given => {
      const order = makeOrder(given)
      const { lines, shipping } = computePaidParts(order)
      expect(sum([...lines.values()].map(({ amount }) => amount)) + shipping).toBe(order.charge.amount)
      for (const part of lines.values()) {
        const pieces = Array.from({ length: part.quantity }, (_, before) => computePiecesAmount(part, before, 1))
        expect(sum(pieces)).toBe(part.amount)
        expect(Math.max(...pieces) - Math.min(...pieces)).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 10_000 },
  )
})

test('pieces to send are those not sent, withdrawn, given up or cancelled, however much money is refunded', () => {
  fc.assert(
    fc.property(bought, steps, (given, sequence) => {
      let order = makeOrder(given)
      for (const step of sequence) {
        const next = takeStep(order, step)
        const facts = collectOrderFacts(next)
        order = { ...next, state: decideOrderState(facts), status: decideOrderStatus(facts) }
        // Withdrawals count first against pieces that are not sent yet.
        const isCancelled = order.changes.some(({ change }) => change === 'cancel')
        const open = order.snapshot.lines.map(({ line, quantity }) => {
          const of = (parts: { line: string; quantity: number }[]) =>
            sum(parts.filter(part => part.line === line).map(part => part.quantity))
          const here = quantity - of(order.shipments.flatMap(({ lines }) => lines))
          const refunded = order.refunds.flatMap(({ lines }) => lines)
          const givenUp = of(refunded.map(part => ({ ...part, quantity: part.unsent })))
          return isCancelled ? 0 : Math.min(here - givenUp, Math.max(0, here - of(order.withdrawn)))
        })
        const left = sum(open)
        expect(countToSend(facts)).toBe(left)
        expect(sum(listLeftToSend(order).map(({ quantity }) => quantity))).toBe(left)
        const isSent = order.shipments.length > 0
        const goods = decideGoodsState(facts)
        expect(goods === 'to_send' || goods === 'partly_shipped').toBe(left > 0)
        if (left > 0) {
          expect(goods).toBe(isSent ? 'partly_shipped' : 'to_send')
          expect(['untouched', 'progress']).toContain(decideOrderStatus(facts))
          expect(listAllowedActions(facts)).toContain('ship')
          expect(decideShipment(order, parcel, null, now).ok).toBe(true)
          // An order of which nothing is sent yet can be cancelled.
          if (!isSent) {
            const occasion = { reference: 'last', now }
            expect(listAllowedActions(facts)).toContain('cancel')
            expect(decideCancellation(order, { reason: '', restock: true }, occasion).ok).toBe(true)
          }
        }
        // The state of the goods does not depend on the money, nor the money's state on the goods.
        const anyGoods = { ...facts, refunded: 0, isCaptured: false, isRefundFailed: false, isDisputed: false }
        expect(decideGoodsState(anyGoods)).toBe(goods)
        expect(decideMoneyState({ ...facts, lines: [], isCancelled: false, isStarted: true })).toBe(
          decideMoneyState(facts),
        )
      }
    }),
    { numRuns: runs(2000, 10_000) },
  )
})

test('an order allows only the actions of its state', () => {
  const paid = makeOrder({ lines: [{ price: 100, quantity: 2, discountShare: 0 }], shipping: 0, taxFree: false })
  const entry = { key: 'k', changed: '', actor: '', details: {} }
  const after = (order: Order, decided: PlainOutcome<Decision>, change: string): Order => {
    if (!decided.ok) throw new Error(JSON.stringify(decided))
    return { ...decided.value.after, changes: [...order.changes, { ...entry, change }] }
  }
  const may = (order: Order) => listAllowedActions(collectOrderFacts(order)).join(' ')
  const part = [{ line: 'l0', quantity: 1 }]
  const goodwill = { all: false, lines: [], shipping: false, reason: '', withdrawal: null, restock: true }
  const refund = (order: Order, amount: number) =>
    settleOldest(
      after(order, decideRefund(order, { ...goodwill, amount }, { reference: 'r', now }), 'refund'),
      'refunded',
    )
  expect(may(paid)).toBe('start ship cancel refund')
  expect(may(refund(paid, 50))).toBe('start ship cancel refund')
  expect(may(refund(paid, 200))).toBe('start ship cancel')
  const partly = after(paid, decideShipment(paid, parcel, part, now), 'ship')
  expect(may(partly)).toBe('ship correct deliver return refund')
  expect(may(refund(partly, 200))).toBe('ship correct deliver return')
  const whole = after(partly, decideShipment(partly, parcel, null, now), 'ship')
  expect(may(whole)).toBe('correct deliver return refund')
  const all = [{ line: 'l0', quantity: 2 }]
  expect(may(after(whole, decideReturn(whole, { lines: all, restock: true }), 'return'))).toBe('refund')
  const cancelled = decideCancellation(paid, { reason: '', restock: true }, { reference: 'r', now })
  expect(may(after(paid, cancelled, 'cancel'))).toBe('')
})

test('no more pieces are refunded than were bought, at once or in steps', () => {
  // The charge exceeds the price of line l0, so only its quantity prevents refunding four pieces.
  const lines = [
    { price: 10_000, quantity: 3, discountShare: 0 },
    { price: 50_000, quantity: 1, discountShare: 0 },
  ]
  const order = makeOrder({ lines, shipping: 4900, taxFree: false })
  const refund = (from: Order, quantity: number) => {
    const given = { all: false, lines: [{ line: 'l0', quantity }], shipping: false, amount: 0 }
    const rest = { reason: '', withdrawal: null, restock: true }
    return decideRefund(from, { ...given, ...rest }, { reference: `${quantity}`, now })
  }
  const errorsOf = (from: Order, quantity: number) => {
    const decided = refund(from, quantity)
    return decided.ok ? null : decided.errors
  }
  const after = (from: Order, quantity: number) => {
    const decided = refund(from, quantity)
    return decided.ok ? decided.value.after : from
  }
  expect(errorsOf(order, 3)).toBeNull()
  expect(errorsOf(order, 4)).toEqual({ lines: '3 of l0 are left' })
  const partly = after(order, 2)
  expect(errorsOf(partly, 1)).toBeNull()
  expect(errorsOf(partly, 2)).toEqual({ lines: '1 of l0 are left' })
  expect(errorsOf(after(partly, 1), 1)).toEqual({ lines: '0 of l0 are left' })
})
