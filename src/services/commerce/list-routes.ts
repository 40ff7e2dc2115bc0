import { Hono } from 'hono'
import * as v from 'valibot'
import { issuesOf, readBody } from './body.ts'
import { loadProducts } from './catalogue.ts'
import { findCountry, loadCountries } from './countries.ts'
import { type CommerceEnv, loadSelection, refuse } from './http.ts'
import { languageOf, languages } from './languages.ts'
import { productView } from './product-view.ts'
import { loadCurrency } from './quote.ts'
import { countriesView } from './view.ts'

const page = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)))

/** Ids may be numbers. Other filters of the platform are not needed by the shop and are ignored. */
const productFilters = v.object({
  products: v.optional(v.array(v.pipe(v.union([v.string(), v.number()]), v.transform(String)))),
  skipFirst: page,
  limit: page,
})

/** Catalogue and static lists, in the session's language and at its prices. */
export const listRoutes = new Hono<CommerceEnv>()
  .post('/products', async c => {
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    const filters = v.safeParse(productFilters, read.body)
    if (!filters.success) return refuse(c, 406, issuesOf(filters.issues))
    const secret = ['market', 'pricelist'].find(name => name in read.body)
    if (secret) return refuse(c, 401, { [secret]: 'needs the shared secret' })
    const { place, language } = await c.var.session.load()
    const country = place.country ? await findCountry(c.env.COMMERCE_DB, place.country) : null
    const [products, currency] = await Promise.all([
      loadProducts(c.env.COMMERCE_DB, filters.output.products ?? null, place, languageOf(language, country?.language)),
      loadCurrency(c.env.COMMERCE_DB, place),
    ])
    const { skipFirst = 0, limit = products.length } = filters.output
    return c.json({
      token: c.var.session.token,
      products: products.slice(skipFirst, skipFirst + limit).map(product => productView(product, currency)),
      productCount: products.length,
      filter: [],
    })
  })
  .get('/countries', async c => {
    const { language } = await loadSelection(c)
    const countries = await loadCountries(c.env.COMMERCE_DB, null)
    return c.json({
      token: c.var.session.token,
      countries: countriesView(countries, languageOf(language)),
    })
  })
  .get('/languages', c => c.json({ token: c.var.session.token, languages }))
