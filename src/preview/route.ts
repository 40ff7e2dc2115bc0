import { type Context, Hono, type MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import { isDatedOnExistingDay } from '#client/shared/commerce/existing-day.ts'
import { isLocale } from '#client/shared/texts/locales.ts'
import type { AppEnv } from '../env.ts'
import { isSpeculative } from '../shared/edge/ahead.ts'
import { noStore } from '../shared/edge/cache.ts'
import { fetchGlobalContent } from '../shared/frame/content/global-content.ts'
import { type AsOf, asOf, deleteAsOf, storeAsOf } from '../shared/preview/as-of.ts'
import { withDrafts } from '../shared/preview/drafts.ts'
import { isEditor, logOut } from '../shared/preview/editor.ts'
import { parseOwnPath } from '../shared/preview/own-path.ts'
import { splitLocale } from '../visit.ts'
import { closePreview, openPreview } from './cookie.ts'

/**
 * Handles the form that chooses what the preview shows: a `time` with its `zone`, a `release`, or
 * today's drafts if neither is set. It redirects to `path`. A time without an offset is in UTC. The
 * status is 422 if the content service does not know the content of that time or release.
 */
async function chooseDay(c: Context<AppEnv>) {
  if (!c.var.visit.preview || c.env.CONTENT_URL) return c.json({ errors: { preview: 'is not open' } }, 401)
  const { path, time, zone, release } = v.parse(form, await c.req.parseBody())
  if (time || release) {
    const chosen = v.safeParse(asOf, release ? await loadRelease(c, release) : { at: parseMoment(time), zone })
    if (!chosen.success) return c.json({ errors: { [release ? 'release' : 'time']: 'cannot be shown' } }, 422)
    const status = await loadStatus(c, chosen.output)
    if (status !== 200) return c.json({ errors: { time: 'cannot be shown' } }, status === 400 ? 422 : 503)
    storeAsOf(c, chosen.output)
  } else deleteAsOf(c)
  return c.redirect(parseOwnPath(path) ?? '/', 303)
}

const text = v.fallback(v.string(), '')
const form = v.object({ path: text, time: text, zone: text, release: text })

function parseMoment(time: string): string {
  if (!isDatedOnExistingDay(time)) return ''
  const moment = new Date(/(Z|[+-]\d\d:\d\d)$/.test(time) ? time : `${time}Z`)
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}

/** Returns the content service with the editors' token. Default for `chosen`: today's drafts. */
const getContent = (c: Context<AppEnv>, chosen?: AsOf) =>
  withDrafts({ ...c.var.services, content: c.var.contentAsVisitor }, c.env.CONTENT_TOKEN, chosen).content

const named = v.object({ id: v.string(), name: v.string() })

async function loadRelease(c: Context<AppEnv>, id: string) {
  const address = `http://content${apiPaths.content}/releases/${encodeURIComponent(id)}`
  const found = v.safeParse(named, await (await getContent(c)(new Request(address))).json())
  return found.success ? { release: found.output.id, name: found.output.name } : null
}

/** Returns the status of the content service's response to a query for this time or release. */
async function loadStatus(c: Context<AppEnv>, chosen: AsOf): Promise<number> {
  const question = new Request(`http://content${apiPaths.graphql}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }' }),
  })
  return (await getContent(c, chosen)(question)).status
}

/** Routes that open and end a preview, in which pages show drafts. */
export const previewRoutes = new Hono<AppEnv>()

/** Keeps preview links from being cached, and from being sent to other sites as referrer. */
const keepPrivate: MiddlewareHandler = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries({ ...noStore, 'Referrer-Policy': 'no-referrer' })) c.header(name, value)
}
previewRoutes.use(`${apiPaths.preview}/*`, keepPrivate)
previewRoutes.use(apiPaths.globalData, keepPrivate)

/** Opens the page at `?path=` in a preview. Needs `secret`, or a `link`, which works only once. */
previewRoutes.get(apiPaths.preview, async c => {
  if (isIdle(c)) return c.body(null, 204)
  const path = c.req.query('path') ?? '/'
  if (!(await maySee(c, path))) return c.json({ errors: { link: 'is wrong, used or too old' } }, 401)
  if (!(await openPreview(c))) return c.json({ errors: { preview: 'is not set up' } }, 404)
  return c.redirect(parseOwnPath(path) ?? '/')
})

/**
 * Ends the preview and the editor's session in this browser. Requests from pages of other sites are
 * refused.
 */
previewRoutes.get(apiPaths.leavePreview, async c => {
  const site = c.req.header('Sec-Fetch-Site')
  if (isIdle(c)) return c.body(null, 204)
  if (site === 'cross-site' || site === 'same-site') return c.json({ errors: { origin: 'not allowed' } }, 403)
  await closePreview(c)
  deleteAsOf(c)
  for (const value of await logOut(c, c.var.contentAsVisitor)) c.header('Set-Cookie', value, { append: true })
  return c.redirect(parseOwnPath(c.req.query('path') ?? '/') ?? '/')
})

/** Chooses whether the preview shows another time, a release, or today's drafts. */
previewRoutes.post(apiPaths.previewDay, chooseDay)

/** Says whether the visitor is logged in as an editor. Only pages of a preview request this. */
previewRoutes.get(apiPaths.editor, async c => c.json({ isEditor: await isEditor(c, c.var.contentAsVisitor) }))

/** Serves menus, footer and configuration with drafts as JSON. */
previewRoutes.get(apiPaths.globalData, async c => {
  if (!c.var.visit.preview) return c.json({ errors: { preview: 'is not open' } }, 401)
  const locale = c.req.query('locale') ?? splitLocale(new URL(c.req.url).pathname)[0]
  if (!isLocale(locale)) return c.json({ errors: { locale: 'is not a language of the shop' } }, 400)
  return c.json(await fetchGlobalContent(c.var.services.content, locale, true))
})

/** Whether to ignore the request, because prefetches and link checkers must not use up a link. */
const isIdle = (c: Context<AppEnv>) => c.req.method === 'HEAD' || isSpeculative(c)

async function maySee(c: Context<AppEnv>, path: string) {
  const { secret, link } = c.req.query()
  if (secret && c.env.PREVIEW_SECRET) return isSame(secret, c.env.PREVIEW_SECRET)
  if (!link || !c.env.CONTENT_TOKEN) return false
  const address = `http://content${apiPaths.content}/previews/${encodeURIComponent(link)}?path=${encodeURIComponent(path)}`
  const headers = { Authorization: `Bearer ${c.env.CONTENT_TOKEN}` }
  return (await c.var.services.content(new Request(address, { method: 'DELETE', headers }))).ok
}

/** Compares digests, so that the duration of the comparison reveals nothing about the secret. */
async function isSame(given: string, own: string) {
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).join()
  const [one, other] = await Promise.all([digest(given), digest(own)])
  return one === other
}
