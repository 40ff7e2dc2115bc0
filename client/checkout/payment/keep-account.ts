import { login } from '../../shared/commerce/accounts.ts'
import { isResponseLost } from '../../shared/commerce/error.ts'
import type { PaymentData } from '../../shared/commerce/payments.ts'
import { recoverLogin } from '../../shared/commerce/session/carry-bag.ts'
import { cacheSelection } from '../../shared/commerce/session/selection-store.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'

/**
 * Throws the error of a payment. If its response was lost, the payment may have created an account
 * and moved the bag to its session; this logs in first, to get the bag back.
 */
export async function rethrowAfterLogin(
  error: unknown,
  { address: { register, email, password } = {} }: PaymentData,
): Promise<never> {
  if (register && isResponseLost(error)) {
    const again = () => login(bagCommerce, String(email), String(password))
    await recoverLogin(error, { logsIn: true, again }).then(cacheSelection, () => {})
  }
  throw error
}
