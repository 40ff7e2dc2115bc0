import type { Identity } from './identity.ts'

/** The kinds of access events. `refused` is a request that was answered with 403. */
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

/** Prepares a statement that records an event. `subject` names what the editor changed. */
export const prepareEditorEvent = (db: D1Database, { id, name }: Actor, kind: EventKind, subject = '') =>
  db
    .prepare('INSERT INTO editor_events (at, editor, name, kind, subject) VALUES (?, ?, ?, ?, ?)')
    .bind(new Date().toISOString(), id, name, kind, subject.slice(0, maxSubjectLength))

const maxSubjectLength = 200
/**
 * If a refusal is repeated within this time, in ms, it is recorded only once, so that a program in
 * a loop does not fill the table.
 */
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

/** A page of up to 100 events that are older than the event `before`, the latest first. */
export async function listEvents(db: D1Database, before: number) {
  const { results } = await db
    .prepare(
      `SELECT id, at, editor, name, kind, subject FROM editor_events WHERE id < ? ORDER BY id DESC LIMIT ${pageSize}`,
    )
    .bind(before)
    .all<Actor & { id: number; at: string; editor: string; kind: EventKind; subject: string }>()
  return { events: results, next: results.length === pageSize ? (results.at(-1)?.id ?? null) : null }
}
