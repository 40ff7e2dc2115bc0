import type { ContentBindings } from '../env.ts'
import { hasEditorsToken } from '../lib/secrets.ts'
import { verifyAccessEmail } from './access.ts'
import { type Identity, operator, type Role, roleColumns } from './identity.ts'
import { findEditor } from './people.ts'
import { findBySession, readSessionSecret } from './sessions.ts'
import { findByToken, findTokenRole } from './tokens.ts'

/** Finds who sent a request; null if this service does not know them. */
export async function findIdentity({ headers, url }: Request, env: ContentBindings): Promise<Identity | null> {
  const authorization = headers.get('authorization')
  if (authorization) {
    if (await hasEditorsToken(authorization, env.CONTENT_TOKEN)) return operator
    const [, token] = /^Bearer (content-[0-9a-f]{64})$/i.exec(authorization) ?? []
    return token ? findByToken(env.CONTENT_DB, token) : null
  }
  const secret = readSessionSecret({ headers, url })
  const identity = secret && (await findBySession(env.CONTENT_DB, secret))
  if (identity) return identity
  const email = await verifyAccessEmail({ headers }, env)
  const editor = email && (await findEditor(env.CONTENT_DB, email))
  if (!editor) return null
  const { id, name, role, deskRoles } = editor
  return { id, name, role, deskRoles, by: 'access' }
}

/**
 * The current role of an identity, by its id; null if it has been removed. Checked before scheduled
 * work runs.
 */
export async function findRole(db: D1Database, id: string): Promise<Role | null> {
  if (id === operator.id) return operator.role
  const editor = await db
    .prepare(`SELECT ${roleColumns('editors')} FROM editors WHERE id = ? AND removed_at IS NULL`)
    .bind(id)
    .first<{ role: Role }>()
  return editor?.role ?? findTokenRole(db, id)
}
