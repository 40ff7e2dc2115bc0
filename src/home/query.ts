import * as v from 'valibot'
import type { ProductSummary } from '#client/product/product.ts'
import { query } from '../content/client.ts'
import { contentSummary, productSummaryFragment, summaryVariables, toSummary } from '../content/product-summary.ts'
import { link, pagePicture, pictureFragment, seoData } from '../content/shapes.ts'
import { listOf, orNull, text } from '../content/tolerant.ts'
import type { Fetch } from '../services.ts'
import type { Visit } from '../visit.ts'

const document = `query StartPage($locale: Locale!, $preview: Boolean, $priceLists: [Int!]) {
  startPage(locale: $locale, preview: $preview) {
    seoData { title description shareImage }
    hero { ...Banner }
    categories { slug name image { ...PagePicture } }
    newProductsTitle
    newProducts { ...ProductSummary }
    story { ...Banner }
    popularTitle
    popularProducts { ...ProductSummary }
  }
}
fragment Banner on Banner { title text link { title href } picture { ...PagePicture } }
${pictureFragment}${productSummaryFragment}`

const banner = v.object({ title: v.string(), text, link, picture: pagePicture })

const schema = v.object({
  startPage: v.nullable(
    v.object({
      seoData,
      hero: orNull(banner),
      categories: listOf(v.object({ slug: v.string(), name: v.string(), image: orNull(pagePicture) })),
      newProductsTitle: text,
      newProducts: listOf(contentSummary),
      story: orNull(banner),
      popularTitle: text,
      popularProducts: listOf(contentSummary),
    }),
  ),
})

export type Banner = v.InferOutput<typeof banner>
type ContentStartPage = NonNullable<v.InferOutput<typeof schema>['startPage']>

/** The front page as the editors put it together. */
export interface StartPage extends Omit<ContentStartPage, 'newProducts' | 'popularProducts'> {
  newProducts: ProductSummary[]
  popularProducts: ProductSummary[]
}

/** Null when no front page is published. Throws `ContentError`. */
export async function findStartPage(content: Fetch, visit: Visit): Promise<StartPage | null> {
  const { startPage } = await query(content, document, summaryVariables(visit), schema)
  if (!startPage) return null
  return {
    ...startPage,
    newProducts: startPage.newProducts.map(product => toSummary(product, visit)),
    popularProducts: startPage.popularProducts.map(product => toSummary(product, visit)),
  }
}
