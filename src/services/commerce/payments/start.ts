import type { Language } from '../lib/languages.ts'
import { type Failure, fail, type Outcome, succeed } from '../lib/outcome.ts'
import { texts } from '../lib/texts.ts'
import type { PaymentShop, Prepared, Purchase } from './prepare.ts'
import { report, saveStatus } from './provider-status.ts'
import { reservePayment } from './reserve.ts'
import type { PaymentAction } from './storage.ts'
import { findPayment, type Payment, saveStart } from './storage.ts'

/** The next step: an action of the storefront, or the order itself when there is nothing to pay. */
export type PaymentStep = { kind: 'action'; action: PaymentAction } | { kind: 'free'; payment: Payment }

/**
 * Reserves the goods and starts their payment. Repeated calls for the same purchase return the same
 * payment.
 */
export async function startPayment(shop: PaymentShop, prepared: Prepared): Promise<Outcome<PaymentStep>> {
  if (prepared.kind === 'widget') return succeed({ kind: 'action', action: prepared.action })
  const reserved = await reservePayment(shop, prepared)
  if (!reserved.ok) return reserved
  const { value: payment, events = [] } = reserved
  if (payment.amount === 0) return succeed({ kind: 'free', payment: await authoriseFree(shop, payment) }, events)
  return { ...(await startAtProvider(shop, payment, prepared)), events }
}

/** Nothing to pay: the order is placed at once (checkout-api, §4.5). */
async function authoriseFree({ db }: PaymentShop, payment: Payment): Promise<Payment> {
  await saveStatus(db, payment, { status: 'authorised', amount: 0, currency: payment.currency })
  return (await findPayment(db, payment.reference)) ?? payment
}

/** When the provider does not answer, the payment is not open yet, and the start can be retried. */
async function startAtProvider(
  shop: PaymentShop,
  payment: Payment,
  { provider, request }: Purchase,
): Promise<Outcome<PaymentStep>> {
  if (payment.action) return succeed({ kind: 'action', action: payment.action })
  const { language } = payment.snapshot
  const { additionalFields: additional, paymentMethodSpecificFields: specific = {} } = request
  const started = await provider.start(payment, { specific, additional }).catch((error: unknown) => {
    report('payment_not_started', payment, error)
    return null
  })
  if (!started) return unreachable(language)
  if (!started.ok) {
    await saveStatus(shop.db, payment, { status: 'declined' })
    return started
  }
  await saveStart(shop.db, payment, started.value)
  return succeed({ kind: 'action', action: started.value.next })
}

const unreachable = (language: Language): Failure => ({
  ...fail(406, { paymentMethod: 'failed' }),
  messages: [texts[language].payment.unreachable],
})
