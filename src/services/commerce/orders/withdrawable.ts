import { returnDays, transportDays } from '../lib/terms.ts'
import type { Order, WithdrawnLine } from './storage.ts'

const day = 24 * 60 * 60 * 1000

type Sold = Pick<Order, 'snapshot' | 'shipments' | 'withdrawn'>

/**
 * The end of an order's withdrawal period; null before it is sent, because the period has not
 * begun.
 */
export function withdrawableUntil({ shipments }: Pick<Order, 'shipments'>): Date | null {
  const last = Math.max(...shipments.map(({ shipped }) => Date.parse(shipped)))
  return shipments.length > 0 ? new Date(last + (returnDays + transportDays) * day) : null
}

export function isOver(order: Pick<Order, 'shipments'>, now: Date): boolean {
  const until = withdrawableUntil(order)
  return until !== null && now > until
}

/** The quantity of each line that was not withdrawn from yet. */
export function leftOf({ snapshot, withdrawn }: Pick<Sold, 'snapshot' | 'withdrawn'>): Map<string, number> {
  const left = new Map(snapshot.lines.map(({ line, quantity }) => [line, quantity]))
  for (const { line, quantity } of withdrawn) left.set(line, (left.get(line) ?? 0) - quantity)
  return left
}

export const mayWithdraw = (order: Sold, now: Date) =>
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
