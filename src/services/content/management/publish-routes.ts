import { Hono } from 'hono'
import * as v from 'valibot'
import { type IdentifiedEnv, localeOf, needs } from '../editors/http.ts'
import type { Neighbours, NeighboursOf } from '../env.ts'
import { hasExistingDay } from '../lib/existing-day.ts'
import { en as said } from '../lib/reasons/en.ts'
import { because, errorsIn } from '../lib/reasons/reason.ts'
import { type EntryPlace, loadBoth } from '../publishing/entry.ts'
import { checkPublication } from '../publishing/plan.ts'
import { callOff, publish, schedulePublication, unpublish } from '../publishing/publishing.ts'
import { undoPublication } from '../releases/undo.ts'
import { answerManager, type Ctx, now, parseManagementBody, refuse, withKey, withKeyAt } from './http.ts'
import { respondAndNotify } from './notify.ts'
import { loadEntryPages, visit } from './pages.ts'
import { pageNeeded } from './refusals.ts'

export const publishedAnswer = v.object({
  at: v.optional(v.pipe(v.string(), v.isoTimestamp(said.moment), v.check(hasExistingDay, said.moment))),
})

/** Entries: their publication, now or at a time. */
export function createPublishRoutes(neighboursOf: NeighboursOf) {
  const routes = new Hono<IdentifiedEnv>()

  routes.get('/:id/lacking', c =>
    withKey(c, async key => {
      const { draft } = await loadBoth(c.env.CONTENT_DB, key)
      const errors = draft ? await whyNotPublished(c, key, draft) : {}
      return c.json({ ...key, lacking: errorsIn(errors, localeOf(c)) })
    }),
  )

  routes.post('/:id/publish', needs('publish'), c =>
    withKeyAt(c, null, async (key, expected) => {
      const body = await parseManagementBody(c, publishedAnswer)
      if (body.errors) return refuse(c, 422, body.errors)
      const { at } = body.value
      if (at === undefined) {
        const publishedAt = now()
        const { storefront } = neighboursOf(c.executionCtx)
        const paths = await pathsOf(storefront, key, await draftSlug(c.env.CONTENT_DB, key))
        if (!paths) return refuse(c, 422, { id: because(t => t.noPage) })
        const by = { author: c.var.identity, now: publishedAt, expected }
        const outcome = await publish(c.env.CONTENT_DB, key, by)
        const answer = { ...key, status: 'published', publishedAt }
        // After the shop was told: its pages are asked as visitors would.
        return respondAndNotify(c, neighboursOf, outcome, answer, async () => ({
          pages: await visit(storefront, new URL(c.req.url).origin, paths),
        }))
      }
      const time = new Date(at)
      if (!(time.getTime() > Date.now())) return refuse(c, 422, { at: because(t => t.future) })
      return answerManager(
        c,
        await schedulePublication(c.env.CONTENT_DB, key, time.toISOString(), c.var.identity, expected),
        202,
      )
    }),
  )

  routes.delete('/:id/publish', needs('publish'), c =>
    withKey(c, async key => answerManager(c, await callOff(c.env.CONTENT_DB, key))),
  )

  routes.post('/:id/unpublish', needs('publish'), c =>
    withKeyAt(c, null, async (key, expected) => {
      const by = { author: c.var.identity, now: now(), expected }
      const needed = await pageNeeded(neighboursOf(c.executionCtx).storefront, key)
      if (needed) return refuse(c, 409, needed)
      const outcome = await unpublish(c.env.CONTENT_DB, key, by)
      return respondAndNotify(c, neighboursOf, outcome, { ...key, status: 'draft' })
    }),
  )

  routes.post('/:id/undo', needs('publish'), c =>
    withKeyAt(c, null, async (key, expected) => {
      const by = { author: c.var.identity, now: now(), expected }
      return respondAndNotify(c, neighboursOf, await undoPublication(c.env.CONTENT_DB, key, by), key)
    }),
  )

  async function whyNotPublished(c: Ctx, key: EntryPlace, { slug, data }: { slug: string; data: string }) {
    const paths = await pathsOf(neighboursOf(c.executionCtx).storefront, key, slug)
    const { errors } = await checkPublication(c.env.CONTENT_DB, key, data)
    return { ...errors, ...(!paths && { id: because(t => t.noPage) }) }
  }

  return routes
}

/** Null for a page whose path the shop does not show: nobody could reach it. */
async function pathsOf(storefront: Neighbours['storefront'], { type }: EntryPlace, slug: string) {
  const pages = await loadEntryPages(storefront, [{ type, slug }])
  const paths = pages?.({ type, slug }) ?? {}
  return pages && type === 'page' && Object.keys(paths).length === 0 ? null : paths
}

const draftSlug = async (db: D1Database, key: EntryPlace) => (await loadBoth(db, key)).draft?.slug ?? key.id
