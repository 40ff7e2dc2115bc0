import { type Context, Hono } from 'hono'
import { registerBuyer } from '../customers/register.ts'
import type { CommerceEnv } from '../env.ts'
import { parseBody } from '../http/body.ts'
import { ownOrigins } from '../http/origins.ts'
import { performEvents, respondFailure } from '../http/respond.ts'
import { fail } from '../lib/outcome.ts'
import { type Order, type OrderRow, orderColumns, parseOrder } from '../orders/storage.ts'
import { paidAnswerView } from '../orders/view.ts'
import { recordEvents } from '../refunds/elsewhere.ts'
import type { SelectionOutcome } from '../selection/change-selection.ts'
import { type PaymentRequest, paymentData, paymentResult } from '../selection/checkout-fields.ts'
import { queryWithReference } from '../selection/reference.ts'
import { respondCorrected } from '../selection/view/respond.ts'
import { cancelPayment, finishPayment, paymentFailure } from './finish.ts'
import { handleNotification } from './notifications.ts'
import { type PaymentShop, type PreparedPayment, preparePurchase } from './prepare.ts'
import { findNextPage, findProvider, type PaymentProvider } from './provider.ts'
import { type PaymentStep, startPayment } from './start.ts'
import { type Payment, type PaymentRow, parsePayment, selectPayment } from './storage.ts'

type RouteContext = Context<CommerceEnv>

/** Routes that start, finish and cancel payments. */
export const paymentRoutes = new Hono<CommerceEnv>()
  .post('/payment', async c => {
    const request = await parseBody(c, paymentData)
    const prepared = request.ok ? await prepare(c, request.value) : request
    const { shop } = c.var
    const step = prepared.ok ? await startPayment(shop, prepared.value) : prepared
    const isPaid = step.ok && step.value.kind === 'paid'
    return respondCorrected(c, step, value => stepView(shop, value), isPaid ? 201 : 200)
  })
  .post('/payment-result', async c => {
    const result = await parseBody(c, paymentResult)
    if (!result.ok) return respondFailure(c, result)
    const { shop } = c.var
    const reference = findReference(shop.providers, result.value.paymentMethodFields)
    const { paymentStarted, lastPurchase } = await shop.session.read()
    const { payment, order } = await findPaymentWithOrder(shop.db, reference)
    const unknownPayment = paymentStarted || lastPurchase ? paymentFailure : fail(404, { selection: 'not found' })
    const finished = payment ? await finishPayment(shop, payment, order) : unknownPayment
    return respondCorrected(c, finished, paid => paidAnswerView(shop, paid), 201)
  })
  .post('/payment-notifications/:method', async c => {
    const handled = await handleNotification(c.var.shop, c.req.param('method'), c.req.raw)
    if (!handled.ok) return respondFailure(c, handled)
    // Refunds and disputes are recorded before the response is sent. If that fails, the response is
    // an error, so the provider sends the notification again.
    const mails = handled.value ? await recordEvents(c.var.shop, handled.value) : []
    performEvents(c, [...(handled.events ?? []), ...mails.map(id => ({ kind: 'send_mail' as const, id }))])
    return c.json({ received: true })
  })
  // The provider's page links here for shoppers who cancel the payment.
  .get('/payment-cancel/:reference', async c => {
    const cancelled = await cancelPayment(c.var.shop, c.req.param('reference'))
    if (!cancelled.ok) return respondFailure(c, cancelled)
    performEvents(c, cancelled.events)
    return c.redirect(findNextPage(cancelled.value), 303)
  })

/**
 * Finds a payment, and the order of the payment's selection. Each is null if it does not exist. The
 * same round trip checks the data that all selections share, which the response contains.
 */
async function findPaymentWithOrder(
  db: D1Database,
  reference: string | null,
): Promise<{ payment: Payment | null; order: Order | null }> {
  if (reference === null) return { payment: null, order: null }
  const { value } = await queryWithReference(db, (_reference, batch) => {
    const readPayment = batch.add(selectPayment(db, reference), (rows: PaymentRow[]) => rows.map(parsePayment))
    const readOrder = batch.add(
      db
        .prepare(
          `SELECT ${orderColumns} FROM orders WHERE selection = (SELECT selection FROM payments WHERE reference = ?)`,
        )
        .bind(reference),
      (rows: OrderRow[]) => rows.map(parseOrder),
    )
    return () => ({ payment: readPayment()[0] ?? null, order: readOrder()[0] ?? null })
  })
  return value
}

const stepView = async (shop: PaymentShop, step: PaymentStep) =>
  step.kind === 'action' ? step.action : { action: 'success', ...(await paidAnswerView(shop, step.paid)) }

/**
 * Checks the purchase. If the buyer wants an account, creates it, and then prepares the payment for
 * the new customer's selection.
 */
async function prepare(c: RouteContext, request: PaymentRequest): Promise<SelectionOutcome<PreparedPayment>> {
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

function findReference(providers: PaymentProvider[], fields: Record<string, unknown>): string | null {
  const { centraPaymentMethod, payment } = fields
  const provider = typeof centraPaymentMethod === 'string' ? findProvider(providers, centraPaymentMethod) : null
  if (provider?.result) return provider.result(fields)
  return typeof payment === 'string' ? payment : null
}
