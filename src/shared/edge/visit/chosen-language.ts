import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { buildCookieName } from '#client/shared/browser/storage.ts'
import { defaultLocale, isLocale } from '#client/shared/texts/locales.ts'
import { localePath } from '#client/urls.ts'
import type { AppEnv } from '../../../env.ts'
import { noStore } from '../cache.ts'

/**
 * Redirects a visitor who chose another language from `/` to their front page. Every other address
 * states its language, crawlers send no cookie, and a link of ours to the English page means
 * English.
 */
export const chosenLanguage: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { protocol, origin, search } = new URL(c.req.url)
  const chosen = getCookie(c, buildCookieName('locale', protocol))
  const site = c.req.header('Sec-Fetch-Site')
  const isOurs = site ? site.startsWith('same-') : c.req.header('Referer')?.startsWith(`${origin}/`)
  if (c.var.visit.locale !== defaultLocale || !isLocale(chosen) || chosen === defaultLocale || isOurs) return next()
  return c.body(null, 302, { ...noStore, Location: localePath(chosen, '/') + search })
}
