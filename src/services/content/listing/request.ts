import type { Locale } from '../lib/localize.ts'
import type { Range } from './ranges.ts'

export interface ListingQuery {
  locale: Locale
  market: number
  priceList: number
  /** If missing, the listing is of the whole shop. */
  category?: string | null
  filters?: { facet: string; values: string[] }[] | null
  /** In major units of the price list's currency. */
  minPrice?: number | null
  maxPrice?: number | null
  /**
   * At most one range for each measure. Products match if one of their sizes is within all ranges.
   */
  ranges?: Range[] | null
  /** Whether to return only the first product of each design. `first` then counts designs. */
  grouped?: boolean | null
  sort: Sort
  first: number
  after?: string | null
}

/**
 * The total of a filtered listing is counted up to this number. If it is reached, the values of the
 * filters have no counts.
 */
export const maxCounted = 1000

/** The sort orders of a listing. */
export const sortOrders = {
  POPULAR: { column: 'popularity', direction: 'DESC' },
  NEWEST: { column: 'created', direction: 'DESC' },
  CHEAPEST: { column: 'price', direction: 'ASC' },
  DEAREST: { column: 'price', direction: 'DESC' },
  NAME_ASC: { column: 'name', direction: 'ASC' },
  NAME_DESC: { column: 'name', direction: 'DESC' },
} as const

type Sort = keyof typeof sortOrders
