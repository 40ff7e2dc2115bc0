import type { JWTVerifyGetKey } from 'jose'
import type { ContentBindings } from '../env.ts'

// The team's public keys are the same for every request; the library renews them.
const keysOf = new Map<string, JWTVerifyGetKey>()

/**
 * The mail address that Cloudflare Access says a request is from; null without Access, and for what
 * Access did not sign for this application.
 */
export async function accessEmail({ headers }: Pick<Request, 'headers'>, env: ContentBindings): Promise<string | null> {
  const { ACCESS_TEAM: team, ACCESS_AUDIENCE: audience } = env
  const token = headers.get('cf-access-jwt-assertion')
  if (!token || !team || !audience) return null
  const { createRemoteJWKSet, errors, jwtVerify } = await import('jose')
  const keys = keysOf.get(team) ?? createRemoteJWKSet(new URL('/cdn-cgi/access/certs', team))
  keysOf.set(team, keys)
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: team,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp'],
    })
    return typeof payload.email === 'string' ? payload.email : null
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error
    console.warn(JSON.stringify({ event: 'access_refused', error: `${error.code}: ${error.message}` }))
    return null
  }
}
