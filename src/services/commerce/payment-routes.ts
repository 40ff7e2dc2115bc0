import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { issuesOf, readBody } from './body.ts'
import { paymentData, paymentResult } from './fields.ts'
import { type CommerceEnv, loadSelection, refuse } from './http.ts'
import { announce } from './mail/outbox.ts'
import { answerOrder } from './order-view.ts'
import { findOrder, type Order, placeOrder } from './orders.ts'
import { correctToStock, startPayment } from './payment.ts'
import { findPayment, isPaid, type Payment, voidPayment } from './payments.ts'
import { randomId } from './random.ts'
import type { SelectionState } from './state.ts'
import { announceChanges } from './webhook.ts'

type Ctx = Context<CommerceEnv>

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
    const reference = result.output.paymentMethodFields.payment
    const state = await loadSelection(c)
    const payment = typeof reference === 'string' ? await findPayment(c.env.COMMERCE_DB, reference) : null
    if (!payment) return refuse(c, 412, failed)
    return finishPayment(c, state, payment)
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

const failed = { paymentMethod: 'failed' }

/** Makes the order of a payment that the provider has authorised; what the shopper's browser says of it counts for nothing. */
async function finishPayment(c: Ctx, state: SelectionState, payment: Payment) {
  const { bought } = state
  if (bought && payment.selection === bought.selection) {
    const order = await findOrder(c.env.COMMERCE_DB, bought.order)
    if (order) return completed(c, order, payment)
  }
  if (payment.selection !== state.id) return refuse(c, 404, { selection: 'not found' })
  if (!isPaid(payment)) return refuse(c, 412, failed)
  const placed = await placeOrder(c.env.COMMERCE_DB, payment)
  if ('problem' in placed) return undo(c, payment, placed.problem)
  if (placed.mail !== null) announce(c.env, c.executionCtx, placed.mail)
  announceChanges(c.env, c.executionCtx)
  return completed(c, placed.order, payment)
}

async function completed(c: Ctx, order: Order, payment: Payment) {
  // Another payment of the same selection was faster; this one's money is not taken.
  if (payment.reference !== order.payment) await voidPayment(c.env.COMMERCE_DB, payment)
  const { selection, reference, snapshot } = order
  await c.var.session.change({ type: 'complete', selection, order: reference, lines: snapshot.lines, next: randomId() })
  return answerOrder(c, order, 201)
}

async function undo(c: Ctx, payment: Payment, problem: 'stock' | 'voucher' | 'payment') {
  await voidPayment(c.env.COMMERCE_DB, payment)
  if (problem === 'payment') return refuse(c, 412, failed)
  if (problem === 'voucher') {
    const messages = {
      en: 'The voucher has been used up. Nothing was charged.',
      sv: 'Rabattkoden är förbrukad. Inget har dragits.',
    }
    return refuse(c, 412, { ...failed, voucher: 'not found' }, { messages: [messages[payment.snapshot.language]] })
  }
  return (await correctToStock(c, await c.var.session.load())) ?? refuse(c, 412, failed)
}
