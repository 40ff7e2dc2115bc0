import { Hono } from 'hono'
import * as v from 'valibot'
import { type IdentifiedEnv, needs } from '../editors/http.ts'
import type { NeighboursOf } from '../env.ts'
import { callOff, publish, schedule, unpublish } from '../publishing/publishing.ts'
import { now, readBody, refuse, respond, withKey, withKeyAt } from './http.ts'
import { respondAndNotify } from './notify.ts'

const published = v.object({
  at: v.optional(v.pipe(v.string(), v.isoTimestamp('must be a time like 2026-12-01T08:00:00Z'))),
})

/** Entries: their publication, now or at a time. */
export function createPublishRoutes(neighboursOf: NeighboursOf) {
  const routes = new Hono<IdentifiedEnv>()

  routes.post('/:id/publish', needs('publish'), c =>
    withKeyAt(c, null, async (key, expected) => {
      const body = await readBody(c, published)
      if (body.errors) return refuse(c, 422, body.errors)
      const { at } = body.value
      if (at === undefined) {
        const publishedAt = now()
        const outcome = await publish(c.env.CONTENT_DB, key, publishedAt, expected)
        return respondAndNotify(c, neighboursOf, outcome, { ...key, status: 'published', publishedAt })
      }
      const time = new Date(at)
      if (!(time.getTime() > Date.now())) return refuse(c, 422, { at: 'must be in the future' })
      return respond(c, await schedule(c.env.CONTENT_DB, key, time.toISOString(), c.var.identity, expected), 202)
    }),
  )

  routes.delete('/:id/publish', needs('publish'), c =>
    withKey(c, async key => respond(c, await callOff(c.env.CONTENT_DB, key))),
  )

  routes.post('/:id/unpublish', needs('publish'), c =>
    withKeyAt(c, null, async (key, expected) => {
      const outcome = await unpublish(c.env.CONTENT_DB, key, now(), expected)
      return respondAndNotify(c, neighboursOf, outcome, { ...key, status: 'draft' })
    }),
  )

  return routes
}
