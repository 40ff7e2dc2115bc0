/** An event that lasts whole days. */
interface CalendarEvent {
  /** Identifies the event, so that a second download replaces it. */
  uid: string
  /** First and last day, as `2026-12-02`. */
  from: string
  to: string
  title: string
}

/** Formats an event as a calendar file (RFC 5545). */
export function formatCalendar({ uid, from, to, title }: CalendarEvent, now = new Date()): string {
  // DTEND is exclusive, so it is the day after the last one.
  const end = new Date(`${to}T00:00:00Z`)
  end.setUTCDate(end.getUTCDate() + 1)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Order//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${formatDay(from)}`,
    `DTEND;VALUE=DATE:${formatDay(end.toISOString().slice(0, 10))}`,
    `SUMMARY:${escapeText(title)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(line => `${line}\r\n`).join('')
}

const formatDay = (day: string) => day.replaceAll('-', '')

const escapeText = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\s*\n\s*/g, '\\n')
