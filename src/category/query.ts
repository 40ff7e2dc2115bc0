import * as v from 'valibot'
import type { ProductSummary } from '#client/product/product.ts'
import { query } from '../content/client.ts'
import { contentSummary, productSummaryFragment, toSummary } from '../content/product-summary.ts'
import { listOf, orNull, text } from '../content/tolerant.ts'
import type { Fetch } from '../services.ts'
import type { Visit } from '../visit.ts'
import type { Sort } from './sorts.ts'

const products = `products(
    locale: $locale, market: $market, priceList: $priceList, category: $category
    sort: $sort, first: $first, after: $after, preview: $preview
  ) { total endCursor products { ...ProductSummary } }`

const variables = `$locale: Locale!, $market: Int!, $priceList: Int!, $category: String, $sort: ProductSort, $first: Int,
  $after: String, $preview: Boolean`

const allDocument = `query Shop(${variables}) {
  categories(locale: $locale, preview: $preview) { slug name }
  ${products}
}${productSummaryFragment}`

const categoryDocument = `query Category(${variables}, $slug: String!) {
  categories(locale: $locale, preview: $preview) { slug name }
  category(locale: $locale, slug: $slug, preview: $preview) { slug name title intro }
  ${products}
}${productSummaryFragment}`

const named = v.object({ slug: v.string(), name: v.string() })
const category = v.object({ ...named.entries, title: text, intro: text })

const schema = v.object({
  categories: listOf(named),
  category: v.optional(v.nullable(category), null),
  products: v.object({
    total: orNull(v.number()),
    endCursor: orNull(v.string()),
    products: v.pipe(v.array(v.unknown()), listOf(contentSummary)),
  }),
})

/** A page of a listing: some products of a category, or of the whole shop. */
export interface Listing {
  /** Null for the whole shop. */
  category: v.InferOutput<typeof category> | null
  categories: { slug: string; name: string }[]
  products: ProductSummary[]
  /** All that match, not only those of this page. */
  total: number
  /** What `?after=` of the next page is; null on the last. */
  next: string | null
}

interface Asked {
  /** Undefined for the whole shop. */
  category?: string
  sort: Sort
  /** A `next` of the page before. */
  after?: string
}

/** Products on one page. */
const pageSize = 24

/** Null when there is no such category. Throws `ContentError`, also for an `after` that the service did not give. */
export async function findListing(content: Fetch, visit: Visit, asked: Asked): Promise<Listing | null> {
  const { locale, market, pricelist, preview } = visit
  const slug = asked.category
  const values = {
    locale,
    market,
    priceList: pricelist,
    category: slug,
    sort: asked.sort.order,
    first: pageSize,
    after: asked.after,
    preview,
  }
  const answer = slug
    ? await query(content, categoryDocument, { ...values, slug }, schema)
    : await query(content, allDocument, values, schema)
  if (slug && !answer.category) return null
  const { products, endCursor } = answer.products
  const total = answer.products.total ?? products.length
  return {
    category: answer.category,
    categories: answer.categories,
    products: products.map(product => toSummary(product, visit)),
    total,
    next: products.length < total ? endCursor : null,
  }
}
