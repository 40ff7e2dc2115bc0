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
import { lenientText, listOf, mainListOf } from '../shared/content/shapes/tolerant.ts'
import { perVisit } from '../shared/edge/isolate-cache.ts'
import type { Visit } from '../visit.ts'

const newsCard = 'fragment NewsCard on NewsItem { slug title intro date picture { ...PagePicture } }'

const listDocument = `query News($locale: Locale!, $first: Int!, $page: Int!, $preview: Boolean) {
  page(locale: $locale, path: "${paths.news}", preview: $preview) { ...Section }
  news(locale: $locale, first: $first, page: $page, preview: $preview) { total news { ...NewsCard } }
}
${newsCard}${sectionFragment}${pictureFragment}`

const itemDocument = `query NewsItem($locale: Locale!, $slug: String!, $preview: Boolean, $priceLists: [Int!]) {
  newsItem(locale: $locale, slug: $slug, preview: $preview) { ...NewsCard body products { ...ProductSummary } }
  news(locale: $locale, first: 4, preview: $preview) { total news { ...NewsCard } }
}
${newsCard}${pictureFragment}${productSummaryFragment}`

const card = v.object({
  slug: v.string(),
  title: v.string(),
  intro: lenientText,
  date: v.pipe(v.string(), v.isoDate()),
  picture: pagePicture,
})
const news = v.object({ total: v.number(), news: mainListOf(card) })

const listSchema = v.object({ page: v.nullable(section), news })

const itemSchema = v.object({
  newsItem: v.nullable(v.object({ ...card.entries, body: portableText, products: listOf(contentSummary) })),
  news,
})

export type NewsCard = v.InferOutput<typeof card>
type ContentNewsItem = NonNullable<v.InferOutput<typeof itemSchema>['newsItem']>

export interface NewsItem extends Omit<ContentNewsItem, 'products'> {
  /** The products that are sold in the visit's market. */
  products: ProductSummary[]
  /** Up to three other news items, the newest first. */
  others: NewsCard[]
}

/** Number of news items on one page. */
export const newsPerPage = 6

/**
 * Loads a page of the list of news; the first `page` is 1. The texts above the list are null if
 * editors have not published them. Throws `ContentError`.
 */
export function loadNews(content: Fetch, { locale, preview }: Visit, page: number, first = newsPerPage) {
  return queryContent(content, listDocument, { locale, preview, first, page }, listSchema)
}

/** Loads a news item; null when it does not exist. Throws `ContentError`. */
export async function loadNewsItem(content: Fetch, visit: Visit, slug: string): Promise<NewsItem | null> {
  return toNewsItem(await queryContent(content, itemDocument, { ...summaryVariables(visit), slug }, itemSchema), visit)
}

const toNewsItem = perVisit(({ newsItem, news }: v.InferOutput<typeof itemSchema>, visit): NewsItem | null => {
  if (!newsItem) return null
  const products = newsItem.products.map(product => toSummary(product, visit)).filter(product => product.isSoldHere)
  return { ...newsItem, products, others: news.news.filter(one => one.slug !== newsItem.slug).slice(0, 3) }
})
