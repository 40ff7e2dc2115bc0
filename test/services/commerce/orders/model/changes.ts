import fc from 'fast-check'
import { decideCancellation } from '#src/services/commerce/fulfilment/cancel.ts'
import { decideDelivery } from '#src/services/commerce/fulfilment/parcels.ts'
import { decideReturn } from '#src/services/commerce/fulfilment/returns.ts'
import { decideShipment } from '#src/services/commerce/fulfilment/ship.ts'
import type { PlainOutcome } from '#src/services/commerce/lib/outcome.ts'
import type { Decision } from '#src/services/commerce/orders/change.ts'
import { collectOrderFacts } from '#src/services/commerce/orders/facts.ts'
import { listAllowedActions, type OrderAction } from '#src/services/commerce/orders/states.ts'
import type { Order } from '#src/services/commerce/orders/storage.ts'
import { decideRefund } from '#src/services/commerce/refunds/request.ts'
import { decideWithdrawal } from '#src/services/commerce/withdrawals/decide.ts'

export const now = new Date('2026-12-01T12:00:00Z')
export const parcel = { carrier: '', trackingId: '', trackingUrl: '' }
export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

interface Bought {
  /** `isLowered`: a fifth of the line's price is deducted as tax. `discountShare` is in percent. */
  lines: { price: number; quantity: number; discountShare: number; isLowered?: boolean }[]
  shipping: number
  /** The percentage of the price of delivery from which a fifth is deducted as tax. */
  shippingLowered?: number
  /** Whether the tax is deducted from all lines and the whole delivery. */
  taxFree: boolean
}

export const bought: fc.Arbitrary<Bought> = fc.record({
  lines: fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 1_000_000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      discountShare: fc.integer({ min: 0, max: 100 }),
      isLowered: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  shipping: fc.nat({ max: 20_000 }),
  shippingLowered: fc.integer({ min: 0, max: 100 }),
  taxFree: fc.boolean(),
})

/** Returns a captured order with these lines, of which nothing has been sent. */
export function makeOrder({ lines, shipping, shippingLowered = 0, taxFree }: Bought): Order {
  const sold = lines.map(({ price, quantity, discountShare }, index) => ({
    line: `l${index}`,
    item: `i${index}`,
    quantity,
    price,
    discount: Math.floor((price * quantity * discountShare) / 100),
  }))
  const goods = sold.map(({ price, quantity, discount }) => price * quantity - discount)
  const isLowered = lines.map(line => line.isLowered === true)
  const deducted = {
    lines: sold.flatMap(({ line }, index) => (isLowered[index] ? [line] : [])),
    shipping: Math.floor((shipping * shippingLowered) / 100),
  }
  const isPartly = !taxFree && isLowered.some(Boolean) && !isLowered.every(Boolean)
  const lowered = sum(goods.filter((_, index) => isLowered[index])) + deducted.shipping
  const gross = sum(goods) + shipping
  const amount = gross - Math.floor((taxFree ? gross : isPartly ? lowered : 0) / 5)
  return {
    number: 10001,
    reference: 'r',
    payment: 'p',
    selection: 's',
    snapshot: {
      lines: sold,
      shipping,
      ...(isPartly && { deducted }),
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
  action: OrderAction | 'settle' | 'reject' | 'withdraw'
  line: number
  quantity: number
  amount: number
  flag: boolean
}

/** Random steps; those that the order does not allow change nothing. */
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    action: fc.constantFrom(
      ...(['ship', 'ship', 'deliver', 'cancel', 'return', 'withdraw'] as const),
      ...(['refund', 'refund', 'settle', 'settle', 'reject'] as const),
    ),
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

/** The order after the provider has answered its oldest requested refund with `status`. */
export function settleOldest(order: Order, status: 'refunded' | 'failed'): Order {
  const open = order.refunds.find(refund => refund.status === 'requested')
  return { ...order, refunds: order.refunds.map(refund => (refund === open ? { ...refund, status } : refund)) }
}

/** The order after a withdrawal, or unchanged if the withdrawal is refused. */
function withdrawn(order: Order, { line, quantity }: Step): Order {
  const parts = decideWithdrawal(order, [{ line: `l${line}`, quantity }], now)
  if (!parts.ok) return order
  const statement = { withdrawal: order.withdrawn.length + 1, confirmed: now.toISOString() }
  return { ...order, withdrawn: [...order.withdrawn, ...parts.value.map(part => ({ ...part, ...statement }))] }
}

/** The order after the step, or unchanged if the step is not allowed. */
export function takeStep(order: Order, step: Step): Order {
  const { action } = step
  if (action === 'settle' || action === 'reject')
    return settleOldest(order, action === 'settle' ? 'refunded' : 'failed')
  if (action === 'withdraw') return withdrawn(order, step)
  if (!listAllowedActions(collectOrderFacts(order)).includes(action)) return order
  const decided = decide(order, step)
  if (!decided.ok) return order
  const entry = { key: String(order.changes.length), change: action, changed: '', actor: '', details: {} }
  return { ...decided.value.after, changes: [...order.changes, entry] }
}
