import { formatDates } from '../commerce/delivery/dates.ts'
import type { DatedOrder } from '../commerce/schema/order-days.ts'
import type { Locale } from '../texts/locales.ts'

/**
 * The days on which an order was promised to arrive, formatted; empty if they are unknown or in the
 * past.
 */
export function formatArrivalDays({ arrival: { from, to } }: DatedOrder, locale: Locale, now = new Date()): string {
  return from && to >= now.toISOString().slice(0, 10) ? formatDates({ from, to }, locale) : ''
}
