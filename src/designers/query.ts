import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import type { ProductSummary } from '#client/product/product.ts'
import { query } from '../content/client.ts'
import {
  contentSummary,
  productSummaryFragment,
  summaryVariables,
  toSummary,
} from '../content/shapes/product-summary.ts'
import { section, sectionFragment } from '../content/shapes/section.ts'
import { pagePicture, pictureFragment, portableText } from '../content/shapes/shapes.ts'
import { listOf, mainListOf, orNull, text } from '../content/shapes/tolerant.ts'
import { perVisit } from '../edge/isolate-cache.ts'
import type { Fetch } from '../services.ts'
import type { Visit } from '../visit.ts'

const listDocument = `query Designers($locale: Locale!, $preview: Boolean) {
  page(locale: $locale, path: "${paths.designers}", preview: $preview) { ...Section }
  designers(locale: $locale, preview: $preview) { slug name trade intro picture { ...PagePicture } }
}${sectionFragment}${pictureFragment}`

const designerDocument = `query Designer($locale: Locale!, $slug: String!, $preview: Boolean, $priceLists: [Int!]) {
  designer(locale: $locale, slug: $slug, preview: $preview) {
    slug name trade intro quote picture { ...PagePicture } storyBody products { ...ProductSummary }
  }
}${pictureFragment}${productSummaryFragment}`

const card = v.object({
  slug: v.string(),
  name: v.string(),
  trade: orNull(v.string()),
  intro: text,
  picture: orNull(pagePicture),
})

const listSchema = v.object({ page: v.nullable(section), designers: mainListOf(card) })

const designerSchema = v.object({
  designer: v.nullable(
    v.object({
      ...card.entries,
      quote: orNull(v.string()),
      storyBody: orNull(portableText),
      products: listOf(contentSummary),
    }),
  ),
})

export type DesignerCard = v.InferOutput<typeof card>
type ContentDesigner = NonNullable<v.InferOutput<typeof designerSchema>['designer']>

/** A designer with their story. */
export interface Designer extends Omit<ContentDesigner, 'products'> {
  /** Those sold in the visit's market, the most popular first. */
  products: ProductSummary[]
}

/** The section's texts are null when it is unpublished. Throws `ContentError`. */
export function loadDesigners(content: Fetch, { locale, preview }: Visit) {
  return query(content, listDocument, { locale, preview }, listSchema)
}

/** Null when there is no such designer. Throws `ContentError`. */
export async function findDesigner(content: Fetch, visit: Visit, slug: string): Promise<Designer | null> {
  return designerOf(await query(content, designerDocument, { ...summaryVariables(visit), slug }, designerSchema), visit)
}

const designerOf = perVisit(({ designer }: v.InferOutput<typeof designerSchema>, visit): Designer | null => {
  if (!designer) return null
  const products = designer.products.map(product => toSummary(product, visit)).filter(product => product.isSoldHere)
  return { ...designer, products }
})
