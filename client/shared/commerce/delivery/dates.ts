import { type Locale, languageTag } from '../../texts/locales.ts'
import { addDays, clockIn, isWeekend } from './days.ts'
import { isHoliday } from './holidays.ts'

/** The first and the last day on which a delivery may come, `2026-11-24`. */
export interface DeliveryDates {
  from: string
  to: string
}

interface Order {
  now: Date
  /** Where the goods leave. */
  origin: { country: string; timeZone: string }
  /** From this hour on, what is ordered leaves on the next working day. */
  cutOffHour: number
}

interface Parcel {
  /** The working day on which it leaves, or its goods begin to be made: `2026-11-24`. */
  begun: string
  /** The country where that is, and the one where it goes: their codes (ISO 3166-1). */
  origin: string
  country: string
  /** Working days until the goods are made; 0 for what is in stock. */
  prepareDays: number
  /** Fewest and most working days that the carrier needs. */
  transportDays: readonly [min: number, max: number]
}

export type Dispatch = Order & Omit<Parcel, 'begun' | 'origin'>

/** When a parcel comes that is ordered now. */
export const deliveryDates = (dispatch: Dispatch): DeliveryDates =>
  datesAfter({ ...dispatch, begun: begunOn(dispatch), origin: dispatch.origin.country })

/** The working day on which what is ordered now leaves, or begins to be made. */
export function begunOn({ now, origin, cutOffHour }: Order): string {
  const { day, hour } = clockIn(origin.timeZone, now)
  return workingDay(origin.country, hour < cutOffHour ? day : addDays(day, 1))
}

/**
 * The only place where days of delivery are computed. The goods leave on a working day of the
 * origin, and travel and arrive on working days of the country they go to.
 */
export function datesAfter({ begun, origin, country, prepareDays, transportDays }: Parcel): DeliveryDates {
  const sent = afterWorkingDays(origin, begun, prepareDays)
  const [from, to] = transportDays
  return { from: afterWorkingDays(country, sent, from), to: afterWorkingDays(country, sent, to) }
}

/** `Tue 24 – Thu 26 November`; the month of the first day only where it is another. */
export function datesText({ from, to }: DeliveryDates, locale: Locale): string {
  const { withMonth, without } = formatsIn(locale)
  const last = withMonth.format(new Date(to))
  if (from === to) return last
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${(isSameMonth ? without : withMonth).format(new Date(from))} – ${last}`
}

// Formats are slow to make, and the same for everybody.
const formats = new Map<Locale, Record<'withMonth' | 'without', Intl.DateTimeFormat>>()

function formatsIn(locale: Locale) {
  const known = formats.get(locale)
  if (known) return known
  const day = { weekday: 'short', day: 'numeric', timeZone: 'UTC' } as const
  const made = {
    withMonth: new Intl.DateTimeFormat(languageTag(locale), { ...day, month: 'long' }),
    without: new Intl.DateTimeFormat(languageTag(locale), day),
  }
  formats.set(locale, made)
  return made
}

/** The day itself, or the first working day after it. */
function workingDay(country: string, day: string): string {
  let next = day
  while (isWeekend(next) || isHoliday(country, next)) next = addDays(next, 1)
  return next
}

function afterWorkingDays(country: string, day: string, days: number): string {
  let next = days > 0 ? day : workingDay(country, day)
  for (let left = days; left > 0; left--) next = workingDay(country, addDays(next, 1))
  return next
}
