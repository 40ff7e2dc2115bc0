import * as v from 'valibot'
import { orderAnswer } from '#client/shared/commerce/schema/order.ts'
import { formatGoodsName } from '../orders/mail-goods.ts'
import type { Order } from '../orders/storage.ts'
import { findLineDiscounts } from './amounts.ts'

/**
 * A line of an order as it was sold. `price` is for one piece, `discount` for the whole line, both
 * in minor units, tax included. `vatTenths` is the tax rate in tenths of a percent.
 */
export interface TaxedLine {
  line: string
  item: string
  name: string
  price: number
  quantity: number
  discount: number
  vatTenths: number
}

/** Parses the fields of an order that are stored in the wire's format. */
export const parsePurchase = ({ snapshot }: Order) => v.parse(orderAnswer, { order: { ...snapshot.purchase } }).order

/** Lists the lines of an order as they were sold. */
export function listSoldLines(order: Order): TaxedLine[] {
  const { items } = parsePurchase(order)
  const discounts = findLineDiscounts(order.snapshot)
  return order.snapshot.lines.map(({ line, item, price, quantity }, index) => {
    const lineView = items.find(entry => entry.line === line)
    return {
      line,
      item,
      name: lineView ? formatGoodsName(lineView) : item,
      price,
      quantity,
      discount: discounts[index] ?? 0,
      vatTenths: lineView ? toTenths(lineView.taxPercent) : findOrderVat(order),
    }
  })
}

/**
 * Returns the tax rate of amounts that belong to no line, such as delivery, in tenths of a percent.
 */
export const findOrderVat = (order: Order) => toTenths(parsePurchase(order).totals.taxPercent)

const toTenths = (percent: number) => Math.round(percent * 10)
