import { formatLocalTime } from '#src/services/commerce/lib/time/local-times.ts'

/** A moment, an ISO time or one of the wire in UTC, as the shop's clocks show it. */
export function time(moment: unknown): string {
  const iso = `${moment}`.replace(/^(\S+) (\S+)$/, '$1T$2Z')
  return Number.isNaN(Date.parse(iso)) ? iso : formatLocalTime(iso)
}

/** ` from … until …`, of moments that may be missing. */
export const spanText = (from: unknown, until: unknown) =>
  [from ? ` from ${time(from)}` : '', until ? ` until ${time(until)}` : ''].join('')
