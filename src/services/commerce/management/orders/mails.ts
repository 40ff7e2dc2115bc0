import { mailSubjectSql } from '../../account/anonymise.ts'
import { fail, type PlainOutcome } from '../../lib/outcome.ts'
import type { MailKind } from '../../mail/outbox.ts'
import type { Decision } from '../../orders/change.ts'
import type { Order } from '../../orders/storage.ts'

/** The mails to the buyer about an order, by their names in the interface. */
const outboxKinds = {
  confirmation: 'order',
  shipped: 'shipped',
  cancelled: 'cancelled',
  refund: 'refunded',
  withdrawal: 'withdrawal',
  link: 'order_link',
} as const satisfies Record<string, MailKind>

export const resentKinds = ['confirmation', 'shipped', 'cancelled', 'refund', 'withdrawal', 'link'] as const
type OrderMailKind = (typeof resentKinds)[number]

/** A mail about an order. `created` and `sent` are ISO times in UTC; `sent` is null if unsent. */
export interface OrderMail {
  kind: OrderMailKind
  /** Empty if a person's data was erased. */
  recipient: string
  created: string
  sent: string | null
}

/** Maximum number of mails of one order that are listed. */
const mailMaximum = 100

/**
 * SQL for the mails about an order, whose reference is `?1`, or about its withdrawals. The `+`
 * removes the column's type, because SQLite would otherwise not use the index on the expression.
 */
const mailsOfOrder = `${mailSubjectSql} IN (SELECT ?1 UNION ALL SELECT +reference FROM withdrawals WHERE order_reference = ?1)`

const names = new Map<string, OrderMailKind>(resentKinds.map(kind => [outboxKinds[kind], kind]))

/** Loads the mails to the buyer about an order, the oldest first. */
export async function loadOrderMails(db: D1Database, reference: string): Promise<OrderMail[]> {
  const { results } = await db
    .prepare(
      `SELECT kind, recipient, created, sent FROM outbox WHERE ${mailsOfOrder} ORDER BY +id DESC LIMIT ${mailMaximum}`,
    )
    .bind(reference)
    .all<Omit<OrderMail, 'kind'> & { kind: string }>()
  return results.toReversed().flatMap(({ kind, ...mail }) => {
    const name = names.get(kind)
    return name ? [{ kind: name, ...mail }] : []
  })
}

/**
 * Finds the data from which the newest mail of a kind was composed; null if the order has no such
 * mail. A link to the order can be mailed even if none was mailed before.
 */
export async function findMailContents(
  db: D1Database,
  { reference, snapshot }: Order,
  kind: OrderMailKind,
): Promise<string | null> {
  if (kind === 'link') return JSON.stringify({ reference, language: snapshot.language })
  return db
    .prepare(`SELECT about FROM outbox WHERE ${mailsOfOrder} AND kind = ?2 ORDER BY +id DESC LIMIT 1`)
    .bind(reference, outboxKinds[kind])
    .first<string>('about')
}

/** How many mails of an order can be sent again within `dayMs`. */
const resentMaximum = 5
const dayMs = 24 * 60 * 60 * 1000

/** Decides to send a mail of an order again, to its current e-mail address. */
export function decideResending(order: Order, kind: OrderMailKind, about: string, now: Date): PlainOutcome<Decision> {
  if (!order.email) return fail(409, { email: 'the order no longer has any personal data' })
  const recent = order.changes.filter(
    ({ change, changed }) => change === 'mail' && Date.parse(changed) > now.getTime() - dayMs,
  )
  if (recent.length >= resentMaximum)
    return fail(429, { mails: `at most ${resentMaximum} mails about an order can be sent again per day` })
  const event = `resent ${order.reference} ${order.changes.length + 1}`
  return {
    ok: true,
    value: {
      after: order,
      details: { kind },
      statements: () => [],
      mails: [{ kind: outboxKinds[kind], recipient: order.email, about, event }],
    },
  }
}
