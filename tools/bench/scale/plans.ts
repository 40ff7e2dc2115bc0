/** What is metered. */
export const meters = [
  ...(['requests', 'cpuMs', 'rowsRead', 'rowsWritten', 'kvReads', 'kvWrites'] as const),
  ...(['objectRequests', 'bucketReads', 'queued'] as const),
]
type Meter = (typeof meters)[number]
/** Of a visit, a day or a month. */
export type Usage = Record<Meter, number>

/**
 * The free plan's limits of a day, and the paid plan's prices in dollars: what a month includes,
 * and each further million. As published in November 2026; they change.
 */
export const plans: Record<Meter, { free: number; included: number; million: number }> = {
  requests: { free: 100_000, included: 10e6, million: 0.3 },
  // Free: 10 ms for each request instead.
  cpuMs: { free: Number.POSITIVE_INFINITY, included: 30e6, million: 0.02 },
  // Rows of Durable Objects cost the same, and are counted here.
  rowsRead: { free: 5e6, included: 25e9, million: 0.001 },
  rowsWritten: { free: 100_000, included: 50e6, million: 1 },
  kvReads: { free: 100_000, included: 10e6, million: 0.5 },
  kvWrites: { free: 1000, included: 1e6, million: 5 },
  objectRequests: { free: 100_000, included: 1e6, million: 0.15 },
  bucketReads: { free: 10e6 / 30, included: 10e6, million: 0.36 },
  // Each message is written, read and deleted.
  queued: { free: 10_000, included: 1e6, million: 0.4 },
}

/** The paid plan's minimum a month. */
const base = 5

/** Dollars for a month of 30 such days. */
export const monthOf = (day: Usage): number => base + priceOf(meters.map(name => [name, beyond(name, day[name] * 30)]))

/** Dollars for so much more than a month includes. */
export const extraOf = (usage: Usage): number => priceOf(meters.map(name => [name, usage[name]]))

const beyond = (name: Meter, used: number) => Math.max(0, used - plans[name].included)
const priceOf = (used: [Meter, number][]) =>
  used.reduce((sum, [name, amount]) => sum + (amount / 1e6) * plans[name].million, 0)
