/** A place on earth, in degrees. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** The earth's mean radius in km. */
export const earthRadius = 6371

export const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** The distance in km along the earth's surface (haversine formula); the error is below 0.6 %. */
export function computeDistance(one: Coordinates, other: Coordinates): number {
  const north = Math.sin(toRadians(other.latitude - one.latitude) / 2) ** 2
  const east = Math.sin(toRadians(other.longitude - one.longitude) / 2) ** 2
  const share = north + Math.cos(toRadians(one.latitude)) * Math.cos(toRadians(other.latitude)) * east
  // Because of rounding errors, `share` may exceed 1 if the places are on opposite sides of the
  // earth.
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, share)))
}

/** Formats a distance in kilometres for a language; without decimals from 10 km. */
export const formatKilometers = (distance: number, language: string) =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilometer',
    useGrouping: 'min2',
    maximumFractionDigits: distance < 10 ? 1 : 0,
  }).format(distance)
