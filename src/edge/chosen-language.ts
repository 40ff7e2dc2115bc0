import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { cookieName } from '#client/browser/storage.ts'
import { defaultLocale, isLocale } from '#client/i18n/locales.ts'
import { localePath } from '#client/urls.ts'
import type { AppEnv } from '../env.ts'
import { noStore } from './cache.ts'

/**
 * Leads a visitor who has chosen another language from the shop's bare address to their front page.
 * Every other address says which language it is; crawlers bring no cookie; and who follows a link
 * of ours to the English page wants that.
 */
export const chosenLanguage: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { protocol, origin, search } = new URL(c.req.url)
  const chosen = getCookie(c, cookieName('locale', protocol))
  const site = c.req.header('Sec-Fetch-Site')
  const isOurs = site ? site.startsWith('same-') : c.req.header('Referer')?.startsWith(`${origin}/`)
  if (c.var.visit.locale !== defaultLocale || !isLocale(chosen) || chosen === defaultLocale || isOurs) return next()
  return c.body(null, 302, { ...noStore, Location: localePath(chosen, '/') + search })
}
