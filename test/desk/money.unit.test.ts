import { expect, test } from 'vitest'
import { findNextPath, joinTables } from '#src/desk/files.ts'
import { parseMoneyChange } from '#src/desk/money/changes.ts'
import { findMonthDays, formatMonthName, listMonths } from '#src/desk/money/months.ts'

test('months begin and end in the shop’s time zone', () => {
  const months = listMonths(new Date('2026-12-31T23:30:00Z'))
  expect(months.slice(0, 2)).toEqual(['2027-01', '2026-12'])
  expect(months).toHaveLength(24)
  expect(months.at(-1)).toBe('2025-02')
  expect(findMonthDays('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(findMonthDays('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  for (const text of ['', '2026-13', '2026-00', '2026-1', '2026-01-01', '1999-01'])
    expect(findMonthDays(text), text).toBeNull()
  expect([formatMonthName('2026-11', 'en'), formatMonthName('2026-11', 'sv')]).toEqual([
    'November 2026',
    'november 2026',
  ])
})

test('the pages of a table are joined into one table with a single row of column names', () => {
  expect(joinTables(['a;b\r\n1;2\r\n', 'a;b\r\n3;4\r\n'])).toBe('\ufeffa;b\r\n1;2\r\n3;4\r\n')
  expect(findNextPath('</api/checkout/management/documents?from=2026-11-01&before=7>; rel="next"')).toBe(
    'documents?from=2026-11-01&before=7',
  )
  expect(findNextPath(null)).toBeNull()
})

test('forms are accepted only if their id has the format of commerce’s ids', () => {
  const parse = (change: string, fields: Record<string, string>) =>
    parseMoneyChange({ change, field: name => fields[name] ?? '' })
  expect(parse('retry', { id: 'abc1', order: '10001' })?.call.path).toBe('orders/10001/refunds/abc1/retry')
  expect(parse('handled', { id: '7', note: 'Paid by hand' })?.call).toEqual({
    ...{ method: 'POST', path: 'withdrawals/7/handled' },
    body: { note: 'Paid by hand' },
  })
  expect(parse('retry', { id: 'abc1', order: '10001/cancellation?' })).toBeNull()
  expect(parse('retry', { id: '../x', order: '10001' })).toBeNull()
  expect(parse('handled', { id: 'x' })).toBeNull()
  expect(parse('delete', { id: '7' })).toBeNull()
})
