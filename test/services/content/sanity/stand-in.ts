import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as v from 'valibot'
import { openServer } from '../../../support/open-server.ts'
import { runGroq } from './groq.ts'

export type SanityDocument = Record<string, unknown> & { _id: string; _type: string }
type Stored = SanityDocument & { _rev: string }

export const sanitySettings = {
  project: 'lamps123',
  dataset: 'production',
  token: 'a-viewers-token',
  secret: 'a-hooks-secret',
}
const version = 'v2025-02-19'
/** The maximum length of a request's URL, in bytes. */
const maxAddress = 11 * 1024
/** The number of documents in each part of an export with a cursor. */
const maxExported = 7

const asked = v.strictObject({ query: v.string(), params: v.record(v.string(), v.unknown()) })

/** Starts a server that is as strict as Sanity's and keeps documents in memory. */
export async function startSanity() {
  const documents = new Map<string, Stored>()
  /**
   * How the next requests fail: a number is the status, `cut` breaks an export off, and `empty`
   * answers a query without results.
   */
  const failures: (number | 'cut' | 'empty')[] = []
  const requests: string[] = []

  function set(document: SanityDocument) {
    documents.set(document._id, { ...document, _rev: randomUUID() })
  }

  function answer(request: IncomingMessage, response: ServerResponse, body: string) {
    const url = new URL(request.url ?? '', 'http://sanity.test')
    requests.push(`${request.method} ${url.pathname}`)
    const send = (status: number, content: unknown, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', ...headers })
        .end(typeof content === 'string' ? content : JSON.stringify(content))
    const refuse = (status: number, message: string) => send(status, { error: message, statusCode: status, message })
    if ((request.url ?? '').length > maxAddress) return refuse(414, 'URI too long')
    const [, given, area, kind, dataset] = url.pathname.split('/')
    if (given !== version || area !== 'data') return refuse(400, 'Invalid API version')
    if (request.headers.authorization !== `Bearer ${sanitySettings.token}`)
      return refuse(401, 'Unauthorized - Session not found')
    if (dataset !== sanitySettings.dataset) return refuse(404, `Dataset not found - Dataset "${dataset}" not found`)
    const failure = failures.shift()
    if (failure === 429) return send(429, 'Too many requests', { 'Retry-After': '1' })
    if (typeof failure === 'number') return refuse(failure, 'Internal server error')
    if (kind === 'export' && request.method === 'GET') return send(200, exported(url.searchParams, failure === 'cut'))
    if (kind !== 'query' || request.method !== 'POST') return refuse(405, 'Method not allowed')
    const perspective = url.searchParams.get('perspective') ?? 'published'
    if (perspective !== 'published') return refuse(400, `unknown perspective ${perspective}`)
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), asked), body)
    if (!read.success) return refuse(400, 'body must be JSON with query and params')
    const { query, params } = read.output
    for (const [, name = ''] of query.matchAll(/\$(\w+)/g))
      if (!(name in params)) return refuse(400, `param $${name} referenced, but not provided`)
    // Sanity answers with empty results if the token has no access to the dataset.
    const visible = failure === 'empty' ? [] : [...documents.values()].filter(({ _id }) => !_id.includes('.'))
    const result = runGroq(visible, query, params)
    return result === undefined ? refuse(400, 'unable to parse query') : send(200, { query, result, ms: 2 })
  }

  /**
   * Returns all documents, even drafts and assets, one per line. With a cursor, returns only the
   * next `maxExported` documents, and a new cursor.
   */
  function exported(search: URLSearchParams, isCut: boolean) {
    const cursor = search.get('nextCursor')
    const all = [...documents.values()].sort((one, other) => (one._id < other._id ? -1 : 1))
    if (cursor === null) return all.map(document => `${JSON.stringify(document)}\n`).join('')
    const piece = all.filter(({ _id }) => _id > cursor).slice(0, maxExported)
    const next = piece.length === maxExported ? (piece.at(-1)?._id ?? '') : ''
    const text = [...piece, { nextCursor: next }].map(line => `${JSON.stringify(line)}\n`).join('')
    return isCut ? text.slice(0, text.length / 2) : text
  }

  const server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => (body += chunk))
    request.on('end', () => answer(request, response, body))
  })
  const { url, close } = await openServer(server)
  return {
    url,
    close,
    requests,
    failures,
    documents,
    set,
    /** Changes these fields of a document and gives it a new revision. */
    change(id: string, fields: Record<string, unknown>) {
      const before = documents.get(id)
      if (!before) throw new Error(`No document ${id}`)
      set({ ...before, ...fields })
    },
  }
}

/** The signature header of a webhook. The options allow invalid signatures. */
export function signDelivery(body: string, { time = Date.now(), secret = sanitySettings.secret, padding = '' } = {}) {
  const code = createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url')
  return `t=${time},v1=${code}${padding}`
}

/** The webhook request that Sanity makes for a change. For a deletion its body is empty. */
export function makeDelivery(id: string, operation: 'create' | 'update' | 'delete', more: Record<string, string> = {}) {
  const body = operation === 'delete' ? '' : JSON.stringify({ _id: id })
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'sanity-operation': operation,
    'sanity-document-id': id,
    'sanity-project-id': sanitySettings.project,
    'sanity-dataset': sanitySettings.dataset,
    'sanity-webhook-signature': signDelivery(body),
    'idempotency-key': randomUUID(),
    ...more,
  }
  return { method: 'POST', body, headers }
}
