import { randomId } from '../lib/ids.ts'
import { fail, type Outcome, type ShopEvent, succeed } from '../lib/outcome.ts'
import { texts } from '../lib/texts.ts'
import { type Placement, placeOrder } from '../orders/place.ts'
import { findOrder, type Order } from '../orders/storage.ts'
import { correctToStock, type SelectionOutcome } from '../selection/change-selection.ts'
import { closePayment } from './close.ts'
import type { PaymentShop } from './prepare.ts'
import { refreshStatus, voidPayment } from './provider-status.ts'
import { findPayment, isPaid, type Payment } from './storage.ts'

export const failed = fail(412, { paymentMethod: 'failed' })

/** The order of a payment; `isOwn` says whether the caller's session may see all of it. */
export interface Finished {
  order: Order
  isOwn: boolean
}

/**
 * Places the order of a payment that the provider has authorised, whatever the shopper's browser
 * sent. The payment's reference is enough: a bank's app may return its shopper in another browser,
 * which has another selection, or none. That one is left alone, and the payment's own is completed
 * when its browser is used next. 503 while the provider does not know: the call can be retried;
 * otherwise the cron job completes the payment.
 */
export async function finishPayment(shop: PaymentShop, payment: Payment): Promise<SelectionOutcome<Finished>> {
  const isOwn = await isPayer(shop, payment)
  const finished = await finish(shop, payment, isOwn)
  // A browser that has no session needs none.
  return finished.ok || isOwn ? finished : { ...finished, withoutToken: true }
}

async function finish(shop: PaymentShop, given: Payment, isOwn: boolean): Promise<SelectionOutcome<Finished>> {
  const present = await findOrder(shop.db, { selection: given.selection })
  if (present) return complete(shop, { order: present, isOwn }, given)
  const refreshed = await refreshStatus(shop, given)
  if (!refreshed.ok) return refreshed
  const payment = refreshed.value
  // Completed: a parallel call was faster, and its order is found below. A wrong amount is voided
  // now, not by the cron job.
  if (!isPaid(payment) && payment.status !== 'completed') return { ...failed, events: [settle(payment)] }
  const placed = await placeOrder(shop, payment)
  if (placed.kind !== 'placed') return undo(shop, payment, isOwn, placed)
  const { order, mails } = placed
  const events: ShopEvent[] = [...mails.map(id => ({ kind: 'send_mail' as const, id })), stockChanged]
  return complete(shop, { order, isOwn }, payment, events)
}

/** Whether the session is of the selection that is paid, or of the customer who pays. */
async function isPayer({ session, customer }: PaymentShop, { selection, snapshot }: Payment): Promise<boolean> {
  const { id, lastPurchase } = await session.load()
  const isCustomer = customer !== null && snapshot.customer === customer.customer
  return isCustomer || selection === id || selection === lastPurchase?.selection
}

const stockChanged: ShopEvent = { kind: 'stock_changed' }

const settle = ({ selection }: Payment): ShopEvent => ({ kind: 'settle', selection })

async function complete(shop: PaymentShop, finished: Finished, payment: Payment, events: ShopEvent[] = []) {
  const { order, isOwn } = finished
  // Another payment of the same selection was faster; this one's money is not captured.
  if (payment.reference !== order.payment) await voidPayment(shop.db, payment)
  const { selection, reference, snapshot } = order
  const { lines } = snapshot
  if (isOwn) await shop.session.change({ type: 'complete', selection, order: reference, lines, next: randomId() })
  return succeed(finished, [...events, { kind: 'settle', selection }])
}

type Unplaced = Exclude<Placement, { kind: 'placed' }>

/** Voids a payment that cannot become an order, and corrects the payer's selection. */
async function undo(
  shop: PaymentShop,
  payment: Payment,
  isOwn: boolean,
  unplaced: Unplaced,
): Promise<SelectionOutcome<Finished>> {
  const { db, session } = shop
  await voidPayment(db, payment)
  const events = [settle(payment)]
  switch (unplaced.kind) {
    case 'usedUp':
      if (isOwn) await session.change({ type: 'removeVouchers', vouchers: unplaced.vouchers })
      return {
        ...fail(412, { ...failed.errors, voucher: 'not found' }),
        messages: [texts[payment.snapshot.language].payment.usedUp],
        events,
      }
    case 'short': {
      const short = isOwn ? await correctToStock(shop, await session.load()) : null
      return { ...(short ?? failed), events }
    }
    case 'notAuthorised':
      return { ...failed, events }
  }
}

/**
 * Cancels a payment whose shopper left the provider's page, unless it was paid, maybe in another
 * tab. While that is unknown it stays open.
 */
export async function cancelPayment(shop: PaymentShop, reference: string): Promise<Outcome<Payment>> {
  const payment = await findPayment(shop.db, reference)
  if (!payment) return fail(404, { payment: 'not found' })
  if (payment.status !== 'pending') return succeed(payment)
  const closed = await closePayment(shop, payment)
  return succeed(closed.ok ? closed.value : payment, [settle(payment)])
}
