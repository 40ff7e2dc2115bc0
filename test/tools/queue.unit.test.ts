import { expect, test } from 'vitest'
import { simulate } from '../../tools/bench/scale/queue.ts'
import { exponential } from '../../tools/bench/scale/random.ts'

/** Simulates a station that is busy for `share` of the time, with work of 10 ms on average. */
const station = (share: number, work: (random: () => number) => number) => {
  const load = { stations: ['one'], rate: share * 100, journeys: 500_000, seed: 7 }
  const { one } = simulate({ ...load, journey: random => [{ station: 'one', ms: work(random) }] })
  if (!one) throw new Error('The simulation returned no result for the station')
  return one
}

test.each([0.5, 0.8])('waiting times match the formulas at a utilisation of %s', share => {
  const random = station(share, random => exponential(10, random))
  // M/M/1: the mean wait is ρ / (μ − λ). A share of 1 − ρ does not wait, which gives the p95.
  const mean = (share * 10) / (1 - share)
  expect(Math.abs(random.wait.mean / mean - 1)).toBeLessThan(0.04)
  const p95 = (10 / (1 - share)) * Math.log(share / 0.05)
  expect(Math.abs(random.wait.p95 / p95 - 1)).toBeLessThan(0.04)
  expect(random.utilisation).toBeCloseTo(share, 2)
  // M/D/1: waits are half as long.
  const even = station(share, () => 10)
  expect(Math.abs(even.wait.mean / (mean / 2) - 1)).toBeLessThan(0.04)
  // Little's law: the mean queue length is the number that arrives during a mean wait. The longest
  // queue is longer.
  expect(even.longestQueue).toBeGreaterThan((even.rate * even.wait.mean) / 1000)
})

test('the queue of an overloaded station grows, and other stations have no waits', () => {
  const load = {
    stations: ['slow', 'fast'],
    rate: 100,
    journeys: 5000,
    journey: () => [{ station: 'fast', ms: 1 }, { ms: 50 }, { station: 'slow', ms: 20 }],
    seed: 1,
  }
  const { slow, fast } = simulate(load)
  expect(slow?.utilisation).toBeGreaterThan(1.9)
  // Half of the work that arrives in 50 s is still waiting at the end.
  expect(slow?.longestQueue).toBeGreaterThan(2300)
  expect(fast?.wait.p95).toBeLessThan(1)
  expect(simulate(load)).toEqual({ slow, fast })
})
