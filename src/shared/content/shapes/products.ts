import * as v from 'valibot'
import type { Fetch } from '../../../services.ts'
import type { Visit } from '../../../visit.ts'
import { queryContent } from '../client.ts'
import { contentSummary, productSummaryFragment, summaryVariables } from './product-summary.ts'
import { lenientText, listOf, mainListOf } from './tolerant.ts'

/**
 * The fields of a product card, and the items that can be bought. Queries that use this fragment
 * have to append it once, declare `$priceLists: [Int!]`, and send `summaryVariables`.
 */
export const productFragment = `
fragment Product on Product { ...ProductSummary items { item name } }${productSummaryFragment}`

export const contentProduct = v.object({
  ...contentSummary.entries,
  items: listOf(v.object({ item: v.string(), name: lenientText, stock: lenientText })),
})

export type ContentProduct = v.InferOutput<typeof contentProduct>

const document = `query ProductsByIds($locale: Locale!, $ids: [ID!]!, $preview: Boolean, $priceLists: [Int!]) {
  productsByIds(locale: $locale, ids: $ids, preview: $preview) { ...Product }
}${productFragment}`

const schema = v.object({ productsByIds: mainListOf(contentProduct) })

/**
 * Loads the products with these `ids` (96 at most) in the order of the ids, without those that do
 * not exist. Products that are not sold in the visit's market are included. Throws `ContentError`.
 */
export async function loadProducts(content: Fetch, visit: Visit, ids: string[]): Promise<ContentProduct[]> {
  return (await queryContent(content, document, { ...summaryVariables(visit), ids }, schema)).productsByIds
}
