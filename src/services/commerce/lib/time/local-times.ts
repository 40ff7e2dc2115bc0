import { isDay } from '#client/shared/commerce/existing-day.ts'
import { dispatch } from '../terms.ts'

const dayMs = 24 * 60 * 60 * 1000

const { timeZone } = dispatch.origin
const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })

/** Formats a moment in the shop's time zone: `2026-11-27T08:00:00`. */
const clockText = (ms: number) => clock.format(ms).replace(' ', 'T')

/** Returns how far the shop's time zone is ahead of UTC at a moment, in ms. */
const offsetAt = (ms: number) => Date.parse(`${clockText(ms)}Z`) - Math.floor(ms / 1000) * 1000

/**
 * Converts a time in the shop's time zone to ms since 1970. In autumn, when an hour occurs twice,
 * the result is in the first of the two. In spring, a time in the skipped hour is moved one hour
 * forward.
 */
export function parseLocalTime(local: string): number {
  const ms = Date.parse(`${local}Z`)
  const [before, after] = [offsetAt(ms - dayMs), offsetAt(ms + dayMs)]
  const exactMoment = [before, after].map(offset => ms - offset).find(moment => moment + offsetAt(moment) === ms)
  return exactMoment ?? ms - before
}

const time = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/

/**
 * Parses a time such as `2026-11-27T08:00+01:00` and returns an ISO time in UTC. A time without an
 * offset is in the shop's time zone. Returns null for other texts, and for days that do not exist.
 */
export function parseTime(text: string): string | null {
  const [, day = '', hours = '', offset] = time.exec(text) ?? []
  if (!isDay(day)) return null
  const ms = offset ? Date.parse(`${day}T${hours}${offset}`) : parseLocalTime(`${day}T${hours}`)
  return new Date(ms).toISOString()
}

/** Formats an ISO time in the shop's time zone, with the offset: `2026-11-27T08:00:00+01:00`. */
export function formatLocalTime(isoTime: string): string {
  const ms = Date.parse(isoTime)
  const minutes = Math.round(offsetAt(ms) / 60_000)
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${clockText(ms)}${minutes < 0 ? '-' : '+'}${twoDigits(Math.trunc(size / 60))}:${twoDigits(size % 60)}`
}
