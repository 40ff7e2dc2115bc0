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
import { captionedPicture, pagePicture, pictureFragment, portableText } from '../shared/content/shapes/shapes.ts'
import { lenientNumber, lenientText, listOf, mainListOf, orNull } from '../shared/content/shapes/tolerant.ts'
import { perVisit } from '../shared/edge/isolate-cache.ts'
import type { Visit } from '../visit.ts'

const listDocument = `query Cases($locale: Locale!, $first: Int!, $page: Int!, $preview: Boolean) {
  page(locale: $locale, path: "${paths.cases}", preview: $preview) { ...Section }
  cases(locale: $locale, first: $first, page: $page, preview: $preview) { total cases { ...CaseCard } }
}
fragment CaseCard on Case { slug title intro place year picture { ...PagePicture } }
${sectionFragment}${pictureFragment}`

const caseDocument = `query Case($locale: Locale!, $slug: String!, $preview: Boolean, $priceLists: [Int!]) {
  case(locale: $locale, slug: $slug, preview: $preview) {
    ...CaseCard facts { name value } body pictures { ...PagePicture caption } hotspots { product x y } products { ...ProductSummary } next { ...CaseCard }
  }
}
fragment CaseCard on Case { slug title intro place year picture { ...PagePicture } }
${pictureFragment}${productSummaryFragment}`

const card = v.object({
  slug: v.string(),
  title: v.string(),
  intro: lenientText,
  place: lenientText,
  year: lenientNumber,
  picture: pagePicture,
})

const listSchema = v.object({
  page: v.nullable(section),
  cases: v.object({ total: v.number(), cases: mainListOf(card) }),
})

const caseSchema = v.object({
  case: v.nullable(
    v.object({
      ...card.entries,
      facts: listOf(v.object({ name: v.string(), value: lenientText })),
      body: portableText,
      pictures: listOf(captionedPicture),
      hotspots: listOf(v.object({ product: v.string(), x: v.number(), y: v.number() })),
      products: listOf(contentSummary),
      next: orNull(card),
    }),
  ),
})

export type CaseCard = v.InferOutput<typeof card>
type ContentCase = NonNullable<v.InferOutput<typeof caseSchema>['case']>

/** A case, which is the story of a place with the shop's lamps. */
export interface Case extends Omit<ContentCase, 'products' | 'hotspots'> {
  /** The products that are sold in the visit's market. */
  products: ProductSummary[]
  /** The positions of products in the picture. */
  hotspots: Hotspot[]
}

/** A product's position in percent of the picture's width and height. */
export interface Hotspot {
  product: ProductSummary
  x: number
  y: number
}

/** Number of cases on one page. */
export const casesPerPage = 6

/**
 * Loads a page of the list of cases; the first `page` is 1. The texts above the list are null if
 * editors have not published them. Throws `ContentError`.
 */
export function loadCases(content: Fetch, { locale, preview }: Visit, page: number) {
  return queryContent(content, listDocument, { locale, preview, first: casesPerPage, page }, listSchema)
}

/** Loads the case at `slug`; null when it does not exist. Throws `ContentError`. */
export async function loadCase(content: Fetch, visit: Visit, slug: string): Promise<Case | null> {
  return toCase(await queryContent(content, caseDocument, { ...summaryVariables(visit), slug }, caseSchema), visit)
}

const toCase = perVisit((answer: v.InferOutput<typeof caseSchema>, visit): Case | null => {
  if (!answer.case) return null
  const products = answer.case.products.map(product => toSummary(product, visit)).filter(product => product.isSoldHere)
  const hotspots = answer.case.hotspots.flatMap(({ product: id, x, y }) => {
    const product = products.find(one => one.id === id)
    return product ? [{ product, x, y }] : []
  })
  return { ...answer.case, products, hotspots }
})
