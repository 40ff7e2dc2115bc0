import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { ContentEnv, NeighboursOf } from '../env.ts'
import { maxOverlaySize, maxRequestSize } from '../lib/limits.ts'
import { bearsToken } from '../lib/secrets.ts'
import { extensions, shownBy } from '../overlay/given.ts'
import { answer } from './query.ts'
import { createContext } from './resolvers.ts'

/** The content service's GraphQL over HTTP, JSON only. */
export function createGraphql(neighboursOf: NeighboursOf) {
  const graphql = new Hono<ContentEnv>()
    .basePath('/api/content/graphql')
    .get('/', c => {
      if (c.req.url.length > maxRequestSize) return refuse(c, 414, 'The address is too long.')
      const { query, variables, operationName } = c.req.query()
      return respond(c, neighboursOf, { query, variables: variables ? readJson(variables) : undefined, operationName })
    })
    .post('/', async c => {
      if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
        return refuse(c, 415, 'The request must be application/json.')
      }
      // Not Hono's limit, which copies the body through a stream, as costly as a small answer.
      const maxSize = c.req.header('authorization') && (await mayPreview(c)) ? maxOverlaySize : maxRequestSize
      const body = Number(c.req.header('content-length')) > maxSize ? null : await c.req.text()
      if (body === null || body.length > maxSize) return refuse(c, 413, 'The request is too large.')
      return respond(c, neighboursOf, readJson(body))
    })
    .all('/', c => {
      c.header('Allow', 'GET, POST')
      return refuse(c, 405, 'Ask by GET or POST.')
    })

  graphql.notFound(c => refuse(c, 404, 'There is nothing at this address.'))
  graphql.onError((error, c) => {
    console.error('Content service:', error)
    return refuse(c, 500, 'The content could not be read.')
  })
  return graphql
}

/** A record; valibot would accept an array too. */
const variablesSchema = v.custom<Record<string, unknown>>(value => typeof value === 'object' && !Array.isArray(value))
const requestSchema = v.object({
  query: v.string(),
  variables: v.nullish(variablesSchema),
  operationName: v.nullish(v.string()),
  extensions: v.nullish(extensions),
})

async function respond(c: Context<ContentEnv>, neighboursOf: NeighboursOf, body: unknown) {
  const request = v.safeParse(requestSchema, body)
  if (!request.success) return refuse(c, 400, 'The request must hold a query, and its variables as an object.')
  const isEditor = await mayPreview(c)
  const { extensions: asked } = request.output
  const isOther = asked && (asked.overlay.length > 0 || asked.asOf || asked.release)
  if (isOther && !isEditor) return refuse(c, 401, 'Unsaved entries and other days are shown to editors only.')
  const given = isOther ? await shownBy(c.env.CONTENT_DB, neighboursOf(c.executionCtx), asked) : null
  if (given?.errors) return send(c, 400, JSON.stringify({ errors: [{ message: unsavable, extensions: given }] }))
  const context = createContext(c.env.CONTENT_DB, isEditor, given?.shown)
  const { status, text } = await answer(request.output, context)
  return send(c, status, text)
}

const unsavable = 'This cannot be shown.'

const mayPreview = (c: Context<ContentEnv>) => bearsToken(c.req.header('authorization'), c.env.CONTENT_TOKEN)

const refuse = (c: Context, status: Status, message: string) =>
  send(c, status, JSON.stringify({ errors: [{ message }] }))

type Status = 200 | 400 | 401 | 404 | 405 | 413 | 414 | 415 | 500

function send(c: Context, status: Status, text: string) {
  const type = c.req.header('accept')?.includes('graphql-response+json') ? 'graphql-response+json' : 'json'
  c.header('Content-Type', `application/${type}; charset=utf-8`)
  return c.body(text, status)
}

/** Undefined for text that is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
