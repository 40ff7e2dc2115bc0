import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { design, designFields } from '../shared/content/shapes/design.ts'
import { productSummaryFragment, summaryVariables, toSummary } from '../shared/content/shapes/product-summary.ts'
import { section, sectionFragment } from '../shared/content/shapes/section.ts'
import { pagePicture, pictureFragment, portableText } from '../shared/content/shapes/shapes.ts'
import { lenientText, listOf, mainListOf, orNull } from '../shared/content/shapes/tolerant.ts'
import { perVisit } from '../shared/edge/isolate-cache.ts'
import type { Visit } from '../visit.ts'

const listDocument = `query Designers($locale: Locale!, $preview: Boolean) {
  page(locale: $locale, path: "${paths.designers}", preview: $preview) { ...Section }
  designers(locale: $locale, preview: $preview) { slug name trade intro picture { ...PagePicture } }
}${sectionFragment}${pictureFragment}`

const designerDocument = `query Designer($locale: Locale!, $slug: String!, $market: Int!, $priceList: Int!,
  $filters: [FilterInput!], $preview: Boolean, $priceLists: [Int!]) {
  designer(locale: $locale, slug: $slug, preview: $preview) {
    slug name trade intro quote picture { ...PagePicture } storyBody
  }
  products(
    locale: $locale, market: $market, priceList: $priceList, filters: $filters, grouped: true, first: 96, preview: $preview
  ) { designs { ${designFields} } }
}${pictureFragment}${productSummaryFragment}`

const card = v.object({
  slug: v.string(),
  name: v.string(),
  trade: orNull(v.string()),
  intro: lenientText,
  picture: orNull(pagePicture),
})

const listSchema = v.object({ page: v.nullable(section), designers: mainListOf(card) })

const designerSchema = v.object({
  designer: v.nullable(
    v.object({
      ...card.entries,
      quote: orNull(v.string()),
      storyBody: orNull(portableText),
    }),
  ),
  products: v.object({ designs: listOf(design) }),
})

export type DesignerCard = v.InferOutput<typeof card>
type ContentDesigner = NonNullable<v.InferOutput<typeof designerSchema>['designer']>

/** A designer with their story. */
export interface Designer extends ContentDesigner {
  /** The cards of the designs that are sold in the visit's market, the most popular first. */
  products: ProductSummary[]
}

/** Loads all designers, and the page's texts (null if unpublished). Throws `ContentError`. */
export function loadDesigners(content: Fetch, { locale, preview }: Visit) {
  return queryContent(content, listDocument, { locale, preview }, listSchema)
}

/** Loads a designer; null when there is none. Throws `ContentError`. */
export async function loadDesigner(content: Fetch, visit: Visit, slug: string): Promise<Designer | null> {
  const { market, priceList } = visit
  const filters = [{ facet: 'designer', values: [slug] }]
  const variables = { ...summaryVariables(visit), slug, market, priceList, filters }
  return toDesigner(await queryContent(content, designerDocument, variables, designerSchema), visit)
}

const toDesigner = perVisit(
  ({ designer, products }: v.InferOutput<typeof designerSchema>, visit): Designer | null =>
    designer && { ...designer, products: products.designs.map(({ product }) => toSummary(product, visit)) },
)
