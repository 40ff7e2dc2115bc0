import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { CommerceEnv } from '../env.ts'
import { parseBody } from '../http/body.ts'
import { respond } from '../http/respond.ts'
import { isServer } from '../http/server-auth.ts'
import type { Readable } from '../lib/database.ts'
import { isLanguage, pickLanguage } from '../lib/languages.ts'
import { fail, type Outcome, type PlainOutcome } from '../lib/outcome.ts'
import { queryWithReference } from '../selection/reference.ts'
import { categoryView, findCategoryByUri, loadCategories } from './categories.ts'
import type { CountryRow } from './countries/countries.ts'
import { defaultPlace, resolveScope, type ScopePreferences, scopeFields } from './countries/place.ts'
import { highestPriceWithin } from './countries/tax-rules.ts'
import { loadOffers, offerView } from './offers.ts'
import { loadProductViews, type ProductScope } from './product-details.ts'
import { findOnlyIds, type ProductFilters, productFilters, uriLookup } from './product-filters.ts'
import { findProducts } from './product-list.ts'

type RouteContext = Context<CommerceEnv>

/**
 * Maximum size of a request for products, in bytes. It has room for 10 000 ids of 20 characters.
 */
const maxBytes = 256 * 1024

export const scopeOnly = v.object(scopeFields)

/** Routes for products and categories. Default: the session's language, market and price list. */
export const productRoutes = new Hono<CommerceEnv>()
  .post('/products', async c => {
    const filters = await parseBody(c, productFilters, { maxBytes })
    const { catalogue } = c.var.shop
    const ids = filters.ok && filters.value.offers ? findOnlyIds(filters.value) : null
    // Offers are loaded before the scope is resolved, because the same round trip also checks
    // whether the data for the scope is up to date.
    const offers =
      ids &&
      (await loadOffers(ids, async prepare => {
        const { value } = await queryWithReference(catalogue, (_, batch) => prepare(batch))
        return value
      }))
    return respondScoped(c, filters, async (scope, requested) =>
      offers && isOnePlace(scope) ? listOffers(offers, scope) : loadListing(catalogue, requested, scope),
    )
  })
  .get('/products/:product', c => respondProduct(c, c.req.param('product'), { ok: true, value: {} }))
  .post('/products/:product', async c => respondProduct(c, c.req.param('product'), await parseBody(c, scopeOnly)))
  .get('/categories', c => respondCategories(c, { ok: true, value: {} }))
  .post('/categories', async c => respondCategories(c, await parseBody(c, scopeOnly)))
  .post('/uri', async c => {
    const question = await parseBody(c, uriLookup)
    return respondScoped(c, question, (scope, requested) => findByUri(c.var.shop.catalogue, requested, scope))
  })

/**
 * Responds with what `load` returns for the requested scope. If `load` returns null, the response
 * has the status 404 and the errors `missing`.
 */
async function respondScoped<T extends ScopePreferences>(
  c: RouteContext,
  body: Outcome<T>,
  load: (scope: ProductScope, requested: T) => Promise<object | null>,
  missing: Record<string, string> = { uri: 'not found' },
) {
  const scope = body.ok ? await productScope(c, body.value) : body
  const found = body.ok && scope.ok ? await load(scope.value, body.value) : null
  const outcome: Outcome<object> = !scope.ok ? scope : found ? { ok: true, value: found } : fail(404, missing)
  return respond(c, outcome, view => view)
}

/** Resolves the scope and language of a request. Default: the session's. */
async function productScope(c: RouteContext, preferences: ScopePreferences): Promise<PlainOutcome<ProductScope>> {
  if (preferences.language !== undefined && !isLanguage(preferences.language)) {
    return fail(404, { language: 'not found' })
  }
  const { session, db, reference } = c.var.shop
  const { place, language } = await session.load()
  const warehouses = await isServer(c.req.raw, c.env)
  const scope = await resolveScope(db, place, preferences, warehouses)
  if (!scope.ok) return scope
  const { countries, currencies } = await reference()
  const country = countries.find(entry => entry.country === place.country)
  const priceList = scope.value.priceList ?? defaultPlace.priceList
  const currency = currencies.get(priceList)
  if (!currency) throw new Error(`Price list ${priceList} does not exist`)
  return {
    ok: true,
    value: {
      scope: scope.value,
      warehouses,
      language: pickLanguage(preferences.language, language, country?.language),
      currency,
      deducted: decideDeductedTax(country),
    },
  }
}

function decideDeductedTax(country: CountryRow | undefined): ProductScope['deducted'] {
  if (!country || country.eu) return { vatTenths: 0, above: 0 }
  const { vatTenths, taxRule } = country
  if (taxRule.treatment !== 'charge') return { vatTenths, above: -1 }
  return taxRule.limit ? { vatTenths, above: highestPriceWithin(taxRule.limit, vatTenths) } : { vatTenths: 0, above: 0 }
}

const isOnePlace = ({ scope: { market, priceList } }: ProductScope) => market !== null && priceList !== null

function listOffers(offers: Awaited<ReturnType<typeof loadOffers>>, scope: ProductScope) {
  const products = [...offers].flatMap(([id, offer]) => offerView(id, offer, scope) ?? [])
  return { products, productCount: products.length, filter: [] }
}

async function loadListing(db: Readable, filters: ProductFilters, scope: ProductScope) {
  const shown = { ...scope, whole: filters.relatedProducts === true }
  const ids = findOnlyIds(filters)
  if (ids) {
    const products = [...(await loadProductViews(db, ids, shown)).values()]
    return { products, productCount: products.length, filter: [] }
  }
  const { products, total, facets } = await findProducts(db, filters, scope.scope, scope.language)
  const views = await loadProductViews(db, products, shown)
  return { products: products.flatMap(product => views.get(product) ?? []), productCount: total, filter: facets }
}

const respondProduct = (c: RouteContext, id: string, preferences: Outcome<ScopePreferences>) =>
  respondScoped(
    c,
    preferences,
    async scope => {
      const product = (await loadProductViews(c.var.shop.catalogue, [id], scope)).get(id)
      return product ? { product } : null
    },
    { product: 'not found' },
  )

const respondCategories = (c: RouteContext, preferences: Outcome<ScopePreferences>) =>
  respondScoped(c, preferences, async ({ language }) => {
    const categories = await loadCategories(c.var.shop.catalogue, language)
    return { categories: categories.map(categoryView) }
  })

/** Finds the product or category with a `uri`; null if neither exists. */
async function findByUri(db: Readable, question: v.InferOutput<typeof uriLookup>, scope: ProductScope) {
  const { uri, for: kinds, skipFirst, limit } = question
  const parseFilters = (filter: object) => v.parse(productFilters, { skipFirst, limit, ...filter })
  if (kinds.includes('product')) {
    const filters = parseFilters({ uri: { uri, for: ['product'] } })
    const { products } = await findProducts(db, filters, scope.scope, scope.language)
    const [product] = (await loadProductViews(db, products.slice(0, 1), scope)).values()
    if (product) return { found: 'product', product }
  }
  const category = kinds.includes('category') ? await findCategoryByUri(db, uri, scope.language) : null
  if (!category) return null
  const listing = await loadListing(db, parseFilters({ categories: category.category }), scope)
  return { found: 'category', category: categoryView(category), ...listing }
}
