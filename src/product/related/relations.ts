import * as v from 'valibot'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import type { Fetch } from '../../services.ts'
import { queryContent } from '../../shared/content/client.ts'
import { energyClass } from '../../shared/content/shapes/energy.ts'
import {
  contentSummary,
  productSummaryFragment,
  summaryVariables,
  toSummary,
} from '../../shared/content/shapes/product-summary.ts'
import { lenientText, listOf, orNull } from '../../shared/content/shapes/tolerant.ts'
import { perVisit } from '../../shared/edge/isolate-cache.ts'
import { logError } from '../../shared/edge/log.ts'
import type { Visit } from '../../visit.ts'

const document = `query ProductRelations($locale: Locale!, $slug: String!, $preview: Boolean, $priceLists: [Int!]) {
  product(locale: $locale, slug: $slug, preview: $preview) {
    relatedProducts { ...ProductSummary }
    accessories { ...ProductSummary }
    lightSources { ...ProductSummary items { item }
      facts { socket effect luminousFlux colorTemperature producerGuarantee } }
    spareParts { ...ProductSummary }
  }
}${productSummaryFragment}`

const summaries = listOf(contentSummary)

const contentLightSource = v.object({
  ...contentSummary.entries,
  items: listOf(v.object({ item: v.string(), stock: lenientText })),
  facts: v.fallback(
    v.object({
      energyClass,
      socket: orNull(v.string()),
      effect: orNull(v.number()),
      luminousFlux: orNull(v.number()),
      colorTemperature: orNull(v.number()),
      producerGuarantee: orNull(v.number()),
    }),
    {
      energyClass: null,
      socket: null,
      effect: null,
      luminousFlux: null,
      colorTemperature: null,
      producerGuarantee: null,
    },
  ),
})

const schema = v.object({
  product: v.nullable(
    v.object({
      relatedProducts: summaries,
      accessories: summaries,
      lightSources: listOf(contentLightSource),
      spareParts: summaries,
    }),
  ),
})

/** A light source that editors chose for a lamp. */
export interface LightSource extends ProductSummary {
  items: { item: string; stock: string }[]
  socket: string | null
  /** Power in W; null if unknown. */
  effect: number | null
  /** Luminous flux in lm, and colour temperature in K; null if unknown. */
  luminousFlux: number | null
  colorTemperature: number | null
  producerGuarantee: number | null
}

/** Related products that are sold in the visit's market. */
export interface Relations {
  related: ProductSummary[]
  accessories: ProductSummary[]
  lightSources: LightSource[]
  spareParts: ProductSummary[]
}

/**
 * Loads the products that are related to a product. Null when the query fails, so that the page is
 * shown without them.
 */
export async function loadRelations(content: Fetch, visit: Visit, slug: string): Promise<Relations | null> {
  try {
    const { product } = await queryContent(content, document, { ...summaryVariables(visit), slug }, schema)
    return product && toRelations(product, visit)
  } catch (error) {
    logError('relations_missing', error, { slug })
    return null
  }
}

const toRelations = perVisit((product: NonNullable<v.InferOutput<typeof schema>['product']>, visit): Relations => {
  const soldHere = (products: v.InferOutput<typeof summaries>) =>
    products.map(one => toSummary(one, visit)).filter(one => one.isSoldHere)
  return {
    related: soldHere(product.relatedProducts),
    accessories: soldHere(product.accessories),
    lightSources: product.lightSources
      .map(one => ({ ...toSummary(one, visit), ...one.facts, items: one.items }))
      .filter(one => one.isSoldHere),
    spareParts: soldHere(product.spareParts),
  }
})
