/** Whether a text such as `2026-12-31` is a day that exists; `2026-02-30` does not. */
export function isDay(text: string): boolean {
  const time = /^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return time !== null && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}

/** Whether the date of a timestamp such as `2026-12-31T08:00:00Z` exists. */
export const isDatedOnExistingDay = (timestamp: string) => isDay(timestamp.slice(0, 10))
