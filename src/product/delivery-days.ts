import { type DeliveryDates, datesAfter } from '#client/commerce/delivery/dates.ts'
import type { Delivery } from '../edge/visit/terms.ts'
import type { Product } from './product.ts'

type Ordered = Pick<Product, 'stock' | 'prepareDays'>

/**
 * The working days until a delivery option brings an article. Null where commerce gives none, and
 * while the article is out of stock: its dispatch date is unknown.
 */
export function deliveryDays({ days }: Delivery, { stock, prepareDays }: Ordered): { from: number; to: number } | null {
  if (stock === 'none' || !days) return null
  return { from: days.from + prepareDays, to: days.to + prepareDays }
}

/** The dates of the same, where commerce says when parcels leave. */
export function deliveryDatesOf({ days, dates, leaving }: Delivery, { prepareDays }: Ordered): DeliveryDates | null {
  if (prepareDays === 0) return dates
  return leaving && days && datesAfter({ ...leaving, prepareDays, transportDays: [days.from, days.to] })
}
