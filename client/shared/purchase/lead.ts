import { formatWireDay } from '../commerce/moment.ts'
import type { DatedOrder } from '../commerce/schema/order-days.ts'
import type { PlainKey } from '../texts/translate.ts'
import type { Language } from '../texts/use-translate.ts'
import { formatArrivalDays } from './arrival-days.ts'
import { findOrderStatus, pendingStates } from './order-status.ts'

/** The steps of an order, from "received" to "delivered". */
export const orderSteps: PlainKey[] = ['order.received', 'order.packing', 'order.sent', 'order.delivered']

/** The number of `orderSteps` that are done; 0 for other states, e.g. a cancelled order. */
export function countStepsDone(status: PlainKey): number {
  return orderSteps.indexOf(status === 'order.partlySent' ? 'order.sent' : status) + 1
}

/**
 * The most important fact about an order: when it arrives, or how it ended. Empty if the list of
 * steps already shows it.
 */
export function formatOrderHeadline(order: DatedOrder, { t, locale }: Language): string {
  const status = findOrderStatus(order)
  const last = order.shipments.at(-1)
  const on = (date = '') => ({ date: formatWireDay(date, locale) })
  if (status === 'order.delivered') return t('order.deliveredOn', on(order.delivered.at(-1)))
  const dates = pendingStates.has(status) && formatArrivalDays(order, locale)
  if (dates) return t('order.arrives', { dates })
  if (countStepsDone(status) === 0) return t(status)
  return status === 'order.sent' && last ? t('order.sentOn', on(last.shippedDate)) : ''
}
