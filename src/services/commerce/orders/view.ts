import { arrivalView } from '../delivery/arrival.ts'
import { isOrderKey, type OrderKey } from '../mail/order-keys.ts'
import { loadLocation } from '../selection/quote.ts'
import type { Shop } from '../selection/session.ts'
import { orderedTakeBackView } from '../selection/take-back.ts'
import { listsView } from '../selection/view/view.ts'
import type { OrderStatus } from './states.ts'
import type { Order } from './storage.ts'
import { mayWithdraw, withdrawalsView } from './withdrawable.ts'

/** An order, or only its state, with the lists of every response, in the wire's format. */
export const orderAnswerView = async (shop: Shop, order: Order, isWhole = true) => ({
  order: isWhole ? orderView(order) : narrowView(order),
  ...(await loadListsView(shop)),
  ...shop.loggedIn,
})

/**
 * A paid order in the wire's format, for the browser that returned from the payment. If the session
 * is not the buyer's, it only gets number and state, without the reference that opens the order's
 * page, and no token.
 */
export async function paidAnswerView(shop: Shop, { order, isOwn }: { order: Order; isOwn: boolean }) {
  if (isOwn) return orderAnswerView(shop, order)
  const { reference: _reference, ...narrowOrder } = narrowView(order)
  return { order: narrowOrder, ...(await loadListsView(shop)), token: null }
}

/** Loads the lists of the session's place. */
export async function loadListsView({ session, db }: Shop) {
  const state = await session.load()
  return listsView({ ...(await loadLocation(db, state)), state })
}

/**
 * An order in the wire's format. These fields extend the wire: `reference`, the id of its page;
 * `delivery`, the days of arrival that were stated, in the order's language; `withdrawable`,
 * whether the buyer can still withdraw from a part of it; `withdrawals`, the parts that they have
 * withdrawn from; `refunds`; `documents`, its receipt and credit notes; of a shipment, `lines` and
 * `deliveredDate`; `buyerReference`, the buyer's own reference; `takeBack`, whether and how an old
 * lamp is taken back; `taxNote` and `taxNumbers`, see `purchaseView`.
 */
export function orderView(order: Order) {
  const { number, reference, snapshot, created, status, state, shipments, withdrawn, refunds, documents } = order
  return {
    giftMessage: null,
    buyerReference: '',
    taxNote: { text: '' },
    taxNumbers: [],
    ...snapshot.purchase,
    takeBack: orderedTakeBackView(snapshot.purchase, snapshot.language),
    delivery: arrivalView(snapshot.arrival, snapshot.language),
    order: String(number),
    reference,
    status,
    statusDescription: state === 'cancelled' ? 'Canceled' : statusWords[status],
    date: timeView(created),
    shipments: shipments.map(({ shipment, shipped, delivered, carrier, trackingId, trackingUrl, lines }) => ({
      shipmentId: String(shipment),
      shippedDate: timeView(shipped),
      deliveredDate: delivered && timeView(delivered),
      carrier,
      service: '',
      trackingId,
      trackingUrl,
      returnSlipTracking: '',
      additionalMessage: null,
      lines,
    })),
    withdrawable: mayWithdraw(order, new Date()),
    withdrawals: withdrawalsView(withdrawn),
    refunds: refunds.flatMap(({ status, settled, amount }) =>
      status === 'refunded' && settled ? [{ date: timeView(settled), amountAsNumber: amount / 100 }] : [],
    ),
    documents: documents.map(({ number, kind, issued }) => ({ number: String(number), kind, date: timeView(issued) })),
  }
}

/**
 * How long an order's page shows everything to people with its link, counted from the order's last
 * change; and how long a mailed link does, in ms.
 */
export const linkMs = 90 * 24 * 60 * 60 * 1000

/**
 * Whether a caller may see all of an order: it has changed recently, or the query has a key for it.
 */
export const mayShowAll = async (env: Pick<Env, 'LINK_KEY'>, order: Order, query: Partial<OrderKey>, now: Date) =>
  isRecent(order, now) ||
  isOrderKey(env, order.reference, { until: query.until ?? '', key: query.key ?? '' }, now.getTime())

const isRecent = ({ created, changes }: Order, now: Date) =>
  Date.parse([created, ...changes.map(({ changed }) => changed)].toSorted().at(-1) ?? created) + linkMs > now.getTime()

/**
 * The order's state, for expired links and browsers without the buyer's session. `narrowed`: there
 * is more to see with a new link.
 */
function narrowView(order: Order) {
  const { order: number, reference, status, statusDescription, date } = orderView(order)
  return { order: number, reference, status, statusDescription, date, narrowed: true }
}

export const statusWords: Record<OrderStatus, string> = {
  untouched: 'Pending',
  progress: 'Processing',
  ok: 'Completed',
  archived: 'Archived',
  failed: 'Incomplete',
}

/** Formats a time for the wire, without a time zone: `2026-11-21 03:00:00` (UTC). */
export const timeView = (time: string) => time.slice(0, 19).replace('T', ' ')
