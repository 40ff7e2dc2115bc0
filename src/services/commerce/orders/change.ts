import type { Merchant } from '../lib/merchant.ts'
import { fail, type Outcome, type PlainOutcome, succeed } from '../lib/outcome.ts'
import type { OutboxEntry } from '../mail/outbox.ts'
import { releaseVouchers } from '../vouchers/reservations.ts'
import { orderFactsOf } from './facts.ts'
import {
  type OrderAction,
  orderActions,
  orderActionsOf,
  orderState,
  orderStatus,
  refusalOf,
  toSendOf,
} from './states.ts'
import { findOrder, loadOrder, type Order, type OrderId } from './storage.ts'

/** How often a change is decided again because another one was faster. */
const attempts = 8

type Noted =
  | 'capture'
  | 'refunded'
  | 'refund_failed'
  | 'refunded_elsewhere'
  | 'disputed'
  | 'dispute_closed'
  | 'withdraw'

export interface ChangeEntry {
  /** What a merchant does, which the order must allow, or what the service notes itself. */
  change: OrderAction | Noted
  /** The caller's name for it: repeated with the same one, a change takes effect once. */
  key: string
  /** Who does it, for the history. */
  actor: string
  now: Date
}

/** A mail that is written with a change; `event` is unique, so that it is written once. */
export type ChangeMail = Pick<OutboxEntry, 'kind' | 'recipient' | 'about'> & { event: string }

export interface Decision {
  /** The order as it is afterwards, without the entry of its history. */
  after: Order
  /** What the history says of it. */
  details?: Record<string, unknown>
  /** What is stored besides the state and the history. */
  statements: (db: D1Database) => D1PreparedStatement[]
  mails?: ChangeMail[]
  stockChanged?: boolean
}

/**
 * Changes an order: `decide` is pure, and says what the order becomes, or why it cannot. All is
 * stored in one transaction, once for a `key`. Parallel changes of an order take effect one after
 * the other: of two, the later is decided again from what the earlier one left.
 */
export async function changeOrder(
  db: D1Database,
  id: OrderId,
  entry: ChangeEntry,
  decide: (order: Order) => PlainOutcome<Decision>,
): Promise<Outcome<Order>> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const order = await findOrder(db, id)
    if (!order) return fail(404, { order: 'not found' })
    if (order.changes.some(({ key }) => key === entry.key)) return succeed(order)
    const { change } = entry
    const facts = orderFactsOf(order)
    if (isAction(change) && !orderActionsOf(facts).includes(change))
      return fail(409, { order: refusalOf(change, facts) })
    const decided = decide(order)
    if (!decided.ok) return decided
    try {
      const mails = await save(db, order, entry, decided.value)
      return succeed(await loadOrder(db, order.reference), [
        ...mails.map(id => ({ kind: 'send_mail' as const, id })),
        ...(decided.value.stockChanged ? [{ kind: 'stock_changed' as const }] : []),
      ])
    } catch (cause) {
      const now = await findOrder(db, id)
      if (now?.changes.length === order.changes.length) throw cause
    }
  }
  return { ...fail(503, { order: 'is being changed' }), retryAfter: 1 }
}

const isAction = (change: ChangeEntry['change']): change is OrderAction => orderActions.some(one => one === change)

/** Returns the ids of the mails. Throws when another change has the number already. */
async function save(
  db: D1Database,
  { reference, changes }: Order,
  { change, key, actor, now }: ChangeEntry,
  { after, details = {}, statements, mails = [] }: Decision,
): Promise<number[]> {
  const changed = now.toISOString()
  const facts = orderFactsOf({ ...after, changes: [...changes, { key, change, changed, actor, details }] })
  const state = orderState(facts)
  // Cancelled, or paid back before anything was sent: as if it had not been made.
  const isUndone = after.shipments.length === 0 && (state === 'cancelled' || state === 'refunded')
  const results = await db.batch<{ id?: number }>([
    db
      .prepare(
        `INSERT INTO order_changes (order_reference, number, key, change, changed, actor, details)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(reference, changes.length + 1, key, change, changed, actor, JSON.stringify(details)),
    ...statements(db),
    db
      .prepare('UPDATE orders SET state = ?, status = ?, to_send = ?, revision = revision + 1 WHERE reference = ?')
      .bind(state, orderStatus(facts), toSendOf(facts), reference),
    ...(isUndone ? releaseVouchers(db, reference) : []),
    ...mails.map(({ kind, recipient, about, event }) =>
      db
        .prepare(
          `INSERT INTO outbox (kind, recipient, about, created, event) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT DO NOTHING RETURNING id AS id`,
        )
        .bind(kind, recipient, about, changed, event),
    ),
  ])
  return results.flatMap(({ results: rows }) => rows.flatMap(({ id }) => (id === undefined ? [] : [id])))
}

/**
 * Numbers the receipt of an order, for the change that notes its money: the next number of the one
 * series, which is taken with the rest of the batch or not at all. It keeps who sells.
 */
export const issueReceipt = (db: D1Database, merchant: Merchant, order: string, now: Date) =>
  issue(db, merchant, 'receipt', order, null, now)

/** Numbers the credit note of a refund, for the batch that notes that it was paid. */
export const issueCreditNote = (db: D1Database, merchant: Merchant, order: string, refund: string, now: Date) =>
  issue(db, merchant, 'credit_note', order, refund, now)

const issue = (db: D1Database, { seller }: Merchant, kind: string, order: string, refund: string | null, now: Date) =>
  db
    .prepare(
      `INSERT INTO documents (number, kind, order_reference, refund, issued, seller)
       SELECT COALESCE(MAX(number), 100000) + 1, ?, ?, ?, ?, ? FROM documents`,
    )
    .bind(kind, order, refund, now.toISOString(), JSON.stringify(seller))
