import { releaseExpired } from '../catalogue/reservations.ts'
import type { Outcome } from '../lib/outcome.ts'
import { isStorageError } from '../lib/storage-errors.ts'
import { findAtProvider, logPayment, type PaymentDependencies, refreshStatus } from './provider-status.ts'
import { loadPayments, type Payment } from './storage.ts'

/**
 * Closes an unpaid payment: first its page at the provider, so that it can no longer be paid, then
 * the payment itself, which releases its goods. A payment that was paid meanwhile stays. Fails with
 * 503 while the status is unknown.
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
 * Ends expired reservations of one selection, or of all when it is null. Their payments are closed
 * first, so that nobody pays for goods that others may buy. While a provider does not respond, the
 * goods stay reserved.
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
  for (const payment of unpaid) await closePayment(shop, payment)
  await releaseExpired(shop.db, selection)
}
