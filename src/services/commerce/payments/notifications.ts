import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { isStorageError } from '../lib/storage-errors.ts'
import { findProvider } from './provider.ts'
import { logPayment, type Providers, readStatus } from './provider-status.ts'
import { findPayment, type Payment } from './storage.ts'

const notAccepted = { notification: 'not taken' }

/**
 * Handles a provider's notification, and returns its payment; null when it is not of this shop. It
 * only triggers a status request, so a repeated, late or unordered one changes nothing. 400: not
 * signed, or too old; 503: the provider shall retry.
 */
export async function takeNotification(
  shop: Providers,
  paymentMethod: string,
  request: Request,
): Promise<Outcome<Payment | null>> {
  const provider = findProvider(shop.providers, paymentMethod)
  if (!provider) return fail(404, notAccepted)
  const reference = await provider.readNotification(request, await request.clone().text())
  if (!reference.ok) return fail(400, notAccepted)
  const payment = reference.value === null ? null : await findPayment(shop.db, reference.value)
  // A signature proves the sender, not that the payment belongs to this shop: others are accepted.
  if (!payment || payment.method !== paymentMethod) return succeed(null)
  try {
    // Unknown is no reason to tell again: the cron job asks.
    const known = (await readStatus(shop, payment)) ?? payment
    const { status, selection } = known
    return succeed(known, status === 'pending' ? [] : [{ kind: 'settle', selection }])
  } catch (error) {
    if (isStorageError(error)) throw error
    logPayment('payment_unknown', payment, error)
    return fail(503, notAccepted)
  }
}
