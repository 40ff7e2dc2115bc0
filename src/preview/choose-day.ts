import type { Context } from 'hono'
import * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import { isDatedOnExistingDay } from '#client/shared/commerce/existing-day.ts'
import type { AppEnv } from '../env.ts'
import { type AsOf, asOf, deleteAsOf, storeAsOf } from '../shared/preview/as-of.ts'
import { withDrafts } from '../shared/preview/drafts.ts'
import { parseOwnPath } from '../shared/preview/own-path.ts'

/**
 * Handles the form with `path`, and `time` with its `zone`, or a `release`; without these the
 * preview returns to today. A time without an offset is in UTC. 422 when the content service cannot
 * show it.
 */
export async function chooseDay(c: Context<AppEnv>) {
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

/** The content service with the editors' token, as of today unless a time is given. */
const getContent = (c: Context<AppEnv>, chosen?: AsOf) =>
  withDrafts({ ...c.var.services, content: c.var.contentAsVisitor }, c.env.CONTENT_TOKEN, chosen).content

const named = v.object({ id: v.string(), name: v.string() })

async function loadRelease(c: Context<AppEnv>, id: string) {
  const address = `http://content${apiPaths.content}/releases/${encodeURIComponent(id)}`
  const found = v.safeParse(named, await (await getContent(c)(new Request(address))).json())
  return found.success ? { release: found.output.id, name: found.output.name } : null
}

/** The status of the content service's response to a query as of this time. */
async function loadStatus(c: Context<AppEnv>, chosen: AsOf): Promise<number> {
  const question = new Request(`http://content${apiPaths.graphql}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }' }),
  })
  return (await getContent(c, chosen)(question)).status
}
