import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { languageTag } from '#client/shared/texts/locales.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'
import { getCookieAttributes } from './cookie-attributes.ts'

const name = 'as-of'
/** How long a preview keeps the chosen time or release, in seconds (12 hours). */
const lifetime = 12 * 3600

const time = v.object({
  /** An ISO time. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The editor's time zone when they chose the time. */
  zone: v.fallback(v.pipe(v.string(), v.check(isZone)), 'UTC'),
})
const release = v.object({
  /** The id of a release, whose drafts are shown together with published entries. */
  release: v.pipe(v.string(), v.uuid()),
  name: v.string(),
})

/** Another time, or a release, that a preview shows instead of today's drafts. */
export const asOf = v.union([time, release])
export type AsOf = v.InferOutput<typeof asOf>

const stored = v.pipe(v.string(), v.parseJson(), asOf)

/** Reads the chosen time or release from the cookie, which has no effect outside a preview. */
export function readAsOf(c: Context): { asOf?: AsOf } {
  const found = v.safeParse(stored, getCookie(c, name, getCookieAttributes(c.req.url).prefix))
  return found.success ? { asOf: found.output } : {}
}

export const storeAsOf = (c: Context, chosen: AsOf) =>
  setCookie(c, name, JSON.stringify(chosen), { ...getCookieAttributes(c.req.url), maxAge: lifetime })

export const deleteAsOf = (c: Context) => deleteCookie(c, name, getCookieAttributes(c.req.url))

/** Returns the GraphQL extensions that request the content of another time or a release. */
export const toExtensions = (shown: AsOf) => ('at' in shown ? { asOf: shown.at } : { release: shown.release })

/** Formats a time as "1 Dec 2026, 08:00" in the editor's time zone, or the name of a release. */
export function formatAsOf(shown: AsOf, { locale, t }: Pick<Language, 'locale' | 't'>) {
  if ('release' in shown) return t('preview.release', { name: shown.name })
  const time = { dateStyle: 'medium', timeStyle: 'short', timeZone: shown.zone } as const
  return new Intl.DateTimeFormat(languageTag(locale), time).format(new Date(shown.at))
}

/** Formats the value of a `datetime-local` field; undefined for a release. */
export function formatFieldTime(shown: AsOf | undefined) {
  if (!shown || 'release' in shown) return undefined
  const time = { dateStyle: 'short', timeStyle: 'short', timeZone: shown.zone } as const
  return new Intl.DateTimeFormat('sv-SE', time).format(new Date(shown.at)).replace(' ', 'T')
}

function isZone(zone: string) {
  try {
    return zone !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
