import { mkdirSync, writeFileSync } from 'node:fs'
import { readCosts } from './scale/costs.ts'
import { computeExtraPrice, computeMonthPrice, meters, plans, type Usage } from './scale/plans.ts'
import { simulate } from './scale/queue.ts'
import {
  computeMix,
  computeUsage,
  createJourney,
  findCapacity,
  renderedShare,
  stations,
  type Traffic,
} from './scale/visit.ts'

/*
 * Calculates what busy days cost and which limits they reach. It multiplies the measured costs of a
 * visit's requests (from `npm run bench:costs`) by the number of visits, and simulates the queues
 * at the databases. Run it with `npm run bench:scale`; it also writes .wrangler/bench-scale.json.
 */

/** The busiest hour of a day has `peak` times the average number of visits. */
const peak = 2.5
const daily = (visits: number): Traffic => ({
  name: `${visits.toExponential(0).replace('e+', '0^')} visits a day`,
  visits,
  rate: (visits / 86_400) * peak,
  payments: 0.03,
  orders: 0.02,
})
/** A million visits in one hour. A larger share of them pay and order than on other days. */
const blackFriday: Traffic = { name: 'Black-Friday hour', visits: 1e6, rate: 1e6 / 3600, payments: 0.07, orders: 0.05 }

const costs = readCosts()
/** The lowest possible costs of a database: SQLite's time without round trips. */
const least = { ...costs, tripMs: 0 }

const rows = [daily(1e4), daily(1e6), daily(1e8), blackFriday].map(traffic => {
  const mix = computeMix(traffic)
  const visit = computeUsage(costs, mix)
  const usage = scaled(visit, traffic.visits)
  const journeys = Math.min(20_000, Math.max(2000, Math.round(traffic.rate * 120)))
  const queues = simulate({
    stations: Object.values(stations),
    rate: traffic.rate,
    journeys,
    journey: createJourney(costs, mix),
    seed: 2026,
  })
  const capacity = Object.fromEntries(
    (['commerce', 'content'] as const).map(name => [
      name,
      { from: findCapacity(costs, traffic, name), to: findCapacity(least, traffic, name) },
    ]),
  )
  return {
    traffic,
    rendered: renderedShare('product', traffic.rate),
    visit,
    usage,
    prices: { month: computeMonthPrice(usage), extra: computeExtraPrice(usage) },
    capacity,
    queues,
  }
})

for (const { traffic, rendered, usage, prices, capacity, queues } of rows) {
  console.log(
    `\n${traffic.name}: ${traffic.rate.toFixed(1)} visits/s, products rendered ${(100 * rendered).toFixed(0)} %`,
  )
  const over = meters.filter(name => usage[name] > plans[name].free)
  console.log(
    Object.entries(usage)
      .map(([name, used]) => `${name} ${short(used)}`)
      .join(', '),
  )
  const { month, extra } = prices
  console.log(
    `$${month.toFixed(0)} for a month of such days, $${extra.toFixed(2)} for these visits beyond what a month includes`,
  )
  console.log(`over the free plan: ${over.join(', ') || 'nothing'}`)
  for (const [name, { utilisation, rate, longestQueue, wait }] of Object.entries(queues)) {
    const waits = `waits ${[wait.p50, wait.p95, wait.p99].map(ms => short(ms)).join(' / ')} ms, longest queue ${longestQueue}`
    console.log(`  ${name}: ${(100 * utilisation).toFixed(1)} % of its time, ${rate.toFixed(1)} trips/s, ${waits}`)
  }
  for (const [name, { from, to }] of Object.entries(capacity))
    console.log(`  ${name} saturates at ${from.toFixed(0)} to ${to.toFixed(0)} visits/s`)
}
mkdirSync('.wrangler', { recursive: true })
writeFileSync('.wrangler/bench-scale.json', JSON.stringify({ measured: costs.date, rows }, null, 2))

function scaled(usage: Usage, by: number): Usage {
  const result = { ...usage }
  for (const name of meters) result[name] *= by
  return result
}

function short(amount: number): string {
  return new Intl.NumberFormat('en', { maximumSignificantDigits: 3, notation: 'compact' }).format(amount)
}
