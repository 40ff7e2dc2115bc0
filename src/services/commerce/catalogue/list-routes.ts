import { Hono } from 'hono'
import { type CommerceEnv, loadSelection } from '../http/respond.ts'
import { isServer } from '../http/server-auth.ts'
import { languageOf, languages } from '../lib/languages.ts'
import { loadCountries } from './countries.ts'
import { countriesView } from './countries-view.ts'

/** Static lists that anyone may read. */
export const listRoutes = new Hono<CommerceEnv>()
  .get('/countries', async c => {
    const { language } = await loadSelection(c)
    const countries = await loadCountries(c.env.COMMERCE_DB, null)
    const views = countriesView(countries, languageOf(language))
    if (!(await isServer(c))) return c.json({ token: c.var.session.token, countries: views })
    const placeOf = new Map(countries.map(({ country, market, pricelist }) => [country, { market, pricelist }]))
    return c.json({
      token: c.var.session.token,
      countries: views.map(view => {
        const place = placeOf.get(view.country)
        return { ...view, market: String(place?.market), pricelist: String(place?.pricelist) }
      }),
    })
  })
  .get('/languages', c => c.json({ token: c.var.session.token, languages }))
