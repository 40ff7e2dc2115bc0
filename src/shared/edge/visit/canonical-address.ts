import type { MiddlewareHandler } from 'hono'
import { defaultLocale, isLocale } from '#client/shared/texts/locales.ts'
import type { AppEnv } from '../../../env.ts'
import { isApi } from '../../../visit.ts'
import { matchRoute } from '../query/path-name.ts'

/**
 * Redirects a page's address to its canonical one, with the query: without trailing or double
 * slashes, capital letters, or the prefix of the default language. Not below `/api`.
 */
export const redirectToCanonical: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const path = toCanonicalPath(pathname)
  if (path === pathname || isApi(path) || !['GET', 'HEAD'].includes(c.req.method)) return next()
  return c.redirect(path + search, 308)
}

/** Returns a path that cannot name another host: it starts with exactly one slash. */
export function toCanonicalPath(pathname: string): string {
  const path = singleSlashes(pathname)
  const [, first = '', ...rest] = path.split('/')
  const locale = first.toLowerCase()
  if (!isLocale(locale)) return lowerCase(path)
  const inside = rest.length > 0 ? lowerCase(`/${rest.join('/')}`) : ''
  return (locale === defaultLocale ? inside : `/${locale}${inside}`) || '/'
}

const singleSlashes = (path: string) => path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')

/** A page's path with its fixed parts and slugs in lower case; ids, codes and words stay. */
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
