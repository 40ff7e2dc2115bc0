import { releaseExpired } from '../catalogue/reservations.ts'
import type { Outcome } from '../lib/outcome.ts'
import { isStorageError } from '../lib/storage-errors.ts'
import { findAtProvider, logPayment, type PaymentDependencies, refreshStatus } from './provider-status.ts'
import { loadPayments, type Payment, recordRequest } from './storage.ts'

/**
 * Closes the page of an unpaid payment at its provider, so that nobody can pay there any more, and
 * then stores the payment's status, which releases its goods. If the shopper has paid in the
 * meantime, that status is `authorised`. Fails with 503 while the provider does not know the
 * status.
 */
export async function closePayment(shop: PaymentDependencies, stored: Payment): Promise<Outcome<Payment>> {
  try {
    const { provider, payment } = await findAtProvider(shop, stored)
    await provider.close(payment)
  } catch (error) {
    if (isStorageError(error)) throw error
    logPayment('payment_not_closed', stored, error)
  }
  return refreshStatus(shop, stored)
}

/**
 * Ends expired reservations of one selection, or of all selections if it is null. Their payments
 * are closed first, so that nobody can pay for goods that others can buy again. While a provider
 * does not respond, the goods stay reserved.
 */
export async function endReservations(shop: PaymentDependencies, selection: string | null) {
  const expired = ['reservations', 'voucher_reservations'].map(
    table => `SELECT selection FROM ${table} WHERE until <= ?1`,
  )
  const unpaid = await loadPayments(
    shop.db,
    `status = 'pending' AND selection IN (${expired.join(' UNION ')}) AND (?2 IS NULL OR selection = ?2)`,
    new Date().toISOString(),
    selection,
  )
  for (const payment of unpaid) {
    // This moves the payment to the end of `loadPayments`, so that payments whose provider fails do
    // not block others.
    await recordRequest(shop.db, payment)
    await closePayment(shop, payment)
  }
  await releaseExpired(shop.db, selection)
}
