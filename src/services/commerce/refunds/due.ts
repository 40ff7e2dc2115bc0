import { addDays } from '#client/shared/commerce/delivery/days.ts'
import { sum } from '../lib/money.ts'
import { formatDay } from '../lib/time/days.ts'
import { byLine, standing } from '../orders/facts.ts'
import type { LineQuantity, Order } from '../orders/storage.ts'
import { withdrawalsView } from '../orders/withdrawable.ts'
import { amountOf, paidParts, refundable } from './amounts.ts'

/** What is still to be refunded for a withdrawal. Amounts are in minor units. */
export interface RefundDue {
  withdrawal: number
  /** ISO time in UTC. */
  confirmed: string
  lines: LineQuantity[]
  /** The delivery too: the buyer has withdrawn from the whole order. */
  shipping: number
  amount: number
}

/** The law's period for a refund after a withdrawal (Directive 2011/83/EU, article 13), in days. */
const refundDays = 14
const dayMs = 24 * 60 * 60 * 1000

/** The last day for a withdrawal's refund, where the shop is: `2026-12-07`. */
export const dueDay = (confirmed: string) => addDays(formatDay(confirmed), refundDays)

/** How many days are left until a day; negative when it is over. */
export const daysUntil = (day: string, now: Date) =>
  Math.round((Date.parse(day) - Date.parse(formatDay(now.getTime()))) / dayMs)

/**
 * What is still to be refunded for the withdrawals of an order, oldest first. A refund counts for
 * the withdrawal that it names; one that names none counts for the earlier withdrawals of its
 * lines.
 */
export function duesOf(order: Order): RefundDue[] {
  const given = standing(order)
  const paid = paidParts(order)
  const counted = byLine(given.flatMap(({ lines }) => lines))
  const free = new Map(counted)
  const wanted = withdrawalsView(order.withdrawn)
  const isWhole = order.snapshot.lines.every(
    ({ line, quantity }) => (byLine(order.withdrawn).get(line) ?? 0) >= quantity,
  )
  let left = refundable(order)
  return wanted.flatMap(({ withdrawal: id, date, lines }, index) => {
    const withdrawal = Number(id)
    const named = given.filter(refund => refund.withdrawal === withdrawal)
    const others = given.filter(refund => refund.withdrawal === null && refund.created >= date)
    const done = byLine([...named, ...others].flatMap(refund => refund.lines))
    const open = lines.flatMap(({ line, quantity }) => {
      const settled = Math.min(quantity, done.get(line) ?? 0, free.get(line) ?? 0)
      free.set(line, (free.get(line) ?? 0) - settled)
      return quantity > settled ? [{ line, quantity: quantity - settled }] : []
    })
    const goods = open.map(({ line, quantity }) => {
      const part = paid.lines.get(line)
      const before = counted.get(line) ?? 0
      counted.set(line, before + quantity)
      return part ? amountOf(part, before, Math.min(quantity, part.quantity - before)) : 0
    })
    const isLast = index === wanted.length - 1
    const shipping = isWhole && isLast ? Math.max(0, paid.shipping - sum(given.map(refund => refund.shipping))) : 0
    const otherwise = sum(named.map(({ other }) => other))
    const amount = Math.min(left, Math.max(0, sum(goods) + shipping - otherwise))
    left -= amount
    return amount > 0 ? [{ withdrawal, confirmed: date, lines: open, shipping, amount }] : []
  })
}
