import { Hono } from 'hono'
import * as v from 'valibot'
import type { IdentifiedEnv } from '../editors/http.ts'
import { findVersion, history, restore } from '../publishing/versions.ts'
import { now, readBody, refuse, respondWithVersion, withKey, withKeyAt } from './http.ts'

const restored = v.object({ version: v.pipe(v.number(), v.integer()) })

/** Entries: their versions. */
export function createVersionRoutes() {
  const routes = new Hono<IdentifiedEnv>()

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
