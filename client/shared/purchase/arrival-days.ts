import { datesText } from '../commerce/delivery/dates.ts'
import type { DatedOrder } from '../commerce/schema/order-days.ts'
import type { Locale } from '../texts/locales.ts'

/**
 * The days on which an order was said to come, in the reader's language; empty where nobody knows,
 * and when they are over.
 */
export function arrivalDays({ arrival: { from, to } }: DatedOrder, locale: Locale, now = new Date()): string {
  return from && to >= now.toISOString().slice(0, 10) ? datesText({ from, to }, locale) : ''
}
