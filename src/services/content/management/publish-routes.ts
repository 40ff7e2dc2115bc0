import { Hono } from 'hono'
import * as v from 'valibot'
import { type IdentifiedEnv, readLocale, requireRole } from '../editors/http.ts'
import type { NeighbourFactory, NeighbourServices } from '../env.ts'
import { hasExistingDay } from '../lib/existing-day.ts'
import { en as reasons } from '../lib/reasons/en.ts'
import { because, localizeErrors } from '../lib/reasons/reason.ts'
import { type EntryPlace, loadDraftAndPublished } from '../publishing/entry.ts'
import { checkPublication } from '../publishing/plan.ts'
import { cancelSchedule, publish, schedulePublication, unpublish } from '../publishing/publishing.ts'
import { undoPublication } from '../releases/undo.ts'
import {
  type ManagementContext,
  now,
  parseManagementBody,
  refuse,
  sendManagementOutcome,
  withKey,
  withKeyAt,
} from './http.ts'
import { respondAndNotify } from './notify.ts'
import { loadEntryPages, visitPages } from './pages.ts'
import { findPageNeed } from './refusals.ts'

export const publicationSchema = v.object({
  at: v.optional(v.pipe(v.string(), v.isoTimestamp(reasons.moment), v.check(hasExistingDay, reasons.moment))),
})

/** Routes for publishing entries, now or at a set time. */
export function createPublishRoutes(createNeighbours: NeighbourFactory) {
  const routes = new Hono<IdentifiedEnv>()

  routes.get('/:id/lacking', c =>
    withKey(c, async key => {
      const { draft } = await loadDraftAndPublished(c.env.CONTENT_DB, key)
      const errors = draft ? await findObstacles(c, key, draft) : {}
      return c.json({ ...key, lacking: localizeErrors(errors, readLocale(c)) })
    }),
  )

  routes.post('/:id/publish', requireRole('publish'), c =>
    withKeyAt(c, null, async (key, expected) => {
      const body = await parseManagementBody(c, publicationSchema)
      if (body.errors) return refuse(c, 422, body.errors)
      const { at } = body.value
      if (at === undefined) {
        const publishedAt = now()
        const { storefront } = createNeighbours(c.executionCtx)
        const paths = await loadPaths(storefront, key, await loadDraftSlug(c.env.CONTENT_DB, key))
        if (!paths) return refuse(c, 422, { id: because(t => t.noPage) })
        const by = { author: c.var.identity, now: publishedAt, expected }
        const outcome = await publish(c.env.CONTENT_DB, key, by)
        const answer = { ...key, status: 'published', publishedAt }
        // Visits the pages after notifying the shop, so that the shop renders the new version.
        return respondAndNotify(c, createNeighbours, outcome, answer, async () => ({
          pages: await visitPages(storefront, new URL(c.req.url).origin, paths),
        }))
      }
      const time = new Date(at)
      if (!(time.getTime() > Date.now())) return refuse(c, 422, { at: because(t => t.future) })
      return sendManagementOutcome(
        c,
        await schedulePublication(c.env.CONTENT_DB, key, time.toISOString(), c.var.identity, expected),
        202,
      )
    }),
  )

  routes.delete('/:id/publish', requireRole('publish'), c =>
    withKey(c, async key => sendManagementOutcome(c, await cancelSchedule(c.env.CONTENT_DB, key))),
  )

  routes.post('/:id/unpublish', requireRole('publish'), c =>
    withKeyAt(c, null, async (key, expected) => {
      const by = { author: c.var.identity, now: now(), expected }
      const needed = await findPageNeed(createNeighbours(c.executionCtx).storefront, key)
      if (needed) return refuse(c, 409, needed)
      const outcome = await unpublish(c.env.CONTENT_DB, key, by)
      return respondAndNotify(c, createNeighbours, outcome, { ...key, status: 'draft' })
    }),
  )

  routes.post('/:id/undo', requireRole('publish'), c =>
    withKeyAt(c, null, async (key, expected) => {
      const by = { author: c.var.identity, now: now(), expected }
      return respondAndNotify(c, createNeighbours, await undoPublication(c.env.CONTENT_DB, key, by), key)
    }),
  )

  async function findObstacles(c: ManagementContext, key: EntryPlace, { slug, data }: { slug: string; data: string }) {
    const paths = await loadPaths(createNeighbours(c.executionCtx).storefront, key, slug)
    const { errors } = await checkPublication(c.env.CONTENT_DB, key, data)
    return { ...errors, ...(!paths && { id: because(t => t.noPage) }) }
  }

  return routes
}

/** The paths of the entry's own page. Null for a page at a path that the shop does not show. */
async function loadPaths(storefront: NeighbourServices['storefront'], { type }: EntryPlace, slug: string) {
  const pages = await loadEntryPages(storefront, [{ type, slug }])
  const paths = pages?.({ type, slug }) ?? {}
  return pages && type === 'page' && Object.keys(paths).length === 0 ? null : paths
}

const loadDraftSlug = async (db: D1Database, key: EntryPlace) =>
  (await loadDraftAndPublished(db, key)).draft?.slug ?? key.id
