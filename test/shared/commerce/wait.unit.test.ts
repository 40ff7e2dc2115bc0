import { expect, test } from 'vitest'
import { formatWait } from '#client/shared/commerce/wait.ts'

test('a waiting time uses a suitable unit and is rounded up', () => {
  const said = [1, 90, 119, 120, 601, 7199, 7200, 86_000].map(seconds => formatWait(seconds, 'en'))
  expect(said).toEqual([
    '1 second',
    '90 seconds',
    '119 seconds',
    '2 minutes',
    '11 minutes',
    '120 minutes',
    '2 hours',
    '24 hours',
  ])
  expect([5, 754, 80_000].map(seconds => formatWait(seconds, 'sv').replaceAll('\u00A0', ' '))).toEqual([
    '5 sekunder',
    '13 minuter',
    '23 timmar',
  ])
})
