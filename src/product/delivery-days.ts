import type { StockLabel } from '#client/commerce/stock.ts'
import type { Delivery } from '../edge/visit/terms.ts'

/**
 * In how many working days an article arrives by a delivery option, as commerce says; null where it
 * says nothing, and for what is not in stock: nobody knows when that is sent.
 */
export function deliveryDays(way: Delivery, stock: StockLabel): { from: number; to: number } | null {
  return stock === 'none' ? null : way.days
}
