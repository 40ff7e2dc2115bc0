import { CommerceError } from '#client/commerce/error.ts'
import type { Fetch, RequestContext } from '../services.ts'
import type { Visit } from '../visit.ts'
import { statelessCommerce } from './commerce-client.ts'
import { logWarning } from './log.ts'

type Market = Pick<Visit, 'market' | 'priceList' | 'currency' | 'shipTo'>

/** Of a country that commerce does not know (specification, §9). */
const unknownCountry: Market = { market: 1, priceList: 65, currency: 'SEK', shipTo: false }
/** While commerce has not said: whether it delivers there is not denied then. */
const unanswered: Market = { ...unknownCountry, shipTo: true }

const tenMinutes = 600_000
/** Before a commerce service that had no answer is asked again, ms. */
const pause = 10_000
/** A page waits for as long, ms. */
const timeoutMs = 700
/** A question that has not ended after this long never will, ms. */
const maxBusyMs = 10_000

/** What one isolate knows of one country. */
interface Known {
  /** Null before commerce has said. */
  market: Market | null
  /** Until when it is good, or, without a market, until when nobody waits for one; ms. */
  until: number
  /** Until when the running question may take, ms; 0 when none runs. */
  busyUntil: number
}

// Public facts, the same for every visitor, so one copy for each isolate is right; at most one for
// each country code.
const known = new Map<string, Known>()

/**
 * Market, price list, currency and delivery of a country, from commerce's own table; kept for 10
 * minutes in the isolate, and renewed behind the page then. Of a country that is new to the isolate
 * the first answer is waited for, 0.7 s at most; while there is none it has the fallback.
 */
export async function marketOf(
  country: string,
  commerce: Fetch,
  context: Pick<RequestContext, 'waitUntil'>,
): Promise<Market> {
  if (!country) return unknownCountry
  const now = Date.now()
  const cached = known.get(country) ?? { market: null, until: 0, busyUntil: 0 }
  known.set(country, cached)
  const isWaitedFor = !cached.market && cached.until <= now
  if (cached.until <= now && cached.busyUntil <= now) context.waitUntil(renew(cached, country, commerce))
  if (isWaitedFor) {
    // By looking again and again: a request must not wait for a promise of another one, which may
    // end before.
    while (cached.busyUntil > Date.now() && Date.now() < now + timeoutMs) await new Promise(done => setTimeout(done, 5))
    if (!cached.market) cached.until = Math.max(cached.until, Date.now() + pause)
  }
  return cached.market ?? unanswered
}

/** Never rejects. */
async function renew(cached: Known, country: string, commerce: Fetch) {
  cached.busyUntil = Date.now() + maxBusyMs
  try {
    cached.market = await fetchMarket(country, commerce)
    cached.until = Date.now() + tenMinutes
  } catch (error) {
    cached.until = Date.now() + pause
    logWarning('market_unknown', error, { country })
  }
  cached.busyUntil = 0
}

async function fetchMarket(country: string, commerce: Fetch): Promise<Market> {
  try {
    const { market, pricelist: priceList, currency, shipTo } = await statelessCommerce(commerce).location(country)
    return {
      market: Number(market) || unknownCountry.market,
      priceList: Number(priceList) || unknownCountry.priceList,
      currency: currency || unknownCountry.currency,
      shipTo,
    }
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return unknownCountry
    throw error
  }
}
