import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import * as apiPaths from '#client/api-paths.ts'
import { cookieName } from '#client/browser/storage.ts'
import { defaultLocale, isLocale, type Locale } from '#client/i18n/locales.ts'
import type { PageData } from '#client/page-data.ts'

/**
 * What HTML may depend on, and so the cache key of every public page (all but `country`, see
 * `slots.ts`). Nothing personal is ever in it.
 */
export interface Visit extends Omit<PageData, 'report'> {
  /** Whether drafts are shown. Such a visit is never cached. */
  preview: boolean
}

/**
 * Takes the locale prefix off a path: `/sv/product/x` is `['sv', '/product/x']`; no prefix is
 * English.
 */
export function splitLocale(path: string): [Locale, string] {
  const [, first = '', ...rest] = path.split('/')
  if (first !== defaultLocale && isLocale(first)) return [first, `/${rest.join('/')}`]
  return [defaultLocale, path]
}

/** The path of a request without its locale: routes are written once and never see `/sv`. */
export const pathOf = (request: Request) => splitLocale(new URL(request.url).pathname)[1]

/** Whether a path is one that programs ask: nothing there is a page. */
export const isApi = (path: string) => path.startsWith(`${apiPaths.api}/`)

/**
 * The visitor's country: what they chose, else what a product feed's link names, else the edge's
 * word (locally `CF-IPCountry` plays the visitor). Empty when unknown.
 */
export function countryOf(c: Context): string {
  const chosen = getCookie(c, cookieName('country', new URL(c.req.url).protocol))
  const country = chosen ?? c.req.query('country') ?? edgeCountry(c.req.raw)
  return /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : ''
}

/** Where the request came from, by the edge. `XX` and `T1` mean the edge does not know. */
export function edgeCountry(request: Request): string {
  const country = request.headers.get('CF-IPCountry') ?? request.cf?.country
  return typeof country === 'string' && country !== 'XX' && country !== 'T1' ? country : ''
}
