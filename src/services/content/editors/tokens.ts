import { randomId, randomSecret } from '../lib/random.ts'
import { digest } from '../lib/token.ts'
import { event } from './events.ts'
import type { Identity, Role } from './identity.ts'

/** How exactly the last use is noted, in ms. */
const notedMs = 5 * 60_000

interface Scope {
  name: string
  role: Role
  /** The only type of entries that it is for; null for all. */
  type: string | null
}

/** Makes a machine's token; its text is returned this once. */
export async function createToken(db: D1Database, by: Identity, { name, role, type }: Scope) {
  const id = `token-${randomId()}`
  const token = `content-${randomSecret()}`
  await db.batch([
    db
      .prepare(
        'INSERT INTO editor_tokens (digest, id, name, role, type, editor, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      )
      .bind(await digest(token), id, name, role, type, by.id, new Date().toISOString()),
    event(db, by, 'token-made', [name, role, type].filter(Boolean).join(' ')),
  ])
  return { id, token }
}

/** The tokens that are valid, the latest first. */
export async function listTokens(db: D1Database) {
  const { results } = await db
    .prepare(
      `SELECT id, name, role, type, created_at AS createdAt, used_at AS usedAt,
         (SELECT name FROM editors WHERE editors.id = editor_tokens.editor) AS editor
       FROM editor_tokens WHERE ended_at IS NULL ORDER BY created_at DESC, id`,
    )
    .all<Scope & { id: string; createdAt: string; usedAt: string | null; editor: string | null }>()
  return results
}

/** Ends a token; whether there was one. */
export async function endToken(db: D1Database, by: Identity, id: string): Promise<boolean> {
  const ended = await db
    .prepare('UPDATE editor_tokens SET ended_at = ? WHERE id = ? AND ended_at IS NULL RETURNING name')
    .bind(new Date().toISOString(), id)
    .first<{ name: string }>()
  if (ended) await event(db, by, 'token-ended', ended.name).run()
  return ended !== null
}

/** The machine that has a token; null when there is no such token, or it is over. */
export async function findByToken(db: D1Database, token: string): Promise<Identity | null> {
  const hash = await digest(token)
  const row = await db
    .prepare(
      `SELECT id, name, role, type, used_at AS used FROM editor_tokens WHERE digest = ? AND ended_at IS NULL
         AND editor NOT IN (SELECT id FROM editors WHERE removed_at IS NOT NULL)`,
    )
    .bind(hash)
    .first<{ id: string; name: string; role: Role; type: string | null; used: string | null }>()
  if (!row) return null
  const { used, type, ...identity } = row
  const now = Date.now()
  if (now - Date.parse(used ?? '1970-01-01') > notedMs)
    await db
      .prepare('UPDATE editor_tokens SET used_at = ? WHERE digest = ?')
      .bind(new Date(now).toISOString(), hash)
      .run()
  return { ...identity, by: 'token', ...(type && { type }) }
}
