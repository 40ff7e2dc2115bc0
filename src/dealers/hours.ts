import type { Hours } from './query.ts'

/** Days and times of one line, as the language writes them. */
export interface HoursLine {
  days: string
  times: string
}

/** Opening hours as lines of text: "Mon–Fri", "10:00–18:00". */
export function hoursLines(hours: Hours[], language: string): HoursLine[] {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' })
  const day = (number: number) => weekday.format(new Date(Date.UTC(2024, 0, number)))
  const time = (text: string) => clock.format(new Date(`2024-01-01T${text}Z`))
  return hours.map(({ days, opens, closes }) => ({
    days: list.format(runsOf(days).map(([first, last]) => [...new Set([first, last])].map(day).join('–'))),
    times: `${time(opens)}–${time(closes)}`,
  }))
}

/** Days that follow each other, as first and last: 1, 2, 3, 5 become 1–3 and 5. */
function runsOf(days: number[]): [first: number, last: number][] {
  const runs: [number, number][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.[1] === day - 1) run[1] = day
    else runs.push([day, day])
  }
  return runs
}

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Opening hours for search engines. */
export const openingHours = (hours: Hours[]) =>
  hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.flatMap(day => names[day - 1] ?? []),
    opens,
    closes,
  }))
