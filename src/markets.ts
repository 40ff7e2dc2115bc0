import { CommerceError } from '#client/commerce/error.ts'
import { statelessCommerce } from './commerce.ts'
import type { Fetch } from './services.ts'
import type { Visit } from './visit.ts'

type Market = Pick<Visit, 'market' | 'pricelist' | 'currency' | 'shipTo'>

/** Used when commerce does not answer or does not know the country (specification, §9). */
const fallback: Market = { market: 1, pricelist: 65, currency: 'SEK', shipTo: false }

const tenMinutes = 600_000
// Public facts, the same for every visitor, so one copy for each isolate is right; at most one for each country code.
const known = new Map<string, { market: Market; until: number }>()

/** Market, price list, currency and delivery of a country, from commerce's own table; kept for 10 minutes in the isolate. */
export async function marketOf(country: string, commerce: Fetch): Promise<Market> {
  if (!country) return fallback
  const kept = known.get(country)
  if (kept && kept.until > Date.now()) return kept.market
  try {
    const market = await askMarket(country, commerce)
    known.set(country, { market, until: Date.now() + tenMinutes })
    return market
  } catch (error) {
    console.warn(JSON.stringify({ event: 'market_unknown', country, error: String(error) }))
    return kept?.market ?? fallback
  }
}

async function askMarket(country: string, commerce: Fetch): Promise<Market> {
  try {
    const { market, pricelist, currency, shipTo } = await statelessCommerce(commerce).location(country)
    return {
      market: Number(market) || fallback.market,
      pricelist: Number(pricelist) || fallback.pricelist,
      currency: currency || fallback.currency,
      shipTo,
    }
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return fallback
    throw error
  }
}
