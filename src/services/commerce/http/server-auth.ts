import type { Context } from 'hono'
import { isBearer, type Secrets } from '../lib/secrets.ts'
import { type CommerceEnv, refuse } from './respond.ts'

type Ctx = Context<CommerceEnv>

/** Whether the caller has the shared secret, in `Authorization: Bearer …` or in `API-Authorization`, where `Bearer` may be missing. */
export async function isServer(c: Ctx): Promise<boolean> {
  const env: Env & Secrets = c.env
  const authorization = c.req.header('authorization')
  const bearer = authorization && /^Bearer\s/i.test(authorization) ? authorization : undefined
  return (
    (await isBearer(env.COMMERCE_SECRET, bearer)) ||
    (await isBearer(env.COMMERCE_SECRET, c.req.header('api-authorization')))
  )
}

/** What calls answer that are for servers only. */
export const denied = (c: Ctx) => refuse(c, 403, { accessRight: 'denied' })
