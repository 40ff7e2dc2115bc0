import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfDay, formatShopDay, startOfDay } from '#src/services/commerce/lib/time/days.ts'
import { formatLocalTime, parseTime } from '#src/services/commerce/lib/time/local-times.ts'

test('days and times are in the shop’s time zone, including days on which clocks change', () => {
  expect([startOfDay('2026-11-26'), endOfDay('2026-11-26')]).toEqual([
    '2026-11-25T23:00:00.000Z',
    '2026-11-26T22:59:59.999Z',
  ])
  expect([startOfDay('2026-03-29'), endOfDay('2026-03-29')]).toEqual([
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T21:59:59.999Z',
  ])
  expect([startOfDay('2026-10-25'), endOfDay('2026-10-25')]).toEqual([
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T22:59:59.999Z',
  ])
  const times = [
    '2026-03-29T02:30',
    '2026-10-25T02:30',
    '2026-10-25T02:30+01:00',
    '2026-07-01T08:00',
    '2026-07-01T08:00Z',
  ]
  expect(times.map(time => formatLocalTime(parseTime(time) ?? ''))).toEqual([
    '2026-03-29T03:30:00+02:00',
    '2026-10-25T02:30:00+02:00',
    '2026-10-25T02:30:00+01:00',
    '2026-07-01T08:00:00+02:00',
    '2026-07-01T10:00:00+02:00',
  ])
  const wrong = [
    '2026-02-30T08:00',
    '2026-04-31T08:00Z',
    '2026-01-01T24:61',
    '2026-01-01T08:60',
    '2026-01-01T08:00+24:00',
  ]
  expect(wrong.map(parseTime)).toEqual(wrong.map(() => null))
})

test('parsing a formatted time returns the same time, which lies within its local day', () => {
  const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, moment => {
      const time = new Date(Math.floor(moment.getTime() / 1000) * 1000).toISOString()
      expect(parseTime(formatLocalTime(time))).toBe(time)
      const day = formatShopDay(moment.getTime())
      expect([startOfDay(day) <= time, time <= endOfDay(day)]).toEqual([true, true])
      expect([formatShopDay(startOfDay(day)), formatShopDay(endOfDay(day))]).toEqual([day, day])
    }),
    { numRuns: 2_000 },
  )
})
