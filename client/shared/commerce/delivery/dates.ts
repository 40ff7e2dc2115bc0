import { type Locale, languageTag } from '../../texts/locales.ts'
import { addDays, isWeekend, readClock } from './days.ts'
import { isHoliday } from './holidays.ts'

/** The first and the last day on which a delivery may arrive, like `2026-11-24`. */
export interface DeliveryDates {
  from: string
  to: string
}

interface Order {
  now: Date
  /** Where the goods are sent from. */
  origin: { country: string; timeZone: string }
  /**
   * Goods that are ordered at this hour or later leave on the next working day. 0 to 23, in
   * `origin.timeZone`.
   */
  cutOffHour: number
}

interface Parcel {
  /**
   * The working day on which the parcel leaves or the production of its goods begins, like
   * `2026-11-24`.
   */
  begun: string
  /** The countries that the parcel leaves from and goes to, as ISO 3166-1 codes. */
  origin: string
  country: string
  /** Working days until the goods are made; 0 for goods in stock. */
  prepareDays: number
  /** The minimum and maximum number of working days that the carrier needs. */
  transportDays: readonly [min: number, max: number]
}

export type Dispatch = Order & Omit<Parcel, 'begun' | 'origin'>

/** The days on which a parcel may arrive if it is ordered now. */
export const computeDeliveryDates = (dispatch: Dispatch): DeliveryDates =>
  computeArrivalDates({ ...dispatch, begun: findDispatchDay(dispatch), origin: dispatch.origin.country })

/**
 * The working day on which goods that are ordered now leave, or on which their production begins.
 */
export function findDispatchDay({ now, origin, cutOffHour }: Order): string {
  const { day, hour } = readClock(origin.timeZone, now)
  return workingDay(origin.country, hour < cutOffHour ? day : addDays(day, 1))
}

/**
 * The only place where delivery days are computed. The goods leave on a working day in the country
 * of origin. They travel and arrive on working days in the destination country.
 */
export function computeArrivalDates({ begun, origin, country, prepareDays, transportDays }: Parcel): DeliveryDates {
  const sent = afterWorkingDays(origin, begun, prepareDays)
  const [from, to] = transportDays
  return { from: afterWorkingDays(country, sent, from), to: afterWorkingDays(country, sent, to) }
}

/**
 * Formats dates like `Tue 24 – Thu 26 November`; the first day's month is left out if both days
 * are in the same month.
 */
export function formatDates({ from, to }: DeliveryDates, locale: Locale): string {
  const { withMonth, without } = formatsFor(locale)
  const last = withMonth.format(new Date(to))
  if (from === to) return last
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${(isSameMonth ? without : withMonth).format(new Date(from))} – ${last}`
}

// Formats are slow to create and do not depend on the request, so they are cached.
const formats = new Map<Locale, Record<'withMonth' | 'without', Intl.DateTimeFormat>>()

function formatsFor(locale: Locale) {
  const known = formats.get(locale)
  if (known) return known
  const day = { weekday: 'short', day: 'numeric', timeZone: 'UTC' } as const
  const created = {
    withMonth: new Intl.DateTimeFormat(languageTag(locale), { ...day, month: 'long' }),
    without: new Intl.DateTimeFormat(languageTag(locale), day),
  }
  formats.set(locale, created)
  return created
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
