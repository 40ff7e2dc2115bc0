import * as v from 'valibot'
import type { ProductSummary } from '#client/product/product.ts'
import { query } from '../content/client.ts'
import {
  contentSummary,
  productSummaryFragment,
  summaryVariables,
  toSummary,
} from '../content/shapes/product-summary.ts'
import { listOf } from '../content/shapes/tolerant.ts'
import { logError } from '../edge/log.ts'
import type { Fetch } from '../services.ts'
import type { Visit } from '../visit.ts'

const document = `query ProductRelations($locale: Locale!, $slug: String!, $preview: Boolean, $priceLists: [Int!]) {
  product(locale: $locale, slug: $slug, preview: $preview) {
    relatedProducts { ...ProductSummary }
    accessories { ...ProductSummary }
    lightSources { ...ProductSummary }
    spareParts { ...ProductSummary }
  }
}${productSummaryFragment}`

const summaries = listOf(contentSummary)

const schema = v.object({
  product: v.nullable(
    v.object({ relatedProducts: summaries, accessories: summaries, lightSources: summaries, spareParts: summaries }),
  ),
})

/** Related products that are sold in the visit's market. */
export interface Relations {
  related: ProductSummary[]
  accessories: ProductSummary[]
  lightSources: ProductSummary[]
  spareParts: ProductSummary[]
}

/**
 * Starts the query without awaiting it: the page is sent first, and shown without relations when
 * the query fails.
 */
export async function startRelations(content: Fetch, visit: Visit, slug: string): Promise<Relations | null> {
  try {
    const { product } = await query(content, document, { ...summaryVariables(visit), slug }, schema)
    const soldHere = (products: v.InferOutput<typeof summaries>) =>
      products.map(one => toSummary(one, visit)).filter(one => one.isSoldHere)
    return (
      product && {
        related: soldHere(product.relatedProducts),
        accessories: soldHere(product.accessories),
        lightSources: soldHere(product.lightSources),
        spareParts: soldHere(product.spareParts),
      }
    )
  } catch (error) {
    logError('relations_missing', error, { slug })
    return null
  }
}
