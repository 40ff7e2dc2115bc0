import { findProvider } from '../providers.ts'
import { settleMoney } from './capture.ts'
import { askProvider } from './provider-status.ts'
import { findPayment } from './storage.ts'

/**
 * Takes a provider's notification. It is only believed to be about a payment; what became of that the provider is asked itself, so a
 * notification that is repeated, late or out of order changes nothing. 400 is not signed, or too long ago; 503 asks to be told again.
 */
export async function takeNotification(
  env: Env,
  context: Pick<ExecutionContext, 'waitUntil'>,
  paymentMethod: string,
  request: Request,
): Promise<200 | 400 | 404 | 503> {
  const provider = findProvider(env, paymentMethod)
  if (!provider) return 404
  const reference = await provider.notified(request, await request.clone().text())
  if (reference === false) return 400
  const payment = reference === null ? null : await findPayment(env.COMMERCE_DB, reference)
  // A signature proves who speaks, not which of the shop's other systems the payment belongs to: those of others are not ours to refuse.
  if (!payment || payment.method !== paymentMethod) return 200
  const { payment: after, known } = await askProvider(env, payment)
  if (after.status === 'voided') context.waitUntil(settleMoney(env, after.selection))
  return known ? 200 : 503
}
