import { type Coordinates, computeDistance, formatKilometers } from '#client/shared/commerce/delivery/distance.ts'
import { formatHours, type Hours, parseStoredHours } from '#client/shared/commerce/delivery/hours.ts'
import { languageTag } from '#client/shared/texts/locales.ts'
import type { Batch } from '../lib/database.ts'
import type { LanguageCode } from '../lib/languages.ts'

/** A pick-up point for parcels, in the language of the session. */
export interface StoredPickupPoint {
  /** The carrier's id of the point. */
  point: string
  name: string
  address1: string
  zipCode: string
  city: string
  /** Opening hours; empty when unknown. */
  hours: string
  /** Distance from the centre of the ZIP code's area; empty when unknown. */
  distance: string
}

type Row = Omit<StoredPickupPoint, 'hours' | 'distance'> & {
  hours: string
  latitude: number | null
  longitude: number | null
  fromLatitude: number | null
  fromLongitude: number | null
}

/** Maximum number of points that are offered. */
const pointMaximum = 5

/** Maximum number of points whose distances are compared. */
const comparedMaximum = 50

/**
 * Adds a statement for the pick-up points for a ZIP code, the nearest first. A point is offered for
 * all ZIP codes that begin with the point's `near`. Distances are measured from the coordinates of
 * the ZIP code in `zip_places`. If these are unknown, the points with the longest `near` are first.
 */
export function addPickupPoints(
  batch: Batch,
  country: string | null,
  zipCode: string,
  language: LanguageCode,
): () => StoredPickupPoint[] {
  if (!country || !zipCode) return () => []
  const statement = batch
    .prepare(
      `SELECT pickup_point AS point, name, address1, zip_code AS zipCode, city, hours,
         pickup_points.latitude, pickup_points.longitude, place.latitude AS fromLatitude, place.longitude AS fromLongitude
       FROM pickup_points LEFT JOIN (
         SELECT latitude, longitude FROM zip_places WHERE country = ?1 AND SUBSTR(?2, 1, LENGTH(zip)) = zip
         ORDER BY LENGTH(zip) DESC LIMIT 1
       ) AS place
       WHERE country = ?1 AND SUBSTR(?2, 1, LENGTH(near)) = near
       ORDER BY LENGTH(near) DESC, name LIMIT ${comparedMaximum}`,
    )
    .bind(country, zipCode)
  return batch.add(statement, (rows: Row[]) => findNearest(rows, language))
}

const findNearest = (rows: Row[], language: LanguageCode): StoredPickupPoint[] =>
  rows
    .map(row => ({ row, km: computeKm(row) }))
    .sort((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE))
    .slice(0, pointMaximum)
    .map(({ row: { point, name, address1, zipCode, city, hours }, km }) => ({
      point,
      name,
      address1,
      zipCode,
      city,
      hours: formatHours(parseHours(hours), languageTag(language)),
      distance: km === null ? '' : formatKilometers(km, languageTag(language)),
    }))

const parseHours = (text: string): Hours[] => parseStoredHours(JSON.parse(text))

function computeKm({ latitude, longitude, fromLatitude, fromLongitude }: Row): number | null {
  const [here, there] = [toCoordinates(fromLatitude, fromLongitude), toCoordinates(latitude, longitude)]
  return here && there && computeDistance(here, there)
}

const toCoordinates = (latitude: number | null, longitude: number | null): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }
