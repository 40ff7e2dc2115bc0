import { Hono } from 'hono'
import * as v from 'valibot'
import { type IdentifiedEnv, needs } from '../editors/http.ts'
import type { EntryChange } from '../entries/change.ts'
import type { NeighboursOf } from '../env.ts'
import { type Outcome, succeed } from '../lib/outcome.ts'
import { CommerceUnavailable } from '../publishing/commerce.ts'
import { rebuildAll } from '../publishing/derived-version.ts'
import { history, restore, saveDraft } from '../publishing/drafts.ts'
import { allProducts } from '../publishing/entry-changes.ts'
import { callOff, publish, schedule, unpublish } from '../publishing/publishing.ts'
import { synchronise } from '../publishing/synchronise.ts'
import { notifyShop } from '../publishing/webhook.ts'
import { isType, types } from '../rules/check.ts'
import { findEntry, listEntries } from './entry-list.ts'
import { type Ctx, readBody, refuse, respond, withKey } from './http.ts'
import { createPreviewLink, usePreviewLink } from './preview-links.ts'

const noType = `is no type of entry; there are ${types.join(', ')}`

const saved = v.object({ type: v.pipe(v.string(), v.check(isType, noType)), data: v.unknown() })
const published = v.object({
  at: v.optional(v.pipe(v.string(), v.isoTimestamp('must be a time like 2026-12-01T08:00:00Z'))),
})
const restored = v.object({ version: v.pipe(v.number(), v.integer()) })
const synchronised = v.object({ products: v.optional(v.pipe(v.array(v.string()), v.maxLength(1000))) })
const path = v.object({ path: v.pipe(v.string(), v.startsWith('/', 'must begin with /'), v.maxLength(500)) })

/** The management interface of editors and their tools. Failures are `{errors: {field: text}}`. */
export function createManagementRoutes(neighboursOf: NeighboursOf) {
  const routes = new Hono<IdentifiedEnv>()

  routes.get('/entries', async c => {
    const { type, after } = c.req.query()
    if (type && !isType(type)) return refuse(c, 422, { type: noType })
    return c.json(await listEntries(c.env.CONTENT_DB, type || undefined, after))
  })

  routes.get('/entries/:id', c => withKey(c, async key => c.json(await findEntry(c.env.CONTENT_DB, key))))

  routes.put('/entries/:id', async c => {
    const body = await readBody(c, saved)
    if (body.errors) return refuse(c, 422, body.errors)
    const { type, data } = body.value
    if (!isType(type)) return refuse(c, 422, { type: noType })
    return respond(c, await saveDraft(c.env.CONTENT_DB, { type, id: c.req.param('id') }, data, now()))
  })

  routes.post('/entries/:id/publish', needs('publish'), c =>
    withKey(c, async key => {
      const body = await readBody(c, published)
      if (body.errors) return refuse(c, 422, body.errors)
      const { at } = body.value
      if (at === undefined) {
        const publishedAt = now()
        const outcome = await publish(c.env.CONTENT_DB, key, publishedAt)
        return respondAndNotify(c, outcome, { ...key, status: 'published', publishedAt })
      }
      const time = new Date(at)
      if (!(time.getTime() > Date.now())) return refuse(c, 422, { at: 'must be in the future' })
      return respond(c, await schedule(c.env.CONTENT_DB, key, time.toISOString()), 202)
    }),
  )

  routes.delete('/entries/:id/publish', needs('publish'), c =>
    withKey(c, async key => respond(c, await callOff(c.env.CONTENT_DB, key))),
  )

  routes.post('/entries/:id/unpublish', needs('publish'), c =>
    withKey(c, async key =>
      respondAndNotify(c, await unpublish(c.env.CONTENT_DB, key, now()), { ...key, status: 'draft' }),
    ),
  )

  routes.get('/entries/:id/history', c =>
    withKey(c, async key => c.json({ ...key, versions: await history(c.env.CONTENT_DB, key) })),
  )

  routes.post('/entries/:id/restore', c =>
    withKey(c, async key => {
      const body = await readBody(c, restored)
      if (body.errors) return refuse(c, 422, body.errors)
      return respond(c, await restore(c.env.CONTENT_DB, key, body.value.version, now()))
    }),
  )

  routes.post('/synchronise', needs('own'), async c => {
    const body = await readBody(c, synchronised)
    if (body.errors) return refuse(c, 422, body.errors)
    const { commerce } = neighboursOf(c.executionCtx)
    try {
      return c.json(await synchronise(c.env.CONTENT_DB, commerce, body.value.products ?? null))
    } catch (error) {
      if (!(error instanceof CommerceUnavailable)) throw error
      console.error(JSON.stringify({ event: 'synchronise_failed', error: error.message, cause: String(error.cause) }))
      return refuse(c, 502, { commerce: error.message })
    }
  })

  routes.post('/rebuild', needs('own'), async c => {
    await rebuildAll(c.env.CONTENT_DB)
    return respondAndNotify(c, succeed([allProducts]), {})
  })

  routes.post('/previews', async c => {
    const body = await readBody(c, path)
    if (body.errors) return refuse(c, 422, body.errors)
    return c.json({ link: await createPreviewLink(c.env.CONTENT_DB, body.value.path) }, 201)
  })

  routes.delete('/previews/:link', async c => {
    const isGood = await usePreviewLink(c.env.CONTENT_DB, c.req.param('link'), c.req.query('path') ?? '')
    return isGood ? c.json({}) : refuse(c, 404, { link: 'is used, too old or for another path' })
  })

  async function respondAndNotify(c: Ctx, outcome: Outcome<EntryChange[]>, answer: object) {
    if (!outcome.ok) return respond(c, outcome)
    const changes = outcome.value
    const { storefront } = neighboursOf(c.executionCtx)
    return c.json({ ...answer, changes, shown: await notifyShop(storefront, c.env, changes) })
  }

  return routes
}

const now = () => new Date().toISOString()
