import * as v from 'valibot'
import { contentSummary } from './product-summary.ts'
import { listOf } from './tolerant.ts'

/**
 * The fields of a design, which a list shows as one card: the first product by the list's sort, and
 * the finishes that match. Queries that use these fields have to append `productSummaryFragment`.
 */
export const designFields = 'product { ...ProductSummary } finishes { slug variantName swatch markets }'

const finish = v.object({ slug: v.string() })
export const design = v.object({ product: contentSummary, finishes: listOf(finish) })

/** Counts the products of all designs: each finish is a product of its own. */
export const countArticles = (designs: v.InferOutput<typeof design>[]) =>
  designs.reduce((sum, { finishes }) => sum + Math.max(1, finishes.length), 0)
