import { type Context, Hono } from 'hono'
import { registerBuyer } from '../customers/register.ts'
import type { CommerceEnv } from '../env.ts'
import { parsed } from '../http/body.ts'
import { ownOrigins } from '../http/origins.ts'
import { performEvents, respondFailure } from '../http/respond.ts'
import { fail } from '../lib/outcome.ts'
import { paidAnswerView } from '../orders/view.ts'
import { noteEvents } from '../refunds/elsewhere.ts'
import type { SelectionOutcome } from '../selection/change-selection.ts'
import { type PaymentRequest, paymentData, paymentResult } from '../selection/checkout-fields.ts'
import { respondCorrected } from '../selection/view/respond.ts'
import { limitDeclines } from './decline-limit.ts'
import { cancelPayment, failed, finishPayment } from './finish.ts'
import { takeNotification } from './notifications.ts'
import { type PaymentShop, type Prepared, preparePurchase } from './prepare.ts'
import { findProvider, nextAddress, type PaymentProvider } from './provider.ts'
import { type PaymentStep, startPayment } from './start.ts'
import { findPayment } from './storage.ts'

type Ctx = Context<CommerceEnv>

/** Starting, finishing and cancelling payments. */
export const paymentRoutes = new Hono<CommerceEnv>()
  .use('/payment', limitDeclines)
  .post('/payment', async c => {
    const request = await parsed(c, paymentData)
    const prepared = request.ok ? await prepare(c, request.value) : request
    const { shop } = c.var
    const step = prepared.ok ? await startPayment(shop, prepared.value) : prepared
    const isPaid = step.ok && step.value.kind === 'paid'
    return respondCorrected(c, step, value => stepView(shop, value), isPaid ? 201 : 200)
  })
  .post('/payment-result', async c => {
    const result = await parsed(c, paymentResult)
    if (!result.ok) return respondFailure(c, result)
    const { shop } = c.var
    const reference = referenceIn(shop.providers, result.value.paymentMethodFields)
    const { paymentStarted, lastPurchase } = await shop.session.load()
    const payment = reference === null ? null : await findPayment(shop.db, reference)
    const unknown = paymentStarted || lastPurchase ? failed : fail(404, { selection: 'not found' })
    const finished = payment ? await finishPayment(shop, payment) : unknown
    return respondCorrected(c, finished, paid => paidAnswerView(shop, paid), 201)
  })
  .post('/payment-notifications/:method', async c => {
    const taken = await takeNotification(c.var.shop, c.req.param('method'), c.req.raw)
    if (!taken.ok) return respondFailure(c, taken)
    // Before the answer: a provider that hears of a failure tells again.
    const mails = taken.value ? await noteEvents(c.var.shop, taken.value) : []
    performEvents(c, [...(taken.events ?? []), ...mails.map(id => ({ kind: 'send_mail' as const, id }))])
    return c.json({ received: true })
  })
  // A hosted page leads here for a cancellation, maybe from an old tab.
  .get('/payment-cancel/:reference', async c => {
    const cancelled = await cancelPayment(c.var.shop, c.req.param('reference'))
    if (!cancelled.ok) return respondFailure(c, cancelled)
    performEvents(c, cancelled.events)
    return c.redirect(nextAddress(cancelled.value), 303)
  })

const stepView = async (shop: PaymentShop, step: PaymentStep) =>
  step.kind === 'action' ? step.action : { action: 'success', ...(await paidAnswerView(shop, step.paid)) }

/**
 * Checks the purchase. If an account is requested it is created, and the payment continues with the
 * customer's selection.
 */
async function prepare(c: Ctx, request: PaymentRequest): Promise<SelectionOutcome<Prepared>> {
  const origins = ownOrigins(c.env, c.req.url)
  const prepared = await preparePurchase(c.var.shop, request, origins)
  const isAccountRequested = request.address?.register && !c.var.shop.customer
  if (!prepared.ok || prepared.value.kind === 'widget' || !isAccountRequested) return prepared
  const account = { ...request.address, consents: request.consents }
  const registered = await registerBuyer(c.var.shop, prepared.value.checked.address, account)
  if (!registered.ok) return registered
  performEvents(c, registered.events)
  c.set('shop', registered.value)
  return preparePurchase(registered.value, request, origins)
}

function referenceIn(providers: PaymentProvider[], fields: Record<string, unknown>): string | null {
  const { centraPaymentMethod, payment } = fields
  const provider = typeof centraPaymentMethod === 'string' ? findProvider(providers, centraPaymentMethod) : null
  if (provider?.result) return provider.result(fields)
  return typeof payment === 'string' ? payment : null
}
