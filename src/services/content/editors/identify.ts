import type { ContentBindings } from '../env.ts'
import { bearsToken } from '../lib/secrets.ts'
import { accessEmail } from './access.ts'
import { type Identity, operator, type Role } from './identity.ts'
import { findEditor } from './people.ts'
import { findBySession, secretIn } from './sessions.ts'
import { findByToken, roleOfToken } from './tokens.ts'

/** Null when the request names nobody whom this service knows. */
export async function identityOf({ headers, url }: Request, env: ContentBindings): Promise<Identity | null> {
  const authorization = headers.get('authorization')
  if (authorization) {
    if (await bearsToken(authorization, env.CONTENT_TOKEN)) return operator
    const [, token] = /^Bearer (content-[0-9a-f]{64})$/i.exec(authorization) ?? []
    return token ? findByToken(env.CONTENT_DB, token) : null
  }
  const secret = secretIn({ headers, url })
  const found = secret && (await findBySession(env.CONTENT_DB, secret))
  if (found) return found
  const email = await accessEmail({ headers }, env)
  const editor = email && (await findEditor(env.CONTENT_DB, email))
  return editor ? { id: editor.id, name: editor.name, role: editor.role, by: 'access' } : null
}

/**
 * The present role of who did something earlier, by their `Identity`'s id; null when they have none
 * any more.
 */
export async function roleOf(db: D1Database, id: string): Promise<Role | null> {
  if (id === operator.id) return operator.role
  const editor = await db
    .prepare('SELECT role FROM editors WHERE id = ? AND removed_at IS NULL')
    .bind(id)
    .first<{ role: Role }>()
  return editor?.role ?? roleOfToken(db, id)
}
