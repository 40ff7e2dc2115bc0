import type { StockLabel } from '#client/commerce/stock.ts'
import type { Delivery } from '../edge/visit/terms.ts'

/**
 * The working days until a delivery option brings an article. Null where commerce gives none, and
 * while the article is out of stock: its dispatch date is unknown.
 */
export function deliveryDays(delivery: Delivery, stock: StockLabel): { from: number; to: number } | null {
  return stock === 'none' ? null : delivery.days
}
