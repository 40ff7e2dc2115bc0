import * as v from 'valibot'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import type { Fetch } from '../services.ts'
import { litOnly } from '../shared/bands/bands.tsx'
import {
  banner,
  caseFields,
  chosenCase,
  chosenDesigner,
  designerFields,
  hero,
  roomBandFields,
  roomGuide,
} from '../shared/bands/shapes.ts'
import { queryContent } from '../shared/content/client.ts'
import {
  contentSummary,
  productSummaryFragment,
  summaryVariables,
  toSummary,
} from '../shared/content/shapes/product-summary.ts'
import { pagePicture, pictureFragment, seoData } from '../shared/content/shapes/shapes.ts'
import { lenientText, listOf, orNull } from '../shared/content/shapes/tolerant.ts'
import { perVisit } from '../shared/edge/isolate-cache.ts'
import type { Visit } from '../visit.ts'

const document = `query StartPage($locale: Locale!, $preview: Boolean, $priceLists: [Int!]) {
  startPage(locale: $locale, preview: $preview) {
    seoData { title description shareImage }
    hero { ...Banner portrait { ...PagePicture } }
    categories { slug name image { ...PagePicture } }
    newProductsTitle
    newProducts { ...ProductSummary }
    case { ${caseFields} }
    roomGuide { title intro rooms { ${roomBandFields} } }
    story { ...Banner }
    popularTitle
    popularProducts { ...ProductSummary }
    designer { ${designerFields} }
    newsTitle
    bands
  }
  news(locale: $locale, first: 3, preview: $preview) { news { slug title date picture { ...PagePicture } } }
}
fragment Banner on Banner { title text link { title href } picture { ...PagePicture } }
${pictureFragment}${productSummaryFragment}`

/** The order of bands if the content service does not send one. */
const defaultBands = [
  ...['categories', 'newProducts', 'case', 'roomGuide'],
  ...['popularProducts', 'designer', 'story', 'news'],
]

const newsItem = v.object({
  slug: v.string(),
  title: v.string(),
  date: v.pipe(v.string(), v.isoDate()),
  picture: orNull(pagePicture),
})

const schema = v.object({
  startPage: v.nullable(
    v.object({
      seoData,
      hero: orNull(hero),
      categories: listOf(v.object({ slug: v.string(), name: v.string(), image: orNull(pagePicture) })),
      newProductsTitle: lenientText,
      newProducts: listOf(contentSummary),
      case: orNull(chosenCase),
      roomGuide: orNull(roomGuide),
      story: orNull(banner),
      popularTitle: lenientText,
      popularProducts: listOf(contentSummary),
      designer: orNull(chosenDesigner),
      newsTitle: lenientText,
      bands: v.fallback(v.array(v.string()), defaultBands),
    }),
  ),
  news: v.fallback(v.object({ news: listOf(newsItem) }), { news: [] }),
})

export type NewsLine = v.InferOutput<typeof newsItem>
type ContentStartPage = NonNullable<v.InferOutput<typeof schema>['startPage']>

/** The content of the front page. */
export interface StartContent extends Omit<ContentStartPage, 'newProducts' | 'popularProducts'> {
  newProducts: ProductSummary[]
  /** With lit pictures. */
  popularProducts: ProductSummary[]
  /** At most three news items, the newest first. */
  news: NewsLine[]
}

/** Loads the front page; null if it is not published. Throws `ContentError`. */
export async function loadStartPage(content: Fetch, visit: Visit): Promise<StartContent | null> {
  return toStartContent(await queryContent(content, document, summaryVariables(visit), schema), visit)
}

const lightPicture = (product: ProductSummary): ProductSummary => ({
  ...product,
  picture: product.picture && litOnly(product.picture),
})

const toStartContent = perVisit(({ startPage, news }: v.InferOutput<typeof schema>, visit): StartContent | null => {
  if (!startPage) return null
  return {
    ...startPage,
    news: news.news,
    newProducts: startPage.newProducts.map(product => toSummary(product, visit)),
    popularProducts: startPage.popularProducts.map(product => lightPicture(toSummary(product, visit))),
  }
})
