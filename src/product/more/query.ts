import * as v from 'valibot'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import type { Fetch } from '../../services.ts'
import { caseFields, chosenCase, chosenDesigner, designerFields } from '../../shared/bands/shapes.ts'
import { queryContent } from '../../shared/content/client.ts'
import { energyClass } from '../../shared/content/shapes/energy.ts'
import {
  contentSummary,
  productSummaryFragment,
  summaryVariables,
  toSummary,
} from '../../shared/content/shapes/product-summary.ts'
import { captionedPicture, pagePicture, pictureFragment } from '../../shared/content/shapes/shapes.ts'
import { lenientFlag, lenientText, listOf, orNull } from '../../shared/content/shapes/tolerant.ts'
import { findLampKind, type LampKind, type Measured, measureProduct } from '../../shared/drawing/measured.ts'
import { maxDrawn } from '../../shared/drawing/scale.ts'
import type { Visit } from '../../visit.ts'

const productDocument = `query ProductMore($locale: Locale!, $slug: String!, $preview: Boolean) {
  product(locale: $locale, slug: $slug, preview: $preview) {
    id slug name variantName ageing ageingPictures { ...PagePicture caption }
    room { ...PagePicture } designer { slug } family { slug name } categories { slug name isMainCategory }
  }
}${pictureFragment}`

const named = v.object({ slug: v.string(), name: v.string() })
const category = v.object({ ...named.entries, isMainCategory: lenientFlag })
const productSchema = v.object({
  product: v.nullable(
    v.object({
      id: v.string(),
      slug: v.string(),
      name: v.string(),
      variantName: lenientText,
      ageing: orNull(v.string()),
      ageingPictures: listOf(captionedPicture),
      room: orNull(pagePicture),
      designer: orNull(v.object({ slug: v.string() })),
      family: orNull(named),
      categories: listOf(category),
    }),
  ),
})

const relatedDocument = `query ProductMoreRelated(
  $locale: Locale!, $preview: Boolean, $priceLists: [Int!], $market: Int!, $priceList: Int!
  $designer: String!, $product: ID!, $filters: [FilterInput!]
) {
  designer(locale: $locale, slug: $designer, preview: $preview) { ${designerFields} }
  cases(locale: $locale, first: 2, product: $product, preview: $preview) { cases { ${caseFields} } }
  products(
    locale: $locale, market: $market, priceList: $priceList, filters: $filters, grouped: true, first: 24, preview: $preview
  ) { designs { product { ...ProductSummary
    facts { dimensions { diameter width height depth length } cableLength }
    categories { slug name isMainCategory }
  } } }
}${pictureFragment}${productSummaryFragment}`

const length = orNull(v.number())
const member = v.object({
  ...contentSummary.entries,
  facts: v.object({
    energyClass,
    dimensions: listOf(v.object({ diameter: length, width: length, height: length, depth: length, length })),
    cableLength: length,
  }),
  categories: listOf(category),
})

const relatedSchema = v.object({
  designer: orNull(chosenDesigner),
  cases: v.fallback(v.object({ cases: listOf(chosenCase) }), { cases: [] }),
  products: v.fallback(v.object({ designs: listOf(v.object({ product: member })) }), { designs: [] }),
})

/** A lamp of a family with the data of its drawing. */
export interface Member {
  product: ProductSummary
  measured: Measured
}

/** The data of the second part of a product's page. Unknown fields are null or empty. */
export interface More
  extends Omit<NonNullable<v.InferOutput<typeof productSchema>['product']>, 'designer' | 'categories'> {
  kind: LampKind | undefined
  designer: v.InferOutput<typeof chosenDesigner> | null
  /** A case with the product. Its picture may be the same as the room's. */
  case: v.InferOutput<typeof chosenCase> | null
  /** The designs of the family as one card each, the most popular first; at most `maxDrawn`. */
  members: Member[]
}

/** Loads the second part of the page of the product at `slug`; null when it does not exist. */
export async function loadMore(content: Fetch, visit: Visit, slug: string): Promise<More | null> {
  const { locale, preview, market, priceList } = visit
  const { product } = await queryContent(content, productDocument, { locale, preview, slug }, productSchema)
  if (!product) return null
  const { id, designer, family, room } = product
  const related = await queryContent(
    content,
    relatedDocument,
    {
      ...summaryVariables(visit),
      market,
      priceList,
      product: id,
      designer: designer?.slug ?? '',
      filters: [{ facet: 'family', values: [family?.slug ?? ''] }],
    },
    relatedSchema,
  )
  const isInRoom = ({ picture }: v.InferOutput<typeof chosenCase>) => picture.unlit.src === room?.unlit.src
  return {
    ...product,
    kind: findLampKind(listSlugs(product.categories)),
    designer: related.designer,
    case: related.cases.cases.find(isInRoom) ?? related.cases.cases[0] ?? null,
    members: related.products.designs.flatMap(one => toMember(one.product, visit)).slice(0, maxDrawn),
  }
}

function toMember(product: v.InferOutput<typeof member>, visit: Visit): Member[] {
  if (product.type !== 'lamp') return []
  const measured = measureProduct({ ...product.facts, categories: listSlugs(product.categories) })
  return measured ? [{ product: toSummary(product, visit), measured }] : []
}

/** Lists the slugs of a product's categories, the main category first. */
const listSlugs = (categories: v.InferOutput<typeof category>[]) =>
  categories.toSorted((a, b) => Number(b.isMainCategory) - Number(a.isMainCategory)).map(({ slug }) => slug)
