import { begunOn, type DeliveryDates, datesAfter, datesText } from '#client/shared/commerce/delivery/dates.ts'
import type { LanguageCode } from '../lib/languages.ts'
import { dispatch } from '../lib/terms.ts'
import type { ShippingMethod } from './methods.ts'

interface Parcel {
  /** Null for an unknown country. */
  country: string | null
  articles: { prepareDays: number }[]
  now: Date
}

/**
 * When a parcel comes that is ordered now: its slowest article decides. Null where nobody knows.
 */
export function arrivalOf({ days }: Pick<ShippingMethod, 'days'>, { country, articles, now }: Parcel) {
  if (!days || !country) return null
  const prepareDays = Math.max(0, ...articles.map(article => article.prepareDays))
  return datesAfter({ ...leavingOf(country, now), prepareDays, transportDays: [days.from, days.to] })
}

/**
 * An extension of the wire: what dates of articles that are made to order are computed from, by
 * pages that many read.
 */
export const leavingOf = (country: string, now: Date) => ({
  begun: begunOn({ ...dispatch, now }),
  origin: dispatch.origin.country,
  country,
})

/** An extension of the wire: days, and their text in the language of the session. */
export const arrivalView = (arrival: DeliveryDates | null | undefined, language: LanguageCode) =>
  arrival ? { ...arrival, text: datesText(arrival, language) } : null
