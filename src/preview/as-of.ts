import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { type Locale, languageTag } from '#client/i18n/locales.ts'

const name = 'as-of'
/** How long a preview keeps showing it, in seconds: not on the next day. */
const lifetime = 12 * 3600

/** What a preview shows instead of today's drafts: the shop as of another time. */
export const asOf = v.object({
  /** An ISO time. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The time zone in which it was chosen. */
  zone: v.fallback(v.pipe(v.string(), v.check(isZone)), 'UTC'),
})
export type AsOf = v.InferOutput<typeof asOf>

const stored = v.pipe(v.string(), v.parseJson(), asOf)

/** By the visitor's cookie, which has no effect outside a preview. */
export function asOfIn(c: Context): { asOf?: AsOf } {
  const found = v.safeParse(stored, getCookie(c, name, 'host'))
  return found.success ? { asOf: found.output } : {}
}

export const keepAsOf = (c: Context, chosen: AsOf) =>
  setCookie(c, name, JSON.stringify(chosen), { ...attributes, maxAge: lifetime })

export const forgetAsOf = (c: Context) => deleteCookie(c, name, attributes)

const attributes = { prefix: 'host', path: '/', httpOnly: true, secure: true, sameSite: 'Lax' } as const

/** How the content service is asked for it. */
export const extensionOf = ({ at }: AsOf) => ({ asOf: at })

/** "1 Dec 2026, 08:00", in the zone in which it was chosen. */
export const timeText = ({ at, zone }: AsOf, locale: Locale) =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(
    new Date(at),
  )

/** The value of a field for date and time. */
export const fieldTime = ({ at, zone }: AsOf) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone })
    .format(new Date(at))
    .replace(' ', 'T')

function isZone(zone: string) {
  try {
    return zone !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
