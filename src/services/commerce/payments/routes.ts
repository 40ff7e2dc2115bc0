import { Hono } from 'hono'
import * as v from 'valibot'
import { issuesOf, readBody } from '../http/body.ts'
import { type CommerceEnv, loadSelection, refuse } from '../http/respond.ts'
import { findOrder } from '../orders/storage.ts'
import { answerOrder } from '../orders/view.ts'
import { findProvider } from '../providers.ts'
import { paymentData, paymentResult } from '../selection/checkout-fields.ts'
import { failed, finishPayment } from './finish.ts'
import { takeNotification } from './notifications.ts'
import { failedAddress } from './provider.ts'
import { note } from './provider-status.ts'
import { startPayment } from './start.ts'
import { findPayment } from './storage.ts'

/** Paying, what came of it, and reading the order again. */
export const paymentRoutes = new Hono<CommerceEnv>()
  .post('/payment', async c => {
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    const data = v.safeParse(paymentData, read.body)
    if (!data.success) return refuse(c, 406, issuesOf(data.issues))
    return startPayment(c, data.output)
  })
  .post('/payment-result', async c => {
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    const result = v.safeParse(paymentResult, read.body)
    if (!result.success) return refuse(c, 406, issuesOf(result.issues))
    const reference = referenceIn(c.env, result.output.paymentMethodFields)
    const state = await loadSelection(c)
    const payment = reference === null ? null : await findPayment(c.env.COMMERCE_DB, reference)
    if (!payment)
      return state.paying || state.bought ? refuse(c, 412, failed) : refuse(c, 404, { selection: 'not found' })
    return finishPayment(c, state, payment)
  })
  .post('/payment-notifications/:method', async c => {
    const status = await takeNotification(c.env, c.executionCtx, c.req.param('method'), c.req.raw)
    return status === 200 ? c.json({ received: true }) : refuse(c, status, { notification: 'not taken' })
  })
  .get('/payment-cancel/:reference', async c => {
    const payment = await findPayment(c.env.COMMERCE_DB, c.req.param('reference'))
    if (!payment) return refuse(c, 404, { payment: 'not found' })
    let ended = payment
    // Where a hosted page sends those who change their mind. First nobody can pay any more, then the goods are free.
    if (payment.status === 'pending') {
      await findProvider(c.env, payment.method)?.void(payment)
      await note(c.env.COMMERCE_DB, payment, { status: 'cancelled' })
      ended = (await findPayment(c.env.COMMERCE_DB, payment.reference)) ?? payment
    }
    return c.redirect(failedAddress(ended), 303)
  })
  .get('/receipt', async c => {
    const { bought } = await loadSelection(c)
    const order = bought && (await findOrder(c.env.COMMERCE_DB, bought.order))
    return order ? answerOrder(c, order) : refuse(c, 404, { order: 'not found' })
  })
  .get('/order-status/:reference', async c => {
    const order = await findOrder(c.env.COMMERCE_DB, c.req.param('reference'))
    return order ? answerOrder(c, order) : refuse(c, 404, { order: 'not found' })
  })

function referenceIn(env: Env, fields: Record<string, unknown>): string | null {
  const { centraPaymentMethod, payment } = fields
  const provider = typeof centraPaymentMethod === 'string' ? findProvider(env, centraPaymentMethod) : null
  if (provider?.result) return provider.result(fields)
  return typeof payment === 'string' ? payment : null
}
