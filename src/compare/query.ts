import * as v from 'valibot'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { attributesFragment, contentAttributes, joinValues } from '../shared/content/shapes/attributes.ts'
import {
  contentSummary,
  productBasicsFragment,
  summaryVariables,
  toSummary,
} from '../shared/content/shapes/product-summary.ts'
import { mainListOf } from '../shared/content/shapes/tolerant.ts'
import { loadMeasured } from '../shared/drawing/load-measured.ts'
import { findLargestSize, getDrawnHeight, getDrawnWidth, type Measured } from '../shared/drawing/measured.ts'
import { findStep, findWallFor, formatWallFile } from '../shared/drawing/wall.ts'
import type { Visit } from '../visit.ts'

const document = `query Compared($locale: Locale!, $ids: [ID!]!, $preview: Boolean, $priceLists: [Int!]) {
  productsByIds(locale: $locale, ids: $ids, preview: $preview) {
    ...ProductBasics
    media(first: 1) { ...Media }
    ${attributesFragment}
  }
}${productBasicsFragment}`

const schema = v.object({
  productsByIds: mainListOf(v.object({ ...contentSummary.entries, attributes: contentAttributes })),
})

/** A fact with its value for each product; null for a product that does not have the fact. */
export interface ComparedFact {
  slug: string
  name: string
  values: (string | null)[]
  /** Whether all products have the same value. */
  isSame: boolean
}

/** A product in front of a wall, in its largest size. */
export interface ComparedDrawing {
  /** The name of the drawing's file. */
  file: string
  /** In mm. */
  width: number
  height: number
  hasOtherSizes: boolean
}

export interface Comparison {
  products: ProductSummary[]
  /** Null if fewer than two products can be drawn; in it, null for products that cannot be. */
  scale: { step: number; drawings: (ComparedDrawing | null)[] } | null
  facts: ComparedFact[]
}

/** Draws products at one scale. Returns null if fewer than two have measures. */
function drawAtOneScale(lamps: (Measured | undefined)[]): Comparison['scale'] {
  const measured = lamps.filter(lamp => lamp !== undefined)
  if (measured.length < 2) return null
  const wall = findWallFor(measured)
  const drawings = lamps.map(lamp => {
    if (!lamp) return null
    const size = findLargestSize(lamp)
    return {
      file: formatWallFile(wall, lamp),
      width: getDrawnWidth(size),
      height: getDrawnHeight(size),
      hasOtherSizes: lamp.sizes.length > 1,
    }
  })
  return { step: findStep(wall), drawings }
}

/** Facts that identify a product and are useless in a comparison. */
const own = new Set(['ean', 'ean-gln', 'art-number'])

/**
 * Loads the products in `ids` that are sold in this market, with their facts. Throws
 * `ContentError`.
 */
export async function loadComparison(content: Fetch, visit: Visit, ids: string[]): Promise<Comparison> {
  const [found, measured] = await Promise.all([
    queryContent(content, document, { ...summaryVariables(visit), ids }, schema),
    loadMeasured(content, visit, ids),
  ])
  const sold = found.productsByIds.filter(({ markets }) => markets.includes(visit.market))
  const names = new Map(sold.flatMap(({ attributes }) => attributes.map(({ slug, name }) => [slug, name])))
  return {
    products: sold.map(product => toSummary(product, visit)),
    scale: drawAtOneScale(sold.map(({ id }) => measured.get(id))),
    facts: [...names]
      .filter(([slug]) => !own.has(slug))
      .map(([slug, name]) => {
        const values = sold.map(({ attributes }) => {
          const found = attributes.find(one => one.slug === slug)
          return found ? joinValues(found) || null : null
        })
        return { slug, name, values, isSame: new Set(values).size === 1 }
      }),
  }
}
