/** The quantities that Cloudflare bills. */
export const meters = [
  ...(['requests', 'cpuMs', 'rowsRead', 'rowsWritten', 'kvReads', 'kvWrites'] as const),
  ...(['objectRequests', 'bucketReads', 'queued'] as const),
]
type Meter = (typeof meters)[number]
/** What a visit, a day or a month uses. */
export type Usage = Record<Meter, number>

/**
 * Cloudflare's plans: the free plan's limits for a day, what the paid plan includes for a month,
 * and its price in dollars for each further million. Published in November 2026; they may change.
 */
export const plans: Record<Meter, { free: number; included: number; million: number }> = {
  requests: { free: 100_000, included: 10e6, million: 0.3 },
  // The free plan has no limit for a day: it limits each request to 10 ms instead.
  cpuMs: { free: Number.POSITIVE_INFINITY, included: 30e6, million: 0.02 },
  // Includes rows of Durable Objects, which cost the same.
  rowsRead: { free: 5e6, included: 25e9, million: 0.001 },
  rowsWritten: { free: 100_000, included: 50e6, million: 1 },
  kvReads: { free: 100_000, included: 10e6, million: 0.5 },
  kvWrites: { free: 1000, included: 1e6, million: 5 },
  objectRequests: { free: 100_000, included: 1e6, million: 0.15 },
  bucketReads: { free: 10e6 / 30, included: 10e6, million: 0.36 },
  // A message counts three times: it is written, read and deleted.
  queued: { free: 10_000, included: 1e6, million: 0.4 },
}

/** The paid plan's base price in dollars a month. */
const base = 5

/** Computes the price in dollars of 30 days with this usage. */
export const computeMonthPrice = (day: Usage): number =>
  base + priceOf(meters.map(name => [name, beyond(name, day[name] * 30)]))

/** Computes the price in dollars of usage beyond what a month includes. */
export const computeExtraPrice = (usage: Usage): number => priceOf(meters.map(name => [name, usage[name]]))

const beyond = (name: Meter, used: number) => Math.max(0, used - plans[name].included)
const priceOf = (used: [Meter, number][]) =>
  used.reduce((sum, [name, amount]) => sum + (amount / 1e6) * plans[name].million, 0)
