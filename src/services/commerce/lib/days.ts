import { dispatch } from './terms.ts'

const { timeZone } = dispatch.origin

const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })

/** The day of a time, in ms or ISO, where the merchant is: `2026-12-07`. */
export const dayOf = (time: number | string) => format.format(new Date(time))

const hourMs = 60 * 60 * 1000

/** When a day begins where the merchant is, `more` days later: ISO time in UTC. */
export function startOfDay(day: string, more = 0): string {
  const midnight = Date.parse(day) + more * 24 * hourMs
  const wanted = new Date(midnight).toISOString().slice(0, 10)
  // No place is more than 14 hours ahead of UTC, and days begin at a full quarter of an hour.
  let time = midnight - 14 * hourMs
  while (dayOf(time) < wanted) time += hourMs / 4
  return new Date(time).toISOString()
}
