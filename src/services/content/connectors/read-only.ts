import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { type IdentifiedEnv, isReadRequest, readJson, refuse } from '../editors/http.ts'
import { because } from '../lib/reasons/reason.ts'
import type { ConnectorLookup } from './connector.ts'

const saved = v.object({ type: v.string() })

/** The CMS document of an entry; null if the entry is edited in the shop. */
export async function findSource(
  db: D1Database,
  connector: { name: string; title: string } | null,
  id: string,
  type: string | null,
) {
  if (!connector) return null
  const row = await db
    .prepare(
      'SELECT document FROM connected WHERE connector = ?1 AND id = ?2 AND stored = 1 AND (?3 IS NULL OR type = ?3) LIMIT 1',
    )
    .bind(connector.name, id, type)
    .first<{ document: string }>()
  return row && { connector: connector.name, title: connector.title, document: row.document }
}

/** Refuses to change entries that come from a CMS, and tells where to edit them. */
export const refuseCmsEntries =
  (findConnector: ConnectorLookup): MiddlewareHandler<IdentifiedEnv> =>
  async (c, next) => {
    const connector = findConnector(c.env)
    // Copying is allowed, because the copy is an entry of the shop that the CMS does not know.
    const isCopy = c.req.path.endsWith('/duplicate')
    if (!connector || isCopy || isReadRequest(c.req.raw)) return next()
    const body = v.safeParse(saved, readJson(await c.req.text()))
    const type = c.req.query('type') ?? (body.success ? body.output.type : null)
    const source = await findSource(c.env.CONTENT_DB, connector, c.req.param('id') ?? '', type)
    if (!source) return next()
    return refuse(c, 409, { id: because(t => t.editedIn(source.title)) }, { source })
  }
