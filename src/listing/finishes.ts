import * as v from 'valibot'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import {
  contentSummary,
  productSummaryFragment,
  summaryVariables,
  toSummary,
} from '../shared/content/shapes/product-summary.ts'
import { listOf, mainListOf } from '../shared/content/shapes/tolerant.ts'
import type { Visit } from '../visit.ts'

const document = `query Finishes($locale: Locale!, $ids: [ID!]!, $preview: Boolean, $priceLists: [Int!]) {
  productsByIds(locale: $locale, ids: $ids, preview: $preview) { variants { ...ProductSummary } }
}${productSummaryFragment}`

const schema = v.object({ productsByIds: mainListOf(v.object({ variants: listOf(contentSummary) })) })

/**
 * Loads the finishes of a product that are sold in this market, including the product itself. Their
 * cards have no swatches. Null for an unknown product. Throws `ContentError`.
 */
export async function loadFinishes(content: Fetch, visit: Visit, id: string): Promise<ProductSummary[] | null> {
  const { productsByIds } = await queryContent(content, document, { ...summaryVariables(visit), ids: [id] }, schema)
  const finishes = productsByIds[0]?.variants.map(product => ({ ...toSummary(product, visit), swatches: [] }))
  return finishes?.filter(({ isSoldHere }) => isSoldHere) ?? null
}
