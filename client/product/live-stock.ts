import { propertyOf } from '../shared/browser/untyped.ts'
import { stockLabel } from '../shared/commerce/stock.ts'

/** The stock of an item of the answer about live prices and stock. */
export function liveStock(item: unknown) {
  const stock = propertyOf(item, 'stock')
  return stockLabel(typeof stock === 'number' ? stock : String(stock ?? ''))
}
