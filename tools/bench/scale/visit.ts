import type { Cost, Costs } from './costs.ts'
import type { Usage } from './plans.ts'
import type { Step } from './queue.ts'
import { exponential } from './random.ts'

/** How many visitors a shop has, and what they do. */
export interface Traffic {
  name: string
  /** Number of visits in a day, or in the calculated hour. */
  visits: number
  /** Number of visits that begin each second at the busiest time. */
  rate: number
  /** The share of visits that try to pay, and the share that end with an order. */
  payments: number
  orders: number
}

/** Page views in a visit, by kind of page. These numbers are assumptions, not measurements. */
const looks = { 'start page': 0.7, listing: 1.6, product: 1.7 }
/** Number of searches in a visit. Their pages are not cached. */
const searches = 0.2
/** Number of different pages of each kind, counting every market, language and filter. */
const pages = { 'start page': 12, listing: 2000, product: 2000 }
/** Number of pictures that a visitor's first view of a page loads, counted in a phone's browser. */
const picturesOfPage = 10
/** Share of the pictures that are in Workers Cache. Browsers keep pictures for a year. */
const cachedPictures = 0.95
/**
 * For how many seconds a cached page is fresh (`src/shared/edge/cache.ts`), and how many caches
 * exist.
 */
const [fresh, caches] = [25, 10]
/**
 * How often an isolate checks at most whether prices and stock have changed, in seconds
 * (`src/services/commerce/lib/database.ts`), and how many isolates the shop has.
 */
const [checked, isolates] = [1.5, 500]
/** Shares of visits that add something to the bag, that open the checkout, and that log in. */
const [bags, checkouts, logins] = [0.1, 0.05, 0.01]
/** Number of pages that a visit with a bag opens after adding to it. */
const pagesWithBag = 3
/** Pauses between requests in ms, shorter than real ones: only the rate matters. */
const pauseMs = 500

type Page = keyof typeof looks

/**
 * Computes the share of page views that are rendered: a page is rendered once every `fresh`
 * seconds. The second most popular page has half as many views as the first, the third a third as
 * many, and so on (Zipf's law).
 */
export function renderedShare(page: Page, rate: number): number {
  const weights = Array.from({ length: pages[page] }, (_, at) => 1 / (at + 1))
  const total = sum(weights)
  return sum(
    weights.map(weight => {
      const perCache = (rate * looks[page] * weight) / total / caches
      return weight / total / (1 + perCache * fresh)
    }),
  )
}

/** Computes the share of requests for prices at which an isolate asks the database for changes. */
const checkedShare = (requestsPerSecond: number) => 1 / (1 + (requestsPerSecond / isolates) * checked)

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)

/** Computes the number of requests of each kind in an average visit. */
export function computeMix({ rate, payments, orders }: Traffic): Record<string, number> {
  const shown = (['start page', 'listing', 'product'] as const).flatMap(page => {
    const rendered = looks[page] * renderedShare(page, rate)
    return [[`${page}, rendered`, rendered] as const, [`${page}, cached`, looks[page] - rendered] as const]
  })
  const opened = sum(Object.values(looks)) + searches
  const asking = checkedShare(rate * opened)
  return {
    ...Object.fromEntries(shown),
    search: searches,
    picture: opened * picturesOfPage * (1 - cachedPictures),
    'picture, cached': opened * picturesOfPage * cachedPictures,
    'live prices of a listing': (opened - looks.product) * asking,
    'live prices of a product': looks.product * asking,
    'live prices, known': opened * (1 - asking),
    'adding to a bag': bags,
    'bag on a page': bags * pagesWithBag,
    'checkout page': checkouts,
    payment: payments,
    order: orders,
    login: logins,
  }
}

/**
 * The stations of the simulation. Bags and rate limits are not stations: each visitor has Durable
 * Objects of their own for them, so nobody waits for other visitors.
 */
export const stations = { commerce: 'commerce database', content: 'content database' } as const

/** Computes for how long a visit keeps each database busy, in ms. */
export function computeWork({ kinds, tripMs }: Costs, mix: Record<string, number>) {
  const of = (database: 'commerce' | 'content') =>
    sum(
      Object.entries(mix).map(([name, times]) => {
        const cost = kinds[name]?.[database]
        return cost ? times * (cost.ms + cost.trips * tripMs) : 0
      }),
    )
  return { commerce: of('commerce'), content: of('content') }
}

/**
 * Finds how many visits a second keep a database busy all the time. With more visits, fewer pages
 * are rendered and fewer requests for prices reach the database.
 */
export function findCapacity(costs: Costs, traffic: Traffic, database: 'commerce' | 'content'): number {
  let [low, high] = [0, 100_000]
  for (let step = 0; step < 40; step++) {
    const rate = (low + high) / 2
    const busyMs = rate * computeWork(costs, computeMix({ ...traffic, rate }))[database]
    if (busyMs < 1000) low = rate
    else high = rate
  }
  return low
}

/**
 * Creates the steps of a visit at the databases. The numbers of requests are random, and `mix` has
 * their means.
 */
export function createJourney({ kinds, tripMs }: Costs, mix: Record<string, number>) {
  return (random: () => number): Step[] => {
    const steps: Step[] = []
    for (const [name, times] of Object.entries(mix)) {
      const kind = kinds[name]
      if (!kind) continue
      const whole = Math.floor(times) + (random() < times % 1 ? 1 : 0)
      for (let time = 0; time < whole; time++) {
        steps.push({ ms: exponential(pauseMs, random) })
        for (const database of ['commerce', 'content'] as const) {
          const { trips, ms } = kind[database]
          for (let trip = 0; trip < trips; trip++)
            steps.push({ station: stations[database], ms: exponential(ms / trips + tripMs, random) })
        }
      }
    }
    return steps
  }
}

/** Computes what an average visit uses, in the quantities that Cloudflare bills. */
export function computeUsage({ kinds }: Costs, mix: Record<string, number>): Usage {
  const used = Object.entries(mix).flatMap(([name, times]) => {
    const kind = kinds[name]
    return kind ? [{ kind, times }] : []
  })
  const total = (of: (kind: Cost) => number) => sum(used.map(({ kind, times }) => times * of(kind)))
  const counted = (...names: string[]) => total(({ counts }) => sum(names.map(name => counts[name] ?? 0)))
  return {
    requests: counted('requests'),
    cpuMs: total(({ cpuMs }) => cpuMs),
    rowsRead: total(({ commerce, content }) => commerce.rowsRead + content.rowsRead),
    rowsWritten: total(({ commerce, content }) => commerce.rowsWritten + content.rowsWritten) + counted('objectRows'),
    kvReads: counted('kvReads'),
    kvWrites: counted('kvWrites'),
    objectRequests: counted('SELECTIONS', 'LIMITS', 'LINK_KEY', 'PICTURE_MAKERS'),
    bucketReads: counted('bucketReads'),
    queued: 3 * counted('messages'),
  }
}
