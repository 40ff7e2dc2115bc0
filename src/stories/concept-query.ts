import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import {
  contentSummary,
  productSummaryFragment,
  summaryVariables,
  toSummary,
} from '../shared/content/shapes/product-summary.ts'
import { section, sectionFragment } from '../shared/content/shapes/section.ts'
import { pagePicture, pictureFragment, portableText } from '../shared/content/shapes/shapes.ts'
import { lenientNumber, lenientText, listOf, mainListOf, orNull } from '../shared/content/shapes/tolerant.ts'
import { perVisit } from '../shared/edge/isolate-cache.ts'
import type { Visit } from '../visit.ts'

const cardFragment = `
fragment ConceptCard on Concept { slug title intro kelvin picture { ...PagePicture } }`

const listDocument = `query Concepts($locale: Locale!, $preview: Boolean) {
  page(locale: $locale, path: "${paths.concepts}", preview: $preview) { ...Section }
  concepts(locale: $locale, preview: $preview) { ...ConceptCard }
}${cardFragment}${sectionFragment}${pictureFragment}`

const conceptDocument = `query Concept($locale: Locale!, $slug: String!, $preview: Boolean, $priceLists: [Int!]) {
  concept(locale: $locale, slug: $slug, preview: $preview) {
    ...ConceptCard body products { ...ProductSummary } next { ...ConceptCard }
  }
}${cardFragment}${pictureFragment}${productSummaryFragment}`

const card = v.object({
  slug: v.string(),
  title: v.string(),
  intro: lenientText,
  kelvin: lenientNumber,
  picture: pagePicture,
})

const listSchema = v.object({ page: v.nullable(section), concepts: mainListOf(card) })

const conceptSchema = v.object({
  concept: v.nullable(
    v.object({ ...card.entries, body: portableText, products: listOf(contentSummary), next: orNull(card) }),
  ),
})

export type ConceptCard = v.InferOutput<typeof card>
type ContentConcept = NonNullable<v.InferOutput<typeof conceptSchema>['concept']>

/** A concept, which is an idea about light, with the products that are based on it. */
export interface Concept extends Omit<ContentConcept, 'products'> {
  /** The products that are sold in the visit's market. */
  products: ProductSummary[]
}

/** Loads all concepts, and the page's texts (null if unpublished). Throws `ContentError`. */
export function loadConcepts(content: Fetch, { locale, preview }: Visit) {
  return queryContent(content, listDocument, { locale, preview }, listSchema)
}

/** Loads the concept at `slug`; null when it does not exist. Throws `ContentError`. */
export async function loadConcept(content: Fetch, visit: Visit, slug: string): Promise<Concept | null> {
  return toConcept(
    await queryContent(content, conceptDocument, { ...summaryVariables(visit), slug }, conceptSchema),
    visit,
  )
}

const toConcept = perVisit(({ concept }: v.InferOutput<typeof conceptSchema>, visit): Concept | null => {
  if (!concept) return null
  const products = concept.products.map(product => toSummary(product, visit)).filter(product => product.isSoldHere)
  return { ...concept, products }
})
