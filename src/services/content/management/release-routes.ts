import { Hono } from 'hono'
import * as v from 'valibot'
import type { ConnectorOf } from '../connectors/connector.ts'
import { type IdentifiedEnv, localeOf, needs } from '../editors/http.ts'
import { may } from '../editors/identity.ts'
import type { NeighboursOf } from '../env.ts'
import { hasExistingDay } from '../lib/existing-day.ts'
import { en as said } from '../lib/reasons/en.ts'
import { because, errorsIn } from '../lib/reasons/reason.ts'
import { findEntry } from '../publishing/entry.ts'
import { addEntry, describeRelease, removeEntry } from '../releases/entries.ts'
import {
  findRelease,
  lackingInRelease,
  loadReleases,
  maxEntries,
  publishRelease,
  type Release,
  undoRelease,
} from '../releases/release.ts'
import { isType } from '../rules/check.ts'
import { type Ctx, now, parseManagementBody, refuse } from './http.ts'
import { respondAndNotify } from './notify.ts'
import { refusalsBy } from './refusals.ts'

export const entry = v.object({ type: v.pipe(v.string(), v.check(isType, 'is no type of entry')), id: v.string() })
const name = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(200))
const entries = v.pipe(v.array(entry), v.maxLength(maxEntries, `may be ${maxEntries}`))
export const made = v.object({ name, entries: v.optional(entries, []) })
export const changedRelease = v.object({ name: v.optional(name), entries: v.optional(entries) })
const published = v.object({
  at: v.optional(v.pipe(v.string(), v.isoTimestamp(said.moment), v.check(hasExistingDay, said.moment))),
})

/** Releases: entries that are published together, now or at a time. */
export function createReleaseRoutes(neighboursOf: NeighboursOf, connectorOf: ConnectorOf) {
  const routes = new Hono<IdentifiedEnv>()
  const refusals = (c: Ctx) => refusalsBy(c.env.CONTENT_DB, connectorOf(c.env), neighboursOf(c.executionCtx).storefront)

  routes.get('/', async c => c.json({ releases: await loadReleases(c.env.CONTENT_DB) }))

  routes.post('/', async c => {
    const body = await parseManagementBody(c, made)
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

  /** With titles and states of its entries. */
  routes.get('/:id', c => withRelease(c, release => described(c, release)))

  routes.get('/:id/lacking', c =>
    withRelease(c, async release => {
      const by = { author: c.var.identity, now: now() }
      const errors = release.publishedAt ? {} : await lackingInRelease(c.env.CONTENT_DB, release, by, refusals(c))
      return c.json({ id: release.id, lacking: errorsIn(errors, localeOf(c)) })
    }),
  )

  routes.put('/:id', c =>
    withOpen(c, async release => {
      const body = await parseManagementBody(c, changedRelease)
      if (body.errors) return refuse(c, 422, body.errors)
      const { name = release.name, entries } = body.value
      await c.env.CONTENT_DB.prepare(
        'UPDATE releases SET name = ?2, entries = coalesce(?3, entries) WHERE id = ?1 AND published_at IS NULL',
      )
        .bind(release.id, name, entries ? JSON.stringify(entries) : null)
        .run()
      return found(c, release.id)
    }),
  )

  routes.delete('/:id', c =>
    withOpen(c, async ({ id }) => {
      await c.env.CONTENT_DB.prepare('DELETE FROM releases WHERE id = ? AND published_at IS NULL').bind(id).run()
      return c.json({})
    }),
  )

  routes.post('/:id/entries', c =>
    withOpen(c, async ({ id }) => {
      const body = await parseManagementBody(c, entry)
      if (body.errors) return refuse(c, 422, body.errors)
      const { type } = body.value
      const added = isType(type) ? await findEntry(c.env.CONTENT_DB, { type, id: body.value.id }) : null
      if (!added) return refuse(c, 404, { id: because(t => t.noEntry) })
      const refusal = await refusals(c)(added, added.slug)
      if (refusal) return refuse(c, 409, refusal)
      const isIn = await addEntry(c.env.CONTENT_DB, id, added)
      return isIn ? found(c, id, 201) : refuse(c, 409, { entries: because(t => t.full(maxEntries)) })
    }),
  )

  routes.delete('/:id/entries', c =>
    withOpen(c, async release => {
      const { type = '', id = '' } = c.req.query()
      await removeEntry(c.env.CONTENT_DB, release.id, { type, id })
      return found(c, release.id)
    }),
  )

  routes.post('/:id/publish', needs('publish'), c =>
    withOpen(c, async release => {
      const body = await parseManagementBody(c, published)
      if (body.errors) return refuse(c, 422, body.errors)
      const { at } = body.value
      const by = { author: c.var.identity, now: now() }
      if (at === undefined) {
        const outcome = await publishRelease(c.env.CONTENT_DB, release, by, refusals(c))
        return respondAndNotify(c, neighboursOf, outcome, { id: release.id, publishedAt: by.now })
      }
      const time = new Date(at)
      if (!(time.getTime() > Date.now())) return refuse(c, 422, { at: because(t => t.future) })
      await c.env.CONTENT_DB.prepare(
        `UPDATE releases SET at = ?2, refused = NULL, author = ?3, author_name = ?4 WHERE id = ?1 AND published_at IS NULL`,
      )
        .bind(release.id, time.toISOString(), by.author.id, by.author.name)
        .run()
      return found(c, release.id, 202)
    }),
  )

  routes.delete('/:id/publish', needs('publish'), c =>
    withOpen(c, async ({ id }) => {
      await c.env.CONTENT_DB.prepare('UPDATE releases SET at = NULL WHERE id = ?').bind(id).run()
      return found(c, id)
    }),
  )

  routes.post('/:id/undo', needs('publish'), c =>
    withRelease(c, async release => {
      const by = { author: c.var.identity, now: now() }
      const outcome = await undoRelease(c.env.CONTENT_DB, release, by, refusals(c))
      return respondAndNotify(c, neighboursOf, outcome, { id: release.id })
    }),
  )

  return routes
}

const described = async (c: Ctx, release: Release, status: 200 | 201 | 202 = 200) =>
  c.json(await describeRelease(c.env.CONTENT_DB, release, localeOf(c)), status)

/** The release as it is after a change. */
const found = (c: Ctx, id: string, status: 200 | 201 | 202 = 200) =>
  withReleaseBy(c, id, release => described(c, release, status))

const withRelease = (c: Ctx, act: (release: Release) => Promise<Response>) =>
  withReleaseBy(c, c.req.param('id') ?? '', act)

async function withReleaseBy(c: Ctx, id: string, act: (release: Release) => Promise<Response>): Promise<Response> {
  const release = await findRelease(c.env.CONTENT_DB, id)
  return release ? act(release) : refuse(c, 404, { id: because(t => t.noRelease) })
}

/**
 * Refuses what was published; and what is scheduled to whoever may not publish, as they would
 * decide what is published.
 */
const withOpen = (c: Ctx, act: (release: Release) => Promise<Response>) =>
  withRelease(c, async release => {
    if (release.publishedAt) return refuse(c, 409, { id: because(t => t.released) })
    if (release.at && !may(c.var.identity, 'publish')) return refuse(c, 403, { role: because(t => t.role('publish')) })
    return act(release)
  })
