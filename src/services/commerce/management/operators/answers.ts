import { fail, type PlainOutcome } from '../../lib/outcome.ts'
import type { AuditEntry } from './audited-database.ts'
import type { Operator } from './operator.ts'

interface Answer {
  status: 200 | 201
  body: unknown
}

/**
 * Finds the answer to the operator's earlier request with the same `Idempotency-Key`. Returns null
 * if there was no such request, and a failure if its content was different. If the change was
 * stored but its answer was not, an answer is made from the log. Answers with orders are never
 * stored, because they contain personal data. For them, the result is `repeat`: the request is to
 * be processed again, which changes nothing, because the order's history contains the key.
 */
export async function findAnswer(
  db: D1Database,
  { operator, key, digest }: AuditEntry & { key: string },
): Promise<PlainOutcome<Answer | 'repeat'> | null> {
  const row = await db
    .prepare(
      `SELECT audit.digest, audit.operation, audit.subject, audit.before, audit.after, answer.status, answer.body
       FROM audit LEFT JOIN operation_answers answer ON answer.actor = audit.actor AND answer.key = audit.key
       WHERE audit.actor = ? AND audit.key = ?`,
    )
    .bind(operator.id, key)
    .first<Row>()
  if (!row) return null
  if (row.digest !== digest) return fail(409, { key: 'was used for another request' })
  if (row.body !== null) return { ok: true, value: { status: toStatus(row.status), body: JSON.parse(row.body) } }
  if (hasOrder(row.operation)) return { ok: true, value: 'repeat' }
  const [before, after] = [row.before, row.after].map(text => (text === null ? null : JSON.parse(text)))
  return {
    ok: true,
    value: { status: 200, body: { operation: row.operation, subject: row.subject, before, after } },
  }
}

interface Row {
  digest: string
  operation: string
  subject: string
  before: string | null
  after: string | null
  status: number | null
  body: string | null
}

/** Whether the answer of an operation contains an order, or data from one. */
export const hasOrder = (operation: string) => operation.startsWith('orders.')

const toStatus = (status: number | null) => (status === 201 ? 201 : 200)

/** Stores the answer to a request, in case the request is repeated. */
export async function saveAnswer(
  db: D1Database,
  { operator, key }: { operator: Operator; key: string },
  answer: Response,
): Promise<void> {
  await db
    .prepare('INSERT OR IGNORE INTO operation_answers (actor, key, answered, status, body) VALUES (?, ?, ?, ?, ?)')
    .bind(operator.id, key, new Date().toISOString(), answer.status, await answer.text())
    .run()
}

/** How long answers are kept, in ms. */
const keptMs = 30 * 24 * 60 * 60 * 1000

export const deleteOldAnswers = (db: D1Database, now: Date) =>
  db
    .prepare('DELETE FROM operation_answers WHERE answered < ?')
    .bind(new Date(now.getTime() - keptMs).toISOString())
    .run()
