import { expect, test } from 'vitest'
import type { Order } from '#src/services/commerce/orders/storage.ts'
import { decideWithdrawal } from '#src/services/commerce/withdrawals/decide.ts'

const now = new Date('2026-12-01T12:00:00Z')

/**
 * Returns an order with one line of three pieces, one of which has already been withdrawn. Nothing
 * has been sent if `sentDaysAgo` is null.
 */
function order(sentDaysAgo: number | null): Order {
  const shipped = new Date(now.getTime() - (sentDaysAgo ?? 0) * 24 * 60 * 60 * 1000).toISOString()
  const shipment = {
    shipment: 1,
    shipped,
    delivered: null,
    lines: [{ line: 'a', quantity: 3 }],
    carrier: '',
    trackingId: '',
    trackingUrl: '',
  }
  return {
    number: 10001,
    reference: 'r',
    payment: 'p',
    selection: 's',
    snapshot: {
      lines: [{ line: 'a', item: '1-1', quantity: 3, price: 100 }],
      vouchers: [],
      email: 'asa@example.com',
      customer: null,
      language: 'en',
      purchase: {},
      returnPage: '',
      failedPage: '',
    },
    email: 'asa@example.com',
    deliveryAddress: null,
    created: '2026-11-01T12:00:00Z',
    state: 'shipped',
    status: 'ok',
    charge: { method: 'test', amount: 300, currency: 'SEK', providerId: null, captured: null },
    returned: [],
    refunds: [],
    documents: [],
    changes: [],
    shipments: sentDaysAgo === null ? [] : [shipment],
    withdrawn: [{ withdrawal: 1, confirmed: '2026-11-20T12:00:00Z', line: 'a', quantity: 1 }],
  }
}

const part = (quantity: number) => ({ line: 'a', quantity })

test('buyers can withdraw from the purchase of the remaining pieces until 37 days after these were sent', () => {
  expect(decideWithdrawal(order(10), [part(1), part(1)], now)).toEqual({ ok: true, value: [part(2)] })
  expect(decideWithdrawal(order(null), [part(2)], now)).toMatchObject({ ok: true })
  expect(decideWithdrawal(order(37), [part(2)], now)).toMatchObject({ ok: true })
  expect(decideWithdrawal(order(38), [part(2)], now)).toMatchObject({ status: 410 })
  expect(decideWithdrawal(order(10), [part(2), part(1)], now)).toMatchObject({ status: 409 })
  expect(decideWithdrawal(order(10), [{ line: 'b', quantity: 1 }], now)).toMatchObject({ status: 409 })
  expect(decideWithdrawal(order(10), [], now)).toMatchObject({ status: 406, errors: { lines: 'required' } })
})

test('a withdrawal that matches no order is valid, but must not name lines', () => {
  expect(decideWithdrawal(null, [], now)).toEqual({ ok: true, value: [] })
  expect(decideWithdrawal(null, [part(1)], now)).toMatchObject({ status: 406 })
})
