import type { Cells } from '#client/shared/csv.ts'
import type { LanguageCode } from '../../lib/languages.ts'
import type { StockItem } from './list.ts'

/** Columns of the table that a stock count ignores. */
export const informativeColumns = [
  ...['product', 'name', 'variant', 'size', 'quantity', 'reserved', 'free', 'owed', 'withdrawn'],
]

const columns = [
  ...['item', 'sku', 'ean', 'product', 'name', 'variant', 'size', 'place', 'low'],
  ...['quantity', 'reserved', 'free', 'owed', 'withdrawn', 'seen', 'counted', 'reason', 'note'],
]

/**
 * Formats a list of stock as a table for spreadsheets. A stock count accepts it once `counted` is
 * filled in. `seen` is what lies on the shelf when the table is made.
 */
export const createStockTable = (items: StockItem[], language: LanguageCode): Cells => [
  columns,
  ...items.map(({ product, name, variant, size, quantity, reserved, free, owed, withdrawn, shelf, ...row }) => [
    ...[row.item, row.sku, row.ean, product, name, variant[language], size[language], row.place, row.low],
    ...[quantity, reserved, free, owed, withdrawn, shelf, null, null, null],
  ]),
]
