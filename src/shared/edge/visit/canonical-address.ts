import type { MiddlewareHandler } from 'hono'
import { defaultLocale, isLocale } from '#client/shared/texts/locales.ts'
import type { AppEnv } from '../../../env.ts'
import { isApi } from '../../../visit.ts'
import { matchRoute } from '../query/path-name.ts'

/**
 * Redirects to the canonical address of a page, which has no trailing or double slashes, no capital
 * letters, and no prefix for the default language. The query is kept. Addresses below `/api` are
 * not redirected.
 */
export const redirectToCanonical: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const path = toCanonicalPath(pathname)
  if (path === pathname || isApi(path) || !['GET', 'HEAD'].includes(c.req.method)) return next()
  return c.redirect(path + search, 308)
}

/** Returns the canonical path. It starts with exactly one slash, so it cannot name another host. */
export function toCanonicalPath(pathname: string): string {
  const path = singleSlashes(pathname)
  const [, first = '', ...rest] = path.split('/')
  const locale = first.toLowerCase()
  if (!isLocale(locale)) return lowerCase(path)
  const inside = rest.length > 0 ? lowerCase(`/${rest.join('/')}`) : ''
  return (locale === defaultLocale ? inside : `/${locale}${inside}`) || '/'
}

const singleSlashes = (path: string) => path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')

/** Converts a path's fixed parts and slugs to lower case; ids, codes and terms stay as they are. */
function lowerCase(path: string): string {
  if (!/[A-Z]/.test(path)) return path
  const lower = path.replace(/%.{0,2}|[A-Z]+/g, part => (part.startsWith('%') ? part : part.toLowerCase()))
  const found = matchRoute(lower)
  if (!found) return path
  const route = found.route.split('/')
  const given = path.split('/')
  const isKept = (part: string | undefined) => part === undefined || (part.startsWith(':') && part !== ':slug')
  return lower
    .split('/')
    .map((part, at) => (isKept(route[at]) ? (given[at] ?? part) : part))
    .join('/')
}
