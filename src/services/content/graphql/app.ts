import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { ContentEnv, NeighbourFactory } from '../env.ts'
import { maxOverlaySize, maxRequestSize } from '../lib/limits.ts'
import { hasEditorsToken } from '../lib/secrets.ts'
import { type Extensions, previewExtensions } from '../overlay/extensions.ts'
import { answerQuery } from './query.ts'
import { createContext } from './resolvers.ts'

/** The routes of the GraphQL interface; requests and responses are JSON. */
export function createGraphql(createNeighbours: NeighbourFactory) {
  const graphql = new Hono<ContentEnv>()
    .basePath('/api/content/graphql')
    .get('/', c => {
      if (c.req.url.length > maxRequestSize) return refuse(c, 414, 'The address is too long.')
      const { query, variables, operationName } = c.req.query()
      return respond(c, createNeighbours, {
        query,
        variables: variables ? readJson(variables) : undefined,
        operationName,
      })
    })
    .post('/', async c => {
      if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
        return refuse(c, 415, 'The request must be application/json.')
      }
      // Hono's body limit is not used: it copies the body through a stream, which takes as long as
      // creating a small response.
      const maxSize = c.req.header('authorization') && (await mayPreview(c)) ? maxOverlaySize : maxRequestSize
      const body = Number(c.req.header('content-length')) > maxSize ? null : await c.req.text()
      if (body === null || body.length > maxSize) return refuse(c, 413, 'The request is too large.')
      return respond(c, createNeighbours, readJson(body))
    })
    .all('/', c => {
      c.header('Allow', 'GET, POST')
      return refuse(c, 405, 'Use GET or POST.')
    })

  graphql.notFound(c => refuse(c, 404, 'There is nothing at this address.'))
  graphql.onError((error, c) => {
    console.error('Content service:', error)
    return refuse(c, 500, 'The content could not be read.')
  })
  return graphql
}

/** A record; valibot's `record` would also accept an array. */
const variablesSchema = v.custom<Record<string, unknown>>(value => typeof value === 'object' && !Array.isArray(value))
const requestSchema = v.object({
  query: v.string(),
  variables: v.nullish(variablesSchema),
  operationName: v.nullish(v.string()),
  extensions: v.nullish(previewExtensions),
})

async function respond(c: Context<ContentEnv>, createNeighbours: NeighbourFactory, body: unknown) {
  const request = v.safeParse(requestSchema, body)
  if (!request.success) return refuse(c, 400, 'The request must contain a query, and variables as an object.')
  const isEditor = await mayPreview(c)
  const { extensions: requested } = request.output
  const hasOverlay = requested && (requested.overlay.length > 0 || requested.asOf || requested.release)
  if (hasOverlay && !isEditor)
    return refuse(c, 401, 'Only editors can see unsaved entries, or the content of another day.')
  const preview = hasOverlay ? await loadOverlay(c, createNeighbours, requested) : null
  if (preview?.errors)
    return send(c, 400, JSON.stringify({ errors: [{ message: invalidOverlay, extensions: preview }] }))
  const context = createContext(c.env.CONTENT_DB, isEditor, preview?.shown)
  const { status, text } = await answerQuery(request.output, context)
  return send(c, status, text)
}

/** Loads what only previews show. The rules that check unsaved entries are imported when used. */
async function loadOverlay(c: Context<ContentEnv>, createNeighbours: NeighbourFactory, requested: Extensions) {
  const { createRequestOverlay } = await import('../overlay/given.ts')
  return createRequestOverlay(c.env.CONTENT_DB, createNeighbours(c.executionCtx), requested)
}

const invalidOverlay = 'This cannot be shown.'

const mayPreview = (c: Context<ContentEnv>) => hasEditorsToken(c.req.header('authorization'), c.env.CONTENT_TOKEN)

const refuse = (c: Context, status: Status, message: string) =>
  send(c, status, JSON.stringify({ errors: [{ message }] }))

type Status = 200 | 400 | 401 | 404 | 405 | 413 | 414 | 415 | 500

function send(c: Context, status: Status, text: string) {
  const type = c.req.header('accept')?.includes('graphql-response+json') ? 'graphql-response+json' : 'json'
  c.header('Content-Type', `application/${type}; charset=utf-8`)
  return c.body(text, status)
}

/** Undefined if the text is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
