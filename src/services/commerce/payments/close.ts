import { releaseExpired } from '../catalogue/reservations.ts'
import type { Outcome } from '../lib/outcome.ts'
import { isStorageError } from '../lib/storage-errors.ts'
import { atProvider, logPayment, type Providers, refreshStatus } from './provider-status.ts'
import { loadPayments, type Payment } from './storage.ts'

/**
 * Closes an unpaid payment: first its page at the provider, so that it cannot be paid any more,
 * then the payment, which releases its goods. One that was paid meanwhile stays; 503 while that is
 * unknown.
 */
export async function closePayment(shop: Providers, given: Payment): Promise<Outcome<Payment>> {
  try {
    const { provider, payment } = await atProvider(shop, given)
    await provider.close(payment)
  } catch (error) {
    if (isStorageError(error)) throw error
    logPayment('payment_not_closed', given, error)
  }
  return refreshStatus(shop, given)
}

/**
 * Ends expired reservations, of one selection or of all when it is null. The payments are closed
 * first: nobody shall pay for goods that others may buy. While a provider does not answer, the
 * goods stay reserved.
 */
export async function endReservations(shop: Providers, selection: string | null) {
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
