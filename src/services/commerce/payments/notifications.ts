import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { isStorageError } from '../lib/storage-errors.ts'
import { findProvider } from './provider.ts'
import { logPayment, type PaymentDependencies, readStatus } from './provider-status.ts'
import { findPayment, type Payment } from './storage.ts'

const notAccepted = { notification: 'not taken' }

/**
 * Handles a provider's notification and returns its payment; null when this shop has no such
 * payment. A notification only triggers a status request, so repeated, late or unordered ones
 * change nothing. 400: not signed, or too old. 503: the provider should send it again.
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
  // A signature proves who sent it, not that the payment belongs to this shop. Notifications about
  // other payments are accepted.
  if (!payment || payment.method !== paymentMethod) return succeed(null)
  try {
    // An unknown status is accepted too, because the cron job requests it later.
    const current = (await readStatus(shop, payment)) ?? payment
    const { status, selection } = current
    return succeed(current, status === 'pending' ? [] : [{ kind: 'settle', selection }])
  } catch (error) {
    if (isStorageError(error)) throw error
    logPayment('payment_unknown', payment, error)
    return fail(503, notAccepted)
  }
}
