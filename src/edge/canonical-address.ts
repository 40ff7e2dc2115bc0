import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'
import { isApi } from '../visit.ts'

/**
 * Leads a page's address that ends in a slash, or doubles one, to the page's only address; the
 * query stays. Not below `/api`.
 */
export const oneAddress: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const path = singleSlashes(pathname)
  if (path === pathname || isApi(path) || !['GET', 'HEAD'].includes(c.req.method)) return next()
  return c.redirect(path + search, 308)
}

/** A path that names no host whatever was asked: it begins with one slash. */
export const singleSlashes = (path: string) => path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
