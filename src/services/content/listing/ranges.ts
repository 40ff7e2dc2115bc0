import type { ProductEntry } from '../entries/documents.ts'
import { badInput } from '../lib/errors.ts'
import type { Sql } from '../lib/sql.ts'

/** What a listing has ranges of, in page order, with the column of `listing_sizes`. */
export const columns = { width: 'width', height: 'height', luminousFlux: 'luminous_flux' } as const

export type Measure = keyof typeof columns

/** Both ends belong to it; an end that is left out is open. */
export interface Range {
  measure: Measure
  lowest?: number | null
  highest?: number | null
}

interface Ranged {
  category?: string | null
  ranges?: Range[] | null
}

const isMeasure = (name: string): name is Measure => name in columns
export const rangeMeasures = Object.keys(columns).filter(isMeasure)

/** A row for each size, in the whole shop and in each of the product's categories. */
export function sizeRows({ id, categories, facts }: ProductEntry) {
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

/** Whether a row of `listing_sizes`, named `size`, is one of the category and within all ranges. */
export function isWithin({ category, ranges }: Ranged, { put }: Sql) {
  const given = ranges ?? []
  // Each range is a condition of every statement.
  if (given.length > rangeMeasures.length) throw badInput('There may be one range for each measure.')
  const bounds = given.flatMap(({ measure, lowest, highest }) => [
    ...(typeof lowest === 'number' ? [`size.${columns[measure]} >= ${put(lowest)}`] : []),
    ...(typeof highest === 'number' ? [`size.${columns[measure]} <= ${put(highest)}`] : []),
  ])
  return [`size.category = ${put(category ?? '')}`, ...bounds].join(' AND ')
}

export const hasRanges = ({ ranges }: Ranged) =>
  ranges?.some(({ lowest, highest }) => typeof lowest === 'number' || typeof highest === 'number') ?? false
