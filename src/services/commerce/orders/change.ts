import { Batch } from '../lib/database.ts'
import { fail, type Outcome, type PlainOutcome, succeed, VersionChanged } from '../lib/outcome.ts'
import type { OutboxEntry } from '../mail/outbox.ts'
import { releaseVouchers } from '../vouchers/reservations.ts'
import { collectOrderFacts } from './facts.ts'
import { storeUnsentLines } from './lines/unsent.ts'
import {
  countToSend,
  decideMoneyState,
  decideOrderState,
  decideOrderStatus,
  describeActionRefusal,
  listAllowedActions,
  type OrderAction,
  orderActions,
} from './states.ts'
import { findOrder, type Order, type OrderId, type OrderRow, parseOrder, selectOrder } from './storage.ts'

/**
 * Maximum number of attempts to store a change. An attempt fails if a parallel change was stored
 * first.
 */
const maxAttempts = 8

type ServiceChange =
  | 'note'
  | 'address'
  | 'email'
  | 'mail'
  | 'retry'
  | 'capture'
  | 'refunded'
  | 'refund_failed'
  | 'refunded_elsewhere'
  | 'disputed'
  | 'dispute_closed'
  | 'withdraw'

export interface ChangeEntry {
  /**
   * Either an operator's action, which fails if the order's state does not allow it, or a change
   * that the service itself records.
   */
  change: OrderAction | ServiceChange
  /** Chosen by the caller. An order that has a change with this key is not changed again. */
  key: string
  /** Who makes the change, as the history shows it. */
  actor: string
  now: Date
}

/**
 * A mail that is stored with a change. If a mail with the same `event` is already stored, this one
 * is not.
 */
export type ChangeMail = Pick<OutboxEntry, 'kind' | 'recipient' | 'about'> & { event: string }

/**
 * What a change does to an order. Decisions are created by pure functions, whose names start with
 * `decide`.
 */
export interface Decision {
  /** The order after the change, without the new entry of its history. */
  after: Order
  /** The details that the history shows about the change. Default: none. */
  details?: Record<string, unknown>
  /** Creates the statements that store the change, except the order's state and history. */
  statements: (db: D1Database, actor: string) => D1PreparedStatement[]
  mails?: ChangeMail[]
  stockChanged?: boolean
}

/**
 * Changes an order. `decide` must be pure. It returns what the change does, or why it is not
 * possible. Everything is stored in one transaction. If another change was stored in the meantime,
 * `decide` is called again with the order as that change left it. `known` is the order if the
 * caller has just loaded it; otherwise it is loaded first.
 */
export async function changeOrder(
  db: D1Database,
  id: OrderId,
  entry: ChangeEntry,
  decide: (order: Order) => PlainOutcome<Decision>,
  known: Order | null = null,
): Promise<Outcome<Order>> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const order = (attempt === 0 && known) || (await findOrder(db, id))
    if (!order) return fail(404, { order: 'not found' })
    if (order.changes.some(({ key }) => key === entry.key)) return succeed(order)
    const { change } = entry
    const facts = collectOrderFacts(order)
    if (isAction(change) && !listAllowedActions(facts).includes(change))
      return fail(409, { order: describeActionRefusal(change, facts) })
    const decided = decide(order)
    if (!decided.ok) return decided
    try {
      const { mails, changedOrder } = await save(db, order, entry, decided.value)
      return succeed(changedOrder, [
        ...mails.map(id => ({ kind: 'send_mail' as const, id })),
        ...(decided.value.stockChanged ? [{ kind: 'stock_changed' as const }] : []),
      ])
    } catch (cause) {
      if (cause instanceof VersionChanged) throw cause
      const now = await findOrder(db, id)
      if (now?.changes.length === order.changes.length) throw cause
    }
  }
  return { ...fail(503, { order: 'is being changed' }), retryAfter: 1 }
}

const isAction = (change: ChangeEntry['change']): change is OrderAction =>
  orderActions.some(action => action === change)

/**
 * Stores a change, and returns the changed order with the ids of its mails. Throws if another
 * change was stored in the meantime, because its entry in the history then already has the same
 * number.
 */
async function save(
  db: D1Database,
  { reference, changes }: Order,
  { change, key, actor, now }: ChangeEntry,
  { after, details = {}, statements, mails = [] }: Decision,
): Promise<{ mails: number[]; changedOrder: Order }> {
  const changed = now.toISOString()
  const expected = { ...after, changes: [...changes, { key, change, changed, actor, details }] }
  const facts = collectOrderFacts(expected)
  const state = decideOrderState(facts)
  // If an order is cancelled or refunded before anything was sent, its vouchers can be used again.
  const isUndone = after.shipments.length === 0 && (state === 'cancelled' || state === 'refunded')
  const writes = [
    db
      .prepare(
        `INSERT INTO order_changes (order_reference, number, key, change, changed, actor, details)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(reference, changes.length + 1, key, change, changed, actor, JSON.stringify(details)),
    ...statements(db, actor),
    storeUnsentLines(db, expected, reference),
    db
      .prepare(
        `UPDATE orders SET state = ?, status = ?, money = ?, to_send = ?, revision = revision + 1 WHERE reference = ?`,
      )
      .bind(state, decideOrderStatus(facts), decideMoneyState(facts), countToSend(facts), reference),
    ...(isUndone ? releaseVouchers(db, reference) : []),
    ...mails.map(({ kind, recipient, about, event }) =>
      db
        .prepare(
          `INSERT INTO outbox (kind, recipient, about, created, event) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT DO NOTHING RETURNING id AS id`,
        )
        .bind(kind, recipient, about, changed, event),
    ),
  ]
  const batch = new Batch(db)
  const readIds = writes.map(statement =>
    batch.add(statement, (rows: { id?: number }[]) => rows.flatMap(({ id }) => id ?? [])),
  )
  const readOrder = batch.add(selectOrder(db, { reference }), (rows: OrderRow[]) => rows.map(parseOrder))
  await batch.run()
  const [changedOrder] = readOrder()
  if (!changedOrder) throw new Error(`Order ${reference} does not exist`)
  return { mails: readIds.flatMap(read => read()), changedOrder }
}
