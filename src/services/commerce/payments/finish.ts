import type { Context } from 'hono'
import { announceChanges } from '../catalogue/change-feed.ts'
import { type CommerceEnv, refuse } from '../http/respond.ts'
import { randomId } from '../lib/ids.ts'
import { announce } from '../mail/outbox.ts'
import { type Placed, placeOrder } from '../orders/place.ts'
import { findOrder, type Order } from '../orders/storage.ts'
import { answerOrder } from '../orders/view.ts'
import { correctToStock } from '../selection/shortage.ts'
import type { SelectionState } from '../selection/state.ts'
import { settleMoney } from './capture.ts'
import { askProvider, voidPayment } from './provider-status.ts'
import { isPaid, type Payment } from './storage.ts'

type Ctx = Context<CommerceEnv>

export const failed = { paymentMethod: 'failed' }

/**
 * Makes the order of a payment that the provider has authorised; what the shopper's browser says of it counts for nothing. 503 while
 * the provider does not know the outcome: ask again, and if nobody does, the schedule settles it.
 */
export async function finishPayment(c: Ctx, state: SelectionState, given: Payment, more: object = {}) {
  const { bought } = state
  if (bought && given.selection === bought.selection) {
    const order = await findOrder(c.env.COMMERCE_DB, bought.order)
    if (order) return completed(c, order, given, more)
  }
  if (given.selection !== state.id) return refuse(c, 404, { selection: 'not found' })
  const { payment, known } = await askProvider(c.env, given)
  if (!known) {
    c.header('Retry-After', '5')
    return refuse(c, 503, { paymentMethod: 'pending' })
  }
  // Completed: a parallel call was faster, and its order is found below.
  if (!isPaid(payment) && payment.status !== 'completed') {
    // Money of a wrong amount goes back now, not when the clock strikes.
    c.executionCtx.waitUntil(settleMoney(c.env, payment.selection))
    return refuse(c, 412, failed)
  }
  const placed = await placeOrder(c.env.COMMERCE_DB, payment)
  if ('problem' in placed) return undo(c, payment, placed)
  if (placed.mail !== null) announce(c.env, c.executionCtx, placed.mail)
  announceChanges(c.env, c.executionCtx)
  return completed(c, placed.order, payment, more)
}

async function completed(c: Ctx, order: Order, payment: Payment, more: object) {
  // Another payment of the same selection was faster; this one's money is not taken.
  if (payment.reference !== order.payment) await voidPayment(c.env.COMMERCE_DB, payment)
  const { selection, reference, snapshot } = order
  await c.var.session.change({ type: 'complete', selection, order: reference, lines: snapshot.lines, next: randomId() })
  c.executionCtx.waitUntil(settleMoney(c.env, selection))
  return answerOrder(c, order, 201, more)
}

async function undo(c: Ctx, payment: Payment, placed: Extract<Placed, { problem: string }>) {
  await voidPayment(c.env.COMMERCE_DB, payment)
  c.executionCtx.waitUntil(settleMoney(c.env, payment.selection))
  if (placed.problem === 'payment') return refuse(c, 412, failed)
  if (placed.problem === 'voucher') {
    await c.var.session.change({ type: 'removeVouchers', vouchers: placed.vouchers })
    const messages = {
      en: 'The voucher has been used up. Nothing was charged.',
      sv: 'Rabattkoden är förbrukad. Inget har dragits.',
    }
    return refuse(c, 412, { ...failed, voucher: 'not found' }, { messages: [messages[payment.snapshot.language]] })
  }
  return (await correctToStock(c, await c.var.session.load())) ?? refuse(c, 412, failed)
}
