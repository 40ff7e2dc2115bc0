import { arrivalView } from '../delivery/arrival.ts'
import { isOrderKey, type OrderKey } from '../mail/order-keys.ts'
import { loadLocation } from '../selection/quote.ts'
import type { Shop } from '../selection/session.ts'
import { orderedTakeBackView } from '../selection/take-back.ts'
import { listsView } from '../selection/view/view.ts'
import type { OrderStatus } from './states.ts'
import type { Order } from './storage.ts'
import { mayWithdraw, withdrawalsView } from './withdrawable.ts'

/** An order, or only its state, with the lists of every response. */
export const orderAnswerView = async (shop: Shop, order: Order, isWhole = true) => ({
  order: isWhole ? orderView(order) : narrowView(order),
  ...(await loadListsView(shop)),
  ...shop.loggedIn,
})

/**
 * A paid order, for the browser that returned from its payment. Another one than the buyer's is
 * told number and state alone, without the reference that opens the order's page, and gets no
 * token.
 */
export async function paidAnswerView(shop: Shop, { order, isOwn }: { order: Order; isOwn: boolean }) {
  if (isOwn) return orderAnswerView(shop, order)
  const { reference: _reference, ...told } = narrowView(order)
  return { order: told, ...(await loadListsView(shop)), token: null }
}

/** The lists of the session's place. */
export async function loadListsView({ session, db }: Shop) {
  const state = await session.load()
  return listsView({ ...(await loadLocation(db, state)), state })
}

/**
 * An order in the wire's format. Extensions: `reference`, the id of its page; `delivery`, the days
 * on which it was said to come, in the order's language; `withdrawable`,
 * whether its buyer can still withdraw from a part of it; `withdrawals`, the parts they have
 * withdrawn from; `refunds`, what was paid back; `documents`, its receipt and credit notes; of a
 * shipment, `lines` and `deliveredDate`; `buyerReference`, the buyer's own; `takeBack`, whether
 * an old lamp is taken back, and how; `taxNote` and `taxNumbers`, see `purchaseView`.
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
 * How long an order's page shows all to whoever has its link, since the order last changed; and how
 * long a mailed link does, in ms.
 */
export const linkMs = 90 * 24 * 60 * 60 * 1000

/** Whether a caller may see all of an order: it changed lately, or the query has a key for it. */
export const showsAll = async (env: Pick<Env, 'LINK_KEY'>, order: Order, query: Partial<OrderKey>, now: Date) =>
  isRecent(order, now) ||
  isOrderKey(env, order.reference, { until: query.until ?? '', key: query.key ?? '' }, now.getTime())

const isRecent = ({ created, changes }: Order, now: Date) =>
  Date.parse([created, ...changes.map(({ changed }) => changed)].toSorted().at(-1) ?? created) + linkMs > now.getTime()

/**
 * What an old link shows, and another browser than the buyer's: the state. `narrowed` says that
 * there is more by another way.
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

/** `2026-11-21 03:00:00`: the wire's times have no time zone. */
export const timeView = (time: string) => time.slice(0, 19).replace('T', ' ')
