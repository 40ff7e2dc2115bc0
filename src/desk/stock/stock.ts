import * as v from 'valibot'
import { perLocale } from '#client/shared/texts/locales.ts'
import type { DeskOperator } from '../../shared/edge/operator.ts'

const names = v.object(perLocale(() => v.string()))

/** An item with its stock, in pieces. `shelf` counts all pieces on the shelf, even sold pieces. */
const stockItem = v.object({
  item: v.string(),
  name: v.string(),
  variant: names,
  size: names,
  sku: v.string(),
  ean: v.string(),
  place: v.string(),
  low: v.nullable(v.number()),
  quantity: v.number(),
  reserved: v.number(),
  free: v.number(),
  owed: v.number(),
  withdrawn: v.optional(v.number(), 0),
  shelf: v.number(),
})
export type ListedItem = v.InferOutput<typeof stockItem>

/**
 * A page of the list. `next` is the value of `after` for the next page, or null on the last page.
 */
export const stockList = v.object({
  items: v.array(stockItem),
  next: v.nullable(v.string()),
  complete: v.optional(v.boolean(), true),
})
export type StockList = v.InferOutput<typeof stockList>

/** The filters in the address of the list; an empty text means no filter. */
export interface StockFilter {
  find: string
  low: '1' | ''
  /** The last item of the previous page. */
  after: string
}

/** Parses the filters in an address. A search is cut off after 100 characters. */
export const parseStockFilter = ({ find = '', low = '', after = '' }: Record<string, string>): StockFilter => ({
  find: find
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100),
  low: low === '1' ? '1' : '',
  after: after.slice(0, 100),
})

/** Formats filters as the query of the list's address and of the call to the commerce service. */
export const formatStockFilter = (filter: Partial<StockFilter>): string =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString()

/** Formats filters as a query for commerce, which rejects a search for a single character. */
export const createStockQuery = ({ find, ...filter }: StockFilter): string =>
  formatStockFilter({ ...filter, find: find.length < 2 ? '' : find })

/** Finds the only item whose number, SKU or EAN is `text`; null if there is none, or several. */
export function findByCode({ items }: StockList, text: string): ListedItem | null {
  const code = text.replace(/\s/g, '').toLowerCase()
  const found = items.filter(({ item, sku, ean }) => [item, sku, ean].some(own => own && own.toLowerCase() === code))
  return code !== '' && found.length === 1 ? (found[0] ?? null) : null
}

export const isLow = ({ low, free }: ListedItem) => low !== null && free <= low

/**
 * Whether forms that change stock are shown to this operator. This only hides forms: commerce
 * decides who may change stock.
 */
export const mayChangeStock = ({ roles }: DeskOperator) => roles.some(role => role === 'pack' || role === 'own')

/** The reasons that a person can give for a change. */
export const reasons = ['count', 'correction', 'received', 'damaged', 'lost'] as const

/** Formats an item's product, variant and size, leaving out empty names. */
export const formatListedItem = ({ name, variant, size }: ListedItem, locale: keyof ListedItem['variant']) =>
  [name, variant[locale], size[locale]].filter(Boolean).join(', ')

/** Parses a whole number as people type it: `1 200`, `+5` or `−2`. Null for any other text. */
export function parsePieces(text: string): number | null {
  const digits = text.replace(/\s/g, '').replace('−', '-')
  return /^[+-]?\d{1,9}$/.test(digits) ? Number(digits) : null
}
