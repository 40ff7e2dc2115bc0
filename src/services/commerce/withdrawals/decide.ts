import type { Merchant } from '../lib/merchant.ts'
import { fail, listMailIds, type Outcome, type PlainOutcome, succeed } from '../lib/outcome.ts'
import { changeOrder, type Decision } from '../orders/change.ts'
import type { Order } from '../orders/storage.ts'
import { isWithdrawalOver, listWithdrawable } from '../orders/withdrawable.ts'
import {
  type Confirmation,
  confirmationStatements,
  findWithdrawal,
  saveConfirmation,
  type Withdrawal,
  type WithdrawnPart,
} from './storage.ts'

/**
 * Decides whether the buyer can withdraw from these parts of an order, and returns them combined
 * into one part for each line. `order` is null if the withdrawal matches no order. Pure.
 */
export function decideWithdrawal(
  order: Order | null,
  requested: WithdrawnPart[],
  now: Date,
): PlainOutcome<WithdrawnPart[]> {
  const quantities = new Map<string, number>()
  for (const { line, quantity } of requested) quantities.set(line, (quantities.get(line) ?? 0) + quantity)
  const parts = [...quantities].map(([line, quantity]) => ({ line, quantity }))
  // Without an order, there are no lines to choose.
  if (!order) return parts.length > 0 ? fail(406, { lines: 'there is no order' }) : { ok: true, value: [] }
  if (isWithdrawalOver(order, now)) return fail(410, { withdrawal: 'too late' })
  if (parts.length === 0) return fail(406, { lines: 'required' })
  const left = listWithdrawable(order)
  return parts.every(({ line, quantity }) => quantity <= (left.get(line) ?? 0))
    ? { ok: true, value: parts }
    : fail(409, { lines: 'not left' })
}

interface ConfirmedWithdrawal {
  withdrawal: Withdrawal
  /** Whether this call has confirmed the withdrawal; false if an earlier call did. */
  isNew: boolean
}

interface ConfirmContext {
  db: D1Database
  now: Date
  merchant: Merchant
}

/**
 * Confirms a withdrawal. `language` defaults to the language in which it was started. If the
 * withdrawal matches an order, the confirmation is a change to the order, so that the operator
 * cannot send the goods at the same time. A repeated call changes nothing.
 */
export async function confirmWithdrawal(
  shop: ConfirmContext,
  reference: string,
  { lines, language }: { lines: WithdrawnPart[]; language: Withdrawal['language'] | null },
): Promise<Outcome<ConfirmedWithdrawal>> {
  const { db, now, merchant } = shop
  const withdrawal = await findWithdrawal(db, reference)
  if (!withdrawal) return fail(404, { withdrawal: 'not found' })
  if (withdrawal.confirmed) return succeed({ withdrawal, isNew: false })
  const confirmation = { reference, language: language ?? withdrawal.language, now }
  try {
    const confirmed =
      withdrawal.order === null
        ? await confirmAlone(shop, lines, confirmation)
        : await changeOrder(
            db,
            { reference: withdrawal.order },
            { change: 'withdraw', key: `withdrawal ${reference}`, actor: 'buyer', now },
            order => decideChange(order, { withdrawal, lines, confirmation, merchant }),
          )
    if (!confirmed.ok) return (await findConfirmed(db, reference)) ?? confirmed
    const saved = (await findWithdrawal(db, reference)) ?? withdrawal
    return succeed({ withdrawal: saved, isNew: listMailIds(confirmed.events).length > 0 }, confirmed.events)
  } catch (error) {
    // If the confirmation was stored and only the response was lost, the cron job sends the mail.
    const before = await findConfirmed(db, reference)
    if (before) return before
    throw error
  }
}

type NewConfirmation = Omit<Confirmation, 'parts'>

/** Confirms a withdrawal that matches no order. */
async function confirmAlone(
  { db, merchant }: Pick<ConfirmContext, 'db' | 'merchant'>,
  lines: WithdrawnPart[],
  confirmation: NewConfirmation,
): Promise<Outcome<null>> {
  const decided = decideWithdrawal(null, lines, confirmation.now)
  if (!decided.ok) return decided
  const mails = await saveConfirmation(db, { ...confirmation, parts: [] }, merchant)
  return succeed(
    null,
    mails.map(id => ({ kind: 'send_mail', id })),
  )
}

/**
 * Decides how a withdrawal changes its order. The statements fail if a parallel call has confirmed
 * the withdrawal.
 */
function decideChange(
  order: Order,
  {
    withdrawal: { withdrawal },
    lines,
    confirmation,
    merchant,
  }: { withdrawal: Withdrawal; lines: WithdrawnPart[]; confirmation: NewConfirmation; merchant: Merchant },
): PlainOutcome<Decision> {
  const decided = decideWithdrawal(order, lines, confirmation.now)
  if (!decided.ok) return decided
  const parts = decided.value
  const confirmed = confirmation.now.toISOString()
  return {
    ok: true,
    value: {
      after: { ...order, withdrawn: [...order.withdrawn, ...parts.map(part => ({ ...part, withdrawal, confirmed }))] },
      details: { withdrawal, lines: parts },
      statements: db => confirmationStatements(db, { ...confirmation, parts }, merchant),
    },
  }
}

/** Returns the withdrawal if another call has confirmed it; otherwise null. */
async function findConfirmed(db: D1Database, reference: string): Promise<Outcome<ConfirmedWithdrawal> | null> {
  const withdrawal = await findWithdrawal(db, reference)
  return withdrawal?.confirmed ? succeed({ withdrawal, isNew: false }) : null
}
