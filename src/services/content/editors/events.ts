import type { Identity } from './identity.ts'

/** What is recorded of access; `refused`: a request, with 403. */
type EventKind =
  | 'logged-in'
  | 'logged-out'
  | 'session-ended'
  | 'passkey-added'
  | 'passkey-removed'
  | 'invited'
  | 'changed'
  | 'removed'
  | 'token-made'
  | 'token-ended'
  | 'refused'

type Actor = Pick<Identity, 'id' | 'name'>

/** Records what somebody did, and to whom or what; a statement, for a batch. */
export const editorEvent = (db: D1Database, { id, name }: Actor, kind: EventKind, subject = '') =>
  db
    .prepare('INSERT INTO editor_events (at, editor, name, kind, subject) VALUES (?, ?, ?, ?, ?)')
    .bind(new Date().toISOString(), id, name, kind, subject.slice(0, maxSubjectLength))

const maxSubjectLength = 200
/** The same refusal is recorded once in this time, in ms: a loop does not fill the table. */
const sameMs = 60_000

export async function recordRefusal(db: D1Database, { id, name }: Actor, request: string) {
  const now = Date.now()
  await db
    .prepare(
      `INSERT INTO editor_events (at, editor, name, kind, subject) SELECT ?1, ?2, ?3, 'refused', ?4
       WHERE NOT EXISTS (SELECT 1 FROM editor_events WHERE editor = ?2 AND kind = 'refused' AND subject = ?4 AND at > ?5)`,
    )
    .bind(
      new Date(now).toISOString(),
      id,
      name,
      request.slice(0, maxSubjectLength),
      new Date(now - sameMs).toISOString(),
    )
    .run()
}

const pageSize = 100

/** Events, the latest first; a page of 100, before the event `before`. */
export async function listEvents(db: D1Database, before: number) {
  const { results } = await db
    .prepare(
      `SELECT id, at, editor, name, kind, subject FROM editor_events WHERE id < ? ORDER BY id DESC LIMIT ${pageSize}`,
    )
    .bind(before)
    .all<Actor & { id: number; at: string; editor: string; kind: EventKind; subject: string }>()
  return { events: results, next: results.length === pageSize ? (results.at(-1)?.id ?? null) : null }
}
