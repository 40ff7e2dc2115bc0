import { digestSecret, randomKey, randomSecret } from '../lib/secrets.ts'
import { editorEvent } from './events.ts'
import { type Identity, lesser, operator, type Role } from './identity.ts'

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
  const id = `token-${randomKey()}`
  const token = `content-${randomSecret()}`
  await db.batch([
    db
      .prepare(
        'INSERT INTO editor_tokens (digest, id, name, role, type, editor, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      )
      .bind(await digestSecret(token), id, name, role, type, by.id, new Date().toISOString()),
    editorEvent(db, by, 'token-made', [name, role, type].filter(Boolean).join(' ')),
  ])
  return { id, token }
}

/** As a part of SQL: the valid tokens, each with its maker's present name and role. */
const validTokens = `editor_tokens AS token LEFT JOIN editors AS maker ON maker.id = token.editor
  WHERE token.ended_at IS NULL AND (token.editor = '${operator.id}' OR (maker.id IS NOT NULL AND maker.removed_at IS NULL))`

interface ByMaker {
  role: Role
  /** Null for the operator. */
  makerRole: Role | null
}

/** A token may never do more than who made it may do now. */
const presentRole = ({ role, makerRole }: ByMaker) => (makerRole ? lesser(role, makerRole) : role)

/** The tokens that are valid, the latest first, with what they may do now. */
export async function listTokens(db: D1Database) {
  const { results } = await db
    .prepare(
      `SELECT token.id, token.name, token.role, token.type, token.created_at AS createdAt, token.used_at AS usedAt,
         maker.name AS editor, maker.role AS makerRole
       FROM ${validTokens} ORDER BY token.created_at DESC, token.id`,
    )
    .all<Scope & ByMaker & { id: string; createdAt: string; usedAt: string | null; editor: string | null }>()
  return results.map(({ makerRole, ...token }) => ({ ...token, role: presentRole({ ...token, makerRole }) }))
}

/** What a token may do now, by its id; null when it is over. */
export async function roleOfToken(db: D1Database, id: string): Promise<Role | null> {
  const row = await db
    .prepare(`SELECT token.role, maker.role AS makerRole FROM ${validTokens} AND token.id = ?`)
    .bind(id)
    .first<ByMaker>()
  return row && presentRole(row)
}

/** Ends a token; whether there was one. */
export async function endToken(db: D1Database, by: Identity, id: string): Promise<boolean> {
  const ended = await db
    .prepare('UPDATE editor_tokens SET ended_at = ? WHERE id = ? AND ended_at IS NULL RETURNING name')
    .bind(new Date().toISOString(), id)
    .first<{ name: string }>()
  if (ended) await editorEvent(db, by, 'token-ended', ended.name).run()
  return ended !== null
}

/** The machine that has a token; null when there is no such token, or it is over. */
export async function findByToken(db: D1Database, token: string): Promise<Identity | null> {
  const hash = await digestSecret(token)
  const row = await db
    .prepare(
      `SELECT token.id, token.name, token.role, token.type, token.used_at AS used, maker.role AS makerRole
       FROM ${validTokens} AND token.digest = ?`,
    )
    .bind(hash)
    .first<ByMaker & { id: string; name: string; type: string | null; used: string | null }>()
  if (!row) return null
  const { used, type, makerRole, ...own } = row
  const identity = { ...own, role: presentRole({ role: own.role, makerRole }) }
  const now = Date.now()
  if (now - Date.parse(used ?? '1970-01-01') > notedMs)
    await db
      .prepare('UPDATE editor_tokens SET used_at = ? WHERE digest = ?')
      .bind(new Date(now).toISOString(), hash)
      .run()
  return { ...identity, by: 'token', ...(type && { type }) }
}
