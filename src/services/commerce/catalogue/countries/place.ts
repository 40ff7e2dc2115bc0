import * as v from 'valibot'
import { fail, type PlainOutcome } from '../../lib/outcome.ts'

/** The country of a selection, and the market and price list that follow from it. */
export interface SalesPlace {
  /** Null for an unknown country. */
  country: string | null
  state: string | null
  market: number
  priceList: number
}

/** The place for visitors whose country is unknown: the first market and its price list. */
export const defaultPlace: SalesPlace = { country: null, state: null, market: 1, priceList: 65 }

/** Maximum quantity of one line. The shop sells to homes, and they do not need more. */
export const lineMaximum = 99

/** An item with its stock in pieces, its markets, and the price lists that have its price. */
export interface Offer {
  item: string
  stock: number
  markets: number[]
  priceLists: number[]
}

/**
 * The market and price list that a catalogue call is about. Null means all markets or price lists.
 */
export interface SalesScope {
  market: number | null
  priceList: number | null
}

const id = v.optional(v.pipe(v.union([v.string(), v.number()], 'must be an id'), v.transform(String)))
/**
 * Fields of a request body that choose a different language. Servers can also choose a different
 * market and price list.
 */
export const scopeFields = { language: v.optional(v.string('must be a language')), market: id, pricelist: id }

export interface ScopePreferences {
  language?: string | undefined
  market?: string | undefined
  pricelist?: string | undefined
}

/**
 * Resolves the scope of a catalogue call. Default: the session's place. Only servers may choose a
 * different market or price list, by its id or, for all of them, as `all`.
 */
export async function resolveScope(
  db: D1Database,
  place: SalesPlace,
  { market, pricelist: priceList }: ScopePreferences,
  isServer: boolean,
): Promise<PlainOutcome<SalesScope>> {
  if (market === undefined && priceList === undefined) return { ok: true, value: place }
  const field = market === undefined ? 'pricelist' : 'market'
  if (!isServer) return fail(401, { [field]: 'needs the shared secret' })
  const markets = await loadMarkets(db)
  const scope = {
    market: market === 'all' ? null : Number(market ?? place.market),
    priceList: priceList === 'all' ? null : Number(priceList ?? place.priceList),
  }
  const isKnown = (name: 'market' | 'priceList') =>
    scope[name] === null || markets.some(entry => entry[name] === scope[name])
  if (!isKnown('market')) return fail(404, { market: 'not found' })
  if (!isKnown('priceList')) return fail(404, { pricelist: 'not found' })
  return { ok: true, value: scope }
}

export interface Market {
  market: number
  priceList: number
  name: string
  isDefault: boolean
  currency: string
  whole: boolean
}

/** Loads all markets. All countries of a market have the same price list. */
export async function loadMarkets(db: D1Database): Promise<Market[]> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT market, pricelist AS priceList, pricelists.name, currency, whole
       FROM countries JOIN pricelists USING (pricelist) JOIN currencies USING (currency) ORDER BY market`,
    )
    .all<{ market: number; priceList: number; name: string; currency: string; whole: number }>()
  return results.map(row => ({ ...row, whole: row.whole === 1, isDefault: row.market === defaultPlace.market }))
}
