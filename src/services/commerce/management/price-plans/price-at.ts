import { subtractThirtyDays } from '../prices.ts'

/**
 * A product's price at a certain time, in minor units. `before` is the ordinary price, which equals
 * `price` unless `price` is reduced.
 */
export interface PriceThen {
  price: number
  before: number
  /** The lowest price of the 30 days before the reduction; null without a reduction. */
  lowest: number | null
}

/** A plan that has not begun (`planned`), or has begun and will end (`running`). */
export interface OpenPlan {
  status: 'planned' | 'running'
  price: number
  before: number | null
  from: string
  until: string | null
  /** The price before a running plan. It is restored when the plan ends. */
  former: { price: number; before: number } | null
}

/** An entry of the price history. An empty `since` means from the beginning. */
export interface PriceSince {
  since: string
  price: number
}

/**
 * Computes the price that `switchPrices` will have set by a future time, according to the open
 * plans. Like `switchPrices`, it sets the price without `before` if the reduction would be false.
 * Times are ISO times in UTC, and `history` is sorted by time.
 */
export function computePriceAt(now: PriceThen, history: PriceSince[], plans: OpenPlan[], at: string): PriceThen {
  const past = history.length > 0 ? [...history] : [{ since: '', price: now.price }]
  const former = new Map(plans.map(plan => [plan, plan.former]))
  let current = now
  const set = (price: number, before: number, time: string) => {
    const isContinued = price === current.price && current.lowest !== null
    const lowest = isContinued ? current.lowest : lowestSince(past, subtractThirtyDays(new Date(time)))
    const isReduced = before > price && lowest !== null && (isContinued || price < lowest)
    current = isReduced ? { price, before, lowest } : { price, before: price, lowest: null }
    past.push({ since: time, price })
  }
  for (const { plan, time, ends } of listStepsUntil(plans, at)) {
    if (!ends) {
      former.set(plan, { price: current.price, before: current.before })
      set(plan.price, Math.max(plan.price, plan.before ?? current.before), time)
    } else if (current.price === plan.price) {
      const { price, before } = former.get(plan) ?? current
      set(price, before, time)
    }
  }
  return current
}

/** Returns the lowest price that was valid since a time. */
function lowestSince(past: PriceSince[], time: string): number {
  const first = past.findLastIndex(({ since }) => since <= time)
  return Math.min(...past.slice(Math.max(first, 0)).map(({ price }) => price))
}

/**
 * Lists the beginnings and ends of plans up to a time, sorted by time. If a plan ends when another
 * begins, the end is first.
 */
function listStepsUntil(plans: OpenPlan[], at: string) {
  const steps = plans.flatMap(plan => [
    ...(plan.until ? [{ plan, time: plan.until, ends: true }] : []),
    ...(plan.status === 'planned' ? [{ plan, time: plan.from, ends: false }] : []),
  ])
  return steps
    .filter(({ time }) => time <= at)
    .sort((a, b) => (a.time === b.time ? Number(b.ends) - Number(a.ends) : a.time < b.time ? -1 : 1))
}
