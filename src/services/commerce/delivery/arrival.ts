import { type DeliveryDates, datesText, deliveryDates } from '#client/commerce/delivery/dates.ts'
import type { Language } from '../lib/languages.ts'
import { dispatch } from '../lib/terms.ts'
import type { ShippingMethod } from './methods.ts'

/** When a parcel comes that is ordered now; null where nobody knows. */
export function arrivalOf({ days }: Pick<ShippingMethod, 'days'>, country: string | null, now: Date) {
  if (!days || !country) return null
  return deliveryDates({ ...dispatch, now, transportDays: [days.from, days.to], country })
}

/** An extension of the wire: days, and their text in the language of the session. */
export const arrivalView = (arrival: DeliveryDates | null | undefined, language: Language) =>
  arrival ? { ...arrival, text: datesText(arrival, language) } : null
