import * as v from 'valibot'
import { orderAnswer } from '#client/shared/commerce/schema/order.ts'
import { goodsName } from '../orders/mail-goods.ts'
import type { Order } from '../orders/storage.ts'
import { discountsOf } from '../refunds/amounts.ts'

/** A line as it was sold; amounts in minor units, tax included. */
export interface Sold {
  line: string
  item: string
  name: string
  price: number
  quantity: number
  discount: number
  vatTenths: number
}

/** What documents say of an order besides its lines. */
export const purchaseOf = ({ snapshot }: Order) => v.parse(orderAnswer, { order: { ...snapshot.purchase } }).order

/** The lines of an order, each with the tax rate that it was sold at. */
export function soldLines(order: Order): Sold[] {
  const { items } = purchaseOf(order)
  const discounts = discountsOf(order.snapshot)
  return order.snapshot.lines.map(({ line, item, price, quantity }, index) => {
    const shown = items.find(entry => entry.line === line)
    return {
      line,
      item,
      name: shown ? goodsName(shown) : item,
      price,
      quantity,
      discount: discounts[index] ?? 0,
      vatTenths: shown ? tenths(shown.taxPercent) : vatOf(order),
    }
  })
}

/** The rate of what belongs to no line, such as delivery: in tenths of a percent. */
export const vatOf = (order: Order) => tenths(purchaseOf(order).totals.taxPercent)

const tenths = (percent: number) => Math.round(percent * 10)
