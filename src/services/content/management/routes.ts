import { Hono } from 'hono'
import * as v from 'valibot'
import type { ConnectorLookup } from '../connectors/connector.ts'
import { loadLacking } from '../duties/lacking.ts'
import { type IdentifiedEnv, requireRole } from '../editors/http.ts'
import type { NeighbourFactory } from '../env.ts'
import { loadForms } from '../forms/forms.ts'
import { succeedWith } from '../lib/outcome.ts'
import { digestSecret } from '../lib/secrets.ts'
import { countStates } from '../overview/list.ts'
import { CommerceUnavailable } from '../publishing/commerce.ts'
import { allProducts } from '../publishing/entry-changes.ts'
import { synchronise } from '../publishing/synchronise.ts'
import { limitToOneRun, rebuildAll } from '../rebuild/rebuild.ts'
import { singletons } from '../rules/check.ts'
import { createEntryRoutes } from './entry-routes.ts'
import { parseManagementBody, refuse } from './http.ts'
import { respondAndNotify } from './notify.ts'
import { createPublishRoutes } from './publish-routes.ts'
import { createReleaseRoutes } from './release-routes.ts'
import { createVersionRoutes } from './version-routes.ts'

/** An unused link expires after this time, in ms. */
const lifetimeMs = 600_000

/** Creates the secret of a link that opens `path` in the preview once, within ten minutes. */
async function createPreviewLink(db: D1Database, path: string) {
  const link = [...crypto.getRandomValues(new Uint8Array(24))].map(byte => byte.toString(36).padStart(2, '0')).join('')
  const now = Date.now()
  await db.batch([
    db.prepare('DELETE FROM preview_links WHERE expires_at < ?').bind(new Date(now).toISOString()),
    db
      .prepare('INSERT INTO preview_links (digest, path, expires_at) VALUES (?, ?, ?)')
      .bind(await digestSecret(link), path, new Date(now + lifetimeMs).toISOString()),
  ])
  return link
}

/**
 * Redeems a preview link, which works once, even if two calls run in parallel. False if the link is
 * not valid for this path.
 */
async function redeemPreviewLink(db: D1Database, link: string, path: string) {
  const used = await db
    .prepare('DELETE FROM preview_links WHERE digest = ? AND path = ? AND expires_at >= ? RETURNING path')
    .bind(await digestSecret(link), path, new Date().toISOString())
    .first()
  return used !== null
}

export const synchroniseSchema = v.object({ products: v.optional(v.pipe(v.array(v.string()), v.maxLength(1000))) })
export const entryPathParam = v.object({
  path: v.pipe(v.string(), v.startsWith('/', 'must begin with /'), v.maxLength(500)),
})

/** The management interface for editors and their tools. Failures are `{errors: {field: text}}`. */
export function createManagementRoutes(createNeighbours: NeighbourFactory, findConnector: ConnectorLookup) {
  const routes = new Hono<IdentifiedEnv>()

  routes.get('/schemas', c =>
    c.json({
      types: loadForms().map(form => ({ ...form, ...(singletons[form.type] && { only: singletons[form.type] }) })),
    }),
  )

  routes.get('/duties', async c => c.json({ lacking: await loadLacking(c.env.CONTENT_DB) }))

  routes.get('/states', async c => c.json({ counts: await countStates(c.env.CONTENT_DB) }))

  for (const own of [
    createEntryRoutes(createNeighbours, findConnector),
    createPublishRoutes(createNeighbours),
    createVersionRoutes(createNeighbours),
  ]) {
    routes.route('/entries', own)
  }

  routes.route('/releases', createReleaseRoutes(createNeighbours, findConnector))

  routes.post('/synchronise', requireRole('own'), async c => {
    const body = await parseManagementBody(c, synchroniseSchema)
    if (body.errors) return refuse(c, 422, body.errors)
    const { commerce } = createNeighbours(c.executionCtx)
    try {
      return c.json(await synchronise(c.env.CONTENT_DB, commerce, body.value.products ?? null))
    } catch (error) {
      if (!(error instanceof CommerceUnavailable)) throw error
      console.error(JSON.stringify({ event: 'synchronise_failed', error: error.message, cause: String(error.cause) }))
      return refuse(c, 502, { commerce: error.message })
    }
  })

  routes.post('/rebuild', requireRole('own'), async c => {
    if (!(await rebuildAll(c.env.CONTENT_DB, limitToOneRun()))) return c.json({ isComplete: false }, 202)
    return respondAndNotify(c, createNeighbours, succeedWith([allProducts]), { isComplete: true })
  })

  routes.post('/previews', async c => {
    const body = await parseManagementBody(c, entryPathParam)
    if (body.errors) return refuse(c, 422, body.errors)
    return c.json({ link: await createPreviewLink(c.env.CONTENT_DB, body.value.path) }, 201)
  })

  routes.delete('/previews/:link', async c => {
    const isGood = await redeemPreviewLink(c.env.CONTENT_DB, c.req.param('link'), c.req.query('path') ?? '')
    return isGood ? c.json({}) : refuse(c, 404, { link: 'is used, expired or for another path' })
  })

  return routes
}
