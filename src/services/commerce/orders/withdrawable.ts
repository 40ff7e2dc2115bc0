import { addDays } from '#client/shared/commerce/delivery/days.ts'
import { returnDays, transportDays } from '../lib/terms.ts'
import { endOfDay, formatDay } from '../lib/time/days.ts'
import { leftToSend, orderLinesOf } from './facts.ts'
import type { Order, WithdrawnLine } from './storage.ts'

const day = 24 * 60 * 60 * 1000

/**
 * The end of an order's withdrawal period: of its last day where the shop is. It begins when the
 * last parcel arrives (Directive 2011/83/EU, article 9; whole days by Regulation 1182/71); null
 * before everything is sent.
 */
export function withdrawableUntil(order: Order): Date | null {
  const { shipments } = order
  if (shipments.length === 0 || leftToSend(order).length > 0) return null
  const arrivals = shipments.map(({ shipped, delivered }) =>
    delivered ? Date.parse(delivered) : Date.parse(shipped) + transportDays * day,
  )
  return new Date(endOfDay(addDays(formatDay(Math.max(...arrivals)), returnDays)))
}

export function isOver(order: Order, now: Date): boolean {
  const until = withdrawableUntil(order)
  return until !== null && now > until
}

/**
 * The quantity of each line that was not withdrawn from yet; what is refunded and never sent is not
 * counted either.
 */
export const leftOf = (order: Order): Map<string, number> =>
  new Map(
    [...orderLinesOf(order)].map(([line, { ordered, withdrawn, dropped }]) => [
      line,
      order.state === 'cancelled' ? 0 : ordered - Math.max(withdrawn, dropped),
    ]),
  )

export const mayWithdraw = (order: Order, now: Date) =>
  !isOver(order, now) && [...leftOf(order).values()].some(left => left > 0)

/** The withdrawals of the lines, oldest first. */
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
