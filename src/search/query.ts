import * as v from 'valibot'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { design, designFields } from '../shared/content/shapes/design.ts'
import { entryTypes } from '../shared/content/shapes/entry-address.ts'
import { productSummaryFragment, summaryVariables, toSummary } from '../shared/content/shapes/product-summary.ts'
import { lenientText, listOf, mainListOf, orNull } from '../shared/content/shapes/tolerant.ts'
import type { SearchSort } from '../shared/edge/query/sorts.ts'
import type { Visit } from '../visit.ts'

const document = `query Search($locale: Locale!, $text: String!, $market: Int!, $priceList: Int!, $sort: SearchSort!,
  $first: Int, $after: String, $preview: Boolean, $priceLists: [Int!]) {
  search(
    locale: $locale, text: $text, market: $market, priceList: $priceList
    sort: $sort, grouped: true, first: $first, after: $after, preview: $preview
  ) { total endCursor corrected designs { ${designFields} } pages { type slug title lead } }
}${productSummaryFragment}`

const page = v.object({ type: v.picklist(entryTypes), slug: v.string(), title: v.string(), lead: lenientText })

const schema = v.object({
  search: v.object({
    total: v.number(),
    endCursor: orNull(v.string()),
    corrected: orNull(v.string()),
    designs: mainListOf(design),
    pages: listOf(page),
  }),
})

/** The results of a search. */
export interface SearchHits {
  /** A card for each design. It shows the finish that comes first in the sort order. */
  products: ProductSummary[]
  /** Number of matching products, at most `maxHits`. Each finish counts as a product. */
  total: number
  /** The `?after=` value of the next page; null on the last page. */
  next: string | null
  pages: v.InferOutput<typeof page>[]
  /** The corrected or shortened term that was searched instead; null if it was not changed. */
  corrected: string | null
}

export const maxHits = 200

/**
 * Searches products and pages; null for an empty term. Throws `ContentError`, for example when
 * `after` is invalid or expired.
 */
export async function loadSearchResults(
  content: Fetch,
  visit: Visit,
  term: string,
  { sort, first, after }: { sort: SearchSort; first: number; after?: string | undefined },
): Promise<SearchHits | null> {
  if (!term) return null
  const { market, priceList } = visit
  const variables = {
    ...summaryVariables(visit),
    text: term,
    market,
    priceList,
    sort: sort.order,
    first,
    after,
  }
  const { search } = await queryContent(content, document, variables, schema)
  return {
    products: search.designs.map(({ product }) => toSummary(product, visit)),
    total: search.total,
    next: search.endCursor,
    pages: search.pages,
    corrected: search.corrected,
  }
}
