import { Hono } from 'hono'
import * as v from 'valibot'
import type { ConnectorLookup } from '../connectors/connector.ts'
import { type IdentifiedEnv, readLocale, requireRole } from '../editors/http.ts'
import { hasRole } from '../editors/identity.ts'
import { isType } from '../entries/documents.ts'
import type { NeighbourFactory } from '../env.ts'
import { hasExistingDay } from '../lib/existing-day.ts'
import { en as reasons } from '../lib/reasons/en.ts'
import { because, localizeErrors } from '../lib/reasons/reason.ts'
import { findEntry } from '../publishing/entry.ts'
import { addEntry, describeRelease, removeEntry } from '../releases/entries.ts'
import {
  findRelease,
  findReleaseObstacles,
  loadReleases,
  maxEntries,
  publishRelease,
  type Release,
  undoRelease,
} from '../releases/release.ts'
import { type ManagementContext, now, parseManagementBody, refuse } from './http.ts'
import { respondAndNotify } from './notify.ts'
import { createRefusalCheck } from './refusals.ts'

export const releaseEntrySchema = v.object({
  type: v.pipe(v.string(), v.check(isType, 'is not a type of entry')),
  id: v.string(),
})
const name = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(200))
const entries = v.pipe(v.array(releaseEntrySchema), v.maxLength(maxEntries, `may have at most ${maxEntries}`))
export const newReleaseSchema = v.object({ name, entries: v.optional(entries, []) })
export const releaseChangeSchema = v.object({ name: v.optional(name), entries: v.optional(entries) })
const releasePublicationSchema = v.object({
  at: v.optional(v.pipe(v.string(), v.isoTimestamp(reasons.moment), v.check(hasExistingDay, reasons.moment))),
})

/** Routes for releases: entries that are published together, now or at a set time. */
export function createReleaseRoutes(createNeighbours: NeighbourFactory, findConnector: ConnectorLookup) {
  const routes = new Hono<IdentifiedEnv>()
  const refusals = (c: ManagementContext) =>
    createRefusalCheck(c.env.CONTENT_DB, findConnector(c.env), createNeighbours(c.executionCtx).storefront)

  routes.get('/', async c => c.json({ releases: await loadReleases(c.env.CONTENT_DB) }))

  routes.post('/', async c => {
    const body = await parseManagementBody(c, newReleaseSchema)
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

  // The response also contains the titles and states of the release's entries.
  routes.get('/:id', c => withRelease(c, release => sendDescription(c, release)))

  routes.get('/:id/lacking', c =>
    withRelease(c, async release => {
      const by = { author: c.var.identity, now: now() }
      const errors = release.publishedAt ? {} : await findReleaseObstacles(c.env.CONTENT_DB, release, by, refusals(c))
      return c.json({ id: release.id, lacking: localizeErrors(errors, readLocale(c)) })
    }),
  )

  routes.put('/:id', c =>
    withOpenRelease(c, async release => {
      const body = await parseManagementBody(c, releaseChangeSchema)
      if (body.errors) return refuse(c, 422, body.errors)
      const { name = release.name, entries } = body.value
      await c.env.CONTENT_DB.prepare(
        'UPDATE releases SET name = ?2, entries = coalesce(?3, entries) WHERE id = ?1 AND published_at IS NULL',
      )
        .bind(release.id, name, entries ? JSON.stringify(entries) : null)
        .run()
      return sendRelease(c, release.id)
    }),
  )

  routes.delete('/:id', c =>
    withOpenRelease(c, async ({ id }) => {
      await c.env.CONTENT_DB.prepare('DELETE FROM releases WHERE id = ? AND published_at IS NULL').bind(id).run()
      return c.json({})
    }),
  )

  routes.post('/:id/entries', c =>
    withOpenRelease(c, async ({ id }) => {
      const body = await parseManagementBody(c, releaseEntrySchema)
      if (body.errors) return refuse(c, 422, body.errors)
      const { type } = body.value
      const added = isType(type) ? await findEntry(c.env.CONTENT_DB, { type, id: body.value.id }) : null
      if (!added) return refuse(c, 404, { id: because(t => t.noEntry) })
      const refusal = await refusals(c)(added, added.slug)
      if (refusal) return refuse(c, 409, refusal)
      const isIn = await addEntry(c.env.CONTENT_DB, id, added)
      return isIn ? sendRelease(c, id, 201) : refuse(c, 409, { entries: because(t => t.full(maxEntries)) })
    }),
  )

  routes.delete('/:id/entries', c =>
    withOpenRelease(c, async release => {
      const { type = '', id = '' } = c.req.query()
      await removeEntry(c.env.CONTENT_DB, release.id, { type, id })
      return sendRelease(c, release.id)
    }),
  )

  routes.post('/:id/publish', requireRole('publish'), c =>
    withOpenRelease(c, async release => {
      const body = await parseManagementBody(c, releasePublicationSchema)
      if (body.errors) return refuse(c, 422, body.errors)
      const { at } = body.value
      const by = { author: c.var.identity, now: now() }
      if (at === undefined) {
        const outcome = await publishRelease(c.env.CONTENT_DB, release, by, refusals(c))
        return respondAndNotify(c, createNeighbours, outcome, { id: release.id, publishedAt: by.now })
      }
      const time = new Date(at)
      if (!(time.getTime() > Date.now())) return refuse(c, 422, { at: because(t => t.future) })
      await c.env.CONTENT_DB.prepare(
        `UPDATE releases SET at = ?2, refused = NULL, author = ?3, author_name = ?4 WHERE id = ?1 AND published_at IS NULL`,
      )
        .bind(release.id, time.toISOString(), by.author.id, by.author.name)
        .run()
      return sendRelease(c, release.id, 202)
    }),
  )

  routes.delete('/:id/publish', requireRole('publish'), c =>
    withOpenRelease(c, async ({ id }) => {
      await c.env.CONTENT_DB.prepare('UPDATE releases SET at = NULL WHERE id = ?').bind(id).run()
      return sendRelease(c, id)
    }),
  )

  routes.post('/:id/undo', requireRole('publish'), c =>
    withRelease(c, async release => {
      const by = { author: c.var.identity, now: now() }
      const outcome = await undoRelease(c.env.CONTENT_DB, release, by, refusals(c))
      return respondAndNotify(c, createNeighbours, outcome, { id: release.id })
    }),
  )

  return routes
}

const sendDescription = async (c: ManagementContext, release: Release, status: 200 | 201 | 202 = 200) =>
  c.json(await describeRelease(c.env.CONTENT_DB, release, readLocale(c)), status)

/** Loads the release again after a change, and responds with it. */
const sendRelease = (c: ManagementContext, id: string, status: 200 | 201 | 202 = 200) =>
  withReleaseById(c, id, release => sendDescription(c, release, status))

const withRelease = (c: ManagementContext, act: (release: Release) => Promise<Response>) =>
  withReleaseById(c, c.req.param('id') ?? '', act)

async function withReleaseById(
  c: ManagementContext,
  id: string,
  act: (release: Release) => Promise<Response>,
): Promise<Response> {
  const release = await findRelease(c.env.CONTENT_DB, id)
  return release ? act(release) : refuse(c, 404, { id: because(t => t.noRelease) })
}

/**
 * Refuses changes of a published release. If a release is scheduled, only people who may publish
 * can change it, because the change would be published.
 */
const withOpenRelease = (c: ManagementContext, act: (release: Release) => Promise<Response>) =>
  withRelease(c, async release => {
    if (release.publishedAt) return refuse(c, 409, { id: because(t => t.released) })
    if (release.at && !hasRole(c.var.identity, 'publish'))
      return refuse(c, 403, { role: because(t => t.role('publish')) })
    return act(release)
  })
