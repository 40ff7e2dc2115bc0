import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import {
  type Country,
  defaultPlace,
  findCountry,
  findState,
  loadAllCountries,
  placeOf,
} from '../catalogue/countries.ts'
import { countriesView } from '../catalogue/countries-view.ts'
import type { Place } from '../catalogue/place.ts'
import { loadMarkets, scopeFields } from '../catalogue/place.ts'
import { theWarehouse } from '../catalogue/product-view.ts'
import { issuesOf, readBody } from '../http/body.ts'
import { answerSelection, type CommerceEnv, loadSelection, refuse } from '../http/respond.ts'
import { denied, isServer } from '../http/server-auth.ts'
import { isLanguage, type Language, languageOf } from '../lib/languages.ts'
import { currencyFormat } from '../lib/money.ts'
import { changePlace } from './place.ts'

type Ctx = Context<CommerceEnv>

const onlyServers = createMiddleware<CommerceEnv>(async (c, next) => ((await isServer(c)) ? next() : denied(c)))

const text = v.optional(v.string('must be a text'))
const wishes = v.object({ ...scopeFields, country: text, state: text })
type Wishes = v.InferOutput<typeof wishes>

/** What only a server with the shared secret may do, and `countries/auto`. */
export const serverRoutes = new Hono<CommerceEnv>()
  .put('/selection', onlyServers, async c => {
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    const given = v.safeParse(wishes, read.body)
    if (!given.success) return refuse(c, 406, issuesOf(given.issues))
    const { language } = given.output
    if (language !== undefined && !isLanguage(language)) return refuse(c, 404, { language: 'not found' })
    const place = await wishedPlace(c, given.output)
    return place instanceof Response ? place : changePlace(c, place, language)
  })
  // Links to selections are not given out, so that a session knows its own only.
  .put('/selection/:selection', async c => {
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    const { tokenOnly = false } = read.body
    if (typeof tokenOnly !== 'boolean') return refuse(c, 406, { tokenOnly: 'must be true or false' })
    const state = await loadSelection(c)
    if (state.id !== c.req.param('selection')) return refuse(c, 404, { selection: 'not found' })
    return tokenOnly ? c.json({ token: c.var.session.token }) : answerSelection(c, state)
  })
  .get('/countries/auto', async c => {
    const country = await seenCountry(c)
    if (!country) return refuse(c, 404, { country_find: 'not found' }, { country: [] })
    const { place, language } = await loadSelection(c)
    if (place.country !== country.country) await changePlace(c, placeOf(country, null))
    const [view] = countriesView([country], shownLanguage(language, country))
    return c.json({ token: c.var.session.token, country: view })
  })
  .get('/countries/all', onlyServers, async c => {
    const { language, place } = await loadSelection(c)
    const countries = await loadAllCountries(c.env.COMMERCE_DB)
    const known = new Map(countries.map(country => [country.country, country]))
    const [first] = (await loadMarkets(c.env.COMMERCE_DB)).filter(({ isDefault }) => isDefault)
    return c.json({
      token: c.var.session.token,
      countries: countriesView(countries, shownLanguage(language, known.get(place.country ?? ''))).map(view => {
        const { shipTo = false, market, pricelist } = known.get(view.country) ?? {}
        return { ...view, shipTo, market: String(market), pricelist: String(pricelist) }
      }),
      defaultLocation: {
        currency: first?.currency,
        language: languageOf(),
        market: String(defaultPlace.market),
        pricelist: String(defaultPlace.pricelist),
      },
    })
  })
  .get('/markets', onlyServers, async c => {
    const markets = await loadMarkets(c.env.COMMERCE_DB)
    return c.json({
      token: c.var.session.token,
      markets: markets.map(({ market, name, isDefault }) => ({ market: String(market), name, default: isDefault })),
    })
  })
  .get('/pricelists', onlyServers, async c => {
    const lists = await loadMarkets(c.env.COMMERCE_DB)
    return c.json({
      token: c.var.session.token,
      pricelists: lists.map(({ pricelist, name, isDefault, ...currency }) => ({
        pricelist: String(pricelist),
        name,
        default: isDefault,
        currency: currencyFormat(currency),
      })),
    })
  })
  .get('/warehouses', onlyServers, c => c.json({ token: c.var.session.token, warehouses: [theWarehouse] }))
  // No brands and no collections: nothing to choose from.
  .get('/brands', onlyServers, c => c.json({ token: c.var.session.token, brands: [] }))
  .get('/collections', onlyServers, c => c.json({ token: c.var.session.token, collections: [] }))

/** A country brings its market and price list, which may then be chosen otherwise; what is not given stays. */
async function wishedPlace(c: Ctx, given: Wishes): Promise<Place | Response> {
  const { place } = await loadSelection(c)
  const code = given.country ?? place.country
  const country = code === null ? null : await findCountry(c.env.COMMERCE_DB, code)
  if (given.country !== undefined && !country) return refuse(c, 404, { country: 'not found' })
  const state = given.state ? country && findState(country, given.state) : null
  if (given.state && !state) return refuse(c, 404, { state: 'not found' })
  const base = given.country !== undefined && country ? placeOf(country, null) : place
  const markets = await loadMarkets(c.env.COMMERCE_DB)
  const market = given.market === undefined ? base.market : Number(given.market)
  if (!markets.some(entry => entry.market === market)) return refuse(c, 404, { market: 'not found' })
  const pricelist = given.pricelist === undefined ? base.pricelist : Number(given.pricelist)
  if (!markets.some(entry => entry.pricelist === pricelist)) return refuse(c, 404, { pricelist: 'not found' })
  return { ...base, market, pricelist, state: given.state === undefined ? base.state : (state?.state ?? null) }
}

/**
 * The country the edge saw. A server that passes on somebody else's address (`X-Forwarded-For`) is told that the country is not known: the
 * edge has seen the server's, which would bring the wrong prices. It names the country itself then (`PUT countries/…`).
 */
async function seenCountry(c: Ctx): Promise<Country | null> {
  const forwarded = c.req.header('x-forwarded-for')?.split(',')[0]?.trim()
  if (forwarded && forwarded !== c.req.header('cf-connecting-ip')) return null
  const code = c.req.header('cf-ipcountry') ?? c.req.raw.cf?.country
  return typeof code === 'string' ? findCountry(c.env.COMMERCE_DB, code) : null
}

const shownLanguage = (language: string | null, country: Country | undefined): Language =>
  languageOf(language, country?.language)
