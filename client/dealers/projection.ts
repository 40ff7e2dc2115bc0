import { type Coordinates, earthRadius, toRadians } from '../shared/commerce/delivery/distance.ts'

/** A point of the map, in km east and south of the centre. */
export interface MapPoint {
  x: number
  y: number
}

/** The centre of Europe's official grid (ETRS89-LAEA), in degrees. */
const centre: Coordinates = { latitude: 52, longitude: 10 }

/** The map's projection, Lambert azimuthal equal-area, which preserves the ratios of areas. */
export function project({ latitude, longitude }: Coordinates): MapPoint {
  const [north, middle] = [toRadians(latitude), toRadians(centre.latitude)]
  const east = toRadians(longitude - centre.longitude)
  const [sinMiddle, cosMiddle, sinNorth, cosNorth] = [
    Math.sin(middle),
    Math.cos(middle),
    Math.sin(north),
    Math.cos(north),
  ]
  const facing = sinMiddle * sinNorth + cosMiddle * cosNorth * Math.cos(east)
  // Avoids a division by zero at the place opposite the centre.
  const scale = earthRadius * Math.sqrt(2 / Math.max(1 + facing, 1e-9))
  return {
    x: scale * cosNorth * Math.sin(east),
    y: scale * (sinMiddle * cosNorth * Math.cos(east) - cosMiddle * sinNorth),
  }
}
