import * as v from 'valibot'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import type { Visit } from '../../../visit.ts'
import { contentSummary, toSummary } from './product-summary.ts'
import { contentColor } from './shapes.ts'
import { lenientText, listOf, orNull } from './tolerant.ts'

/**
 * The fields of a design: a product in all its finishes, which a list shows as one card. Queries
 * that use these fields have to append `productSummaryFragment`.
 */
export const designFields = 'product { ...ProductSummary } finishes { slug variantName swatch }'

const finish = v.object({ slug: v.string(), variantName: lenientText, swatch: orNull(contentColor) })
export const design = v.object({ product: contentSummary, finishes: listOf(finish) })

/**
 * Converts a design to a card. The card shows the finish that comes first in the list's sort order,
 * and swatches for all finishes.
 */
export const toCard = ({ product, finishes }: v.InferOutput<typeof design>, visit: Visit): ProductSummary => ({
  ...toSummary(product, visit),
  swatches: finishes.map(({ slug, variantName, swatch }) => ({ slug, finish: variantName, colour: swatch })),
})

/** Counts the products of all designs: each finish is a product of its own. */
export const countArticles = (designs: v.InferOutput<typeof design>[]) =>
  designs.reduce((sum, { finishes }) => sum + Math.max(1, finishes.length), 0)
