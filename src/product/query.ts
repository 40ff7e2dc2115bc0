import * as v from 'valibot'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { attributesFragment, contentAttributes, toFacts } from '../shared/content/shapes/attributes.ts'
import {
  contentSummary,
  findPrice,
  productSummaryFragment,
  summaryVariables,
  toSummary,
} from '../shared/content/shapes/product-summary.ts'
import { contentSafety, safetyFragment } from '../shared/content/shapes/safety.ts'
import { link, portableText } from '../shared/content/shapes/shapes.ts'
import { lenientFlag, lenientText, listOf, orNull } from '../shared/content/shapes/tolerant.ts'
import { measureProduct } from '../shared/drawing/measured.ts'
import { perVisit } from '../shared/edge/isolate-cache.ts'
import type { Visit } from '../visit.ts'
import { contentFacts, factsFragment, findDimming } from './lamp.ts'
import type { Product } from './product.ts'

const document = `query Product($locale: Locale!, $slug: String!, $preview: Boolean, $priceLists: [Int!]) {
  product(locale: $locale, slug: $slug, preview: $preview) {
    ...ProductBasics
    sku lead details descriptionBody informationBody sizeGuideBody
    designer { slug name }
    family { slug name }
    categories { slug name isMainCategory }
    media { ...Media } room { alt } model { src bytes }
    ${attributesFragment} ${factsFragment} ${safetyFragment}
    hasPhotometry prepareDays items { item name sku ean }
    downloads { title href }
    variants { ...ProductSummary }
  }
}${productSummaryFragment}`

const contentProduct = v.object({
  ...contentSummary.entries,
  sku: lenientText,
  lead: lenientText,
  details: listOf(v.string()),
  descriptionBody: portableText,
  informationBody: portableText,
  sizeGuideBody: portableText,
  designer: orNull(v.object({ slug: v.string(), name: v.string() })),
  family: orNull(v.object({ slug: v.string(), name: v.string() })),
  categories: listOf(v.object({ slug: v.string(), name: v.string(), isMainCategory: lenientFlag })),
  attributes: contentAttributes,
  items: listOf(
    v.object({ item: v.string(), name: lenientText, sku: lenientText, ean: lenientText, stock: lenientText }),
  ),
  /** Days to make the product; 0 if a remote service does not send them. */
  prepareDays: v.fallback(v.nullish(v.number(), 0), 0),
  downloads: listOf(link),
  hasPhotometry: lenientFlag,
  room: orNull(v.object({ alt: lenientText })),
  model: orNull(v.object({ src: v.pipe(v.string(), v.regex(/^\/(?!\/)/)), bytes: v.number() })),
  facts: contentFacts,
  ...contentSafety,
  variants: listOf(contentSummary),
})

const schema = v.object({ product: v.nullable(contentProduct) })

/** Loads the product at `slug`; null when it does not exist. Throws `ContentError`. */
export async function findProduct(content: Fetch, visit: Visit, slug: string): Promise<Product | null> {
  const { product } = await queryContent(content, document, { ...summaryVariables(visit), slug }, schema)
  return product && toProduct(product, visit)
}

const toProduct = perVisit((product: v.InferOutput<typeof contentProduct>, visit): Product => {
  const { sku, lead, details, items, downloads, maker, warnings } = product
  const main = product.categories.find(category => category.isMainCategory)
  const { slug, name } = main ?? {}
  return {
    ...toSummary(product, visit),
    sku,
    currency: findPrice(product.prices, visit.priceList)?.currency ?? '',
    lead,
    details,
    items,
    prepareDays: product.prepareDays,
    downloads,
    hasPhotometry: product.hasPhotometry,
    safety: { maker, warnings },
    designer: product.designer,
    family: product.family,
    keyFacts: product.facts,
    guarantee: product.facts.guarantee,
    producerGuarantee: product.facts.producerGuarantee,
    bulb: {
      isMissing: product.facts.lightsourceIncluded === false,
      count: product.facts.socketCount ?? 1,
      maxEffect: product.facts.maxEffect,
    },
    dimming: findDimming(product.facts),
    eprel: product.facts.eprel,
    contained: product.facts.lightsourceIncluded ? product.facts.containedEnergyClass : null,
    mainCategory: slug && name ? { slug, name } : null,
    pictures: product.media,
    model: product.model,
    hasMore: product.room !== null,
    measured: measureProduct({
      ...product.facts,
      categories: [...(main ? [main] : []), ...product.categories].map(category => category.slug),
    }),
    facts: toFacts(product.attributes),
    description: product.descriptionBody,
    information: product.informationBody,
    sizeGuide: product.sizeGuideBody,
    variants: product.variants.map(one => toSummary(one, visit)),
  }
})
