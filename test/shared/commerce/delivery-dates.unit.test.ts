import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeDeliveryDates, type Dispatch, formatDates } from '#client/shared/commerce/delivery/dates.ts'
import { addDays, computeEaster, isWeekend } from '#client/shared/commerce/delivery/days.ts'
import { isHoliday, listHolidays } from '#client/shared/commerce/delivery/holidays.ts'

const stockholm = { country: 'SE', timeZone: 'Europe/Stockholm' }
const ordinary: Dispatch = {
  now: new Date('2026-11-20T11:00:00Z'),
  origin: stockholm,
  cutOffHour: 14,
  prepareDays: 0,
  transportDays: [2, 4],
  country: 'SE',
}
const on = (now: string, more: Partial<Dispatch> = {}) =>
  computeDeliveryDates({ ...ordinary, now: new Date(now), ...more })

test('parcels arrive on working days of the destination country', () => {
  expect(computeDeliveryDates(ordinary)).toEqual({ from: '2026-11-24', to: '2026-11-26' })
  // Orders before 14:00 in Stockholm are sent the same day. The weekend is skipped.
  expect(on('2026-11-20T12:59:59Z')).toEqual({ from: '2026-11-24', to: '2026-11-26' })
  expect(on('2026-11-20T13:00:00Z')).toEqual({ from: '2026-11-25', to: '2026-11-27' })
  expect(on('2026-11-22T08:00:00Z')).toEqual(on('2026-11-20T13:00:00Z'))
  // In summer, 14:00 in Stockholm is a different time in UTC. Summer time ends on 25 October.
  expect(on('2026-10-23T12:00:00Z')).toEqual({ from: '2026-10-28', to: '2026-10-30' })
  expect(on('2026-10-26T12:00:00Z')).toEqual({ from: '2026-10-28', to: '2026-10-30' })
  expect(on('2026-03-27T12:30:00Z')).toEqual({ from: '2026-03-31', to: '2026-04-02' })
  expect(on('2026-03-30T12:30:00Z')).toEqual({ from: '2026-04-02', to: '2026-04-08' })
  // Late on New Year's Eve in UTC, it is already New Year's Day in Stockholm.
  expect(on('2026-12-22T10:00:00Z')).toEqual({ from: '2026-12-28', to: '2026-12-30' })
  expect(on('2026-12-31T23:30:00Z')).toEqual({ from: '2027-01-07', to: '2027-01-11' })
  expect(on('2026-11-20T11:00:00Z', { country: 'US', transportDays: [5, 9] })).toEqual({
    from: '2026-11-30',
    to: '2026-12-04',
  })
  expect(on('2026-11-20T11:00:00Z', { prepareDays: 10 })).toEqual({ from: '2026-12-08', to: '2026-12-10' })
  expect(on('2026-11-20T11:00:00Z', { transportDays: [0, 0] })).toEqual({ from: '2026-11-20', to: '2026-11-20' })
})

test('days are written as is usual in each language', () => {
  const both = (from: string, to: string) => [formatDates({ from, to }, 'en'), formatDates({ from, to }, 'sv')]
  expect(both('2026-11-24', '2026-11-26')).toEqual(['Tue 24 – Thu 26 November', 'tis 24 – tors 26 november'])
  expect(both('2026-11-30', '2026-12-02')).toEqual([
    'Mon 30 November – Wed 2 December',
    'mån 30 november – ons 2 december',
  ])
  expect(both('2026-12-30', '2027-01-04')).toEqual([
    'Wed 30 December – Mon 4 January',
    'ons 30 december – mån 4 januari',
  ])
  expect(both('2026-11-24', '2026-11-24')).toEqual(['Tue 24 November', 'tis 24 november'])
})

test('holidays match the calendars of 2026 and 2027', () => {
  const easters = { 2024: '03-31', 2025: '04-20', 2026: '04-05', 2027: '03-28', 2038: '04-25', 2285: '03-22' }
  for (const [year, day] of Object.entries(easters)) expect(computeEaster(Number(year))).toBe(`${year}-${day}`)
  const onWorkdays = (country: string, year: number) =>
    [...new Set(listHolidays(country, year))]
      .filter(day => !isWeekend(day) && isHoliday(country, day))
      .sort()
      .map(day => day.slice(5))
      .join(' ')
  expect(onWorkdays('SE', 2026)).toBe('01-01 01-06 04-03 04-06 05-01 05-14 06-19 12-24 12-25 12-31')
  expect(onWorkdays('SE', 2027)).toBe('01-01 01-06 03-26 03-29 05-06 06-25 12-24 12-31')
  expect(onWorkdays('NO', 2027)).toBe('01-01 03-25 03-26 03-29 05-06 05-17')
  expect(onWorkdays('DE', 2026)).toBe('01-01 04-03 04-06 05-01 05-14 05-25 12-25')
  expect(onWorkdays('AT', 2026)).toBe('01-01 01-06 04-06 05-01 05-14 05-25 06-04 10-26 12-08 12-25')
  // In these countries, holidays on a weekend move to the next or the nearest working day.
  expect(onWorkdays('GB', 2026)).toBe('01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28')
  expect(onWorkdays('GB', 2027)).toBe('01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28')
  expect(onWorkdays('IE', 2026)).toBe('01-01 02-02 03-17 04-06 05-04 06-01 08-03 10-26 12-25 12-28')
  expect(onWorkdays('US', 2026)).toBe('01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25')
  expect(isHoliday('US', '2027-12-31')).toBe(true)
  expect(listHolidays('JP', 2026)).toEqual([])
})

const time = (min: string, max: string) => fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
const dispatches = fc.record({
  now: time('2026-01-01', '2030-12-31'),
  origin: fc.constantFrom(stockholm, { country: 'US', timeZone: 'America/New_York' }),
  cutOffHour: fc.integer({ min: 0, max: 24 }),
  prepareDays: fc.integer({ min: 0, max: 30 }),
  transportDays: fc
    .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }))
    .map(([fewest, more]): [number, number] => [fewest, fewest + more]),
  country: fc.constantFrom('SE', 'DE', 'GB', 'US', 'IT', 'NO', 'JP'),
})

test('no delivery day is a weekend, a holiday or in the past, and a longer lead time never makes a delivery earlier', () => {
  fc.assert(
    fc.property(dispatches, fc.integer({ min: 0, max: 40 }), (dispatch, more) => {
      const { from, to } = computeDeliveryDates(dispatch)
      for (const day of [from, to])
        expect([isWeekend(day), isHoliday(dispatch.country, day)], day).toEqual([false, false])
      expect(from <= to).toBe(true)
      expect(from >= addDays(dispatch.now.toISOString().slice(0, 10), -1)).toBe(true)
      const [fewest, most] = dispatch.transportDays
      const later: Partial<Dispatch>[] = [
        { now: new Date(dispatch.now.getTime() + more * 3_600_000) },
        { prepareDays: dispatch.prepareDays + more },
        { transportDays: [fewest + more, most + more] },
        { cutOffHour: Math.max(0, dispatch.cutOffHour - more) },
      ]
      for (const change of later) {
        const moved = computeDeliveryDates({ ...dispatch, ...change })
        expect([moved.from >= from, moved.to >= to], JSON.stringify(change)).toEqual([true, true])
      }
    }),
    { numRuns: 300 },
  )
})
