import { Hono } from 'hono'
import * as v from 'valibot'
import { type IdentifiedEnv, needs } from '../editors/http.ts'
import type { NeighboursOf } from '../env.ts'
import { saveDraft } from '../publishing/drafts.ts'
import { findEntry } from '../publishing/entry.ts'
import { callOff, publish, schedule, unpublish } from '../publishing/publishing.ts'
import { findVersion, history, restore } from '../publishing/versions.ts'
import { isType, types } from '../rules/check.ts'
import { listEntries } from './entry-list.ts'
import { etagOf, readBody, refuse, respond, respondWithVersion, withKey, withKeyAt } from './http.ts'
import { respondAndNotify } from './notify.ts'

const noType = `is no type of entry; there are ${types.join(', ')}`

const saved = v.object({ type: v.pipe(v.string(), v.check(isType, noType)), data: v.unknown() })
const published = v.object({
  at: v.optional(v.pipe(v.string(), v.isoTimestamp('must be a time like 2026-12-01T08:00:00Z'))),
})
const restored = v.object({ version: v.pipe(v.number(), v.integer()) })

/** Entries: their drafts, versions and publication. */
export function createEntryRoutes(neighboursOf: NeighboursOf) {
  const routes = new Hono<IdentifiedEnv>()

  routes.get('/', async c => {
    const { type, after } = c.req.query()
    if (type && !isType(type)) return refuse(c, 422, { type: noType })
    return c.json(await listEntries(c.env.CONTENT_DB, type || undefined, after))
  })

  routes.get('/:id', c =>
    withKey(c, async key => {
      const entry = await findEntry(c.env.CONTENT_DB, key)
      if (entry) c.header('ETag', etagOf(entry.version))
      return c.json(entry)
    }),
  )

  routes.put('/:id', async c => {
    const body = await readBody(c, saved)
    if (body.errors) return refuse(c, 422, body.errors)
    const { type, data } = body.value
    if (!isType(type)) return refuse(c, 422, { type: noType })
    return withKeyAt(c, { type, id: c.req.param('id') }, async (key, expected) => {
      const isAutosave = c.req.query('autosave') !== undefined
      const changing = { author: c.var.identity, now: now(), expected, isAutosave }
      return respondWithVersion(c, await saveDraft(c.env.CONTENT_DB, key, data, changing))
    })
  })

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

  routes.get('/:id/history', c =>
    withKey(c, async key => c.json({ ...key, versions: await history(c.env.CONTENT_DB, key) })),
  )

  routes.get('/:id/versions/:version', c =>
    withKey(c, async key => {
      const version = Number(c.req.param('version'))
      const data = await findVersion(c.env.CONTENT_DB, key, version)
      return data ? c.json({ ...key, version, data }) : refuse(c, 404, { version: 'there is no such version' })
    }),
  )

  routes.post('/:id/restore', c =>
    withKeyAt(c, null, async (key, expected) => {
      const body = await readBody(c, restored)
      if (body.errors) return refuse(c, 422, body.errors)
      const changing = { author: c.var.identity, now: now(), expected }
      return respondWithVersion(c, await restore(c.env.CONTENT_DB, key, body.value.version, changing))
    }),
  )

  return routes
}

const now = () => new Date().toISOString()
