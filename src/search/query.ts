import * as v from 'valibot'
import type { ProductSummary } from '#client/product/product.ts'
import { query } from '../content/client.ts'
import { contentSummary, productSummaryFragment, toSummary } from '../content/product-summary.ts'
import type { Fetch } from '../services.ts'
import type { Visit } from '../visit.ts'

const document = `query Search($locale: Locale!, $text: String!, $isAsked: Boolean!, $market: Int!, $priceList: Int!, $first: Int,
  $after: String, $preview: Boolean) {
  globalContent(locale: $locale, preview: $preview) { config { popularSearches } }
  search(
    locale: $locale, text: $text, market: $market, priceList: $priceList, first: $first, after: $after, preview: $preview
  ) @include(if: $isAsked) { total endCursor products { ...ProductSummary } pages { path title lead } }
}${productSummaryFragment}`

const page = v.object({ path: v.string(), title: v.string(), lead: v.string() })

const schema = v.object({
  globalContent: v.object({ config: v.object({ popularSearches: v.array(v.string()) }) }),
  search: v.optional(
    v.object({
      total: v.number(),
      endCursor: v.nullable(v.string()),
      products: v.array(contentSummary),
      pages: v.array(page),
    }),
  ),
})

/** What a search found. */
export interface Found {
  products: ProductSummary[]
  /** Of all products that match; counted up to `mostCounted`. */
  total: number
  /** What `?after=` of the next page is; null on the last. */
  next: string | null
  pages: v.InferOutput<typeof page>[]
}

export const mostCounted = 500

/** Products on one page. */
const pageSize = 24

/** `found` is null when nothing was asked for. Throws `ContentError`, also for an `after` that the service did not give. */
export async function findResults(content: Fetch, visit: Visit, text: string, after: string | undefined) {
  const { locale, market, pricelist, preview } = visit
  const variables = {
    locale,
    text,
    isAsked: text !== '',
    market,
    priceList: pricelist,
    first: pageSize,
    after,
    preview,
  }
  const { globalContent, search } = await query(content, document, variables, schema)
  const found: Found | null = search
    ? {
        products: search.products.map(product => toSummary(product, visit)),
        total: search.total,
        next: search.endCursor,
        pages: search.pages,
      }
    : null
  return { found, popular: globalContent.config.popularSearches }
}
