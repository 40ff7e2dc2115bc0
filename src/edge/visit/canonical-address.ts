import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../env.ts'
import { isApi } from '../../visit.ts'

/**
 * Redirects a page's address with a trailing or double slash to its canonical address, with the
 * query. Not below `/api`.
 */
export const oneAddress: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const path = singleSlashes(pathname)
  if (path === pathname || isApi(path) || !['GET', 'HEAD'].includes(c.req.method)) return next()
  return c.redirect(path + search, 308)
}

/** Returns a path that cannot name another host: it starts with exactly one slash. */
export const singleSlashes = (path: string) => path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
