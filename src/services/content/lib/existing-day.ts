/**
 * Whether the day of a date or timestamp exists in the calendar. Valibot checks only the form, and
 * accepts `2026-02-30`.
 */
export function hasExistingDay(text: string): boolean {
  const day = text.slice(0, 10)
  const time = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
}
