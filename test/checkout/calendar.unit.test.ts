import { expect, test } from 'vitest'
import { formatCalendar } from '#client/checkout/thank-you/calendar.ts'

test('a calendar file contains an order’s delivery days, and a line break in its title adds no line', () => {
  const event = {
    uid: 'order-12@shop.test',
    from: '2026-12-30',
    to: '2026-12-31',
    title: 'Order 12, a; b\\c\nEND:VEVENT',
  }
  const file = formatCalendar(event, new Date('2026-11-27T20:15:01.123Z'))
  const lines = file.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines.filter(line => line === 'END:VEVENT')).toHaveLength(1)
  expect(lines).toContain('DTSTAMP:20261127T201501Z')
  expect(lines).toContain('DTSTART;VALUE=DATE:20261230')
  expect(lines).toContain('DTEND;VALUE=DATE:20270101')
  expect(lines).toContain('SUMMARY:Order 12\\, a\\; b\\\\c\\nEND:VEVENT')
})
