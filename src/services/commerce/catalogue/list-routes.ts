import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { CommerceEnv } from '../env.ts'
import { respond, respondFailure } from '../http/respond.ts'
import { accessDenied, isServer } from '../http/server-auth.ts'
import { listLanguages, pickLanguage } from '../lib/languages.ts'
import { currencyView } from '../lib/money.ts'
import { succeed } from '../lib/outcome.ts'
import { loadAllCountries, loadCountries } from './countries/countries.ts'
import { countriesView } from './countries/countries-view.ts'
import { defaultPlace, loadMarkets } from './countries/place.ts'
import { theWarehouse } from './product-view.ts'

const onlyServers = createMiddleware<CommerceEnv>(async (c, next) =>
  (await isServer(c.req.raw, c.env)) ? next() : respondFailure(c, accessDenied),
)

const identity = (lists: object) => lists

/**
 * Routes that return the lists of countries, languages, markets and so on. Those with `onlyServers`
 * can only be called with the secret that is shared with servers.
 */
export const listRoutes = new Hono<CommerceEnv>()
  .get('/countries', async c => {
    const { language } = await c.var.shop.session.load()
    const countries = await loadCountries(c.env.COMMERCE_DB, null)
    const views = countriesView(countries, pickLanguage(language))
    if (!(await isServer(c.req.raw, c.env))) return respond(c, succeed({ countries: views }), identity)
    const placeOf = new Map(countries.map(country => [country.country, country]))
    const placed = views.map(view => {
      const place = placeOf.get(view.country)
      return { ...view, market: String(place?.market), pricelist: String(place?.priceList) }
    })
    return respond(c, succeed({ countries: placed }), identity)
  })
  .get('/countries/all', onlyServers, async c => {
    const { language, place } = await c.var.shop.session.load()
    const countries = await loadAllCountries(c.env.COMMERCE_DB)
    const countriesByCode = new Map(countries.map(country => [country.country, country]))
    const [first] = (await loadMarkets(c.env.COMMERCE_DB)).filter(({ isDefault }) => isDefault)
    const shown = pickLanguage(language, countriesByCode.get(place.country ?? '')?.language)
    const views = countriesView(countries, shown).map(view => {
      const { shipTo = false, market, priceList } = countriesByCode.get(view.country) ?? {}
      return { ...view, shipTo, market: String(market), pricelist: String(priceList) }
    })
    const defaultLocation = {
      currency: first?.currency,
      language: pickLanguage(),
      market: String(defaultPlace.market),
      pricelist: String(defaultPlace.priceList),
    }
    return respond(c, succeed({ countries: views, defaultLocation }), identity)
  })
  .get('/languages', c => respond(c, succeed({ languages: listLanguages() }), identity))
  .get('/markets', onlyServers, async c => {
    const markets = (await loadMarkets(c.env.COMMERCE_DB)).map(({ market, name, isDefault }) => ({
      market: String(market),
      name,
      default: isDefault,
    }))
    return respond(c, succeed({ markets }), identity)
  })
  .get('/pricelists', onlyServers, async c => {
    const priceLists = (await loadMarkets(c.env.COMMERCE_DB)).map(({ priceList, name, isDefault, ...currency }) => ({
      pricelist: String(priceList),
      name,
      default: isDefault,
      currency: currencyView(currency),
    }))
    return respond(c, succeed({ pricelists: priceLists }), identity)
  })
  .get('/warehouses', onlyServers, c => respond(c, succeed({ warehouses: [theWarehouse] }), identity))
  // The shop has no brands or collections.
  .get('/brands', onlyServers, c => respond(c, succeed({ brands: [] }), identity))
  .get('/collections', onlyServers, c => respond(c, succeed({ collections: [] }), identity))
