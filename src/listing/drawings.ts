import * as paths from '#client/paths.ts'
import { formatNumber } from '#client/shared/texts/locales.ts'
import type { UrlTo } from '#client/urls.ts'
import type { Fetch } from '../services.ts'
import { loadMeasured } from '../shared/drawing/load-measured.ts'
import { findLargestSize, getDrawnHeight, getDrawnWidth } from '../shared/drawing/measured.ts'
import { findStep, findWall, formatWallFile } from '../shared/drawing/wall.ts'
import type { Visit } from '../visit.ts'
import type { Listing } from './query.ts'

/**
 * Loads the measures of a listing's products, and returns their drawings. All have the scale that
 * fits the largest product of the unfiltered listing, so that it stays the same with other filters
 * and on other pages. Throws `ContentError`.
 */
export async function loadDrawings(content: Fetch, visit: Visit, listing: Listing, urlTo: UrlTo) {
  const measured = await loadMeasured(
    content,
    visit,
    listing.products.map(({ id }) => id),
  )
  const sizes = listing.ranges.flatMap(({ measure, highest }) => (measure === 'luminousFlux' ? [] : [highest]))
  const wall = findWall(Math.max(...sizes))
  const formatCm = (mm: number) => formatNumber(mm / 10, visit.locale, 1)
  const drawings = Object.fromEntries(
    [...measured].map(([id, lamp]) => {
      const size = findLargestSize(lamp)
      const [width, height] = [getDrawnWidth(size), getDrawnHeight(size)].map(formatCm)
      const address = urlTo(paths.wallDrawing, formatWallFile(wall, lamp))
      return [id, { address, measures: `${width} × ${height}\u00a0cm` }]
    }),
  )
  return { drawings, distance: `${formatCm(findStep(wall))}\u00a0cm` }
}

/** A listing's drawings by product id, and the distance between the lines behind the lamps. */
export type ScaleDrawings = Awaited<ReturnType<typeof loadDrawings>>
