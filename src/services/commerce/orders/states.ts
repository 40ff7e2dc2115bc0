import { sum } from '../lib/money.ts'

/** An order's states for the merchant (decision 0118): of goods and money together, for lists. */
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

/**
 * Where an order's goods are, whatever happened to its money. `cancelled`: nothing of it was sent,
 * or will be.
 */
export const goodsStates = ['to_send', 'partly_shipped', 'shipped', 'delivered', 'returned', 'cancelled'] as const
export type GoodsState = (typeof goodsStates)[number]

/** Where an order's money is, whatever happened to its goods; a free order's is captured. */
export const moneyStates = [
  'authorised',
  'captured',
  'partly_refunded',
  'refunded',
  'refund_failed',
  'disputed',
] as const
export type MoneyState = (typeof moneyStates)[number]

/** The states of the checkout interface (checkout-api §4.9), which has fewer. */
export type OrderStatus = 'untouched' | 'progress' | 'ok' | 'archived' | 'failed'

/** What a merchant does to an order. */
export const orderActions = ['start', 'ship', 'correct', 'deliver', 'cancel', 'return', 'refund'] as const
export type OrderAction = (typeof orderActions)[number]

/** What cannot be done, as the end of a sentence. */
const actionWords: Record<OrderAction, string> = {
  start: 'be packed',
  ship: 'be sent',
  correct: 'have its parcel corrected',
  deliver: 'be delivered',
  cancel: 'be cancelled',
  return: 'come back',
  refund: 'be refunded',
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
  /** Whether the provider has rejected the newest refund. */
  isRefundFailed: boolean
  /** Whether a dispute is open. */
  isDisputed: boolean
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

/** How many pieces of an order are left to send. */
export const toSendOf = ({ lines, isCancelled }: OrderFacts) => (isCancelled ? 0 : sum(lines.map(unsentOf)))

export function goodsOf(facts: OrderFacts): GoodsState {
  const left = toSendOf(facts)
  const { shipped, returned } = piecesOf(facts)
  if (shipped === 0) return left > 0 ? 'to_send' : 'cancelled'
  if (left > 0) return 'partly_shipped'
  if (returned >= shipped) return 'returned'
  return facts.isDelivered ? 'delivered' : 'shipped'
}

export function moneyOf({ amount, refunded, isCaptured, isDisputed, isRefundFailed }: OrderFacts): MoneyState {
  if (isDisputed) return 'disputed'
  if (isRefundFailed) return 'refund_failed'
  if (refunded > 0) return refunded >= amount ? 'refunded' : 'partly_refunded'
  return isCaptured || amount === 0 ? 'captured' : 'authorised'
}

/** Pieces of all lines; `here` are neither sent nor given up by a refund. */
function piecesOf({ lines }: OrderFacts) {
  const shipped = sum(lines.map(line => line.shipped))
  const returned = sum(lines.map(line => line.returned))
  return { shipped, returned, here: sum(lines.map(({ ordered, dropped }) => ordered - dropped)) - shipped }
}

/** What may be done to an order; quantities and amounts limit it further. */
export function orderActionsOf(facts: OrderFacts): OrderAction[] {
  const { shipped, returned, here } = piecesOf(facts)
  const isPaidBack = facts.refunded >= facts.amount
  const isAway = shipped > returned
  const may: Record<OrderAction, boolean> = {
    start: shipped === 0 && here > 0 && !facts.isStarted,
    ship: here > 0,
    // Of what was sent and is back, too, while more is to be sent.
    correct: shipped > 0 && goodsOf(facts) !== 'returned',
    deliver: isAway && !facts.isDelivered,
    cancel: shipped === 0 && (here > 0 || !isPaidBack),
    return: isAway,
    refund: !isPaidBack,
  }
  return facts.isCancelled ? [] : orderActions.filter(action => may[action])
}

/** Why an action is refused, as a sentence about the order. */
export function refusalOf(action: OrderAction, facts: OrderFacts): string {
  const goods = goodsOf(facts)
  const where = goods === 'to_send' ? (facts.isStarted ? 'in progress' : 'not sent yet') : goods
  const state = action === 'refund' ? orderState(facts) : where
  return `is ${state.replace('_', ' ')} and cannot ${actionWords[action]}`
}

export function orderState(facts: OrderFacts): OrderState {
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
export function orderStatus(facts: OrderFacts): OrderStatus {
  const goods = goodsOf(facts)
  if (facts.isCancelled || goods === 'returned') return 'archived'
  const isOver = goods !== 'to_send' && goods !== 'partly_shipped'
  if (isOver && facts.amount > 0 && facts.refunded >= facts.amount) return 'archived'
  if (goods === 'partly_shipped') return 'progress'
  if (goods === 'shipped' || goods === 'delivered') return 'ok'
  return facts.isStarted ? 'progress' : 'untouched'
}
