import { addDays } from '#client/shared/commerce/delivery/days.ts'
import { computePaidParts, computePiecesAmount, refundableAmount } from '../documents/amounts.ts'
import { sum } from '../lib/money.ts'
import { formatShopDay } from '../lib/time/days.ts'
import { listStandingRefunds, sumByLine } from '../orders/facts.ts'
import type { LineQuantity, Order } from '../orders/storage.ts'
import { withdrawalsView } from '../orders/withdrawable.ts'

/** The amount still to be refunded for a withdrawal, in minor units. */
export interface RefundDue {
  withdrawal: number
  /** ISO time in UTC. */
  confirmed: string
  lines: LineQuantity[]
  /** The part of `amount` for delivery; 0 unless the buyer has withdrawn from the whole order. */
  shipping: number
  amount: number
}

/** The legal period for a refund after a withdrawal, in days (Directive 2011/83/EU, article 13). */
const refundDays = 14
const dayMs = 24 * 60 * 60 * 1000

/**
 * Returns the day by which a withdrawal must be refunded, in the shop's time zone: `2026-12-07`.
 */
export const findDueDay = (confirmed: string) => addDays(formatShopDay(confirmed), refundDays)

/** Returns the number of days from `now` to a day; negative if the day is past. */
export const daysUntil = (day: string, now: Date) =>
  Math.round((Date.parse(day) - Date.parse(formatShopDay(now.getTime()))) / dayMs)

/**
 * Lists what is still to be refunded for each withdrawal from an order, the oldest first. A refund
 * may name the withdrawal that it is for. A refund that names none counts towards the withdrawals
 * from the same lines that were confirmed before the refund.
 */
export function listRefundsDue(order: Order): RefundDue[] {
  const refundsSoFar = listStandingRefunds(order)
  const paid = computePaidParts(order)
  const refundedByLine = sumByLine(refundsSoFar.flatMap(({ lines }) => lines))
  const unassignedByLine = new Map(refundedByLine)
  const withdrawals = withdrawalsView(order.withdrawn)
  const isWhole = order.snapshot.lines.every(
    ({ line, quantity }) => (sumByLine(order.withdrawn).get(line) ?? 0) >= quantity,
  )
  let left = refundableAmount(order)
  return withdrawals.flatMap(({ withdrawal: id, date, lines }, index) => {
    const withdrawal = Number(id)
    const ownRefunds = refundsSoFar.filter(refund => refund.withdrawal === withdrawal)
    const unnamedRefunds = refundsSoFar.filter(refund => refund.withdrawal === null && refund.created >= date)
    const refundedQuantities = sumByLine([...ownRefunds, ...unnamedRefunds].flatMap(refund => refund.lines))
    const openLines = lines.flatMap(({ line, quantity }) => {
      const settled = Math.min(quantity, refundedQuantities.get(line) ?? 0, unassignedByLine.get(line) ?? 0)
      unassignedByLine.set(line, (unassignedByLine.get(line) ?? 0) - settled)
      return quantity > settled ? [{ line, quantity: quantity - settled }] : []
    })
    const goods = openLines.map(({ line, quantity }) => {
      const part = paid.lines.get(line)
      const before = refundedByLine.get(line) ?? 0
      refundedByLine.set(line, before + quantity)
      return part ? computePiecesAmount(part, before, Math.min(quantity, part.quantity - before)) : 0
    })
    const isLast = index === withdrawals.length - 1
    const shipping =
      isWhole && isLast ? Math.max(0, paid.shipping - sum(refundsSoFar.map(refund => refund.shipping))) : 0
    const otherAmounts = sum(ownRefunds.map(({ other }) => other))
    const amount = Math.min(left, Math.max(0, sum(goods) + shipping - otherAmounts))
    left -= amount
    return amount > 0 ? [{ withdrawal, confirmed: date, lines: openLines, shipping, amount }] : []
  })
}
