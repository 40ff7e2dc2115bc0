import type { LanguageCode } from '../lib/languages.ts'
import { type Failure, fail, type Outcome, succeed } from '../lib/outcome.ts'
import { texts } from '../lib/texts.ts'
import type { SelectionOutcome } from '../selection/change-selection.ts'
import { type FinishedPayment, finishPayment } from './finish.ts'
import type { PaymentShop, PreparedPayment, Purchase } from './prepare.ts'
import { logPayment, saveStatus } from './provider-status.ts'
import { reservePayment } from './reserve.ts'
import { type Payment, type PaymentAction, saveRefusal, saveStart } from './storage.ts'

/** The next step: an action of the storefront or, if there is nothing to pay, the order. */
export type PaymentStep = { kind: 'action'; action: PaymentAction } | { kind: 'paid'; paid: FinishedPayment }

/**
 * Reserves the goods and starts their payment. Repeated calls for the same purchase return the same
 * payment.
 */
export async function startPayment(
  shop: PaymentShop,
  prepared: PreparedPayment,
): Promise<SelectionOutcome<PaymentStep>> {
  if (prepared.kind === 'widget') return succeed({ kind: 'action', action: prepared.action })
  const reserved = await reservePayment(shop, prepared)
  if (!reserved.ok) return reserved
  const { value: payment, events = [] } = reserved
  const step = await (payment.amount === 0 ? placeFree(shop, payment) : startAtProvider(shop, payment, prepared))
  return { ...step, events: [...events, ...(step.events ?? [])] }
}

/** Places the order at once, since there is nothing to pay. */
async function placeFree(shop: PaymentShop, payment: Payment): Promise<SelectionOutcome<PaymentStep>> {
  const held = { status: 'authorised', amount: 0, currency: payment.currency, money: 'held' } as const
  const finished = await finishPayment(shop, await saveStatus(shop, payment, held))
  return finished.ok ? succeed({ kind: 'paid', paid: finished.value }, finished.events) : finished
}

/** Starts the payment at the provider. If the provider does not respond, callers may retry. */
async function startAtProvider(
  shop: PaymentShop,
  payment: Payment,
  { provider, request }: Purchase,
): Promise<Outcome<PaymentStep>> {
  if (payment.action) return succeed({ kind: 'action', action: payment.action })
  const { language } = payment.snapshot
  const { additionalFields: additional, paymentMethodSpecificFields: specific = {} } = request
  const started = await provider.start(payment, { specific, additional }).catch((error: unknown) => {
    logPayment('payment_not_started', payment, error)
    return null
  })
  if (!started) return describeUnreachable(language)
  if (!started.ok) {
    const { refusal, ...failure } = started
    await saveStatus(shop, payment, { status: 'declined' })
    if (refusal) await saveRefusal(shop.db, payment, refusal)
    return failure
  }
  await saveStart(shop.db, payment, started.value)
  return succeed({ kind: 'action', action: started.value.next })
}

const describeUnreachable = (language: LanguageCode): Failure => ({
  ...fail(406, { paymentMethod: 'failed' }),
  messages: [texts[language].payment.unreachable],
})
