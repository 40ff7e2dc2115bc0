import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import { formatNumber } from '#client/shared/texts/locales.ts'
import type { UrlTo } from '#client/urls.ts'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { lenientFlag, listOf, mainListOf, orNull } from '../shared/content/shapes/tolerant.ts'
import { findLargestSize, getDrawnHeight, getDrawnWidth, measureProduct } from '../shared/drawing/measured.ts'
import { findWall, formatWallFile } from '../shared/drawing/wall.ts'
import type { Visit } from '../visit.ts'
import type { Listing } from './query.ts'

const document = `query Measures($locale: Locale!, $ids: [ID!]!, $preview: Boolean) {
  productsByIds(locale: $locale, ids: $ids, preview: $preview) {
    id categories { slug isMainCategory }
    facts { dimensions { diameter width height depth length } cableLength }
  }
}`

const length = orNull(v.number())

const schema = v.object({
  productsByIds: mainListOf(
    v.object({
      id: v.string(),
      categories: listOf(v.object({ slug: v.string(), isMainCategory: lenientFlag })),
      facts: v.object({
        dimensions: listOf(v.object({ diameter: length, width: length, height: length, depth: length, length })),
        cableLength: length,
      }),
    }),
  ),
})

/**
 * Loads the measures of a listing's products, and returns their drawings by product id. All have
 * the scale that fits the largest product of the unfiltered listing, so that it stays the same with
 * other filters and on other pages. Throws `ContentError`.
 */
export async function loadDrawings(content: Fetch, { locale, preview }: Visit, listing: Listing, urlTo: UrlTo) {
  const ids = listing.products.map(({ id }) => id)
  const { productsByIds } = await queryContent(content, document, { locale, preview, ids }, schema)
  const sizes = listing.ranges.flatMap(({ measure, highest }) => (measure === 'luminousFlux' ? [] : [highest]))
  const wall = findWall(Math.max(...sizes))
  return Object.fromEntries(
    productsByIds.flatMap(({ id, categories, facts }) => {
      const main = categories.filter(one => one.isMainCategory)
      const measured = measureProduct({ ...facts, categories: [...main, ...categories].map(({ slug }) => slug) })
      if (!measured) return []
      const size = findLargestSize(measured)
      const [width, height] = [getDrawnWidth(size), getDrawnHeight(size)].map(mm => formatNumber(mm / 10, locale, 1))
      const address = urlTo(paths.wallDrawing, formatWallFile(wall, measured))
      return [[id, { address, measures: `${width} × ${height}\u00a0cm` }]]
    }),
  )
}
