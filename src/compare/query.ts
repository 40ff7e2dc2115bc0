import * as v from 'valibot'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { attributesFragment, contentAttributes, joinValues } from '../shared/content/shapes/attributes.ts'
import {
  contentSummary,
  productBasicsFragment,
  summaryVariables,
  toSummary,
} from '../shared/content/shapes/product-summary.ts'
import { mainListOf } from '../shared/content/shapes/tolerant.ts'
import type { Visit } from '../visit.ts'

const document = `query Compared($locale: Locale!, $ids: [ID!]!, $preview: Boolean, $priceLists: [Int!]) {
  productsByIds(locale: $locale, ids: $ids, preview: $preview) {
    ...ProductBasics
    media(first: 1) { ...Media }
    ${attributesFragment}
  }
}${productBasicsFragment}`

const schema = v.object({
  productsByIds: mainListOf(v.object({ ...contentSummary.entries, attributes: contentAttributes })),
})

/** A fact with its value for each product; null for a product that does not have the fact. */
export interface ComparedFact {
  slug: string
  name: string
  values: (string | null)[]
  /** Whether all products have the same value. */
  isSame: boolean
}

export interface Comparison {
  products: ProductSummary[]
  facts: ComparedFact[]
}

/** Facts that identify a product and are useless in a comparison. */
const own = new Set(['ean', 'ean-gln', 'art-number'])

/**
 * Loads the products in `ids` that are sold in this market, with their facts. Throws
 * `ContentError`.
 */
export async function loadComparison(content: Fetch, visit: Visit, ids: string[]): Promise<Comparison> {
  const found = await queryContent(content, document, { ...summaryVariables(visit), ids }, schema)
  const sold = found.productsByIds.filter(({ markets }) => markets.includes(visit.market))
  const names = new Map(sold.flatMap(({ attributes }) => attributes.map(({ slug, name }) => [slug, name])))
  return {
    products: sold.map(product => toSummary(product, visit)),
    facts: [...names]
      .filter(([slug]) => !own.has(slug))
      .map(([slug, name]) => {
        const values = sold.map(({ attributes }) => {
          const found = attributes.find(one => one.slug === slug)
          return found ? joinValues(found) || null : null
        })
        return { slug, name, values, isSame: new Set(values).size === 1 }
      }),
  }
}
