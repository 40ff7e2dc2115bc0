import * as v from 'valibot'
import { digestSecret, randomKey, randomSecret } from '../lib/secrets.ts'
import { prepareEditorEvent } from './events.ts'
import {
  type DeskRole,
  type Identity,
  operator,
  parseDeskRoles,
  pickLesserRole,
  type Role,
  roleColumns,
} from './identity.ts'
import { listRoleValues } from './people.ts'

/** The last use is recorded with this precision, in ms. */
const usePrecisionMs = 5 * 60_000

interface Scope {
  name: string
  role: Role
  /** The only type of entries that the token may access; null for all. */
  type: string | null
  deskRoles: DeskRole[]
  /** The only operations of commerce that the token may call; null for all that its roles allow. */
  operations: string[] | null
  /** ISO time; null for a token that does not expire. */
  expiresAt: string | null
}

/** Creates a machine's token. Only its digest is stored, so it cannot be shown again later. */
export async function createToken(
  db: D1Database,
  by: Identity,
  { name, role, type, deskRoles, operations, expiresAt }: Scope,
) {
  const id = `token-${randomKey()}`
  const token = `content-${randomSecret()}`
  await db.batch([
    db
      .prepare(
        `INSERT INTO editor_tokens
           (digest, id, name, role, may_edit, desk_roles, type, operations, expires_at, editor, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(
        ...[await digestSecret(token), id, name, ...listRoleValues(role, deskRoles), type],
        ...[operations && JSON.stringify(operations), expiresAt, by.id, new Date().toISOString()],
      ),
    prepareEditorEvent(db, by, 'token-made', [name, role, type, ...deskRoles].filter(Boolean).join(' ')),
  ])
  return { id, token }
}

/** Tables and condition in SQL: the valid tokens, with the editor who created each as `maker`. */
const validTokens = `editor_tokens AS token LEFT JOIN editors AS maker ON maker.id = token.editor
  WHERE token.ended_at IS NULL AND (token.expires_at IS NULL OR token.expires_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
    AND (token.editor = '${operator.id}' OR (maker.id IS NOT NULL AND maker.removed_at IS NULL))`

/**
 * The roles of a token, and those of the editor who created it (`maker…`). The latter are null if
 * the operator created the token.
 */
interface TokenRow {
  role: Role
  deskRoles: string
  makerRole: Role | null
  makerDeskRoles: string | null
  operations: string | null
}

/** A token never has more rights than the editor who created it has now. */
function parseToken<T extends TokenRow>({ makerRole, makerDeskRoles, operations, ...token }: T) {
  const makerRoles = makerDeskRoles === null ? [] : parseDeskRoles(makerDeskRoles)
  return {
    ...token,
    role: makerRole ? pickLesserRole(token.role, makerRole) : token.role,
    deskRoles: parseDeskRoles(token.deskRoles).filter(role => makerRoles.includes(role)),
    operations: operations === null ? null : v.parse(storedOperations, operations),
  }
}

const storedOperations = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

const roles = `${roleColumns('token')}, token.operations,
  CASE WHEN maker.may_edit = 0 THEN 'none' ELSE maker.role END AS makerRole, maker.desk_roles AS makerDeskRoles`

/** The valid tokens with their current roles, the latest first. */
export async function listTokens(db: D1Database) {
  const { results } = await db
    .prepare(
      `SELECT token.id, token.name, token.type, token.created_at AS createdAt, token.used_at AS usedAt,
         token.expires_at AS expiresAt, maker.name AS editor, ${roles}
       FROM ${validTokens} ORDER BY token.created_at DESC, token.id`,
    )
    .all<TokenRow & Pick<Scope, 'name' | 'type' | 'expiresAt'> & ListedToken>()
  return results.map(parseToken)
}

interface ListedToken {
  id: string
  createdAt: string
  usedAt: string | null
  /** The name of the editor who created it; null for the operator. */
  editor: string | null
}

/** The current role of a token, by its id; null if it has ended. */
export async function findTokenRole(db: D1Database, id: string): Promise<Role | null> {
  const row = await db.prepare(`SELECT ${roles} FROM ${validTokens} AND token.id = ?`).bind(id).first<TokenRow>()
  return row && parseToken(row).role
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
      `SELECT token.id, token.name, token.type, token.used_at AS used, ${roles}
       FROM ${validTokens} AND token.digest = ?`,
    )
    .bind(hash)
    .first<TokenRow & { id: string; name: string; type: string | null; used: string | null }>()
  if (!row) return null
  const { used, type, operations, ...identity } = parseToken(row)
  const now = Date.now()
  if (now - Date.parse(used ?? '1970-01-01') > usePrecisionMs)
    await db
      .prepare('UPDATE editor_tokens SET used_at = ? WHERE digest = ?')
      .bind(new Date(now).toISOString(), hash)
      .run()
  return { ...identity, by: 'token', ...(type && { type }), ...(operations && { operations }) }
}
