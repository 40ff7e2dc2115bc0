import { digestSecret, randomKey, randomSecret } from '../lib/secrets.ts'
import { prepareEditorEvent } from './events.ts'
import { type Identity, operator, pickLesserRole, type Role } from './identity.ts'

/** The last use is recorded with this precision, in ms. */
const usePrecisionMs = 5 * 60_000

interface Scope {
  name: string
  role: Role
  /** The only type of entries that the token may access; null for all. */
  type: string | null
}

/** Creates a machine's token. Only its digest is stored, so it cannot be shown again later. */
export async function createToken(db: D1Database, by: Identity, { name, role, type }: Scope) {
  const id = `token-${randomKey()}`
  const token = `content-${randomSecret()}`
  await db.batch([
    db
      .prepare(
        'INSERT INTO editor_tokens (digest, id, name, role, type, editor, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      )
      .bind(await digestSecret(token), id, name, role, type, by.id, new Date().toISOString()),
    prepareEditorEvent(db, by, 'token-made', [name, role, type].filter(Boolean).join(' ')),
  ])
  return { id, token }
}

/** Tables and condition in SQL: the valid tokens, with the editor who created each as `maker`. */
const validTokens = `editor_tokens AS token LEFT JOIN editors AS maker ON maker.id = token.editor
  WHERE token.ended_at IS NULL AND (token.editor = '${operator.id}' OR (maker.id IS NOT NULL AND maker.removed_at IS NULL))`

interface TokenRoles {
  role: Role
  /** The current role of the editor who created the token; null for the operator. */
  makerRole: Role | null
}

/** A token never has more rights than the editor who created it has now. */
const getCurrentRole = ({ role, makerRole }: TokenRoles) => (makerRole ? pickLesserRole(role, makerRole) : role)

/** The valid tokens with their current roles, the latest first. */
export async function listTokens(db: D1Database) {
  const { results } = await db
    .prepare(
      `SELECT token.id, token.name, token.role, token.type, token.created_at AS createdAt, token.used_at AS usedAt,
         maker.name AS editor, maker.role AS makerRole
       FROM ${validTokens} ORDER BY token.created_at DESC, token.id`,
    )
    .all<Scope & TokenRoles & { id: string; createdAt: string; usedAt: string | null; editor: string | null }>()
  return results.map(({ makerRole, ...token }) => ({ ...token, role: getCurrentRole({ ...token, makerRole }) }))
}

/** The current role of a token, by its id; null if it has ended. */
export async function findTokenRole(db: D1Database, id: string): Promise<Role | null> {
  const row = await db
    .prepare(`SELECT token.role, maker.role AS makerRole FROM ${validTokens} AND token.id = ?`)
    .bind(id)
    .first<TokenRoles>()
  return row && getCurrentRole(row)
}

/** Ends a token; false if there is none. */
export async function endToken(db: D1Database, by: Identity, id: string): Promise<boolean> {
  const ended = await db
    .prepare('UPDATE editor_tokens SET ended_at = ? WHERE id = ? AND ended_at IS NULL RETURNING name')
    .bind(new Date().toISOString(), id)
    .first<{ name: string }>()
  if (ended) await prepareEditorEvent(db, by, 'token-ended', ended.name).run()
  return ended !== null
}

/** The identity of a machine, by its token; null if the token is unknown or has ended. */
export async function findByToken(db: D1Database, token: string): Promise<Identity | null> {
  const hash = await digestSecret(token)
  const row = await db
    .prepare(
      `SELECT token.id, token.name, token.role, token.type, token.used_at AS used, maker.role AS makerRole
       FROM ${validTokens} AND token.digest = ?`,
    )
    .bind(hash)
    .first<TokenRoles & { id: string; name: string; type: string | null; used: string | null }>()
  if (!row) return null
  const { used, type, makerRole, ...own } = row
  const identity = { ...own, role: getCurrentRole({ role: own.role, makerRole }) }
  const now = Date.now()
  if (now - Date.parse(used ?? '1970-01-01') > usePrecisionMs)
    await db
      .prepare('UPDATE editor_tokens SET used_at = ? WHERE digest = ?')
      .bind(new Date(now).toISOString(), hash)
      .run()
  return { ...identity, by: 'token', ...(type && { type }) }
}
