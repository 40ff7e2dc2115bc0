import { addDays, computeEaster, getWeekday, isWeekend } from './days.ts'

/* Days without deliveries, by country: nationwide public holidays, and the eves of holidays if
   carriers do not deliver then. `12-25` is a date, `E+39` counts days from Easter Sunday, and
   `fri>06-19` is the first Friday on or after that date. */
const western = '01-01 E+1 05-01 E+39 E+50 12-25 12-26'
const rules: Record<string, string> = {
  AT: `${western} 01-06 E+60 08-15 10-26 11-01 12-08`,
  BE: '01-01 E+1 05-01 E+39 E+50 07-21 08-15 11-01 11-11 12-25',
  DE: `${western} E-2 10-03`,
  DK: '01-01 E-3 E-2 E+1 E+39 E+50 06-05 12-24 12-25 12-26 12-31',
  ES: '01-01 01-06 E-2 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
  FI: '01-01 01-06 E-2 E+1 05-01 E+39 fri>06-19 12-06 12-24 12-25 12-26',
  FR: '01-01 E+1 05-01 05-08 E+39 E+50 07-14 08-15 11-01 11-11 12-25',
  GB: '01-01 E-2 E+1 mon>05-01 mon>05-25 mon>08-25 12-25 12-26',
  IE: '01-01 mon>02-01 03-17 E+1 mon>05-01 mon>06-01 mon>08-01 mon>10-25 12-25 12-26',
  IT: '01-01 01-06 E+1 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26',
  NL: '01-01 E+1 04-27 E+39 E+50 12-25 12-26',
  NO: `${western} E-3 E-2 05-17`,
  SE: '01-01 01-06 E-2 E+1 05-01 E+39 06-06 fri>06-19 12-24 12-25 12-26 12-31',
  US: '01-01 mon>01-15 mon>02-15 mon>05-25 06-19 07-04 mon>09-01 mon>10-08 11-11 thu>11-22 12-25',
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/**
 * Whether nothing is delivered in a country on a day because of a holiday. Weekends are not
 * holidays. A country that is not in the table has none.
 */
export function isHoliday(country: string, day: string): boolean {
  if (!rules[country]) return false
  const year = day.slice(0, 4)
  const key = `${country} ${year}`
  // New Year's Day of the next year may be observed in this one.
  const days = known.get(key) ?? new Set([0, 1].flatMap(later => listHolidays(country, Number(year) + later)))
  known.set(key, days)
  return days.has(day)
}

// A cache that all requests share, with one set of days for each country and year.
const known = new Map<string, Set<string>>()

/** The holidays of a country in a year, including those on weekends. */
export function listHolidays(country: string, year: number): string[] {
  const days = (rules[country]?.split(' ') ?? []).map(rule => dayIn(year, rule))
  return country === 'US' ? days.map(toObservedDay) : country === 'GB' || country === 'IE' ? addSubstitutes(days) : days
}

function dayIn(year: number, rule: string): string {
  if (rule.startsWith('E')) return addDays(computeEaster(year), Number(rule.slice(1)))
  const [weekday = '', from] = rule.split('>')
  if (!from) return `${year}-${rule}`
  const first = `${year}-${from}`
  return addDays(first, (weekdays.indexOf(weekday) - getWeekday(first) + 7) % 7)
}

/**
 * Adds a substitute for each holiday on a weekend: the next day that is neither a weekend nor a
 * holiday.
 */
function addSubstitutes(days: string[]): string[] {
  const all = [...days]
  for (const day of days.filter(isWeekend)) {
    let next = day
    while (isWeekend(next) || all.includes(next)) next = addDays(next, 1)
    all.push(next)
  }
  return all
}

/** In the US, a holiday on a Saturday is observed on Friday, and one on a Sunday on Monday. */
const toObservedDay = (day: string) => addDays(day, [1, 0, 0, 0, 0, 0, -1][getWeekday(day)] ?? 0)
