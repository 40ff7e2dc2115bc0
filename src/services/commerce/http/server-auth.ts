import { fail } from '../lib/outcome.ts'
import { isBearer, type Secrets } from '../lib/secrets.ts'

/**
 * Whether the caller sent the shared secret, in `Authorization: Bearer …` or in
 * `API-Authorization`, where `Bearer` is optional.
 */
export async function isServer({ headers }: Pick<Request, 'headers'>, env: Secrets): Promise<boolean> {
  const authorization = headers.get('authorization')
  const bearer = authorization && /^Bearer\s/i.test(authorization) ? authorization : null
  return (
    (await isBearer(env.COMMERCE_SECRET, bearer)) ||
    (await isBearer(env.COMMERCE_SECRET, headers.get('api-authorization')))
  )
}

/** The failure of calls without the shared secret that they need. */
export const accessDenied = fail(403, { accessRight: 'denied' })
