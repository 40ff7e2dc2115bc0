import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { buildCookieName } from '#client/shared/browser/storage.ts'
import { defaultLocale, isLocale } from '#client/shared/texts/locales.ts'
import { addLocale } from '#client/urls.ts'
import type { AppEnv } from '../../../env.ts'
import { noStore } from '../cache.ts'

/**
 * Redirects from the English front page to the language that the visitor chose before. Crawlers are
 * not redirected, because they send no cookie. Visitors who follow a link inside the shop are not
 * redirected either, because they have chosen a link to the English page.
 */
export const redirectToChosenLanguage: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { protocol, origin, search } = new URL(c.req.url)
  const chosen = getCookie(c, buildCookieName('locale', protocol))
  const site = c.req.header('Sec-Fetch-Site')
  const isOurs = site ? site.startsWith('same-') : c.req.header('Referer')?.startsWith(`${origin}/`)
  if (c.var.visit.locale !== defaultLocale || !isLocale(chosen) || chosen === defaultLocale || isOurs) return next()
  return c.body(null, 302, { ...noStore, Location: addLocale(chosen, '/') + search })
}
