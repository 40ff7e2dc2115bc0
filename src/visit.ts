import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import * as apiPaths from '#client/api-paths.ts'
import type { PageData } from '#client/page-data.ts'
import { buildCookieName } from '#client/shared/browser/storage.ts'
import { defaultLocale, isLocale, type Locale } from '#client/shared/texts/locales.ts'
import type { Terms } from './shared/edge/visit/terms.ts'
import type { AsOf } from './shared/preview/as-of.ts'

/**
 * Everything that HTML may depend on, and the cache key of every public page (except `country`, see
 * `slots.ts`). It never contains personal data.
 */
export interface Visit extends Omit<PageData, 'report'> {
  /** Delivery and return terms of the visitor's country; null until commerce has responded. */
  terms: Terms | null
  /** Whether drafts are shown. Such a visit is never cached. */
  preview: boolean
  /** In a preview, the time or release to show instead of today's drafts. */
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

/** A request's path without its locale, so that routes are defined once. */
export const getPath = (request: Request) => splitLocale(new URL(request.url).pathname)[1]

/** Whether a path is below `/api`, where there are no pages. */
export const isApi = (path: string) => path.startsWith(`${apiPaths.api}/`)

/**
 * The visitor's country: from their cookie, else the parameter of product feed links, else
 * Cloudflare (locally the header `CF-IPCountry`). Empty when unknown, and for `XX`.
 */
export function readCountry(c: Context): string {
  const chosen = getCookie(c, buildCookieName('country', new URL(c.req.url).protocol))
  const country = chosen ?? c.req.query('country') ?? readEdgeCountry(c.req.raw)
  const code = country.toUpperCase()
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : ''
}

/**
 * The country of the request's address according to Cloudflare, which uses `XX` and `T1` for
 * unknown.
 */
export function readEdgeCountry(request: Request): string {
  const country = request.headers.get('CF-IPCountry') ?? request.cf?.country
  return typeof country === 'string' && country !== 'XX' && country !== 'T1' ? country : ''
}
