import * as v from 'valibot'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { countArticles, design, designFields } from '../shared/content/shapes/design.ts'
import { productSummaryFragment, summaryVariables, toSummary } from '../shared/content/shapes/product-summary.ts'
import { contentColor, pagePicture, pictureFragment } from '../shared/content/shapes/shapes.ts'
import { lenientText, listOf, mainListOf, orNull } from '../shared/content/shapes/tolerant.ts'
import { perVisit } from '../shared/edge/isolate-cache.ts'
import { filterMeasures, isLimit, readLimit, toFacets, toRanges } from '../shared/edge/query/filters.ts'
import { productsPerPage } from '../shared/edge/query/shown.ts'
import type { Sort } from '../shared/edge/query/sorts.ts'
import type { View } from '../shared/edge/query/view.ts'
import type { Visit } from '../visit.ts'

const products = `products(
    locale: $locale, market: $market, priceList: $priceList, category: $category
    filters: $filters, minPrice: $minPrice, maxPrice: $maxPrice, ranges: $ranges
    grouped: true, sort: $sort, first: $first, after: $after, preview: $preview
  ) {
    total endCursor prices { lowest highest } ranges { measure name lowest highest }
    facets { slug name values { slug name parent colour count } }
    designs { ${designFields} }
  }`

const variables = `$locale: Locale!, $market: Int!, $priceList: Int!, $category: String,
  $filters: [FilterInput!], $minPrice: Float, $maxPrice: Float, $ranges: [RangeInput!], $sort: ProductSort, $first: Int, $after: String, $preview: Boolean, $priceLists: [Int!]`

const fragments = `${pictureFragment}${productSummaryFragment}`

const categories = 'categories(locale: $locale, preview: $preview) { slug name image { ...PagePicture } }'

const own = 'category(locale: $locale, slug: $slug, preview: $preview) { slug name title intro }'

/** The rooms between the cards. No page has more cards than twelve rooms need. */
const rooms =
  'cases(locale: $locale, first: 12, preview: $preview) { cases { slug title place picture { ...PagePicture } } }'

const allDocument = `query Shop(${variables}) { ${categories} ${products} }${fragments}`

const allRoomsDocument = `query ShopWithRooms(${variables}) { ${categories} ${products} ${rooms} }${fragments}`

const categoryDocument = `query Category(${variables}, $slug: String!) { ${categories} ${own} ${products} }${fragments}`

const categoryRoomsDocument = `query CategoryWithRooms(${variables}, $slug: String!) {
  ${categories} ${own} ${products} ${rooms}
}${fragments}`

const named = v.object({ slug: v.string(), name: v.string() })
const category = v.object({ ...named.entries, title: lenientText, intro: lenientText })

const value = v.object({
  ...named.entries,
  parent: orNull(v.string()),
  colour: orNull(contentColor),
  count: orNull(v.number()),
})
const facet = v.object({ slug: v.string(), name: v.string(), values: listOf(value) })

const range = v.object({
  measure: v.picklist(filterMeasures.map(({ measure }) => measure)),
  name: v.string(),
  lowest: v.number(),
  highest: v.number(),
})

const listedCategory = v.object({ ...named.entries, image: orNull(pagePicture) })

const room = v.object({ slug: v.string(), title: v.string(), place: lenientText, picture: pagePicture })

const schema = v.object({
  cases: v.fallback(v.optional(v.object({ cases: listOf(room) }), { cases: [] }), { cases: [] }),
  categories: listOf(listedCategory),
  category: v.optional(v.nullable(category), null),
  products: v.object({
    total: orNull(v.number()),
    endCursor: orNull(v.string()),
    prices: orNull(v.object({ lowest: v.number(), highest: v.number() })),
    ranges: listOf(range),
    facets: listOf(facet),
    designs: mainListOf(design),
  }),
})

export type Room = v.InferOutput<typeof room>

const categoriesDocument = `query Categories($locale: Locale!, $preview: Boolean) {
  ${categories}
}${pictureFragment}`

const categoriesSchema = v.object({ categories: mainListOf(listedCategory) })

/** Loads all categories with their pictures, in the editors' order. Throws `ContentError`. */
export async function loadPicturedCategories(content: Fetch, { locale, preview }: Visit) {
  return (await queryContent(content, categoriesDocument, { locale, preview }, categoriesSchema)).categories
}

/** A page of a listing, with a card for each design of a category or of the whole shop. */
export interface Listing {
  /** Null for the listing of the whole shop. */
  category: v.InferOutput<typeof category> | null
  categories: v.InferOutput<typeof listedCategory>[]
  /** A card for each design. It shows the finish that comes first in the sort order. */
  products: ProductSummary[]
  /** Number of products on this page. Each finish counts as a product. */
  shown: number
  /** Number of matching products on all pages. Each finish counts as a product. */
  total: number
  /**
   * The filters with all values that products of the listing have. `count` is the number of
   * products that would match if the value were chosen; null if they were not counted.
   */
  facets: v.InferOutput<typeof facet>[]
  /** Price range of the unfiltered listing, in `currency`; null for an empty listing. */
  prices: { lowest: number; highest: number } | null
  /** Ranges of measures in the unfiltered listing, in the content service's units. */
  ranges: v.InferOutput<typeof range>[]
  currency: string
  /** Rooms for the first page of an unfiltered listing; else empty. */
  rooms: Room[]
  /** The `?after=` value of the next page; null on the last page. */
  next: string | null
}

/** The parts of a listing's address. */
export interface ListingRequest {
  /** The slug of the category; undefined for the whole shop. */
  category?: string
  sort: Sort
  /** The chosen filters and ranges, as query parameters. */
  chosen: URLSearchParams
  /** Whether the page shows the filter form itself instead of a link to it. */
  hasFilterForm?: boolean
  view?: View | undefined
  /** The value of `next` in the previous page. */
  after?: string
  /** Number of cards on the page. Default: `productsPerPage`. */
  shown?: number
}

/** If filters are chosen, the content service counts at most this many products. */
export const maxCountedProducts = 1000

/** Formats the number of products; `1000+` if a filtered listing has more than are counted. */
export const formatTotal = (total: number, chosen: URLSearchParams) =>
  chosen.size > 0 && total >= maxCountedProducts ? `${maxCountedProducts}+` : String(total)

/**
 * Loads a page of a listing; null when the category does not exist. Throws `ContentError`, for
 * example when `after` is invalid or expired.
 */
export async function loadListing(content: Fetch, visit: Visit, requested: ListingRequest): Promise<Listing | null> {
  const { market, priceList } = visit
  const slug = requested.category
  const values = {
    ...summaryVariables(visit),
    market,
    priceList,
    category: slug,
    filters: toFacets(requested.chosen),
    minPrice: readLimit(requested.chosen, 'min'),
    maxPrice: readLimit(requested.chosen, 'max'),
    ranges: toRanges(requested.chosen),
    sort: requested.sort.order,
    first: requested.shown ?? productsPerPage,
    after: requested.after,
  }
  // Without filters and on the first page only, so that no room appears twice.
  const hasRooms = requested.chosen.size === 0 && !requested.after
  const answer = slug
    ? await queryContent(content, hasRooms ? categoryRoomsDocument : categoryDocument, { ...values, slug }, schema)
    : await queryContent(content, hasRooms ? allRoomsDocument : allDocument, values, schema)
  return slug && !answer.category ? null : toListing(answer, visit)
}

const toListing = perVisit((answer: v.InferOutput<typeof schema>, visit): Listing => {
  const { designs, facets, prices, ranges, endCursor } = answer.products
  const shown = countArticles(designs)
  const total = answer.products.total ?? shown
  return {
    category: answer.category,
    categories: answer.categories,
    products: designs.map(({ product }) => toSummary(product, visit)),
    shown,
    total,
    facets,
    prices,
    ranges,
    currency: visit.currency,
    rooms: answer.cases.cases,
    next: shown < total ? endCursor : null,
  }
})

/** Removes chosen values that no product of the listing has. Ranges are always kept. */
export function keepOffered({ facets }: Listing, chosen: URLSearchParams): URLSearchParams {
  const isOffered = (name: string, value: string) =>
    facets.some(({ slug, values }) => slug === name && values.some(one => one.slug === value))
  return new URLSearchParams([...chosen].filter(([name, value]) => isLimit(name) || isOffered(name, value)))
}
