import { SignJWT } from 'jose'
import { operatorTokens } from '../../../support/operator-tokens.ts'

export type DeskRole = 'pack' | 'service' | 'accounts' | 'own'

interface Claims {
  id?: string
  name?: string
  operations?: string[]
  /** Default: the audience that commerce expects. */
  audience?: string
  /** Seconds from now; may be negative. Default: 60. */
  expires?: number
  key?: string
}

/** Signs a desk identity, as the content service does, and returns the header with it. */
export async function signIdentity(roles: DeskRole[], claims: Claims = {}): Promise<{ Authorization: string }> {
  const { id = `person-${roles.join('-')}`, name = 'Kim', operations, expires = 60 } = claims
  const { audience = 'commerce-management', key = operatorTokens.DESK_KEY } = claims
  const token = await new SignJWT({ name, roles, way: 'session', ...(operations && { operations }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setAudience(audience)
    .setExpirationTime(Math.floor(Date.now() / 1000) + expires)
    .sign(new TextEncoder().encode(key))
  return { Authorization: `Bearer ${token}` }
}
