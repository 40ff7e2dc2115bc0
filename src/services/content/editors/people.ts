import type { Locale } from '../lib/localize.ts'
import { type ContentOutcome, failWith, succeedWith } from '../lib/outcome.ts'
import { randomKey } from '../lib/secrets.ts'
import { editorEvent } from './events.ts'
import type { Identity, Role } from './identity.ts'

export interface Editor {
  id: string
  name: string
  role: Role
  /** Of their mails. */
  language: Locale
}

/** With the address that their mails go to. */
export interface Addressed extends Editor {
  email: string
}

interface Invitation {
  email: string
  name: string
  role: Role
  language: Locale
}

/**
 * The editor with a mail address; null when there is none. Write to the address that is returned:
 * letters of other alphabets may be the same in lower case, and another mailbox.
 */
export const findEditor = (db: D1Database, email: string) =>
  db
    .prepare('SELECT id, email, name, role, language FROM editors WHERE email = ?')
    .bind(email.toLowerCase())
    .first<Addressed>()

/** All editors with their addresses, by name. */
export async function listEditors(db: D1Database) {
  const { results } = await db
    .prepare(
      `SELECT id, email, name, role, created_at AS invitedAt,
         (SELECT max(used_at) FROM editor_sessions WHERE editor = editors.id) AS usedAt
       FROM editors WHERE removed_at IS NULL ORDER BY name, id`,
    )
    .all<{ id: string; email: string; name: string; role: Role; invitedAt: string; usedAt: string | null }>()
  return results
}

/** Adds an editor; 409 when the address is an editor's already. */
export async function addEditor(db: D1Database, by: Identity, given: Invitation): Promise<ContentOutcome<Addressed>> {
  const { email, name, role, language } = { ...given, email: given.email.toLowerCase() }
  const id = randomKey()
  const [added] = await db.batch([
    db
      .prepare(
        `INSERT INTO editors (id, email, name, role, language, created_at) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING`,
      )
      .bind(id, email, name, role, language, new Date().toISOString()),
  ])
  if (added?.meta.changes !== 1) return failWith(409, { email: 'is an editor already' })
  await editorEvent(db, by, 'invited', `${email} ${role}`).run()
  return succeedWith({ id, email, name, role, language })
}

/** As a condition of SQL: after this, somebody still owns the shop's content. */
const anotherOwner = `EXISTS (SELECT 1 FROM editors AS other WHERE other.role = 'own' AND other.removed_at IS NULL AND other.id <> editors.id)`

/** Changes an editor's name or role; the last owner keeps the role. */
export async function changeEditor(
  db: D1Database,
  by: Identity,
  id: string,
  { name, role }: { name?: string | undefined; role?: Role | undefined },
): Promise<ContentOutcome<Editor>> {
  const changed = await db
    .prepare(
      `UPDATE editors SET name = coalesce(?2, name), role = coalesce(?3, role)
       WHERE id = ?1 AND removed_at IS NULL AND (role <> 'own' OR coalesce(?3, role) = 'own' OR ${anotherOwner})
       RETURNING id, name, role, language`,
    )
    .bind(id, name ?? null, role ?? null)
    .first<Editor>()
  if (!changed) return whyNot(db, id)
  await editorEvent(db, by, 'changed', `${changed.name} ${changed.role}`).run()
  return succeedWith(changed)
}

/**
 * Removes an editor, and with them their sessions, passkeys, links and tokens. Their name stays,
 * for the history.
 */
export async function removeEditor(db: D1Database, by: Identity, id: string): Promise<ContentOutcome<object>> {
  const now = new Date().toISOString()
  const removed = await db
    .prepare(
      `UPDATE editors SET email = NULL, removed_at = ?2
       WHERE id = ?1 AND removed_at IS NULL AND (role <> 'own' OR ${anotherOwner}) RETURNING name`,
    )
    .bind(id, now)
    .first<{ name: string }>()
  if (!removed) return whyNot(db, id)
  // Whoever is removed is nobody from here on, even if this does not come to its end.
  await db.batch([
    ...['editor_sessions', 'passkeys', 'login_links'].map(table =>
      db.prepare(`DELETE FROM ${table} WHERE editor = ?`).bind(id),
    ),
    db.prepare('UPDATE editor_tokens SET ended_at = ? WHERE editor = ? AND ended_at IS NULL').bind(now, id),
    editorEvent(db, by, 'removed', removed.name),
  ])
  return succeedWith({})
}

async function whyNot(db: D1Database, id: string) {
  const found = await db.prepare('SELECT 1 FROM editors WHERE id = ? AND removed_at IS NULL').bind(id).first()
  return found
    ? failWith(409, { role: 'somebody must own the content: make another editor its owner first' })
    : failWith(404, { id: 'there is no such editor' })
}
