import { Hono } from 'hono'
import * as v from 'valibot'
import { type IdentifiedEnv, parseEditorBody, refuse, requireRole } from '../editors/http.ts'
import type { ContentBindings, ContentEnv, NeighboursOf } from '../env.ts'
import { notifyShop } from '../publishing/webhook.ts'
import type { Connector, ConnectorOf } from './connector.ts'
import { noteDelivery } from './queue.ts'
import { describe, startImport } from './state.ts'
import { runStep } from './step.ts'

type RequestContext = Parameters<NeighboursOf>[0]

/** A step, and the shop is told of it; whether there is more to do. */
async function stepAndTell(env: ContentBindings, neighbours: ReturnType<NeighboursOf>, connector: Connector) {
  const { isMore, changes } = await runStep(env.CONTENT_DB, connector, neighbours.commerce)
  await notifyShop(neighbours.storefront, env, changes)
  return isMore
}

/** The address that a CMS calls; its signature is the only key to it. */
export function createHookRoutes(neighboursOf: NeighboursOf, connectorOf: ConnectorOf) {
  return new Hono<ContentEnv>().post('/webhooks/:connector', async c => {
    const body = await c.req.text()
    const connector = connectorOf(c.env)
    if (connector?.name !== c.req.param('connector')) return c.json({ errors: { connector: 'is not connected' } }, 404)
    const hook = await connector.verify(c.req.raw.headers, body)
    if (!hook) return c.json({ errors: { signature: 'is wrong or too old' } }, 401)
    await noteDelivery(c.env.CONTENT_DB, connector.name, hook.documents, hook.delivery, Date.now())
    // Taken over behind the answer, else by the schedule.
    c.executionCtx.waitUntil(stepAndTell(c.env, neighboursOf(c.executionCtx), connector))
    return c.json({ noted: hook.documents.length }, 202)
  })
}

export const startedImport = v.object({ again: v.optional(v.boolean(), false) })

/** For operators: how far it is, an import or sweep, and one step of it. */
export function createConnectorRoutes(neighboursOf: NeighboursOf, connectorOf: ConnectorOf) {
  const routes = new Hono<IdentifiedEnv>()
  const none = { connector: 'none is configured, see docs/swapping.md' }

  routes.get('/connector', async c => {
    const connector = connectorOf(c.env)
    if (!connector) return refuse(c, 404, none)
    return c.json({
      name: connector.name,
      title: connector.title,
      ...(await describe(c.env.CONTENT_DB, connector.name)),
    })
  })

  /** An import the first time and with `again`; otherwise a sweep. */
  routes.post('/connector/begin', requireRole('own'), async c => {
    const connector = connectorOf(c.env)
    if (!connector) return refuse(c, 404, none)
    const body = await parseEditorBody(c, startedImport)
    if (body.errors) return refuse(c, 422, body.errors)
    const { importedAt } = await describe(c.env.CONTENT_DB, connector.name)
    await startImport(c.env.CONTENT_DB, connector.name, body.value.again || !importedAt ? 'import' : 'sweep')
    return c.json(await describe(c.env.CONTENT_DB, connector.name), 202)
  })

  routes.post('/connector/step', requireRole('own'), async c => {
    const connector = connectorOf(c.env)
    if (!connector) return refuse(c, 404, none)
    const isMore = await stepAndTell(c.env, neighboursOf(c.executionCtx), connector)
    return c.json({ isMore, ...(await describe(c.env.CONTENT_DB, connector.name)) })
  })

  return routes
}

/** Steps in one run of the schedule, for its number of queries. */
const maxSteps = 3
/** A sweep finds what webhooks have not told. */
const sweepMs = 3_600_000

/** Goes on with what is open, and starts a sweep every hour. */
export async function continueConnector(
  env: ContentBindings,
  context: RequestContext,
  neighboursOf: NeighboursOf,
  connectorOf: ConnectorOf,
) {
  const connector = connectorOf(env)
  if (!connector) return
  const { phase, importedAt, sweptAt, waitsUntil } = await describe(env.CONTENT_DB, connector.name)
  const isDue = phase === 'idle' && importedAt && !(Date.parse(sweptAt ?? '') > Date.now() - sweepMs)
  if (isDue && waitsUntil === null) await startImport(env.CONTENT_DB, connector.name, 'sweep')
  for (let at = 0; at < maxSteps; at++) if (!(await stepAndTell(env, neighboursOf(context), connector))) return
}
