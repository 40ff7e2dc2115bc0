import { randomId } from '../lib/ids.ts'
import { type Failure, fail, type Outcome, type PlainFailure, type ShopEvent, succeed } from '../lib/outcome.ts'
import { texts } from '../lib/texts.ts'
import { placeOrder, usedVouchers } from '../orders/place.ts'
import { findOrder, type Order } from '../orders/storage.ts'
import { correctToStock } from '../selection/change-selection.ts'
import type { PaymentShop } from './prepare.ts'
import { findProvider } from './provider.ts'
import { refreshStatus, report, saveStatus, voidPayment } from './provider-status.ts'
import { findPayment, isPaid, type Payment } from './storage.ts'

export const failed = fail(412, { paymentMethod: 'failed' })

/**
 * Places the order of a payment that the provider has authorised, whatever the shopper's browser
 * sent. 503 while the provider does not know: the call can be retried; otherwise the cron job
 * completes the payment.
 */
export async function finishPayment(shop: PaymentShop, given: Payment): Promise<Outcome<Order>> {
  const { id, lastPurchase } = await shop.session.load()
  if (lastPurchase && given.selection === lastPurchase.selection) {
    const order = await findOrder(shop.db, lastPurchase.order)
    if (order) return complete(shop, order, given)
  }
  if (given.selection !== id) return fail(404, { selection: 'not found' })
  const refreshed = await refreshStatus(shop, given)
  if (!refreshed.ok) return refreshed
  const payment = refreshed.value
  // Completed: a parallel call was faster, and its order is found below. A wrong amount is voided
  // now, not by the cron job.
  if (!isPaid(payment) && payment.status !== 'completed') return { ...failed, events: [settle(payment)] }
  const placed = await placeOrder(shop, payment)
  if (!placed.ok) return undo(shop, payment, placed)
  const { order, mails } = placed.value
  const events: ShopEvent[] = [...mails.map(id => ({ kind: 'send_mail' as const, id })), stockChanged]
  return complete(shop, order, payment, events)
}

const stockChanged: ShopEvent = { kind: 'stock_changed' }

const settle = ({ selection }: Payment): ShopEvent => ({ kind: 'settle', selection })

async function complete(shop: PaymentShop, order: Order, payment: Payment, events: ShopEvent[] = []) {
  // Another payment of the same selection was faster; this one's money is not captured.
  if (payment.reference !== order.payment) await voidPayment(shop.db, payment)
  const { selection, reference, snapshot } = order
  const { lines } = snapshot
  await shop.session.change({ type: 'complete', selection, order: reference, lines, next: randomId() })
  return succeed(order, [...events, { kind: 'settle', selection }])
}

/** Voids a payment that cannot become an order, and corrects the selection. */
async function undo(shop: PaymentShop, payment: Payment, { errors }: PlainFailure): Promise<Failure> {
  const { db, session } = shop
  const vouchers = 'voucher' in errors ? await usedVouchers(db, payment) : []
  await voidPayment(db, payment)
  const events = [settle(payment)]
  if ('voucher' in errors) {
    await session.change({ type: 'removeVouchers', vouchers })
    return {
      ...fail(412, { ...failed.errors, voucher: 'not found' }),
      messages: [texts[payment.snapshot.language].payment.usedUp],
      events,
    }
  }
  const short = 'stock' in errors ? await correctToStock(shop, await session.load()) : null
  return { ...(short ?? failed), events }
}

/**
 * Cancels a payment whose shopper left the provider's page: first it is closed at the provider,
 * then the goods are released. If the provider does not answer, `captureOrVoid` asks it again.
 */
export async function cancelPayment({ db, providers }: PaymentShop, reference: string): Promise<Outcome<Payment>> {
  const payment = await findPayment(db, reference)
  if (!payment) return fail(404, { payment: 'not found' })
  if (payment.status !== 'pending') return succeed(payment)
  try {
    await findProvider(providers, payment.method)?.void(payment)
    await saveStatus(db, payment, { status: 'cancelled' })
  } catch (error) {
    report('payment_not_settled', payment, error)
    await voidPayment(db, payment)
  }
  return succeed((await findPayment(db, reference)) ?? payment, [settle(payment)])
}
