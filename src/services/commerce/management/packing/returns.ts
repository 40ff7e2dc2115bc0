import { collectLineFacts } from '../../orders/facts.ts'
import type { Order } from '../../orders/storage.ts'
import { loadOrdersByNumber } from './orders.ts'

/**
 * Counts the pieces of an order that are expected back: the sent pieces that were withdrawn or, if
 * nothing was withdrawn, all sent pieces that the buyer still has.
 */
export function countExpectedBack(order: Order): number {
  const lines = [...collectLineFacts(order).values()].map(({ ordered, shipped, returned, withdrawn }) => ({
    withBuyer: shipped - returned,
    // Assumes that withdrawals are first of pieces not yet sent, and returns of withdrawn pieces.
    withdrawn: withdrawn - (ordered - shipped) - returned,
  }))
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + Math.max(0, each), 0)
  const expected = sum(lines.map(({ withBuyer, withdrawn }) => Math.min(withBuyer, withdrawn)))
  return order.withdrawn.length > 0 ? expected : sum(lines.map(({ withBuyer }) => withBuyer))
}

/** Loads the orders from which pieces are expected back, and the numbers of the others. */
export async function loadReturnedOrders(db: D1Database, numbers: number[]) {
  const found = await loadOrdersByNumber(db, numbers)
  const orders = found.filter(order => countExpectedBack(order) > 0)
  const isReturned = new Set(orders.map(({ number }) => number))
  return { orders, leftOut: numbers.filter(number => !isReturned.has(number)) }
}
