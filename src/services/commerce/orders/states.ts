import { sum } from '../lib/money.ts'

/** An order's states for the merchant (decision 0118). */
export const orderStates = [
  'new',
  'paid',
  'in_progress',
  'partly_shipped',
  'shipped',
  'delivered',
  'cancelled',
  'partly_refunded',
  'refunded',
  'returned',
] as const
export type OrderState = (typeof orderStates)[number]

/** The states of the checkout interface (checkout-api §4.9), which has fewer. */
export type OrderStatus = 'untouched' | 'progress' | 'ok' | 'archived' | 'failed'

/** What a merchant does to an order. */
export type OrderAction = 'start' | 'ship' | 'correct' | 'deliver' | 'cancel' | 'return' | 'refund'

/** What cannot be done in a state, as the end of a sentence. */
export const actionWords: Record<OrderAction, string> = {
  start: 'be packed',
  ship: 'be sent',
  correct: 'have its parcel corrected',
  deliver: 'be delivered',
  cancel: 'be cancelled',
  return: 'come back',
  refund: 'be refunded',
}

const unsent: OrderAction[] = ['ship', 'cancel', 'refund']
const sent: OrderAction[] = ['correct', 'deliver', 'return', 'refund']

/** What may be done in each state; quantities and amounts limit it further. */
export const allowedActions: Record<OrderState, readonly OrderAction[]> = {
  new: ['start', ...unsent],
  paid: ['start', ...unsent],
  in_progress: unsent,
  partly_shipped: ['ship', ...sent],
  shipped: sent,
  delivered: ['correct', 'return', 'refund'],
  partly_refunded: ['start', 'ship', 'cancel', ...sent],
  returned: ['refund'],
  // A parcel may still be on its way, or on its way back.
  refunded: ['correct', 'deliver', 'return'],
  cancelled: [],
}

/** Quantities of one line. */
export interface LineFacts {
  ordered: number
  shipped: number
  returned: number
  /** Refunded before they were sent, and so never sent. */
  dropped: number
  withdrawn: number
}

/** What an order's state follows from. Amounts are in minor units. */
export interface OrderFacts {
  lines: LineFacts[]
  amount: number
  /** Paid back, as the provider has confirmed. */
  refunded: number
  isCaptured: boolean
  isStarted: boolean
  isCancelled: boolean
  /** Whether every parcel has arrived. */
  isDelivered: boolean
}

/**
 * How many of a line are left to send. What the buyer has withdrawn from is not sent: first of all
 * the pieces that are still here.
 */
export function unsentOf({ ordered, shipped, dropped, withdrawn }: LineFacts): number {
  const here = ordered - shipped
  return here - Math.max(dropped, Math.min(withdrawn, here))
}

export function stateOf(facts: OrderFacts): OrderState {
  const { lines, amount, refunded } = facts
  const left = sum(lines.map(unsentOf))
  const shipped = sum(lines.map(line => line.shipped))
  if (facts.isCancelled) return 'cancelled'
  if (amount > 0 && refunded >= amount) return 'refunded'
  if (shipped > 0 && left === 0 && sum(lines.map(({ returned }) => returned)) >= shipped) return 'returned'
  if (refunded > 0) return 'partly_refunded'
  if (shipped > 0 && left === 0) return facts.isDelivered ? 'delivered' : 'shipped'
  if (shipped > 0) return 'partly_shipped'
  if (facts.isStarted) return 'in_progress'
  return facts.isCaptured || amount === 0 ? 'paid' : 'new'
}

/** The checkout interface's status: it says how far sending is, not where the money is. */
export function statusOf(facts: OrderFacts): OrderStatus {
  const state = stateOf(facts)
  if (state === 'cancelled' || state === 'refunded' || state === 'returned') return 'archived'
  const shipped = sum(facts.lines.map(line => line.shipped))
  if (shipped > 0) return sum(facts.lines.map(unsentOf)) === 0 ? 'ok' : 'progress'
  return facts.isStarted ? 'progress' : 'untouched'
}
