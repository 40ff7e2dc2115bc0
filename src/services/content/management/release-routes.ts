import { Hono } from 'hono'
import * as v from 'valibot'
import { type IdentifiedEnv, needs } from '../editors/http.ts'
import type { NeighboursOf } from '../env.ts'
import {
  findRelease,
  loadReleases,
  mostEntries,
  publishRelease,
  type Release,
  undoRelease,
} from '../releases/release.ts'
import { isType } from '../rules/check.ts'
import { type Ctx, now, readBody, refuse } from './http.ts'
import { respondAndNotify } from './notify.ts'

const saved = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(200)),
  entries: v.pipe(
    v.array(v.object({ type: v.pipe(v.string(), v.check(isType, 'is no type of entry')), id: v.string() })),
    v.maxLength(mostEntries, `may be ${mostEntries}`),
  ),
})
const published = v.object({
  at: v.optional(v.pipe(v.string(), v.isoTimestamp('must be a time like 2026-12-01T08:00:00Z'))),
})

/** Releases: entries that are published together, now or at a time. */
export function createReleaseRoutes(neighboursOf: NeighboursOf) {
  const routes = new Hono<IdentifiedEnv>()

  routes.get('/', async c => c.json({ releases: await loadReleases(c.env.CONTENT_DB) }))

  routes.post('/', async c => {
    const body = await readBody(c, saved)
    if (body.errors) return refuse(c, 422, body.errors)
    const id = crypto.randomUUID()
    const { id: author, name } = c.var.identity
    await c.env.CONTENT_DB.prepare(
      'INSERT INTO releases (id, name, entries, created_at, author, author_name) VALUES (?, ?, ?, ?, ?, ?)',
    )
      .bind(id, body.value.name, JSON.stringify(body.value.entries), now(), author, name)
      .run()
    return c.json(await findRelease(c.env.CONTENT_DB, id), 201)
  })

  routes.get('/:id', c => withRelease(c, async release => c.json(release)))

  routes.put('/:id', c =>
    withOpen(c, async ({ id }) => {
      const body = await readBody(c, saved)
      if (body.errors) return refuse(c, 422, body.errors)
      await c.env.CONTENT_DB.prepare('UPDATE releases SET name = ?2, entries = ?3 WHERE id = ?1')
        .bind(id, body.value.name, JSON.stringify(body.value.entries))
        .run()
      return c.json(await findRelease(c.env.CONTENT_DB, id))
    }),
  )

  routes.delete('/:id', c =>
    withOpen(c, async ({ id }) => {
      await c.env.CONTENT_DB.prepare('DELETE FROM releases WHERE id = ? AND published_at IS NULL').bind(id).run()
      return c.json({})
    }),
  )

  routes.post('/:id/publish', needs('publish'), c =>
    withOpen(c, async release => {
      const body = await readBody(c, published)
      if (body.errors) return refuse(c, 422, body.errors)
      const { at } = body.value
      const by = { author: c.var.identity, now: now() }
      if (at === undefined) {
        const outcome = await publishRelease(c.env.CONTENT_DB, release, by)
        return respondAndNotify(c, neighboursOf, outcome, { id: release.id, publishedAt: by.now })
      }
      const time = new Date(at)
      if (!(time.getTime() > Date.now())) return refuse(c, 422, { at: 'must be in the future' })
      await c.env.CONTENT_DB.prepare('UPDATE releases SET at = ?2, author = ?3, author_name = ?4 WHERE id = ?1')
        .bind(release.id, time.toISOString(), by.author.id, by.author.name)
        .run()
      return c.json(await findRelease(c.env.CONTENT_DB, release.id), 202)
    }),
  )

  routes.delete('/:id/publish', needs('publish'), c =>
    withOpen(c, async ({ id }) => {
      await c.env.CONTENT_DB.prepare('UPDATE releases SET at = NULL WHERE id = ?').bind(id).run()
      return c.json(await findRelease(c.env.CONTENT_DB, id))
    }),
  )

  routes.post('/:id/undo', needs('publish'), c =>
    withRelease(c, async release => {
      const outcome = await undoRelease(c.env.CONTENT_DB, release, { author: c.var.identity, now: now() })
      return respondAndNotify(c, neighboursOf, outcome, { id: release.id })
    }),
  )

  return routes
}

async function withRelease(c: Ctx, act: (release: Release) => Promise<Response>): Promise<Response> {
  const release = await findRelease(c.env.CONTENT_DB, c.req.param('id') ?? '')
  return release ? act(release) : refuse(c, 404, { id: 'there is no such release' })
}

/** Refuses what was published. */
const withOpen = (c: Ctx, act: (release: Release) => Promise<Response>) =>
  withRelease(c, async release => (release.publishedAt ? refuse(c, 409, { id: 'is published already' }) : act(release)))
