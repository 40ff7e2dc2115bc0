import { formatAmount } from '#client/shared/money/money.ts'
import { randomId } from '../lib/ids.ts'
import { type Failure, fail, type Outcome, type ShopEvent, succeed } from '../lib/outcome.ts'
import { texts } from '../lib/texts.ts'
import { type Placement, placeOrder } from '../orders/place.ts'
import type { Order } from '../orders/storage.ts'
import { correctToCurrentStock, type SelectionOutcome } from '../selection/change-selection.ts'
import { closePayment } from './close.ts'
import type { PaymentShop } from './prepare.ts'
import { refreshStatus, voidPayment } from './provider-status.ts'
import { findPayment, isPaid, type Payment, wasTaken } from './storage.ts'

export const paymentFailure = fail(412, { paymentMethod: 'failed' })

/** The order for a payment. `isOwn` tells whether the caller's session may see all of the order. */
export interface FinishedPayment {
  order: Order
  isOwn: boolean
}

/**
 * Places the order for a payment, if the provider has authorised it. The caller's session need not
 * be the one that started the payment, because a bank's app may return the shopper to a different
 * browser. In that case, that browser's selection is not changed, and the paid selection is
 * completed the next time it is used. Fails with 503 while the provider does not know the result.
 * The caller can then retry; otherwise the cron job completes the payment. `existing` is the order
 * of the paid selection; null if it has none yet.
 */
export async function finishPayment(
  shop: PaymentShop,
  payment: Payment,
  existing: Order | null = null,
): Promise<SelectionOutcome<FinishedPayment>> {
  const isOwn = await isPayer(shop, payment)
  const finished = await (existing ? complete(shop, { order: existing, isOwn }, payment) : finish(shop, payment, isOwn))
  // If the session is not the payer's, the failure does not concern it, so the response contains no
  // token.
  return finished.ok || isOwn ? finished : { ...finished, withoutToken: true }
}

async function finish(shop: PaymentShop, stored: Payment, isOwn: boolean): Promise<SelectionOutcome<FinishedPayment>> {
  const refreshed = await refreshStatus(shop, stored)
  if (!refreshed.ok) return refreshed
  const payment = refreshed.value
  // If a parallel call has completed the payment, `placeOrder` finds its order. If the payment
  // failed, e.g. because the amount is wrong, the event makes the shop release its money right
  // away.
  if (!isPaid(payment) && payment.status !== 'completed')
    return { ...describeFailure(payment), events: [settleEvent(payment)] }
  const placed = await placeOrder(shop, payment)
  if (placed.kind !== 'placed') return voidAndCorrect(shop, payment, isOwn, placed)
  const { order, mails, hasChangedStock } = placed
  const events: ShopEvent[] = [
    ...mails.map(id => ({ kind: 'send_mail' as const, id })),
    ...(hasChangedStock ? [{ kind: 'stock_changed' as const }] : []),
  ]
  return complete(shop, { order, isOwn }, payment, events)
}

const moneyReturned = { money: 'is returned' }

/**
 * Creates the failure for a payment without an order. It tells the shopper if money was taken, or
 * if the shop refused the address from the provider's page.
 */
function describeFailure(payment: Payment): Failure {
  const t = texts[payment.snapshot.language].payment
  const { addressRefused } = payment.snapshot
  if (addressRefused && !wasTaken(payment))
    return { ...fail(412, { ...paymentFailure.errors, address: 'has other terms' }), messages: [t.addressRefused] }
  if (!wasTaken(payment)) return paymentFailure
  const { authorisedAmount, authorisedCurrency, currency, snapshot } = payment
  const amount = formatAmount((authorisedAmount ?? 0) / 100, authorisedCurrency ?? currency, snapshot.language)
  return {
    ...fail(412, { ...paymentFailure.errors, ...moneyReturned, ...(addressRefused && { address: 'has other terms' }) }),
    messages: [...(addressRefused ? [t.addressRefused] : []), t.returned(amount)],
  }
}

/**
 * Whether the paid selection is, or was, the session's, or the session belongs to the customer who
 * paid.
 */
async function isPayer({ session, customer }: PaymentShop, { selection, snapshot }: Payment): Promise<boolean> {
  const { id, lastPurchase } = await session.read()
  const isCustomer = customer !== null && snapshot.customer === customer.customer
  return isCustomer || selection === id || selection === lastPurchase?.selection
}

const settleEvent = ({ selection }: Payment): ShopEvent => ({ kind: 'settle', selection })

async function complete(shop: PaymentShop, finished: FinishedPayment, payment: Payment, events: ShopEvent[] = []) {
  const { order, isOwn } = finished
  // If the selection's order was placed by another payment, this payment's money is not captured.
  if (payment.reference !== order.payment) await voidPayment(shop.db, payment)
  const { selection, reference, snapshot } = order
  const { lines } = snapshot
  if (isOwn) await shop.session.change({ type: 'complete', selection, order: reference, lines, next: randomId() })
  return succeed(finished, [...events, { kind: 'settle', selection }])
}

type Unplaced = Exclude<Placement, { kind: 'placed' }>

/** Voids a payment that cannot become an order, and corrects the session's selection if `isOwn`. */
async function voidAndCorrect(
  shop: PaymentShop,
  payment: Payment,
  isOwn: boolean,
  unplaced: Unplaced,
): Promise<SelectionOutcome<FinishedPayment>> {
  const { db, session } = shop
  await voidPayment(db, payment)
  const events = [settleEvent(payment)]
  const failure = describeFailure(payment)
  switch (unplaced.kind) {
    case 'usedUp':
      if (isOwn) await session.change({ type: 'removeVouchers', vouchers: unplaced.vouchers })
      return {
        ...fail(412, { ...failure.errors, voucher: 'not found' }),
        messages: failure.messages ?? [texts[payment.snapshot.language].payment.usedUp],
        events,
      }
    case 'short': {
      const short = isOwn ? await correctToCurrentStock(shop, await session.load()) : null
      if (!short) return { ...failure, events }
      return { ...short, errors: { ...short.errors, ...(wasTaken(payment) && moneyReturned) }, events }
    }
    case 'notAuthorised':
      return { ...failure, events }
  }
}

/**
 * Cancels a payment after the shopper has left the provider's page. If it has been paid in the
 * meantime, e.g. in another tab, it is not cancelled. While the provider does not know whether it
 * was paid, the payment stays pending.
 */
export async function cancelPayment(shop: PaymentShop, reference: string): Promise<Outcome<Payment>> {
  const payment = await findPayment(shop.db, reference)
  if (!payment) return fail(404, { payment: 'not found' })
  if (payment.status !== 'pending') return succeed(payment)
  const closed = await closePayment(shop, payment)
  return succeed(closed.ok ? closed.value : payment, [settleEvent(payment)])
}
