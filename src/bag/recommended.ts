import * as v from 'valibot'
import type { Recommendations, Recommended } from '#client/bag/drawer/recommended.ts'
import { parseStockLabel } from '#client/shared/commerce/stock.ts'
import { findSmallFile } from '#client/shared/ui/picture/picture.tsx'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { energyClass } from '../shared/content/shapes/energy.ts'
import { summaryVariables, toSummary } from '../shared/content/shapes/product-summary.ts'
import { contentProduct, productFragment } from '../shared/content/shapes/products.ts'
import { lenientText, listOf, mainListOf, orNull } from '../shared/content/shapes/tolerant.ts'
import type { Visit } from '../visit.ts'

const document = `query RecommendedProducts($locale: Locale!, $ids: [ID!]!, $market: Int, $preview: Boolean,
  $priceLists: [Int!]) {
  recommendedProducts(locale: $locale, ids: $ids, market: $market, preview: $preview) {
    type
    product { ...Product facts { producerGuarantee } }
  }
  productsByIds(locale: $locale, ids: $ids, preview: $preview) { id slug type facts { energyClass producerGuarantee } }
}${productFragment}`

const contentFacts = v.fallback(v.object({ energyClass, producerGuarantee: orNull(v.number()) }), {
  energyClass: null,
  producerGuarantee: null,
})
const recommendedProduct = v.object({ ...contentProduct.entries, facts: contentFacts })

const schema = v.object({
  recommendedProducts: mainListOf(v.object({ type: lenientText, product: recommendedProduct })),
  productsByIds: listOf(v.object({ id: v.string(), slug: v.string(), type: lenientText, facts: contentFacts })),
})

/** At most this many light sources are recommended. */
const maxLightSources = 6

/**
 * Loads the available accessories and light sources that fit the products `ids` (`recommended`),
 * and the energy classes and producers' guarantees of the products `ids` (`labels`). Throws
 * `ContentError`.
 */
export async function loadRecommended(content: Fetch, visit: Visit, ids: string[]): Promise<Recommendations> {
  const variables = { ...summaryVariables(visit), ids, market: visit.market }
  const { recommendedProducts, productsByIds } = await queryContent(content, document, variables, schema)
  const found = recommendedProducts.flatMap(({ type, product }) => {
    const shown = toRecommended(product, visit)
    return shown ? [{ isLightSource: type === 'lightsource', shown }] : []
  })
  const lightSources = found.filter(one => one.isLightSource).slice(0, maxLightSources)
  return {
    recommended: [...found.filter(one => !one.isLightSource), ...lightSources].map(one => one.shown),
    labels: productsByIds.flatMap(({ id, slug, type, facts: { energyClass, producerGuarantee: guarantee } }) => {
      const energy = type === 'lightsource' ? energyClass : null
      return energy || guarantee ? [{ product: id, slug, energy, guarantee }] : []
    }),
  }
}

/** Converts a product; null if it is not sold in this market, or is sold out. */
function toRecommended(product: v.InferOutput<typeof recommendedProduct>, visit: Visit): Recommended | null {
  const { id, slug, name, finish, picture, price, energy, isSoldHere } = toSummary(product, visit)
  const [first, ...others] = product.items
  if (!first || !price || !isSoldHere || parseStockLabel(first.stock) === 'none') return null
  return {
    product: id,
    item: first.item,
    slug,
    name,
    finish: [finish, others.length > 0 && first.name].filter(Boolean).join(', '),
    picture: picture && findSmallFile(picture.unlit, 256),
    price,
    energy,
    guarantee: product.facts.producerGuarantee,
    stock: first.stock,
  }
}
