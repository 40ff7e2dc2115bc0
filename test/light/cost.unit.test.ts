import { expect, test } from 'vitest'
import { computeCost, computeEnergy, computeLifetimeYears, computeMonthsToPay } from '#src/light/cost/cost.ts'
import { findIncandescentPower } from '#src/light/parts/equal-to.ts'

test('the cost tool computes what a year of light costs, and how soon the bulb pays for itself', () => {
  expect(computeCost({ power: 7, hours: 3, price: 2 })).toBeCloseTo(15.33, 10)
  expect(computeEnergy({ power: 60, hours: 3 })).toBeCloseTo(65.7, 10)
  const watts = [248, 249, 470, 638, 806, 1055, 1521, 1522].map(findIncandescentPower)
  expect(watts).toEqual([null, 25, 40, 50, 60, 75, 100, null])
  expect(computeLifetimeYears(25_000, 3)).toBeCloseTo(22.83, 2)
  expect(computeMonthsToPay(149, 100)).toBeCloseTo(17.88, 2)
  expect([0, -5].map(saved => computeMonthsToPay(149, saved))).toEqual([null, null])
})
