import { computeArrivalDates, type DeliveryDates } from '#client/shared/commerce/delivery/dates.ts'
import { countWorkingDays } from '#client/shared/commerce/delivery/working-days.ts'
import type { DeliveryPromise } from '../../shared/edge/visit/terms.ts'
import type { Product } from '../product.ts'

type Ordered = Pick<Product, 'stock' | 'prepareDays'>

/**
 * The working days until a delivery option brings an article. Null where commerce gives none, and
 * while the article is out of stock: its dispatch date is unknown.
 */
export const deliveryDays = ({ days }: DeliveryPromise, { stock, prepareDays }: Ordered) =>
  stock === 'none' || !days ? null : countWorkingDays(days, prepareDays)

/** What a delivery option costs for goods worth `amount`, in major units. */
export const deliveryCost = ({ cost, freeFrom }: DeliveryPromise, amount: number) =>
  freeFrom !== null && amount >= freeFrom ? 0 : cost

/** The dates of the same, where commerce says when parcels leave. */
export function deliveryDatesOf(
  { days, dates, leaving }: DeliveryPromise,
  { prepareDays }: Ordered,
): DeliveryDates | null {
  if (prepareDays === 0) return dates
  return leaving && days && computeArrivalDates({ ...leaving, prepareDays, transportDays: [days.from, days.to] })
}
