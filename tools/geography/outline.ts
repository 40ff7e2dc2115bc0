import { geoPath, geoProjection } from 'd3-geo'
import { project } from '#client/dealers/projection.ts'
import { earthRadius } from '#client/shared/commerce/delivery/distance.ts'
import type { Area } from '#src/dealers/map/area.ts'
import { formatPath } from './path.ts'

const degrees = (radians: number) => (radians * 180) / Math.PI

/**
 * Formats the part of a shape that is inside the area as an SVG path, in units of 1/`fine` km. Uses
 * the same projection as the map's pins, so that the pins are in the right place.
 */
export function drawOutline(shape: object, { left, top, right, bottom }: Area, fine: number): string {
  // d3 places the point at 0° north, 0° east at the position of `translate`.
  const origin = project({ latitude: 0, longitude: 0 })
  const projection = geoProjection((longitude, latitude) => {
    const { x, y } = project({ longitude: degrees(longitude), latitude: degrees(latitude) })
    return [x / earthRadius, -y / earthRadius]
  })
    .scale(earthRadius * fine)
    .translate([origin.x * fine, origin.y * fine])
    .clipExtent([
      [left * fine, top * fine],
      [right * fine, bottom * fine],
    ])
  return formatPath(context => geoPath(projection, context)(shape))
}
