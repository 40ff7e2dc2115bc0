import { dispatch } from '../terms.ts'
import { parseLocalTime } from './local-times.ts'

const { timeZone } = dispatch.origin

const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })

/**
 * Returns the day, in the shop's time zone, of a moment that is given in ms since 1970 or as an ISO
 * time: `2026-12-07`.
 */
export const formatShopDay = (time: number | string) => format.format(new Date(time))

const dayMs = 24 * 60 * 60 * 1000

/**
 * Returns when a day begins in the shop's time zone, as an ISO time in UTC: `day` or, with `more`,
 * the day that many days later.
 */
export function startOfDay(day: string, more = 0): string {
  const date = new Date(Date.parse(day) + more * dayMs).toISOString().slice(0, 10)
  return new Date(parseLocalTime(`${date}T00:00:00`)).toISOString()
}

/** Returns the last millisecond of a day in the shop's time zone, as an ISO time in UTC. */
export const endOfDay = (day: string) => new Date(Date.parse(startOfDay(day, 1)) - 1).toISOString()
