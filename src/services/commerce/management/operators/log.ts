import type { Operator } from './operator.ts'

/**
 * A refusal that is repeated within this time, in ms, is recorded only once, so that a program in a
 * loop does not fill the log.
 */
const sameMs = 60_000

/** Records that an operator called an operation which their roles do not allow. */
export async function recordRefusedOperation(db: D1Database, { id, name, roles, way }: Operator, operation: string) {
  console.warn(JSON.stringify({ event: 'operation_refused', operator: id, operation }))
  const now = Date.now()
  await db
    .prepare(
      `INSERT INTO audit (at, actor, name, roles, way, operation, subject, outcome)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, '', 'refused' WHERE NOT EXISTS (
         SELECT 1 FROM audit WHERE actor = ?2 AND operation = ?6 AND outcome = 'refused' AND at > ?7
           AND id > (SELECT MAX(id) - 1000 FROM audit))`,
    )
    .bind(
      ...[new Date(now).toISOString(), id, name, JSON.stringify(roles), way, operation],
      new Date(now - sameMs).toISOString(),
    )
    .run()
}

export interface LogQuery {
  /** The id of an operator; empty for all. */
  actor: string
  /** Such as `order 100123`; empty for all. */
  subject: string
  /** ISO times in UTC; `from` is inclusive, `until` exclusive. Empty for no bound. */
  from: string
  until: string
  /** Only rows before this id. */
  before: number
  limit: number
}

interface LogRow {
  id: number
  at: string
  actor: string
  name: string
  roles: string
  way: string
  operation: string
  subject: string
  outcome: 'done' | 'refused'
  before: string | null
  after: string | null
  request: string | null
}

/** Loads a page of the log, the newest rows first. `next` is the next page's `before`, or null. */
export async function loadLog(db: D1Database, { actor, subject, from, until, before, limit }: LogQuery) {
  const conditions: [sql: string, value: string | number][] = [
    ['id < ?', before],
    ...(actor ? [['actor = ?', actor] as const] : []),
    ...(subject ? [['subject = ?', subject] as const] : []),
    ...(from ? [['at >= ?', from] as const] : []),
    ...(until ? [['at < ?', until] as const] : []),
  ].map(([sql, value]) => [String(sql), value ?? ''])
  const { results } = await db
    .prepare(
      `SELECT id, at, actor, name, roles, way, operation, subject, outcome, before, after, request FROM audit
       WHERE ${conditions.map(([sql]) => sql).join(' AND ')} ORDER BY id DESC LIMIT ?`,
    )
    .bind(...conditions.map(([, value]) => value), limit + 1)
    .all<LogRow>()
  const rows = results.slice(0, limit)
  return { rows: rows.map(parseRow), next: results.length > limit ? (rows.at(-1)?.id ?? null) : null }
}

export type LogEntry = ReturnType<typeof parseRow>

function parseRow({ roles, before, after, request, ...row }: LogRow) {
  const parse = (json: string | null): unknown => (json === null ? null : JSON.parse(json))
  return { ...row, roles: parse(roles), before: parse(before), after: parse(after), request: parse(request) }
}
