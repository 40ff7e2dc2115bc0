import * as v from 'valibot'
import type { Recommendations, Recommended } from '#client/bag/drawer/recommended.ts'
import { parseStockLabel } from '#client/shared/commerce/stock.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'
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
  productsByIds(locale: $locale, ids: $ids, preview: $preview) {
    id slug type facts { energyClass producerGuarantee lightsourceIncluded socketCount } lightSources { id }
  }
}${productFragment}`

const contentFacts = v.fallback(
  v.object({
    energyClass,
    producerGuarantee: orNull(v.number()),
    lightsourceIncluded: v.fallback(v.nullish(v.boolean(), null), null),
    socketCount: v.fallback(v.nullish(v.number(), null), null),
  }),
  { energyClass: null, producerGuarantee: null, lightsourceIncluded: null, socketCount: null },
)
const recommendedProduct = v.object({ ...contentProduct.entries, facts: contentFacts })

const schema = v.object({
  recommendedProducts: mainListOf(v.object({ type: lenientText, product: recommendedProduct })),
  productsByIds: listOf(
    v.object({
      id: v.string(),
      slug: v.string(),
      type: lenientText,
      facts: contentFacts,
      lightSources: listOf(v.object({ id: v.string() })),
    }),
  ),
})

/** At most this many light sources are recommended. */
const maxLightSources = 6

/**
 * Loads the available light sources and accessories that fit the products `ids` (`recommended`),
 * and the energy classes and producers' guarantees of the products `ids` (`labels`). Throws
 * `ContentError`.
 */
export async function loadRecommended(
  content: Fetch,
  visit: Visit,
  { t }: Pick<Language, 't'>,
  ids: string[],
): Promise<Recommendations> {
  const variables = { ...summaryVariables(visit), ids, market: visit.market }
  const { recommendedProducts, productsByIds } = await queryContent(content, document, variables, schema)
  const found = recommendedProducts.flatMap(({ type, product }) => {
    const shown = toRecommended(product, visit)
    return shown ? [{ isLightSource: type === 'lightsource', shown }] : []
  })
  const lightSources = found.filter(one => one.isLightSource).slice(0, maxLightSources)
  const fitting = lightSources.map(({ shown }) => ({ ...shown, needs: findNeeds(shown.product, productsByIds) }))
  const hasBulbs = productsByIds.some(({ facts }) => facts.lightsourceIncluded === true)
  const note = hasBulbs ? t('product.someWithoutBulbs') : t('product.withoutBulbs')
  return {
    note: fitting.some(({ needs }) => needs.length > 0) ? note : '',
    recommended: [...fitting, ...found.flatMap(one => (one.isLightSource ? [] : one.shown))],
    labels: productsByIds.flatMap(({ id, slug, type, facts: { energyClass, producerGuarantee: guarantee } }) => {
      const energy = type === 'lightsource' ? energyClass : null
      return energy || guarantee ? [{ product: id, slug, energy, guarantee }] : []
    }),
  }
}

/**
 * The ids of the lamps that are sold without a light source, each once for every piece it needs.
 * Only the first light source that editors chose for a lamp counts.
 */
const findNeeds = (lightSource: string, lamps: v.InferOutput<typeof schema>['productsByIds']) =>
  lamps.flatMap(({ id, facts, lightSources: [first] }) =>
    facts.lightsourceIncluded === false && first?.id === lightSource
      ? Array.from({ length: facts.socketCount ?? 1 }, () => id)
      : [],
  )

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
    needs: [],
    stock: first.stock,
  }
}
