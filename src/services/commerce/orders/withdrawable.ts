import { addDays } from '#client/shared/commerce/delivery/days.ts'
import { returnDays, transportDays } from '../lib/terms.ts'
import { endOfDay, formatShopDay } from '../lib/time/days.ts'
import { collectLineFacts, listLeftToSend } from './facts.ts'
import type { Order, WithdrawnLine } from './storage.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Returns the end of an order's withdrawal period; null until all goods have been sent. The period
 * begins when the last parcel arrives (Directive 2011/83/EU, article 9), and ends at the end of a
 * day in the shop's time zone (Regulation 1182/71).
 */
export function findWithdrawalEnd(order: Order): Date | null {
  const { shipments } = order
  if (shipments.length === 0 || listLeftToSend(order).length > 0) return null
  const arrivals = shipments.map(({ shipped, delivered }) =>
    delivered ? Date.parse(delivered) : Date.parse(shipped) + transportDays * dayMs,
  )
  return new Date(endOfDay(addDays(formatShopDay(Math.max(...arrivals)), returnDays)))
}

export function isWithdrawalOver(order: Order, now: Date): boolean {
  const until = findWithdrawalEnd(order)
  return until !== null && now > until
}

/**
 * Returns the quantity of each line that the buyer can still withdraw from. Pieces that were
 * refunded before they were sent do not count.
 */
export const listWithdrawable = (order: Order): Map<string, number> =>
  new Map(
    [...collectLineFacts(order)].map(([line, { ordered, withdrawn, dropped }]) => [
      line,
      order.state === 'cancelled' ? 0 : ordered - Math.max(withdrawn, dropped),
    ]),
  )

export const mayWithdraw = (order: Order, now: Date) =>
  !isWithdrawalOver(order, now) && [...listWithdrawable(order).values()].some(left => left > 0)

/** An order's withdrawals in the wire's format, oldest first. */
export function withdrawalsView(withdrawn: WithdrawnLine[]) {
  const statements = new Map<number, WithdrawnLine[]>()
  for (const part of withdrawn) statements.set(part.withdrawal, [...(statements.get(part.withdrawal) ?? []), part])
  return [...statements.values()]
    .flatMap(([first, ...others]) => (first ? [{ ...first, parts: [first, ...others] }] : []))
    .sort((a, b) => a.withdrawal - b.withdrawal)
    .map(({ withdrawal, confirmed, parts }) => ({
      withdrawal: String(withdrawal),
      date: confirmed,
      lines: parts.map(({ line, quantity }) => ({ line, quantity })),
    }))
}
