import { wireDayText } from '../commerce/moment.ts'
import type { DatedOrder } from '../commerce/schema/order-days.ts'
import type { PlainKey } from '../texts/translate.ts'
import type { Language } from '../texts/use-translate.ts'
import { arrivalDays } from './arrival-days.ts'
import { comes, orderStatus } from './order-status.ts'

/** The states of an order that is on its way to its buyer, in their order. */
export const steps: PlainKey[] = ['order.received', 'order.packing', 'order.sent', 'order.delivered']

/** How many of the steps are done; 0 for an order that ended otherwise. */
export function stepsDone(status: PlainKey): number {
  return steps.indexOf(status === 'order.partlySent' ? 'order.sent' : status) + 1
}

/**
 * What matters most about an order: when it comes, or what became of it; empty where the steps say
 * as much.
 */
export function leadOf(order: DatedOrder, { t, locale }: Language): string {
  const status = orderStatus(order)
  const last = order.shipments.at(-1)
  const on = (date = '') => ({ date: wireDayText(date, locale) })
  if (status === 'order.delivered') return t('order.deliveredOn', on(order.delivered.at(-1)))
  const dates = comes.has(status) && arrivalDays(order, locale)
  if (dates) return t('order.arrives', { dates })
  if (stepsDone(status) === 0) return t(status)
  return status === 'order.sent' && last ? t('order.sentOn', on(last.shippedDate)) : ''
}
