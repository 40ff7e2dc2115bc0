import type { OrderAnswer } from '../commerce/schema/order.ts'
import type { DatedOrder } from '../commerce/schema/order-days.ts'
import type { PlainKey } from '../texts/translate.ts'

/** The text key for the state of an order. */
export function findOrderStatus(order: DatedOrder): PlainKey {
  const { statusDescription, shipments, delivered } = order
  const status = statuses[statusDescription] ?? 'order.received'
  if (status === 'order.closed' && isRepaid(order)) return 'order.repaid'
  if (shipments.length === 0) return status
  if (status === 'order.packing') return 'order.partlySent'
  return status === 'order.sent' && delivered.every(Boolean) ? 'order.delivered' : status
}

/** The states of an order that has not arrived yet. */
export const pendingStates = new Set<PlainKey>(['order.received', 'order.packing', 'order.partlySent', 'order.sent'])

/**
 * Whether the whole order was paid back. Amounts are compared in minor units, because sums of
 * fractions are not exact.
 */
function isRepaid({ refunds, totals }: OrderAnswer): boolean {
  const repaid = refunds.reduce((sum, { amountAsNumber }) => sum + Math.round(amountAsNumber * 100), 0)
  return repaid > 0 && repaid >= Math.round(totals.grandTotalPriceAsNumber * 100)
}

/** Text keys by the platform's names for order states. "Cancelled" has two spellings. */
const statuses: Partial<Record<string, PlainKey>> = {
  Processing: 'order.packing',
  Completed: 'order.sent',
  Archived: 'order.closed',
  Canceled: 'order.cancelled',
  Cancelled: 'order.cancelled',
  Incomplete: 'order.cancelled',
}
