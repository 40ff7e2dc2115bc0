import type { Context } from 'hono'
import * as v from 'valibot'
import { defaultPlace } from '../catalogue/countries.ts'
import type { Scope } from '../catalogue/products.ts'
import { isBearer, type Secrets } from '../lib/secrets.ts'
import type { Place } from '../selection/state.ts'
import { type CommerceEnv, refuse } from './respond.ts'

type Ctx = Context<CommerceEnv>

/** Whether the caller has the shared secret, in `Authorization: Bearer …` or in `API-Authorization`, where `Bearer` may be missing. */
export async function isServer(c: Ctx): Promise<boolean> {
  const env: Env & Secrets = c.env
  const authorization = c.req.header('authorization')
  const bearer = authorization && /^Bearer\s/i.test(authorization) ? authorization : undefined
  return (
    (await isBearer(env.COMMERCE_SECRET, bearer)) ||
    (await isBearer(env.COMMERCE_SECRET, c.req.header('api-authorization')))
  )
}

/** What calls answer that are for servers only. */
export const denied = (c: Ctx) => refuse(c, 403, { accessRight: 'denied' })

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
