import { findOrder, type Order } from '../orders/storage.ts'
import { findWithdrawalEnd, isWithdrawalOver, listWithdrawable } from '../orders/withdrawable.ts'
import type { Withdrawal } from './storage.ts'

/** Finds the order that a withdrawal matches; null if there is none. */
export const findWithdrawnOrder = async (db: D1Database, { order }: Withdrawal): Promise<Order | null> =>
  order === null ? null : findOrder(db, { reference: order })

/**
 * A withdrawal in the wire's format. It contains the order's goods, but the only data about the
 * buyer is what was entered for the withdrawal.
 */
export function withdrawalView(stored: Withdrawal, order: Order | null) {
  const { withdrawal, reference, orderNumber, email, name, created, confirmed } = stored
  return {
    withdrawal: String(withdrawal),
    reference,
    order: orderNumber,
    email,
    name,
    created,
    confirmed,
    matched: order !== null,
    sent: order !== null && order.shipments.length > 0,
    over: order !== null && isWithdrawalOver(order, new Date()),
    until: (order && findWithdrawalEnd(order)?.toISOString()) ?? null,
    lines: order ? linesView(order, stored) : [],
  }
}

/**
 * Lists the lines of the order. `left` is the quantity that the buyer can still withdraw from, and
 * `withdrawn` the quantity of this withdrawal.
 */
function linesView(order: Order, { lines }: Withdrawal) {
  const left = listWithdrawable(order)
  return listItems(order).map(item => {
    const line = String(item.line)
    return { ...item, left: left.get(line) ?? 0, withdrawn: lines.find(part => part.line === line)?.quantity ?? 0 }
  })
}

const listItems = ({ snapshot: { purchase } }: Order): Record<string, unknown>[] =>
  Array.isArray(purchase.items) ? purchase.items : []
