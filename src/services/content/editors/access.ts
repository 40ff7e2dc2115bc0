import type { JWTVerifyGetKey } from 'jose'
import type { ContentBindings } from '../env.ts'

// The public keys of each Cloudflare Access team, which all requests share. The library jose
// refreshes them.
const keysByTeam = new Map<string, JWTVerifyGetKey>()

/**
 * The email address that Cloudflare Access confirms for a request. Null if Access is not
 * configured, or if the token is missing, invalid or for another application.
 */
export async function verifyAccessEmail(
  { headers }: Pick<Request, 'headers'>,
  env: ContentBindings,
): Promise<string | null> {
  const { ACCESS_TEAM: team, ACCESS_AUDIENCE: audience } = env
  const token = headers.get('cf-access-jwt-assertion')
  if (!token || !team || !audience) return null
  const { createRemoteJWKSet, errors, jwtVerify } = await import('jose')
  const keys = keysByTeam.get(team) ?? createRemoteJWKSet(new URL('/cdn-cgi/access/certs', team))
  keysByTeam.set(team, keys)
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
