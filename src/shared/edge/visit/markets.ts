import { CommerceError } from '#client/shared/commerce/error.ts'
import type { Fetch, RequestContext } from '../../../services.ts'
import type { Visit } from '../../../visit.ts'
import { logWarning } from '../log.ts'
import { createStatelessCommerce } from '../upstream/commerce-client.ts'
import { countryAnswer } from './terms.ts'

type Market = Pick<Visit, 'market' | 'priceList' | 'currency' | 'shipTo' | 'terms'>

/** The market of countries that commerce does not know. */
const unknownCountry: Market = { market: 1, priceList: 65, currency: 'SEK', shipTo: false, terms: null }
/**
 * Used until commerce has responded, and where the visitor's country is unknown. It never says that
 * the shop does not deliver to the visitor.
 */
const defaultMarket: Market = { ...unknownCountry, shipTo: true }

const tenMinutes = 600_000
/** How long after their expiry delivery dates are still shown, in ms. */
const datesMs = 3_600_000
/** Pause in ms before a commerce service that failed is requested again. */
const pause = 10_000
/** How long a page waits for the market, in ms. */
const timeoutMs = 700
/** A request that takes longer counts as lost, in ms. */
const maxBusyMs = 10_000

/** What this isolate knows of one country. */
interface Known {
  /** Null until commerce has responded. */
  market: Market | null
  /** When the market expires. Without one: until when pages use the default at once. In ms. */
  until: number
  /** When the running request counts as lost, in ms; 0 when none runs. */
  busyUntil: number
}

// Public data, the same for every visitor, so one copy for each isolate is safe; at most one for
// each country code.
const known = new Map<string, Known>()

/**
 * Market, price list, currency and terms of a country, from commerce; cached in the isolate for
 * 10 minutes, then renewed after the response. For an uncached country a page waits 0.7 s at most,
 * then uses the default.
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
    // Polls, because a request must not await the promise of another request, which may end first.
    while (cached.busyUntil > Date.now() && Date.now() < now + timeoutMs) await new Promise(done => setTimeout(done, 5))
    if (!cached.market) cached.until = Math.max(cached.until, Date.now() + pause)
  }
  return cached.until + datesMs < now ? withoutDates(cached.market ?? defaultMarket) : (cached.market ?? defaultMarket)
}

/** Removes delivery dates, which are outdated when commerce has not responded for long. */
const withoutDates = (market: Market): Market =>
  market.terms?.delivery
    ? { ...market, terms: { ...market.terms, delivery: { ...market.terms.delivery, dates: null } } }
    : market

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
    const path = `countries/${encodeURIComponent(country)}`
    const answer = await createStatelessCommerce(commerce).call({ method: 'PUT', path, schema: countryAnswer })
    const { market, pricelist: priceList, shipTo } = answer.location
    const { currency } = answer.selection
    return {
      market: Number(market) || unknownCountry.market,
      priceList: Number(priceList) || unknownCountry.priceList,
      currency: currency || unknownCountry.currency,
      shipTo,
      terms: answer.terms,
    }
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return unknownCountry
    throw error
  }
}
