import { readProperty } from '../shared/browser/untyped.ts'
import { parseStockLabel } from '../shared/commerce/stock.ts'

/** The stock label of an item in a response with live prices and stock. */
export function parseLiveStock(item: unknown) {
  const stock = readProperty(item, 'stock')
  return parseStockLabel(typeof stock === 'number' ? stock : String(stock ?? ''))
}
