/* Calendar days as strings like `2026-11-24`. They have no time zone, so daylight saving does
   not change them. */

const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

export const addDays = (day: string, days: number) => dayOf(msOf(day) + days * 86_400_000)

/** 0 is Sunday, 6 is Saturday. */
export const getWeekday = (day: string) => new Date(msOf(day)).getUTCDay()

export const isWeekend = (day: string) => getWeekday(day) % 6 === 0

const dayAndHour = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' } as const

// Formats are slow to create and do not depend on the request, so they are cached.
const clocks = new Map<string, Intl.DateTimeFormat>()

/** The local day and hour (0 to 23) in a time zone at a given time. */
export function readClock(timeZone: string, moment: Date): { day: string; hour: number } {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { ...dayAndHour, timeZone })
  clocks.set(timeZone, clock)
  const parts = clock.formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(entry => entry.type === type)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) }
}

/** The date of Easter Sunday in a year of the Gregorian calendar. */
export function computeEaster(year: number): string {
  // The anonymous algorithm, as published by Meeus.
  const century = Math.floor(year / 100)
  const golden = year % 19
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const days = moon + weekday - 7 * late + 114
  return `${year}-0${Math.floor(days / 31)}-${String((days % 31) + 1).padStart(2, '0')}`
}
