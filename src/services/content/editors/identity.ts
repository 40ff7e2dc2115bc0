import type { MiddlewareHandler } from 'hono'
import type { ContentBindings, ContentEnv } from '../env.ts'
import { bearsToken } from '../lib/token.ts'

/** What each may do includes what the one before may. */
export const roles = ['write', 'publish', 'own'] as const

/**
 * - `write`: read drafts, save and discard them, upload files.
 * - `publish`: publish, schedule, unpublish, delete.
 * - `own`: also people, tokens, and taking over prices.
 */
export type Role = (typeof roles)[number]

/** Who makes a request to the management interface. */
export interface Identity {
  /** The same for all requests of one person or machine. */
  id: string
  /** As the history shows it. */
  name: string
  role: Role
}

export type IdentifiedEnv = ContentEnv & { Variables: { identity: Identity } }

/** Null when the request names nobody whom this service knows. */
export async function identityOf(request: Request, env: ContentBindings): Promise<Identity | null> {
  const isOperator = await bearsToken(request.headers.get('authorization') ?? undefined, env.CONTENT_TOKEN)
  return isOperator ? { id: 'operator', name: 'CONTENT_TOKEN', role: 'own' } : null
}

export const may = ({ role }: Identity, needed: Role) => roles.indexOf(role) >= roles.indexOf(needed)

/** Refuses with 403 whoever has less than this role. */
export const needs =
  (role: Role): MiddlewareHandler<IdentifiedEnv> =>
  (c, next) =>
    may(c.var.identity, role) ? next() : Promise.resolve(c.json({ errors: { role: `must be "${role}"` } }, 403))
