import type { ProductEntry } from '../entries/documents.ts'
import { badInput } from '../lib/errors.ts'
import type { Sql } from '../lib/sql.ts'

/**
 * The measures for which a listing has ranges, in the sequence in which the page shows them, with
 * their columns in `listing_sizes`.
 */
export const measureColumns = { width: 'width', height: 'height', luminousFlux: 'luminous_flux' } as const

export type Measure = keyof typeof measureColumns

/** The requested range of a measure. Both ends are inclusive; a missing end means no limit. */
export interface Range {
  measure: Measure
  lowest?: number | null
  highest?: number | null
}

interface Ranged {
  category?: string | null
  ranges?: Range[] | null
}

const isMeasure = (name: string): name is Measure => name in measureColumns
export const rangeMeasures = Object.keys(measureColumns).filter(isMeasure)

/** A product's rows of `listing_sizes`: its sizes, for the whole shop and for each category. */
export function createSizeRows({ id, categories, facts }: ProductEntry) {
  const flux = facts['luminous-flux'] ?? null
  const sizes = facts.dimensions?.length ? facts.dimensions : [{}]
  const rows = sizes.map(({ diameter = 0, width = 0, height = null }, at) => [
    at,
    Math.max(diameter, width) || null,
    height,
    flux,
  ])
  return ['', ...new Set(categories)].flatMap(category => rows.map(row => [category, id, ...row]))
}

/**
 * Condition in SQL: a row of `listing_sizes`, named `size`, is in the category and within all
 * ranges.
 */
export function isWithinSql({ category, ranges }: Ranged, { put }: Sql) {
  const requested = ranges ?? []
  // Each range is a condition of every statement, so their number is limited.
  if (requested.length > rangeMeasures.length) throw badInput('There may be one range for each measure.')
  const bounds = requested.flatMap(({ measure, lowest, highest }) => [
    ...(typeof lowest === 'number' ? [`size.${measureColumns[measure]} >= ${put(lowest)}`] : []),
    ...(typeof highest === 'number' ? [`size.${measureColumns[measure]} <= ${put(highest)}`] : []),
  ])
  return [`size.category = ${put(category ?? '')}`, ...bounds].join(' AND ')
}

export const hasRanges = ({ ranges }: Ranged) =>
  ranges?.some(({ lowest, highest }) => typeof lowest === 'number' || typeof highest === 'number') ?? false
