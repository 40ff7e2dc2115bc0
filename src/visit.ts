import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import * as apiPaths from '#client/api-paths.ts'
import type { PageData } from '#client/page-data.ts'
import { buildCookieName } from '#client/shared/browser/storage.ts'
import { defaultLocale, isLocale, type Locale } from '#client/shared/texts/locales.ts'
import type { Terms } from './shared/edge/visit/terms.ts'
import type { AsOf } from './shared/preview/as-of.ts'

/**
 * The data about a visitor on which HTML may depend. All of it except `country` (`slots.ts`) is
 * part of the cache key of public pages. It never contains personal data.
 */
export interface Visit extends Omit<PageData, 'report'> {
  /** Tax, delivery and return terms of the visitor's country; null until commerce has responded. */
  terms: Terms | null
  /** Whether a lamp can be bought without the checkout's form in the visitor's country. */
  canBuyNow: boolean
  /** Whether pages show drafts. These pages are never cached. */
  preview: boolean
  /** The time or release that a preview shows instead of today's drafts. */
  asOf?: AsOf
}

/**
 * Splits the locale prefix from a path: `/sv/product/x` becomes `['sv', '/product/x']`. A path
 * without a prefix is English.
 */
export function splitLocale(path: string): [Locale, string] {
  const [, first = '', ...rest] = path.split('/')
  if (first !== defaultLocale && isLocale(first)) return [first, `/${rest.join('/')}`]
  return [defaultLocale, path]
}

/** Returns a request's path without its locale, so that routes need no locale. */
export const getPath = (request: Request) => splitLocale(new URL(request.url).pathname)[1]

/** Whether a path is below `/api`, where there are no pages. */
export const isApi = (path: string) => path.startsWith(`${apiPaths.api}/`)

/**
 * Reads the visitor's country from their cookie, else from the parameter `country` (which links in
 * product feeds have), else from Cloudflare. Empty when unknown.
 */
export function readCountry(c: Context): string {
  const chosen = getCookie(c, buildCookieName('country', new URL(c.req.url).protocol))
  const country = chosen ?? c.req.query('country') ?? readEdgeCountry(c.req.raw)
  const code = country.toUpperCase()
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : ''
}

/**
 * Reads the country of the visitor's IP address from Cloudflare, or locally from `CF-IPCountry`.
 * Empty for unknown countries, for which Cloudflare has the codes `XX` and `T1`.
 */
export function readEdgeCountry(request: Request): string {
  const country = request.headers.get('CF-IPCountry') ?? request.cf?.country
  return typeof country === 'string' && country !== 'XX' && country !== 'T1' ? country : ''
}
