import { computeArrivalDates, type DeliveryDates } from '#client/shared/commerce/delivery/dates.ts'
import { countWorkingDays } from '#client/shared/commerce/delivery/working-days.ts'
import type { DeliveryPromise } from '../../shared/edge/visit/terms.ts'
import type { Product } from '../product.ts'

type Ordered = Pick<Product, 'stock' | 'prepareDays'>

/**
 * The working days until a product is delivered. Null where commerce has no days, and while the
 * product is out of stock, because its dispatch date is unknown.
 */
export const getDeliveryDays = ({ days }: DeliveryPromise, { stock, prepareDays }: Ordered) =>
  stock === 'none' || !days ? null : countWorkingDays(days, prepareDays)

/** The cost of delivery for goods worth `amount`, both in major units. */
export const getDeliveryCost = ({ cost, freeFrom }: DeliveryPromise, amount: number) =>
  freeFrom !== null && amount >= freeFrom ? 0 : cost

/** The dates of delivery; null where commerce does not say when parcels leave. */
export function getDeliveryDates(
  { days, dates, leaving }: DeliveryPromise,
  { prepareDays }: Ordered,
): DeliveryDates | null {
  if (prepareDays === 0) return dates
  return leaving && days && computeArrivalDates({ ...leaving, prepareDays, transportDays: [days.from, days.to] })
}
