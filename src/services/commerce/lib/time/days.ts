import { dispatch } from '../terms.ts'
import { parseLocalTime } from './local-times.ts'

const { timeZone } = dispatch.origin

const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })

/**
 * Formats a moment, in ms since 1970 or as ISO time, as the day in the shop's time zone:
 * `2026-12-07`.
 */
export const formatShopDay = (time: number | string) => format.format(new Date(time))

const dayMs = 24 * 60 * 60 * 1000

/**
 * Returns when a day begins in the shop's time zone, as ISO time in UTC. The day is `more` days
 * after `day`. Default: 0.
 */
export function startOfDay(day: string, more = 0): string {
  const date = new Date(Date.parse(day) + more * dayMs).toISOString().slice(0, 10)
  return new Date(parseLocalTime(`${date}T00:00:00`)).toISOString()
}

/** Returns the last millisecond of a day in the shop's time zone, as ISO time in UTC. */
export const endOfDay = (day: string) => new Date(Date.parse(startOfDay(day, 1)) - 1).toISOString()
