import { useQuery } from '../../shared/browser/use-query.ts'
import { type BoughtLamp, loadBoughtLamps } from '../../shared/purchase/bought-lamps.ts'
import { findOrderStatus } from '../../shared/purchase/order-status.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import type { OwnOrder } from './orders-answer.ts'
import { useOrders } from './use-orders.ts'

export interface OwnLamp extends BoughtLamp {
  /** The newest order with this lamp. */
  order: OwnOrder
}

/**
 * Loads the lamps of the customer's newest orders. Undefined until they are loaded, and empty after
 * a failure.
 */
export function useOwnLamps(): OwnLamp[] | undefined {
  const { urlTo } = useLanguage()
  const { data, isPending } = useOrders(0)
  const bought = listKeptProducts(data?.orders ?? [])
  const products = [...bought.keys()]
  const lamps = useQuery({
    queryKey: ['lamps', products],
    queryFn: () => loadBoughtLamps(products, urlTo),
    enabled: products.length > 0,
  })
  if (isPending || (products.length > 0 && lamps.isPending)) return undefined
  return (lamps.data ?? []).flatMap(lamp => {
    const order = bought.get(lamp.product)
    return order ? [{ ...lamp, order }] : []
  })
}

/** The products that the customer has bought and not sent back, each with its newest order. */
function listKeptProducts(orders: OwnOrder[]): Map<string, OwnOrder> {
  const kept = new Map<string, OwnOrder>()
  for (const order of orders) {
    if (['order.cancelled', 'order.repaid'].includes(findOrderStatus(order))) continue
    const withdrawn = order.withdrawals.flatMap(({ lines }) => lines)
    for (const { line, quantity, product } of order.items) {
      const returned = withdrawn.filter(one => one.line === line).reduce((sum, one) => sum + one.quantity, 0)
      if (returned < quantity && !kept.has(product.product)) kept.set(product.product, order)
    }
  }
  return kept
}
