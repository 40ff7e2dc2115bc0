import * as v from 'valibot'

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** The opening hours of one or more weekdays with the same hours. */
export const openHours = v.object({
  /** Weekdays in ascending order; 1 is Monday, 7 is Sunday. */
  days: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
    v.minLength(1),
    v.transform(days => [...new Set(days)].sort()),
  ),
  opens: time,
  closes: time,
})

export type Hours = v.InferOutput<typeof openHours>

/** Parses stored opening hours; malformed ones become an empty list. */
export const parseStoredHours = v.parser(v.fallback(v.array(openHours), []))

/** One line of opening hours: the days and times, formatted for a language. */
export interface HoursLine {
  days: string
  times: string
}

/** Opening hours as lines of text: "Mon–Fri" and "10:00–18:00". */
export function formatHoursLines(hours: Hours[], language: string): HoursLine[] {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' })
  const day = (number: number) => weekday.format(new Date(Date.UTC(2024, 0, number)))
  const time = (text: string) => clock.format(new Date(`2024-01-01T${text}Z`))
  return hours.map(({ days, opens, closes }) => ({
    days: list.format(groupDays(days).map(([first, last]) => [...new Set([first, last])].map(day).join('–'))),
    times: `${time(opens)}–${time(closes)}`,
  }))
}

/** Groups consecutive days as first and last: 1, 2, 3, 5 become 1–3 and 5. */
function groupDays(days: number[]): [first: number, last: number][] {
  const runs: [number, number][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.[1] === day - 1) run[1] = day
    else runs.push([day, day])
  }
  return runs
}

/** Opening hours on one line: "Mon–Fri 10:00–18:00, Sat 10:00–16:00". */
export const formatHours = (hours: Hours[], language: string) =>
  formatHoursLines(hours, language)
    .map(({ days, times }) => `${days} ${times}`)
    .join(', ')
