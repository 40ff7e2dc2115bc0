import { loadLocation } from '../selection/quote.ts'
import type { Shop } from '../selection/session.ts'
import { listsView } from '../selection/view.ts'
import type { Order, OrderStatus } from './storage.ts'
import { mayWithdraw, withdrawalsView } from './withdrawable.ts'

/** An order with the lists of every response. */
export const orderAnswerView = async (shop: Shop, order: Order) => ({
  order: orderView(order),
  ...(await loadListsView(shop)),
  ...shop.loggedIn,
})

/** The lists of the session's place. */
export async function loadListsView({ session, db }: Shop) {
  const state = await session.load()
  return listsView({ ...(await loadLocation(db, state)), state })
}

/**
 * An order in the wire's format. Extensions: `reference`, the id of its page; `withdrawable`,
 * whether its buyer can still withdraw from a part of it; `withdrawals`, the parts they have
 * withdrawn from.
 */
export const orderView = ({ number, reference, snapshot, created, status, shipments, ...order }: Order) => ({
  giftMessage: null,
  ...snapshot.purchase,
  order: String(number),
  reference,
  status,
  statusDescription: statusWords[status],
  date: timeView(created),
  shipments: shipments.map(({ shipment, shipped, carrier, trackingId, trackingUrl }) => ({
    shipmentId: String(shipment),
    shippedDate: timeView(shipped),
    carrier,
    service: '',
    trackingId,
    trackingUrl,
    returnSlipTracking: '',
    additionalMessage: null,
  })),
  withdrawable: mayWithdraw({ snapshot, shipments, ...order }, new Date()),
  withdrawals: withdrawalsView(order.withdrawn),
})

export const statusWords: Record<OrderStatus, string> = {
  untouched: 'Pending',
  progress: 'Processing',
  ok: 'Completed',
  archived: 'Archived',
  failed: 'Incomplete',
}

/** `2026-11-21 03:00:00`: the wire's times have no time zone. */
export const timeView = (time: string) => time.slice(0, 19).replace('T', ' ')
