import { computeArrivalDates, type DeliveryDates } from '#client/shared/commerce/delivery/dates.ts'
import { countWorkingDays } from '#client/shared/commerce/delivery/working-days.ts'
import type { DeliveryPromise } from '../../shared/edge/visit/terms.ts'
import type { Product } from '../product.ts'

type Ordered = Pick<Product, 'stock' | 'prepareDays'>

/**
 * Computes the working days until a product is delivered. Null if commerce does not know them, or
 * if the product is sold out, because then nobody knows when it can be sent.
 */
export const getDeliveryDays = ({ days }: DeliveryPromise, { stock, prepareDays }: Ordered) =>
  stock === 'none' || !days ? null : countWorkingDays(days, prepareDays)

/** Computes the cost of delivery for goods worth `amount`. Both are in major units. */
export const getDeliveryCost = ({ cost, freeFrom }: DeliveryPromise, amount: number) =>
  freeFrom !== null && amount >= freeFrom ? 0 : cost

/** Computes the dates of delivery; null if commerce does not say when parcels leave. */
export function getDeliveryDates(
  { days, dates, leaving }: DeliveryPromise,
  { prepareDays }: Ordered,
): DeliveryDates | null {
  if (prepareDays === 0) return dates
  return leaving && days && computeArrivalDates({ ...leaving, prepareDays, transportDays: [days.from, days.to] })
}
