import { expect, test } from 'vitest'
import { duties, findArticle, isComing, isDue, isDueAnywhere } from '#client/shared/law/duties.ts'

test('a legal duty applies from its first day, in its countries', () => {
  expect(isDue('guarantee-notice', 'DE', '2026-09-26')).toBe(false)
  expect(isDue('guarantee-notice', 'DE', '2026-09-27')).toBe(true)
  expect(['NO', 'GB', 'US', 'CH', ''].map(country => isDue('guarantee-notice', country, '2026-11-26'))).toEqual([
    ...[false, false, false, false, false],
  ])
  expect(isDue('batteries', 'NO', '2026-11-26')).toBe(true)
  expect(isDue('legal-guarantee', 'US', '2026-11-26')).toBe(true)
  expect(isDueAnywhere('removable-batteries', '2027-02-17')).toBe(false)
  expect(isDueAnywhere('removable-batteries', '2027-02-18')).toBe(true)
  expect(findArticle('guarantee-terms')).toContain('2019/771')
})

test('a legal duty that begins within 90 days is announced', () => {
  const { 'removable-batteries': duty } = duties
  expect(['2026-11-19', '2026-11-20', '2027-02-17', '2027-02-18'].map(day => isComing(duty, day))).toEqual([
    ...[false, true, true, false],
  ])
})
