import { Hono } from 'hono'
import * as v from 'valibot'
import type { ConnectorLookup } from '../connectors/connector.ts'
import { findSource } from '../connectors/read-only.ts'
import { type IdentifiedEnv, readLocale, requireRole } from '../editors/http.ts'
import { isType, types } from '../entries/documents.ts'
import type { NeighbourFactory } from '../env.ts'
import { localizeErrors } from '../lib/reasons/reason.ts'
import { listEntries, states } from '../overview/list.ts'
import { loadLinks } from '../overview/named.ts'
import { saveDraft } from '../publishing/drafts.ts'
import { findEntry } from '../publishing/entry.ts'
import { deleteEntry, discardDraft, duplicateEntry } from '../publishing/remove.ts'
import { findNeed } from '../rules/indispensable.ts'
import {
  formatEtag,
  listIssueErrors,
  now,
  parseManagementBody,
  refuse,
  respondWithVersion,
  sendManagementOutcome,
  withDraft,
  withKey,
  withKeyAt,
} from './http.ts'
import { respondAndNotify } from './notify.ts'
import { loadEntryPages, loadPageAddresses } from './pages.ts'
import { findPageNeed } from './refusals.ts'

const noType = `is not a type of entry; the types are ${types.join(', ')}`

export const entryListSchema = v.object({
  type: v.optional(v.pipe(v.string(), v.check(isType, noType))),
  state: v.optional(v.picklist(states, `is not a state; the states are ${states.join(', ')}`)),
  q: v.optional(v.string()),
  after: v.optional(v.string()),
})
export const savedEntrySchema = v.object({
  type: v.pipe(v.string(), v.check(isType, noType)),
  data: v.unknown(),
  translated: v.optional(v.array(v.string())),
})
export const duplicateSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty()), slug: v.optional(v.string()) })

/** Routes for the list of entries and for their drafts. */
export function createEntryRoutes(createNeighbours: NeighbourFactory, findConnector: ConnectorLookup) {
  const routes = new Hono<IdentifiedEnv>()

  routes.get('/', async c => {
    const params = Object.entries(c.req.query()).filter(([, value]) => value !== '')
    const query = v.safeParse(entryListSchema, Object.fromEntries(params))
    if (!query.success) return refuse(c, 422, listIssueErrors(query.issues))
    const { q: words, ...request } = query.output
    const locale = readLocale(c)
    const { entries, next } = await listEntries(c.env.CONTENT_DB, { ...request, words, locale })
    const pageOf = await loadEntryPages(createNeighbours(c.executionCtx).storefront, entries)
    return c.json({ entries: entries.map(entry => ({ ...entry, path: pageOf?.(entry)[locale] ?? null })), next })
  })

  routes.get('/:id', c =>
    withKey(c, async key => {
      const entry = await findEntry(c.env.CONTENT_DB, key)
      if (entry) c.header('ETag', formatEtag(entry.version))
      const source = await findSource(c.env.CONTENT_DB, findConnector(c.env), key.id, key.type)
      const refused = entry?.refused && {
        ...entry.refused,
        errors: localizeErrors(entry.refused.errors, readLocale(c)),
      }
      return c.json({ ...entry, refused, source })
    }),
  )

  routes.put('/:id', async c => {
    const body = await parseManagementBody(c, savedEntrySchema)
    if (body.errors) return refuse(c, 422, body.errors)
    const { type, data, translated } = body.value
    if (!isType(type)) return refuse(c, 422, { type: noType })
    return withKeyAt(c, { type, id: c.req.param('id') }, (key, expected) =>
      withDraft(c, key, async () => {
        const isAutosave = c.req.query('autosave') !== undefined
        const changing = { author: c.var.identity, now: now(), expected, isAutosave, translated }
        return respondWithVersion(c, await saveDraft(c.env.CONTENT_DB, key, data, changing))
      }),
    )
  })

  routes.delete('/:id', requireRole('publish'), c =>
    withKeyAt(c, null, async (key, expected) => {
      const anyway = c.req.query('anyway') !== undefined
      const by = { author: c.var.identity, now: now(), expected }
      const { storefront } = createNeighbours(c.executionCtx)
      const needed = await findPageNeed(storefront, key)
      if (needed) return refuse(c, 409, needed)
      const addresses = await loadPageAddresses(c.env.CONTENT_DB, storefront, key)
      const outcome = await deleteEntry(c.env.CONTENT_DB, key, by, { anyway, locale: readLocale(c), addresses })
      return respondAndNotify(c, createNeighbours, outcome, { ...key, status: 'deleted' })
    }),
  )

  routes.delete('/:id/draft', c =>
    withKeyAt(c, null, (key, expected) =>
      withDraft(c, key, async () => {
        const changing = { author: c.var.identity, now: now(), expected }
        return sendManagementOutcome(c, await discardDraft(c.env.CONTENT_DB, key, changing))
      }),
    ),
  )

  routes.post('/:id/duplicate', c =>
    withKey(c, async key => {
      const body = await parseManagementBody(c, duplicateSchema)
      if (body.errors) return refuse(c, 422, body.errors)
      const changing = { author: c.var.identity, now: now() }
      return respondWithVersion(c, await duplicateEntry(c.env.CONTENT_DB, key, body.value, changing), 201)
    }),
  )

  // `needed` is the reason why the shop needs the entry, or null.
  routes.get('/:id/links', c =>
    withKey(c, async key => {
      const { storefront } = createNeighbours(c.executionCtx)
      const needed = (await findNeed(c.env.CONTENT_DB, key)) ?? (await findPageNeed(storefront, key))
      const addresses = await loadPageAddresses(c.env.CONTENT_DB, storefront, key)
      const links = await loadLinks(c.env.CONTENT_DB, key, readLocale(c), addresses)
      return c.json({ ...key, ...links, needed: needed && localizeErrors(needed, readLocale(c)) })
    }),
  )

  return routes
}
