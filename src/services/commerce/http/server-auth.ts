import { fail } from '../lib/outcome.ts'
import { isBearer, type Secrets } from '../lib/secrets.ts'

/**
 * Whether the caller is a trusted server, which sends `COMMERCE_SECRET` in `Authorization: Bearer
 * …` or in `API-Authorization`, where the word `Bearer` is optional.
 */
export async function isServer({ headers }: Pick<Request, 'headers'>, env: Secrets): Promise<boolean> {
  const authorization = headers.get('authorization')
  const bearer = authorization && /^Bearer\s/i.test(authorization) ? authorization : null
  return (
    (await isBearer(env.COMMERCE_SECRET, bearer)) ||
    (await isBearer(env.COMMERCE_SECRET, headers.get('api-authorization')))
  )
}

/** The failure of a call that needs `COMMERCE_SECRET` or a session, and has neither. */
export const accessDenied = fail(403, { accessRight: 'denied' })
