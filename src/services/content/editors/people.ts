import type { Locale } from '../lib/localize.ts'
import { type ContentOutcome, failWith, succeedWith } from '../lib/outcome.ts'
import { randomKey } from '../lib/secrets.ts'
import { prepareEditorEvent } from './events.ts'
import { type DeskRole, type Identity, parseDeskRoles, type Role, roleColumns } from './identity.ts'

export interface Editor {
  id: string
  name: string
  role: Role
  deskRoles: DeskRole[]
  /** The language of emails to this editor. */
  language: Locale
}

/** An editor with their email address. */
export interface EditorWithEmail extends Editor {
  email: string
}

type Invitation = Omit<EditorWithEmail, 'id'>

/** An editor as a row of the database, with the desk roles as JSON. */
export type EditorRow<T extends Editor = Editor> = Omit<T, 'deskRoles'> & { deskRoles: string }

export const parseEditor = <T extends { deskRoles: string }>(row: T) => ({
  ...row,
  deskRoles: parseDeskRoles(row.deskRoles),
})

/** The columns of `Editor`, from a table or alias `editors`. */
export const editorColumns = `editors.id, editors.name, editors.language, ${roleColumns('editors')}`

/**
 * Finds an editor by email address; null if there is none. Send mail only to the returned address,
 * because different addresses can be equal in lower case: the Kelvin sign (U+212A) becomes a k.
 */
export async function findEditor(db: D1Database, email: string): Promise<EditorWithEmail | null> {
  const row = await db
    .prepare(`SELECT email, ${editorColumns} FROM editors WHERE email = ?`)
    .bind(email.toLowerCase())
    .first<EditorRow<EditorWithEmail>>()
  return row && parseEditor(row)
}

/** All editors with their addresses, sorted by name. */
export async function listEditors(db: D1Database) {
  const { results } = await db
    .prepare(
      `SELECT id, email, name, ${roleColumns('editors')}, created_at AS invitedAt,
         (SELECT max(used_at) FROM editor_sessions WHERE editor = editors.id) AS usedAt
       FROM editors WHERE removed_at IS NULL ORDER BY name, id`,
    )
    .all<Omit<EditorRow<EditorWithEmail>, 'language'> & { invitedAt: string; usedAt: string | null }>()
  return results.map(parseEditor)
}

/** Adds an editor. Fails with 409 if an editor already has the address. */
export async function addEditor(
  db: D1Database,
  by: Identity,
  invitation: Invitation,
): Promise<ContentOutcome<EditorWithEmail>> {
  const { email, name, role, deskRoles, language } = { ...invitation, email: invitation.email.toLowerCase() }
  const id = randomKey()
  const [added] = await db.batch([
    db
      .prepare(
        `INSERT INTO editors (id, email, name, role, may_edit, desk_roles, language, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      )
      .bind(id, email, name, ...listRoleValues(role, deskRoles), language, new Date().toISOString()),
  ])
  if (added?.meta.changes !== 1) return failWith(409, { email: 'is already an editor' })
  await prepareEditorEvent(db, by, 'invited', [email, role, ...deskRoles].join(' ')).run()
  return succeedWith({ id, email, name, role, deskRoles, language })
}

/** The values of the columns `role`, `may_edit` and `desk_roles`. */
export const listRoleValues = (role: Role, deskRoles: DeskRole[]) =>
  [role === 'none' ? 'write' : role, role === 'none' ? 0 : 1, JSON.stringify(deskRoles)] as const

/** Condition in SQL: another owner remains. */
const anotherOwner = `EXISTS (SELECT 1 FROM editors AS other WHERE other.role = 'own' AND other.may_edit AND other.removed_at IS NULL AND other.id <> editors.id)`

/** Changes an editor's name or roles. Fails with 409 if no owner would remain. */
export async function changeEditor(
  db: D1Database,
  by: Identity,
  id: string,
  { name, role, deskRoles }: { name?: string | undefined; role?: Role | undefined; deskRoles?: DeskRole[] | undefined },
): Promise<ContentOutcome<Editor>> {
  const changed = await db
    .prepare(
      `UPDATE editors SET name = coalesce(?2, name), role = coalesce(nullif(?3, 'none'), role),
         may_edit = coalesce(?3 <> 'none', may_edit), desk_roles = coalesce(?4, desk_roles)
       WHERE id = ?1 AND removed_at IS NULL
         AND (role <> 'own' OR NOT may_edit OR coalesce(?3, role) = 'own' OR ${anotherOwner})
       RETURNING ${editorColumns}`,
    )
    .bind(id, name ?? null, role ?? null, deskRoles ? JSON.stringify(deskRoles) : null)
    .first<EditorRow>()
  if (!changed) return explainFailure(db, id)
  const editor = parseEditor(changed)
  await prepareEditorEvent(db, by, 'changed', [editor.name, editor.role, ...editor.deskRoles].join(' ')).run()
  return succeedWith(editor)
}

/**
 * Removes an editor, and their sessions, passkeys, links and tokens. Their name stays in the
 * history.
 */
export async function removeEditor(db: D1Database, by: Identity, id: string): Promise<ContentOutcome<object>> {
  const now = new Date().toISOString()
  const removed = await db
    .prepare(
      `UPDATE editors SET email = NULL, removed_at = ?2
       WHERE id = ?1 AND removed_at IS NULL AND (role <> 'own' OR NOT may_edit OR ${anotherOwner}) RETURNING name`,
    )
    .bind(id, now)
    .first<{ name: string }>()
  if (!removed) return explainFailure(db, id)
  // The editor has no access from here on, even if this cleanup fails.
  await db.batch([
    ...['editor_sessions', 'passkeys', 'login_links'].map(table =>
      db.prepare(`DELETE FROM ${table} WHERE editor = ?`).bind(id),
    ),
    db.prepare('UPDATE editor_tokens SET ended_at = ? WHERE editor = ? AND ended_at IS NULL').bind(now, id),
    prepareEditorEvent(db, by, 'removed', removed.name),
  ])
  return succeedWith({})
}

async function explainFailure(db: D1Database, id: string) {
  const found = await db.prepare('SELECT 1 FROM editors WHERE id = ? AND removed_at IS NULL').bind(id).first()
  return found
    ? failWith(409, { role: 'one editor must be an owner: make another editor an owner first' })
    : failWith(404, { id: 'there is no such editor' })
}
