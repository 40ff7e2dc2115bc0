import { formatLocalTime } from '#src/services/commerce/lib/time/local-times.ts'

/** Formats an ISO time, or a UTC time such as `2026-11-21 03:00:00`, in the shop's time zone. */
export function formatMoment(moment: unknown): string {
  const iso = `${moment}`.replace(/^(\S+) (\S+)$/, '$1T$2Z')
  return Number.isNaN(Date.parse(iso)) ? iso : formatLocalTime(iso)
}

/** Formats ` from <time> until <time>`; both times are optional. */
export const formatSpan = (from: unknown, until: unknown) =>
  [from ? ` from ${formatMoment(from)}` : '', until ? ` until ${formatMoment(until)}` : ''].join('')
