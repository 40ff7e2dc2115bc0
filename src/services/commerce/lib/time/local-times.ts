import { isDay } from '#client/shared/commerce/existing-day.ts'
import { dispatch } from '../terms.ts'

const dayMs = 24 * 60 * 60 * 1000

const { timeZone } = dispatch.origin
const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })

/** `2026-11-27T08:00:00`, where the shop is. */
const clockText = (ms: number) => clock.format(ms).replace(' ', 'T')

/** How far the shop's clocks are ahead of UTC at a moment, in ms. */
const offsetAt = (ms: number) => Date.parse(`${clockText(ms)}Z`) - Math.floor(ms / 1000) * 1000

/**
 * The moment, in ms, when the shop's clocks show this: of an hour that they show twice, the first;
 * of an hour that they leave out, the moment as long after the clocks are put forward.
 */
export function momentOf(local: string): number {
  const ms = Date.parse(`${local}Z`)
  const [before, after] = [offsetAt(ms - dayMs), offsetAt(ms + dayMs)]
  const found = [before, after].map(offset => ms - offset).find(moment => moment + offsetAt(moment) === ms)
  return found ?? ms - before
}

const time = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/

/**
 * Reads a time such as `2026-11-27T08:00+01:00`, which is the shop's without an offset, as ISO time
 * in UTC. Null for other texts, and for days that do not exist.
 */
export function readTime(text: string): string | null {
  const [, day = '', hours = '', offset] = time.exec(text) ?? []
  if (!isDay(day)) return null
  const ms = offset ? Date.parse(`${day}T${hours}${offset}`) : momentOf(`${day}T${hours}`)
  return new Date(ms).toISOString()
}

/** An ISO time as the shop's clocks show it, with their offset: `2026-11-27T08:00:00+01:00`. */
export function localTime(isoTime: string): string {
  const ms = Date.parse(isoTime)
  const minutes = Math.round(offsetAt(ms) / 60_000)
  const two = (number: number) => String(number).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${clockText(ms)}${minutes < 0 ? '-' : '+'}${two(Math.trunc(size / 60))}:${two(size % 60)}`
}
