import * as v from 'valibot'
import type { Fetch } from '../../services.ts'
import { queryContent } from '../../shared/content/client.ts'
import { productSummaryFragment, summaryVariables } from '../../shared/content/shapes/product-summary.ts'
import { listOf } from '../../shared/content/shapes/tolerant.ts'
import type { Visit } from '../../visit.ts'
import { contentLight, type LightProduct, lightFragment, toLightProduct } from './light-product.ts'

const listDocument = `query LightProducts(
  $locale: Locale!, $market: Int!, $priceList: Int!, $category: String, $filters: [FilterInput!], $grouped: Boolean
  $preview: Boolean, $priceLists: [Int!]
) {
  products(
    locale: $locale, market: $market, priceList: $priceList, category: $category, filters: $filters
    grouped: $grouped, first: 96, preview: $preview
  ) { products { ${lightFragment} } }
}${productSummaryFragment}`

const document = `query LightProduct($locale: Locale!, $slug: String!, $preview: Boolean, $priceLists: [Int!]) {
  product(locale: $locale, slug: $slug, preview: $preview) { ${lightFragment} }
}${productSummaryFragment}`

const chosenDocument = `query LightChosen($locale: Locale!, $ids: [ID!]!, $preview: Boolean, $priceLists: [Int!]) {
  productsByIds(locale: $locale, ids: $ids, preview: $preview) { ${lightFragment} }
}${productSummaryFragment}`

const listSchema = v.object({ products: v.object({ products: listOf(contentLight) }) })
const schema = v.object({ product: v.fallback(v.nullable(contentLight), null) })
const chosenSchema = v.object({ productsByIds: listOf(contentLight) })

/**
 * Products, and the response that contains them. Pages list the response in their `sources`
 * (`PageContent`).
 */
export interface FoundLamps<Products> {
  products: Products
  answer: object
}

export interface ListedLamp {
  category?: string
  filters?: { facet: string; values: string[] }[]
  /** Whether to load only one product of each design, for tools in which finishes do not matter. */
  grouped: boolean
}

/**
 * Loads at most 96 products that are sold in the visit's market, the most popular first. Throws
 * `ContentError`.
 */
export async function loadLightProducts(
  content: Fetch,
  visit: Visit,
  listed: ListedLamp,
): Promise<FoundLamps<LightProduct[]>> {
  const { market, priceList } = visit
  const answer = await queryContent(
    content,
    listDocument,
    { ...summaryVariables(visit), market, priceList, ...listed },
    listSchema,
  )
  return { answer, products: answer.products.products.map(one => toLightProduct(one, visit)) }
}

/** Loads a product by its slug; null if it is not sold in this market. Throws `ContentError`. */
export async function loadLightProduct(
  content: Fetch,
  visit: Visit,
  slug: string,
): Promise<FoundLamps<LightProduct | null>> {
  if (!slug) return { products: null, answer: noAnswer }
  const answer = await queryContent(content, document, { ...summaryVariables(visit), slug }, schema)
  const product = answer.product && toLightProduct(answer.product, visit)
  return { answer, products: product?.isSoldHere ? product : null }
}

/** Loads the products with these ids that are sold in this market. Throws `ContentError`. */
export async function loadLightProductsByIds(
  content: Fetch,
  visit: Visit,
  ids: string[],
): Promise<FoundLamps<LightProduct[]>> {
  if (ids.length === 0) return noProducts
  const answer = await queryContent(
    content,
    chosenDocument,
    { ...summaryVariables(visit), ids: [...new Set(ids)] },
    chosenSchema,
  )
  const products = answer.productsByIds.map(one => toLightProduct(one, visit))
  return { answer, products: products.filter(({ isSoldHere }) => isSoldHere) }
}

const noAnswer = {}
export const noProducts: FoundLamps<LightProduct[]> = { products: [], answer: noAnswer }

/** The values of all bulb caps in the filter `socket` of listings. */
const sockets = ['e14', 'e27', 'g9', 'gu10', 'g4', 'gu5-3', 'gx53', 'r7s']

/** Loads lamps with replaceable bulbs. Throws `ContentError`. */
export async function loadLampsWithBulbs(content: Fetch, visit: Visit): Promise<FoundLamps<LightProduct[]>> {
  const filters = [{ facet: 'socket', values: sockets }]
  const { answer, products } = await loadLightProducts(content, visit, { filters, grouped: true })
  return { answer, products: products.filter(({ type }) => type === 'lamp') }
}

/** Loads light sources in all finishes. Throws `ContentError`. */
export async function loadBulbs(content: Fetch, visit: Visit): Promise<FoundLamps<LightProduct[]>> {
  const { answer, products } = await loadLightProducts(content, visit, { category: 'lightsource', grouped: false })
  return { answer, products: products.filter(({ type }) => type === 'lightsource') }
}
