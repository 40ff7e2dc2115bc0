import { arrivalView } from '../delivery/arrival.ts'
import { isOrderKey, type OrderKey } from '../mail/order-keys.ts'
import { loadLocation } from '../selection/quote.ts'
import type { Shop } from '../selection/session.ts'
import { orderedTakeBackView } from '../selection/take-back.ts'
import { listsView } from '../selection/view/view.ts'
import { correctPurchase } from './corrected/purchase.ts'
import type { OrderStatus } from './states.ts'
import type { Order } from './storage.ts'
import { mayWithdraw, withdrawalsView } from './withdrawable.ts'

/**
 * The response with an order, in the wire's format. If `isWhole` is false, it only contains what
 * `narrowView` shows of the order.
 */
export const orderAnswerView = async (shop: Shop, order: Order, isWhole = true) => ({
  order: isWhole ? orderView(order) : narrowView(order),
  ...(await loadListsView(shop)),
  ...shop.loggedIn,
})

/**
 * The response with a paid order, for the browser that returns from the payment. If the browser's
 * session is not the buyer's, the response only contains the order's number, status and date. It
 * then contains no token, and no reference, because anybody with the reference can open the order's
 * page.
 */
export async function paidAnswerView(shop: Shop, { order, isOwn }: { order: Order; isOwn: boolean }) {
  if (isOwn) return orderAnswerView(shop, order)
  const { reference: _reference, ...narrowOrder } = narrowView(order)
  return { order: narrowOrder, ...(await loadListsView(shop)), token: null }
}

/** Loads the lists that responses contain besides an order, in the session's language. */
export async function loadListsView({ session, db }: Shop) {
  const state = await session.load()
  return listsView({ ...(await loadLocation(db, state)), state })
}

/**
 * An order in the wire's format. Centra's orders do not have these fields:
 * - `reference` is the id in the URL of the order's page;
 * - `delivery` contains the days on which the shop said the goods would arrive, in the order's
 *   language;
 * - `withdrawable` tells whether the buyer can still withdraw from any part of the order, and
 *   `withdrawals` lists the parts from which the buyer has withdrawn;
 * - `refunds` lists the refunds, and `documents` the receipt and credit notes;
 * - a shipment's `lines` and `deliveredDate`;
 * - `buyerReference` is the buyer's own reference for the order;
 * - `takeBack` says whether an old lamp is taken back;
 * - `taxNote` and `taxNumbers` are described at `purchaseView`.
 */
export function orderView(order: Order) {
  const { number, reference, snapshot, created, status, state, shipments, withdrawn, refunds, documents } = order
  return {
    giftMessage: null,
    buyerReference: '',
    taxNote: { text: '' },
    taxNumbers: [],
    ...correctPurchase(order),
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
 * How long an order's page shows the whole order, in ms: counted from the order's last change or,
 * if the page is opened by a mailed link, from the time of the mail.
 */
export const linkMs = 90 * 24 * 60 * 60 * 1000

/**
 * Whether a caller may see the whole order, because it has changed recently or the query contains a
 * valid key.
 */
export const mayShowAll = async (env: Pick<Env, 'LINK_KEY'>, order: Order, query: Partial<OrderKey>, now: Date) =>
  isRecent(order, now) ||
  isOrderKey(env, order.reference, { until: query.until ?? '', key: query.key ?? '' }, now.getTime())

// Notes do not count as changes, because buyers must not find out about them, not even because the
// page shows the whole order for longer.
const isRecent = ({ created, changes }: Order, now: Date) => {
  const known = changes.filter(({ change }) => change !== 'note')
  return (
    Date.parse([created, ...known.map(({ changed }) => changed)].toSorted().at(-1) ?? created) + linkMs > now.getTime()
  )
}

/**
 * An order's number, reference, status and date, for callers who may not see the whole order.
 * `narrowed` tells the storefront that a new link would show more.
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
