import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { isStorageError } from '../lib/storage-errors.ts'
import { findProvider } from './provider.ts'
import { logPayment, type PaymentDependencies, readStatus } from './provider-status.ts'
import { findPayment, type Payment, reopenReturn } from './storage.ts'

const notAccepted = { notification: 'not taken' }

/**
 * Handles a provider's notification and returns its payment; null if this shop has no such payment.
 * The notification's content is not trusted. Instead, the payment's status is requested from the
 * provider, so repeated and late notifications do no harm. Fails with 400 if the notification is
 * not signed or too old, and with 503 if the provider should send it again.
 */
export async function handleNotification(
  shop: PaymentDependencies,
  paymentMethod: string,
  request: Request,
): Promise<Outcome<Payment | null>> {
  const provider = findProvider(shop.providers, paymentMethod)
  if (!provider) return fail(404, notAccepted)
  const reference = await provider.readNotification(request, await request.clone().text())
  if (!reference.ok) return fail(400, notAccepted)
  const payment = reference.value === null ? null : await findPayment(shop.db, reference.value)
  // The provider's account may also have payments to other shops. Notifications about those are
  // accepted, so that the provider does not send them again.
  const paidBy = payment && findProvider(shop.providers, payment.method)
  // Stripe sends the notifications for all of its methods to one URL.
  if (!payment || paidBy?.paymentMethodType !== provider.paymentMethodType) return succeed(null)
  // A confirmed refund can still fail at the buyer's bank, so the refund's status is requested
  // again.
  if (payment.money === 'returned') await reopenReturn(shop.db, payment)
  try {
    // If the status is not known yet, the call succeeds too, because the cron job requests it again
    // later.
    const current = (await readStatus(shop, payment)) ?? payment
    const { status, selection } = current
    return succeed(current, status === 'pending' ? [] : [{ kind: 'settle', selection }])
  } catch (error) {
    if (isStorageError(error)) throw error
    logPayment('payment_unknown', payment, error)
    return fail(503, notAccepted)
  }
}
