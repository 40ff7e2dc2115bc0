import { Hono } from 'hono'
import { type IdentifiedEnv, refuse } from './http.ts'
import type { Identity } from './identity.ts'

/**
 * How long the token is valid, in seconds. An editor who is removed keeps access at most this long.
 */
const lifetimeSeconds = 60

/** The audience of the token: the management interface of commerce. */
const audience = 'commerce-management'

/**
 * The caller's identity for commerce, as a JWT (HS256, RFC 7519) that is signed with `DESK_KEY`.
 * Commerce has the same key, and decides what the desk roles may do.
 */
export const deskIdentityRoutes = new Hono<IdentifiedEnv>().post('/identity', async c => {
  const { identity } = c.var
  if (!c.env.DESK_KEY) return refuse(c, 404, { identity: 'the desk is not set up' })
  if (identity.deskRoles.length === 0) return refuse(c, 403, { deskRoles: 'you have no role at the desk' })
  const { id, name, deskRoles: roles } = identity
  return c.json({ token: await signIdentity(identity, c.env.DESK_KEY), identity: { id, name, roles } })
})

async function signIdentity({ id, name, deskRoles, operations, by }: Identity, key: string): Promise<string> {
  const { SignJWT } = await import('jose')
  return new SignJWT({ name, roles: deskRoles, way: by, ...(operations && { operations }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${lifetimeSeconds}s`)
    .sign(new TextEncoder().encode(key))
}
