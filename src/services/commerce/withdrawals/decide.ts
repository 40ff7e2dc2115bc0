import type { Merchant } from '../lib/merchant.ts'
import { fail, type Outcome, type PlainOutcome, succeed } from '../lib/outcome.ts'
import { findOrder, type Order } from '../orders/storage.ts'
import { isOver, leftOf } from '../orders/withdrawable.ts'
import { findWithdrawal, type Part, saveConfirmation, type Withdrawal } from './storage.ts'

/** The returned parts, merged to one for each line; or why they are invalid. Pure. */
export function decideWithdrawal(order: Order | null, given: Part[], now: Date): PlainOutcome<Part[]> {
  const quantities = new Map<string, number>()
  for (const { line, quantity } of given) quantities.set(line, (quantities.get(line) ?? 0) + quantity)
  const parts = [...quantities].map(([line, quantity]) => ({ line, quantity }))
  // Without an order there are no lines to choose.
  if (!order) return parts.length > 0 ? fail(406, { lines: 'there is no order' }) : { ok: true, value: [] }
  if (isOver(order, now)) return fail(410, { withdrawal: 'too late' })
  if (parts.length === 0) return fail(406, { lines: 'required' })
  const left = leftOf(order)
  return parts.every(({ line, quantity }) => quantity <= (left.get(line) ?? 0))
    ? { ok: true, value: parts }
    : fail(409, { lines: 'not left' })
}

interface Confirmed {
  withdrawal: Withdrawal
  /** Whether this call confirmed it, rather than an earlier one. */
  isNew: boolean
}

/**
 * Confirms a withdrawal; without a language, in the one it was started in. Confirming it again
 * changes nothing.
 */
export async function confirmWithdrawal(
  { db, now, merchant }: { db: D1Database; now: Date; merchant: Merchant },
  reference: string,
  { lines, language }: { lines: Part[]; language: Withdrawal['language'] | null },
): Promise<Outcome<Confirmed>> {
  const withdrawal = await findWithdrawal(db, reference)
  if (!withdrawal) return fail(404, { withdrawal: 'not found' })
  if (withdrawal.confirmed) return succeed({ withdrawal, isNew: false })
  const decide = async () =>
    decideWithdrawal(withdrawal.order === null ? null : await findOrder(db, withdrawal.order), lines, now)
  const parts = await decide()
  if (!parts.ok) return (await confirmedBefore(db, reference)) ?? parts
  try {
    const confirmation = { reference, parts: parts.value, language: language ?? withdrawal.language, now }
    const mails = await saveConfirmation(db, confirmation, merchant)
    const saved = (await findWithdrawal(db, reference)) ?? withdrawal
    return succeed(
      { withdrawal: saved, isNew: mails.length > 0 },
      mails.map(id => ({ kind: 'send_mail', id })),
    )
  } catch (error) {
    // It was stored and only the response was lost, so the cron job sends the mail. Or another
    // withdrawal was faster.
    const before = await confirmedBefore(db, reference)
    if (before) return before
    const again = await decide()
    if (again.ok) throw error
    return again
  }
}

/** The same withdrawal when a parallel call has confirmed it. */
async function confirmedBefore(db: D1Database, reference: string): Promise<Outcome<Confirmed> | null> {
  const withdrawal = await findWithdrawal(db, reference)
  return withdrawal?.confirmed ? succeed({ withdrawal, isNew: false }) : null
}
