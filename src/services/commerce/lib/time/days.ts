import { dispatch } from '../terms.ts'
import { momentOf } from './local-times.ts'

const { timeZone } = dispatch.origin

const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })

/** The day of a time, in ms or ISO, where the merchant is: `2026-12-07`. */
export const dayOf = (time: number | string) => format.format(new Date(time))

const dayMs = 24 * 60 * 60 * 1000

/** When a day begins where the merchant is, `more` days later: ISO time in UTC. */
export function startOfDay(day: string, more = 0): string {
  const wanted = new Date(Date.parse(day) + more * dayMs).toISOString().slice(0, 10)
  return new Date(momentOf(`${wanted}T00:00:00`)).toISOString()
}

/** The last millisecond of a day where the merchant is: ISO time in UTC. */
export const endOfDay = (day: string) => new Date(Date.parse(startOfDay(day, 1)) - 1).toISOString()
