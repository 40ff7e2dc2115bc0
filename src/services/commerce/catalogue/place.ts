import type { Context } from 'hono'
import * as v from 'valibot'
import { type CommerceEnv, refuse } from '../http/respond.ts'
import { isServer } from '../http/server-auth.ts'
import { defaultPlace } from './countries.ts'

type Ctx = Context<CommerceEnv>

/** Where a selection is bought from; market and price list follow from the country. */
export interface Place {
  /** Null where the visitor's country is not known to the shop. */
  country: string | null
  state: string | null
  market: number
  pricelist: number
}

/** What a catalogue lookup says of one item, whatever the price list. */
export interface Offer {
  item: string
  stock: number
  markets: number[]
  pricelists: number[]
}

/** A part of the catalogue; null is every market, and every price list. */
export interface Scope {
  market: number | null
  pricelist: number | null
}

const id = v.optional(v.pipe(v.union([v.string(), v.number()], 'must be an id'), v.transform(String)))
/** Fields of catalogue calls with which a server looks beyond its session's place. */
export const scopeFields = { language: v.optional(v.string('must be a language')), market: id, pricelist: id }

type ScopeWishes = { market?: string | undefined; pricelist?: string | undefined }

/** The part of the catalogue a call is about: the session's place, or what a server wishes, `null` being all. An answer when it may not. */
export async function scopeOf(c: Ctx, place: Place, wishes: ScopeWishes): Promise<Scope | Response> {
  const { market, pricelist } = wishes
  const wish = market === undefined ? 'pricelist' : 'market'
  if (market === undefined && pricelist === undefined) return place
  if (!(await isServer(c))) return refuse(c, 401, { [wish]: 'needs the shared secret' })
  const known = await loadMarkets(c.env.COMMERCE_DB)
  const scope = {
    market: market === 'all' ? null : Number(market ?? place.market),
    pricelist: pricelist === 'all' ? null : Number(pricelist ?? place.pricelist),
  }
  if (scope.market !== null && !known.some(entry => entry.market === scope.market)) {
    return refuse(c, 404, { market: 'not found' })
  }
  if (scope.pricelist !== null && !known.some(entry => entry.pricelist === scope.pricelist)) {
    return refuse(c, 404, { pricelist: 'not found' })
  }
  return scope
}

export interface Market {
  market: number
  pricelist: number
  name: string
  isDefault: boolean
  currency: string
  whole: boolean
}

/** Markets go with their price lists one to one, as the countries have them. */
export async function loadMarkets(db: D1Database): Promise<Market[]> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT market, pricelist, pricelists.name, currency, whole
       FROM countries JOIN pricelists USING (pricelist) JOIN currencies USING (currency) ORDER BY market`,
    )
    .all<{ market: number; pricelist: number; name: string; currency: string; whole: number }>()
  return results.map(row => ({ ...row, whole: row.whole === 1, isDefault: row.market === defaultPlace.market }))
}
