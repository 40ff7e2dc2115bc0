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
 * Computes when a parcel arrives that is ordered now; its slowest product decides. Null when
 * unknown.
 */
export function computeArrival({ days }: Pick<ShippingMethod, 'days'>, { country, products, now }: Parcel) {
  if (!days || !country) return null
  const prepareDays = Math.max(0, ...products.map(product => product.prepareDays))
  return computeArrivalDates({ ...describeLeaving(country, now), prepareDays, transportDays: [days.from, days.to] })
}

/**
 * An extension of the wire: the data from which pages compute the arrival of products made to
 * order. Such pages are cached.
 */
export const describeLeaving = (country: string, now: Date) => ({
  begun: findDispatchDay({ ...dispatch, now }),
  origin: dispatch.origin.country,
  country,
})

/** An extension of the wire: the days of arrival, and their text in the language of the session. */
export const arrivalView = (arrival: DeliveryDates | null | undefined, language: LanguageCode) =>
  arrival ? { ...arrival, text: formatDates(arrival, language) } : null
