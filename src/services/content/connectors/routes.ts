import { Hono } from 'hono'
import * as v from 'valibot'
import { type IdentifiedEnv, parseEditorBody, refuse, requireRole } from '../editors/http.ts'
import type { ContentBindings, ContentEnv, NeighbourFactory } from '../env.ts'
import { notifyShop } from '../publishing/webhook.ts'
import type { Connector, ConnectorLookup } from './connector.ts'
import { queueDelivery } from './queue.ts'
import { describeConnector, startImport } from './state.ts'
import { runStep } from './step.ts'

type RequestContext = Parameters<NeighbourFactory>[0]

/** Runs a step and notifies the shop; returns whether there is more to do. */
async function stepAndNotify(env: ContentBindings, neighbours: ReturnType<NeighbourFactory>, connector: Connector) {
  const { isMore, changes } = await runStep(env.CONTENT_DB, connector, neighbours.commerce)
  await notifyShop(neighbours.storefront, env, changes)
  return isMore
}

/** The webhook that a CMS calls. Only the signature authenticates a call. */
export function createHookRoutes(createNeighbours: NeighbourFactory, findConnector: ConnectorLookup) {
  return new Hono<ContentEnv>().post('/webhooks/:connector', async c => {
    const body = await c.req.text()
    const connector = findConnector(c.env)
    if (connector?.name !== c.req.param('connector')) return c.json({ errors: { connector: 'is not connected' } }, 404)
    const hook = await connector.verify(c.req.raw.headers, body)
    if (!hook) return c.json({ errors: { signature: 'is wrong or too old' } }, 401)
    await queueDelivery(c.env.CONTENT_DB, connector.name, hook.documents, hook.delivery, Date.now())
    // The documents are imported after the response. If that fails, the cron job imports them.
    c.executionCtx.waitUntil(stepAndNotify(c.env, createNeighbours(c.executionCtx), connector))
    return c.json({ noted: hook.documents.length }, 202)
  })
}

export const importSchema = v.object({ again: v.optional(v.boolean(), false) })

/**
 * Routes for operators: the state of the connector, starting an import or sweep, and running one
 * step.
 */
export function createConnectorRoutes(createNeighbours: NeighbourFactory, findConnector: ConnectorLookup) {
  const routes = new Hono<IdentifiedEnv>()
  const notConfigured = { connector: 'none is configured, see docs/swapping.md' }

  routes.get('/connector', async c => {
    const connector = findConnector(c.env)
    if (!connector) return refuse(c, 404, notConfigured)
    return c.json({
      name: connector.name,
      title: connector.title,
      ...(await describeConnector(c.env.CONTENT_DB, connector.name)),
    })
  })

  // Starts an import if there has been none yet or if `again` is true; otherwise starts a sweep.
  routes.post('/connector/begin', requireRole('own'), async c => {
    const connector = findConnector(c.env)
    if (!connector) return refuse(c, 404, notConfigured)
    const body = await parseEditorBody(c, importSchema)
    if (body.errors) return refuse(c, 422, body.errors)
    const { importedAt } = await describeConnector(c.env.CONTENT_DB, connector.name)
    await startImport(c.env.CONTENT_DB, connector.name, body.value.again || !importedAt ? 'import' : 'sweep')
    return c.json(await describeConnector(c.env.CONTENT_DB, connector.name), 202)
  })

  routes.post('/connector/step', requireRole('own'), async c => {
    const connector = findConnector(c.env)
    if (!connector) return refuse(c, 404, notConfigured)
    const isMore = await stepAndNotify(c.env, createNeighbours(c.executionCtx), connector)
    return c.json({ isMore, ...(await describeConnector(c.env.CONTENT_DB, connector.name)) })
  })

  return routes
}

/** Maximum number of steps in one run of the cron job, to limit its number of queries. */
const maxSteps = 3
/** Time between sweeps, in ms. A sweep finds changes for which no webhook call arrived. */
const sweepMs = 3_600_000

/** Continues an unfinished import or sweep, and starts a sweep every hour. */
export async function continueConnector(
  env: ContentBindings,
  context: RequestContext,
  createNeighbours: NeighbourFactory,
  findConnector: ConnectorLookup,
) {
  const connector = findConnector(env)
  if (!connector) return
  const { phase, importedAt, sweptAt, waitsUntil } = await describeConnector(env.CONTENT_DB, connector.name)
  const isDue = phase === 'idle' && importedAt && !(Date.parse(sweptAt ?? '') > Date.now() - sweepMs)
  if (isDue && waitsUntil === null) await startImport(env.CONTENT_DB, connector.name, 'sweep')
  for (let at = 0; at < maxSteps; at++) if (!(await stepAndNotify(env, createNeighbours(context), connector))) return
}
