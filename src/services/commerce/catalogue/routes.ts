import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { issuesOf, readBody } from '../http/body.ts'
import { type CommerceEnv, loadSelection, refuse } from '../http/respond.ts'
import { isServer } from '../http/server-auth.ts'
import { isLanguage, type Language, languageOf } from '../lib/languages.ts'
import { categoryView, findCategoryByUri, loadCategories } from './categories.ts'
import { findCountry } from './countries.ts'
import type { Scope } from './place.ts'
import { scopeFields, scopeOf } from './place.ts'
import { loadProductViews } from './product-details.ts'
import { productFilters, uriQuestion } from './product-filters.ts'
import { findProducts } from './product-list.ts'

type Ctx = Context<CommerceEnv>

/** Ten thousand ids of twenty characters. */
const longest = 256 * 1024

const scopeOnly = v.object(scopeFields)

/** The catalogue, in the session's language and at its prices. */
export const productRoutes = new Hono<CommerceEnv>()
  .post('/products', async c => {
    const read = await readBody(c.req.raw, longest)
    if (!read.ok) return refuse(c, read.status, read.errors)
    const filters = v.safeParse(productFilters, read.body)
    if (!filters.success) return refuse(c, 406, issuesOf(filters.issues))
    const view = await viewOf(c, filters.output)
    if (view instanceof Response) return view
    const listing = await listingOf(c, filters.output, view)
    return c.json({ token: c.var.session.token, ...listing })
  })
  .get('/products/:product', c => answerProduct(c, {}))
  .post('/products/:product', async c => {
    const wishes = await readWishes(c)
    return wishes instanceof Response ? wishes : answerProduct(c, wishes)
  })
  .get('/categories', c => answerCategories(c, {}))
  .post('/categories', async c => {
    const wishes = await readWishes(c)
    return wishes instanceof Response ? wishes : answerCategories(c, wishes)
  })
  .post('/uri', async c => {
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    const question = v.safeParse(uriQuestion, read.body)
    if (!question.success) return refuse(c, 406, issuesOf(question.issues))
    const view = await viewOf(c, question.output)
    return view instanceof Response ? view : answerUri(c, question.output, view)
  })

interface View {
  /** Whether the answer may tell how many there are: servers only. */
  warehouses: boolean
  scope: Scope
  language: Language
  /** See `loadProductViews`. */
  deducted: number
}

type Wishes = v.InferOutput<typeof scopeOnly>

async function readWishes(c: Ctx): Promise<Wishes | Response> {
  const read = await readBody(c.req.raw)
  if (!read.ok) return refuse(c, read.status, read.errors)
  const wishes = v.safeParse(scopeOnly, read.body)
  return wishes.success ? wishes.output : refuse(c, 406, issuesOf(wishes.issues))
}

/** Where and in which language the catalogue is looked at: the session's, else what was wished for. */
async function viewOf(c: Ctx, wishes: Wishes): Promise<View | Response> {
  if (wishes.language !== undefined && !isLanguage(wishes.language)) return refuse(c, 404, { language: 'not found' })
  const { place, language } = await loadSelection(c)
  const scope = await scopeOf(c, place, wishes)
  if (scope instanceof Response) return scope
  const country = place.country === null ? null : await findCountry(c.env.COMMERCE_DB, place.country)
  return {
    scope,
    warehouses: await isServer(c),
    language: languageOf(wishes.language, language, country?.language),
    deducted: country && !country.eu ? country.vatTenths : 0,
  }
}

async function listingOf(
  c: Ctx,
  filters: v.InferOutput<typeof productFilters>,
  { scope, language, warehouses, deducted }: View,
) {
  const { products, total, facets } = await findProducts(c.env.COMMERCE_DB, filters, scope, language)
  return {
    products: await loadProductViews(c.env.COMMERCE_DB, products, scope, language, {
      whole: filters.relatedProducts === true,
      warehouses,
      deducted,
    }),
    productCount: total,
    filter: facets,
  }
}

async function answerProduct(c: Ctx, wishes: Wishes) {
  const view = await viewOf(c, wishes)
  if (view instanceof Response) return view
  const id = c.req.param('product') ?? ''
  const [product] = await loadProductViews(c.env.COMMERCE_DB, [id], view.scope, view.language, view)
  return product ? c.json({ token: c.var.session.token, product }) : refuse(c, 404, { product: 'not found' })
}

async function answerCategories(c: Ctx, wishes: Wishes) {
  const view = await viewOf(c, wishes)
  if (view instanceof Response) return view
  const categories = await loadCategories(c.env.COMMERCE_DB, view.language)
  return c.json({ token: c.var.session.token, categories: categories.map(categoryView) })
}

async function answerUri(c: Ctx, question: v.InferOutput<typeof uriQuestion>, view: View) {
  const { uri, for: kinds, skipFirst, limit } = question
  const db = c.env.COMMERCE_DB
  const { token } = c.var.session
  const ask = (filter: object) => v.parse(productFilters, { skipFirst, limit, ...filter })
  if (kinds.includes('product')) {
    const { products } = await findProducts(db, ask({ uri: { uri, for: ['product'] } }), view.scope, view.language)
    const [product] = await loadProductViews(db, products.slice(0, 1), view.scope, view.language, view)
    if (product) return c.json({ token, found: 'product', product })
  }
  const category = kinds.includes('category') ? await findCategoryByUri(db, uri, view.language) : null
  if (!category) return refuse(c, 404, { uri: 'not found' })
  const listing = await listingOf(c, ask({ categories: category.category }), view)
  return c.json({ token, found: 'category', category: categoryView(category), ...listing })
}
