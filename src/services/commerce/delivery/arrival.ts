import {
  computeArrivalDates,
  type DeliveryDates,
  findDispatchDay,
  formatDates,
} from '#client/shared/commerce/delivery/dates.ts'
import type { LanguageCode } from '../lib/languages.ts'
import { dispatch } from '../lib/terms.ts'
import type { ShippingMethod } from './methods.ts'

interface Parcel {
  /** Null for an unknown country. */
  country: string | null
  products: { prepareDays: number }[]
  now: Date
}

/**
 * Computes on which days a parcel arrives if it is ordered now. The product that takes longest to
 * prepare determines the dates. Null if the country or the method's delivery time is unknown.
 */
export function computeArrival({ days }: Pick<ShippingMethod, 'days'>, { country, products, now }: Parcel) {
  if (!days || !country) return null
  const prepareDays = Math.max(0, ...products.map(product => product.prepareDays))
  return computeArrivalDates({ ...describeLeaving(country, now), prepareDays, transportDays: [days.from, days.to] })
}

/**
 * The data from which the storefront computes when a product that is made to order arrives. The
 * storefront does this itself, because its pages are cached. Centra's interface has no such field.
 */
export const describeLeaving = (country: string, now: Date) => ({
  begun: findDispatchDay({ ...dispatch, now }),
  origin: dispatch.origin.country,
  country,
})

/** The days of arrival, and a text about them. Centra's interface has no such field. */
export const arrivalView = (arrival: DeliveryDates | null | undefined, language: LanguageCode) =>
  arrival ? { ...arrival, text: formatDates(arrival, language) } : null
