import { refundableAmount } from '../../documents/amounts.ts'
import { collectOrderFacts, listLeftToSend, listStandingRefunds } from '../../orders/facts.ts'
import { decideGoodsState, decideMoneyState, listAllowedActions } from '../../orders/states.ts'
import type { Order } from '../../orders/storage.ts'
import type { OrderNames } from '../../orders/translated/names.ts'
import { translateOrder } from '../../orders/translated/translate.ts'
import { orderView } from '../../orders/view.ts'
import { findDueDay, listRefundsDue } from '../../refunds/due.ts'
import { mayRetry } from '../../refunds/retry.ts'
import { countExpectedBack } from '../packing/returns.ts'
import { piecesView, sumsView } from './sums.ts'

/**
 * An order as the operator sees it. It has the fields that buyers see, and also its state, allowed
 * actions, payment, refunds and history. Amounts are in major units.
 */
export function managedView(order: Order, names: OrderNames) {
  const { snapshot, state, charge, payment, changes, refunds, returned } = order
  const facts = collectOrderFacts(order)
  return {
    ...orderView(translateOrder(order, names)),
    state,
    goods: decideGoodsState(facts),
    money: decideMoneyState(facts),
    actions: listAllowedActions(facts),
    customer: snapshot.customer === null ? null : String(snapshot.customer),
    consents: snapshot.consents ?? [],
    vouchers: snapshot.vouchers.map(({ voucher, priceOff }) => ({ voucher, priceOffAsNumber: priceOff / 100 })),
    payment: {
      method: charge.method,
      reference: payment,
      providerReference: charge.providerId,
      currency: charge.currency,
      amountAsNumber: charge.amount / 100,
      captured: charge.captured,
      refundableAsNumber: refundableAmount(order) / 100,
    },
    sums: sumsView(order),
    lines: piecesView(order),
    leftToSend: listLeftToSend(order),
    expectedBack: countExpectedBack(order),
    returned,
    refunds: refunds.map(({ amount, shipping, other, lines, ...refund }) => ({
      ...refund,
      mayRetry: mayRetry(order, refund),
      amountAsNumber: amount / 100,
      shippingAsNumber: shipping / 100,
      otherAsNumber: other / 100,
      lines: lines.map(({ amount: part, ...rest }) => ({ ...rest, amountAsNumber: part / 100 })),
    })),
    dueRefunds: listRefundsDue(order).map(({ withdrawal, confirmed, amount }) => ({
      withdrawal,
      dueBy: findDueDay(confirmed),
      amountAsNumber: amount / 100,
    })),
    history: changes.map(({ change, changed, actor, details }) => ({ change, date: changed, actor, details })),
    hasOpenRefunds: listStandingRefunds(order).some(({ status }) => status === 'requested'),
  }
}
