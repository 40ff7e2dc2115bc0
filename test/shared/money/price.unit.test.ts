import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCrossedOut, findLowest30Days } from '#client/shared/money/price.ts'

const money = fc.integer({ min: 0, max: 1_000_000 }).map(minor => minor / 100)
const sent = fc.record({
  amount: money,
  listed: fc.option(money, { nil: null }),
  lowest: fc.option(money, { nil: null }),
})

test('the crossed-out price is the lowest of the last 30 days if that is above the price, else there is none', () => {
  fc.assert(
    fc.property(sent, price => {
      const before = findCrossedOut(price)
      if (before === null) return
      expect(before).toBe(price.lowest)
      expect(before).toBeGreaterThan(price.amount)
      expect(price.listed).toBeGreaterThan(price.amount)
    }),
  )
})

test('a real reduction crosses out the lowest price, however high the ordinary price is', () => {
  fc.assert(
    fc.property(money, fc.integer({ min: 1 }), fc.integer({ min: 1 }), (amount, less, more) => {
      const lowest = amount + less
      expect(findCrossedOut({ amount, listed: amount + more, lowest })).toBe(lowest)
    }),
  )
})

test('a price above the lowest of the last 30 days is never shown as reduced', () => {
  // Now 2,236, ordinarily 2,795, and sold for 2,096 two weeks ago.
  expect(findCrossedOut({ amount: 2236, listed: 2795, lowest: 2096 })).toBe(null)
  expect(findCrossedOut({ amount: 2236, listed: 2795, lowest: 2236 })).toBe(null)
  expect(findCrossedOut({ amount: 2236, listed: 2795, lowest: null })).toBe(null)
  expect(findCrossedOut({ amount: 2236, listed: 2236, lowest: 2795 })).toBe(null)
  expect(findCrossedOut({ amount: 2236, listed: null, lowest: 2795 })).toBe(null)
  expect(findCrossedOut({ amount: 2236, listed: 2795, lowest: 2599 })).toBe(2599)
})

test('only the 30-day lowest price from the platform is used', () => {
  expect(findLowest30Days([])).toBe(null)
  expect(findLowest30Days([{ periodDays: 90, priceAsNumber: 1 }])).toBe(null)
  const both = [
    { periodDays: 90, priceAsNumber: 1 },
    { periodDays: 30, priceAsNumber: 2 },
  ]
  expect(findLowest30Days(both)).toBe(2)
})
