import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkHungLamp,
  type DiningTable,
  type HungLamp,
  neededCord,
  pendantCentres,
  possiblePendantCounts,
  suitableDiameters,
} from '#src/light/table/table.ts'

const table = (length: number, width: number, isRound = false): DiningTable => ({ length, width, isRound })

test('the size of the table decides how many pendants suit it, their diameter and their positions', () => {
  const numbers: [length: number, numbers: number[]][] = [
    [1200, [1]],
    [1399, [1]],
    [1400, [1, 2]],
    [1800, [1, 2]],
    [1810, [2, 3]],
    [2400, [2, 3]],
    [2500, [3]],
    [3200, [3, 4]],
    [4000, [3, 4, 5]],
  ]
  for (const [length, expected] of numbers)
    expect(possiblePendantCounts(table(length, 900)), `${length}`).toEqual(expected)
  expect(possiblePendantCounts(table(1600, 1600, true))).toEqual([1])

  expect(pendantCentres(table(1800, 900), 2)).toEqual([500, 1300])
  expect(suitableDiameters(table(1800, 900), 2)).toEqual({ least: 300, most: 450 })
  expect(suitableDiameters(table(1200, 900), 1)).toEqual({ least: 450, most: 600 })
  expect(suitableDiameters(table(1200, 600), 1)).toEqual({ least: 300, most: 300 })
  expect(neededCord(2500, 740, 600, 300)).toBe(860)
})

const hung: HungLamp = {
  table: table(1800, 900),
  count: 2,
  ceiling: 2500,
  top: 740,
  gap: 600,
  across: 320,
  isLong: false,
  height: 300,
  cord: 3000,
}
const findObjections = (of: Partial<HungLamp>) => {
  const { answer, reasons } = checkHungLamp({ ...hung, ...of })
  return [answer, ...reasons.filter(reason => reason.answer !== 'yes')]
}

test('the answer names every reason why a lamp does not suit a table', () => {
  expect(findObjections({})).toEqual(['yes'])
  expect(findObjections({ cord: 860 })).toEqual(['yes'])
  expect(findObjections({ cord: 859 })).toEqual(['no', { about: 'cord', answer: 'no', is: 859, needed: 860 }])
  expect(findObjections({ cord: null })).toEqual([
    'unknown',
    { about: 'cord', answer: 'unknown', is: null, needed: 860 },
  ])
  expect(findObjections({ height: 1200 })).toEqual(['no', { about: 'cord', answer: 'no', is: 3000, needed: -40 }])
  expect(findObjections({ across: 290 })).toEqual([
    'no',
    { about: 'narrow', answer: 'no', is: 290, least: 300, most: 450 },
  ])
  expect(findObjections({ across: 460 })).toEqual([
    'no',
    { about: 'wide', answer: 'no', is: 460, least: 300, most: 450 },
  ])
  expect(findObjections({ across: 1510, isLong: true, count: 1 })).toEqual([
    'no',
    { about: 'end', answer: 'no', is: 145, least: 150 },
  ])
  expect(findObjections({ gap: 400 })).toEqual(['no', { about: 'eyes', answer: 'no', is: 1140, least: 1200 }])
})

test('pendants hang above the table, symmetrical about its middle and at most 80 cm apart', () => {
  const count = fc.integer({ min: 1, max: 12 })
  fc.assert(
    fc.property(
      fc.integer({ min: 400, max: 8000 }),
      fc.integer({ min: 400, max: 2000 }),
      count,
      (length, width, count) => {
        const of = table(length, width)
        const middles = pendantCentres(of, count)
        expect(middles).toHaveLength(count)
        for (const [at, x] of middles.entries()) {
          expect(x + (middles[count - 1 - at] ?? 0)).toBeCloseTo(length, 6)
          expect(x >= 0 && x <= length).toBe(true)
          const next = middles[at + 1]
          if (next !== undefined) expect(next - x).toBeLessThanOrEqual(800)
        }
        const { least, most } = suitableDiameters(of, count)
        expect([least <= most, most <= width]).toEqual([true, true])
      },
    ),
  )
})
