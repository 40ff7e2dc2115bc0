import { Hono } from 'hono'
import * as v from 'valibot'
import { findDifferences } from '../differences/differences.ts'
import { type IdentifiedEnv, readLocale } from '../editors/http.ts'
import type { NeighbourFactory } from '../env.ts'
import { because } from '../lib/reasons/reason.ts'
import { loadEntrySlugs } from '../overview/list.ts'
import { loadLinks } from '../overview/named.ts'
import { loadDraftAndPublished } from '../publishing/entry.ts'
import { loadPublications } from '../publishing/publications.ts'
import { findVersion, loadHistory, restoreVersion } from '../publishing/versions.ts'
import { now, parseManagementBody, refuse, respondWithVersion, withDraft, withKey, withKeyAt } from './http.ts'
import { loadEntryPages } from './pages.ts'

export const restoreSchema = v.object({ version: v.pipe(v.number(), v.integer()) })

/** Routes for the versions of entries. */
export function createVersionRoutes(createNeighbours: NeighbourFactory) {
  const routes = new Hono<IdentifiedEnv>()

  routes.get('/:id/history', c =>
    withKey(c, async key => {
      const [versions, publications] = await Promise.all([
        loadHistory(c.env.CONTENT_DB, key),
        loadPublications(c.env.CONTENT_DB, key),
      ])
      return c.json({ ...key, versions, publications })
    }),
  )

  routes.get('/:id/versions/:version', c =>
    withKey(c, async key => {
      const version = Number(c.req.param('version'))
      const data = await findVersion(c.env.CONTENT_DB, key, version)
      return data ? c.json({ ...key, version, data }) : refuse(c, 404, { version: because(t => t.noVersion) })
    }),
  )

  routes.post('/:id/restore', c =>
    withKeyAt(c, null, (key, expected) =>
      withDraft(c, key, async () => {
        const body = await parseManagementBody(c, restoreSchema)
        if (body.errors) return refuse(c, 422, body.errors)
        const changing = { author: c.var.identity, now: now(), expected }
        return respondWithVersion(c, await restoreVersion(c.env.CONTENT_DB, key, body.value.version, changing))
      }),
    ),
  )

  routes.get('/:id/changes', c =>
    withKey(c, async key => {
      const { draft, published } = await loadDraftAndPublished(c.env.CONTENT_DB, key)
      const now: unknown = published && JSON.parse(published.data)
      const next: unknown = draft ? JSON.parse(draft.data) : now
      const { from } = await loadLinks(c.env.CONTENT_DB, key, readLocale(c))
      const shown = await loadEntrySlugs(c.env.CONTENT_DB, [key, ...from.filter(link => link.isPublished)])
      const pageOf = await loadEntryPages(createNeighbours(c.executionCtx).storefront, shown)
      const pages = shown.flatMap(entry => {
        const paths = pageOf?.(entry) ?? {}
        return Object.keys(paths).length > 0 ? [{ ...entry, paths }] : []
      })
      return c.json({ ...key, differences: findDifferences(now, next), pages })
    }),
  )

  return routes
}
