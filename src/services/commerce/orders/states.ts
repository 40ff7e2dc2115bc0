import { sum } from '../lib/money.ts'

/**
 * The states of orders in the operator's lists. Each combines the state of the goods with that of
 * the money (decision 118).
 */
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
 * The states of an order's goods, regardless of the money. `cancelled` means that nothing was sent,
 * and nothing is left to send.
 */
export const goodsStates = ['to_send', 'partly_shipped', 'shipped', 'delivered', 'returned', 'cancelled'] as const
export type GoodsState = (typeof goodsStates)[number]

/**
 * The states of an order's money, regardless of the goods. An order that costs nothing is
 * `captured`.
 */
export const moneyStates = [
  'authorised',
  'captured',
  'partly_refunded',
  'refunded',
  'refund_failed',
  'disputed',
] as const
export type MoneyState = (typeof moneyStates)[number]

/** The states of an order on the wire. There are fewer of them than operators see. */
export type OrderStatus = 'untouched' | 'progress' | 'ok' | 'archived' | 'failed'

/** The actions that operators can take on an order. */
export const orderActions = ['start', 'ship', 'correct', 'deliver', 'cancel', 'return', 'refund'] as const
export type OrderAction = (typeof orderActions)[number]

/**
 * For each action, the words that follow "cannot" in the message if it is not allowed, e.g. "be
 * packed".
 */
const actionWords: Record<OrderAction, string> = {
  start: 'be packed',
  ship: 'be sent',
  correct: 'have its parcel corrected',
  deliver: 'be delivered',
  cancel: 'be cancelled',
  return: 'be returned',
  refund: 'be refunded',
}

/** Quantities of one line, in pieces. */
export interface LineFacts {
  ordered: number
  shipped: number
  returned: number
  /** Pieces that were refunded before they were sent. They will not be sent any more. */
  dropped: number
  /** Pieces that the buyer has withdrawn from, whether they were sent or not. */
  withdrawn: number
}

/** The data from which an order's state is decided. Amounts are in minor units. */
export interface OrderFacts {
  lines: LineFacts[]
  amount: number
  /** The amount of refunds that the provider has confirmed. */
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
 * Counts the pieces of a line that are left to send. Pieces that the buyer has withdrawn from are
 * not sent. If the buyer withdraws from only some pieces, pieces that have not been sent yet count
 * as withdrawn first.
 */
export function countUnsent({ ordered, shipped, dropped, withdrawn }: LineFacts): number {
  const unsent = ordered - shipped
  return unsent - Math.max(dropped, Math.min(withdrawn, unsent))
}

/** Counts the pieces of an order that are left to send. */
export const countToSend = ({ lines, isCancelled }: OrderFacts) => (isCancelled ? 0 : sum(lines.map(countUnsent)))

export function decideGoodsState(facts: OrderFacts): GoodsState {
  const left = countToSend(facts)
  const { shipped, returned } = countPieces(facts)
  if (shipped === 0) return left > 0 ? 'to_send' : 'cancelled'
  if (left > 0) return 'partly_shipped'
  if (returned >= shipped) return 'returned'
  return facts.isDelivered ? 'delivered' : 'shipped'
}

export function decideMoneyState({ amount, refunded, isCaptured, isDisputed, isRefundFailed }: OrderFacts): MoneyState {
  if (isDisputed) return 'disputed'
  if (isRefundFailed) return 'refund_failed'
  if (refunded > 0) return refunded >= amount ? 'refunded' : 'partly_refunded'
  return isCaptured || amount === 0 ? 'captured' : 'authorised'
}

/** Counts the pieces of all lines. `unsent` pieces are neither shipped nor dropped. */
function countPieces({ lines }: OrderFacts) {
  const shipped = sum(lines.map(line => line.shipped))
  const returned = sum(lines.map(line => line.returned))
  return { shipped, returned, unsent: sum(lines.map(({ ordered, dropped }) => ordered - dropped)) - shipped }
}

/** Lists the actions that an order's state allows. Each action also checks its own quantities. */
export function listAllowedActions(facts: OrderFacts): OrderAction[] {
  const { shipped, returned, unsent } = countPieces(facts)
  const isPaidBack = facts.refunded >= facts.amount
  const isWithBuyer = shipped > returned
  const may: Record<OrderAction, boolean> = {
    start: shipped === 0 && unsent > 0 && !facts.isStarted,
    ship: unsent > 0,
    // Parcels can be corrected unless all goods have been returned.
    correct: shipped > 0 && decideGoodsState(facts) !== 'returned',
    deliver: isWithBuyer && !facts.isDelivered,
    cancel: shipped === 0 && (unsent > 0 || !isPaidBack),
    return: isWithBuyer,
    refund: !isPaidBack,
  }
  return facts.isCancelled ? [] : orderActions.filter(action => may[action])
}

/** Describes why an action is not allowed, as a predicate: "is shipped and cannot be packed". */
export function describeActionRefusal(action: OrderAction, facts: OrderFacts): string {
  const goods = decideGoodsState(facts)
  const where = goods === 'to_send' ? (facts.isStarted ? 'in progress' : 'not sent yet') : goods
  const state = action === 'refund' ? decideOrderState(facts) : where
  return `is ${state.replace('_', ' ')} and cannot ${actionWords[action]}`
}

export function decideOrderState(facts: OrderFacts): OrderState {
  const { lines, amount, refunded } = facts
  const left = sum(lines.map(countUnsent))
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

/** Decides the status on the wire, which mostly depends on the goods. */
export function decideOrderStatus(facts: OrderFacts): OrderStatus {
  const goods = decideGoodsState(facts)
  if (facts.isCancelled || goods === 'returned') return 'archived'
  const isOver = goods !== 'to_send' && goods !== 'partly_shipped'
  if (isOver && facts.amount > 0 && facts.refunded >= facts.amount) return 'archived'
  if (goods === 'partly_shipped') return 'progress'
  if (goods === 'shipped' || goods === 'delivered') return 'ok'
  return facts.isStarted ? 'progress' : 'untouched'
}
