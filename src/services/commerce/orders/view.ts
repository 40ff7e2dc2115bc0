import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type CommerceEnv, loggedInView } from '../http/respond.ts'
import { loadQuote } from '../selection/quote.ts'
import { listsView } from '../selection/view.ts'
import type { Order, OrderStatus } from './storage.ts'
import { mayWithdraw, withdrawalsView } from './withdrawable.ts'

/**
 * An order as the wire has it, beside the lists that every answer carries. Extensions: `reference`, its page's address; `withdrawable`,
 * whether its buyer may still withdraw from some of it, and `withdrawals`, from what they have.
 */
export async function answerOrder(
  c: Context<CommerceEnv>,
  order: Order,
  status: ContentfulStatusCode = 200,
  more: object = {},
) {
  const quote = await loadQuote(c.env.COMMERCE_DB, await c.var.session.load())
  const { token, customer } = c.var.session
  return c.json({ token, ...more, order: orderView(order), ...listsView(quote), ...loggedInView(customer) }, status)
}

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

/** `2026-11-21 03:00:00`: the wire's times have no zone. */
export const timeView = (time: string) => time.slice(0, 19).replace('T', ' ')
