import type { Context } from 'hono'
import type { AppEnv } from '../../../env.ts'

/** The shop's public address, without a trailing slash. */
export const getSiteUrl = (c: Context<AppEnv>) => c.env.SITE_URL || new URL(c.req.url).origin
