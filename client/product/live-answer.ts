import { stockLabel } from '../commerce/stock.ts'

/*
 * Reads the answer about live prices and stock without a schema, to be small: every value read is a
 * number or text, or ignored.
 */

export const get = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
export const number = (value: unknown) => (typeof value === 'number' ? value : null)
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The stock of an item as the service sent it. */
export function labelOf(item: unknown) {
  const stock = get(item, 'stock')
  return stockLabel(typeof stock === 'number' ? stock : String(stock ?? ''))
}
