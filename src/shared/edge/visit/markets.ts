import { CommerceError } from '#client/shared/commerce/error.ts'
import type { Fetch, RequestContext } from '../../../services.ts'
import type { Visit } from '../../../visit.ts'
import { logWarning } from '../log.ts'
import { createStatelessCommerce } from '../upstream/commerce-client.ts'
import { countryAnswer } from './terms.ts'

type Market = Pick<Visit, 'market' | 'priceList' | 'currency' | 'shipTo' | 'terms' | 'canBuyNow'>

/** The market of a country that commerce does not know. */
const unknownCountry: Market = {
  market: 1,
  priceList: 65,
  currency: 'SEK',
  shipTo: false,
  terms: null,
  canBuyNow: false,
}
/**
 * The market until commerce has responded, and for visitors from an unknown country. `shipTo` is
 * true, so that nobody is told by mistake that the shop does not deliver to them.
 */
const defaultMarket: Market = { ...unknownCountry, shipTo: true }

const tenMinutes = 600_000
/** How long delivery dates are still shown after the market has expired, in ms. */
const datesMs = 3_600_000
/** Pause in ms before a commerce service that failed is requested again. */
const pause = 10_000
/** How long a page waits at most for the market, in ms. */
const timeoutMs = 700
/** A request to commerce that takes longer than this, in ms, counts as lost. */
const maxBusyMs = 10_000

/** This isolate's cached data of one country. */
interface Known {
  /** Null until commerce has responded. */
  market: Market | null
  /** When `market` expires, in ms. If `market` is null, pages use the default until this time. */
  until: number
  /** When the running request counts as lost, in ms; 0 when none runs. */
  busyUntil: number
}

// Markets by country code. They are public and the same for every visitor, so all requests of an
// isolate can share them.
const known = new Map<string, Known>()

/**
 * Loads a country's market, price list, currency and terms from commerce. The isolate caches them
 * for 10 minutes. After that, a page still uses them, and they are renewed after its response. For
 * an uncached country, a page waits 0.7 s at most and then uses the default.
 */
export async function loadMarket(
  country: string,
  commerce: Fetch,
  context: Pick<RequestContext, 'waitUntil'>,
): Promise<Market> {
  if (!country) return defaultMarket
  const now = Date.now()
  const cached = known.get(country) ?? { market: null, until: 0, busyUntil: 0 }
  known.set(country, cached)
  const isWaitedFor = !cached.market && cached.until <= now
  if (cached.until <= now && cached.busyUntil <= now) context.waitUntil(renew(cached, country, commerce))
  if (isWaitedFor) {
    // Polls, because a request must not await another request's promise, which may never resolve.
    while (cached.busyUntil > Date.now() && Date.now() < now + timeoutMs) await new Promise(done => setTimeout(done, 5))
    if (!cached.market) cached.until = Math.max(cached.until, Date.now() + pause)
  }
  return cached.until + datesMs < now ? withoutDates(cached.market ?? defaultMarket) : (cached.market ?? defaultMarket)
}

/** Removes delivery dates, which are outdated if commerce has not responded for a long time. */
const withoutDates = (market: Market): Market =>
  market.terms?.delivery
    ? { ...market, terms: { ...market.terms, delivery: { ...market.terms.delivery, dates: null } } }
    : market

/** Loads the market of a country again. Never rejects. */
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
    const path = `countries/${encodeURIComponent(country)}`
    const answer = await createStatelessCommerce(commerce).call({ method: 'PUT', path, schema: countryAnswer })
    const { market, pricelist: priceList, shipTo, canBuyNow } = answer.location
    const { currency } = answer.selection
    return {
      market: Number(market) || unknownCountry.market,
      priceList: Number(priceList) || unknownCountry.priceList,
      currency: currency || unknownCountry.currency,
      shipTo,
      canBuyNow,
      terms: answer.terms,
    }
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return unknownCountry
    throw error
  }
}
