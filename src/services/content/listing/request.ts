import type { Locale } from '../lib/localize.ts'
import type { Range } from './ranges.ts'

export interface ListingQuery {
  locale: Locale
  market: number
  priceList: number
  /** The whole shop when left out. */
  category?: string | null
  filters?: { facet: string; values: string[] }[] | null
  /** Major units of the price list's currency. */
  minPrice?: number | null
  maxPrice?: number | null
  /** One for each measure: products with a size that is within all of them. */
  ranges?: Range[] | null
  /** One product for each design: its first in the order. `first` then counts designs. */
  grouped?: boolean | null
  sort: Sort
  first: number
  after?: string | null
}

/** With filters, totals are counted up to this; above it the facets are not counted. */
export const maxCounted = 1000

/** The six orders of the specification, §9. */
export const orders = {
  POPULAR: { column: 'popularity', direction: 'DESC' },
  NEWEST: { column: 'created', direction: 'DESC' },
  CHEAPEST: { column: 'price', direction: 'ASC' },
  DEAREST: { column: 'price', direction: 'DESC' },
  NAME_ASC: { column: 'name', direction: 'ASC' },
  NAME_DESC: { column: 'name', direction: 'DESC' },
} as const

type Sort = keyof typeof orders
