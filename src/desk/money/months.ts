import { type Locale, languageTag } from '#client/shared/texts/locales.ts'
import { shopZone } from '../times.ts'

/** How many months can be chosen. */
const monthCount = 24

/**
 * Lists the months that can be chosen, such as `2026-11`. The first one is the current month in the
 * shop's time zone.
 */
export function listMonths(now: Date): string[] {
  // Swedish dates have the ISO format.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: shopZone }).format(now)
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: monthCount }, (_, back) => formatMonth(year, month - back))
}

/** Returns the first and the last day of a month such as `2026-11`; null if it is not a month. */
export function findMonthDays(text: string): { from: string; to: string } | null {
  const [, year, month] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(text) ?? []
  if (!year || !month) return null
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10)
  return { from: `${text}-01`, to: last }
}

/** Formats a month such as `2026-11` for people: `November 2026`. */
export const formatMonthName = (text: string, locale: Locale) =>
  new Intl.DateTimeFormat(languageTag(locale), { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${text}-01T00:00:00Z`),
  )

const formatMonth = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 7)
