import { readdirSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'

/** A request, valid or not, and the status expected from the Worker or `front.js` before it. */
interface MixedRequest {
  kind: string
  status: number
  method?: string
  path?: string
  headers?: Record<string, string>
  /** Number of bytes in the body. */
  body?: number
  chunked?: boolean
  /** Whether the client disconnects while it sends the body. */
  aborted?: boolean
}

const filler = Buffer.alloc(6_000_000, 'x')
const pages = [
  ['/sv', 200],
  ['/', 200],
  ['/sv/category/shop/table', 200],
  ['/sv/info/faq', 200],
  ['/nothing-here', 404],
] as const
const elsewhere = ['evil.example', 'a_b:99', 'xn--', '127.0.0.1.evil.example']

/**
 * Creates request number `n`. The kinds below take turns, five requests each, with different pages
 * and sizes.
 */
function createRequest(n: number, asset: string): MixedRequest {
  const headers = { 'Accept-Encoding': ['br, gzip', 'gzip', 'identity'][n % 3] ?? '' }
  const json = { ...headers, 'Content-Type': 'application/json' }
  const [path, status] = pages[n % 5] ?? pages[0]
  const body = 200_000 + ((n * 7919) % 59) * 100_000
  const posted = { method: 'POST', headers: json }
  const turns: MixedRequest[] = [
    { kind: 'page', status, path, headers },
    { kind: 'file', status: 200, path: asset, headers },
    { kind: 'robots.txt', status: 200, path: '/robots.txt', headers },
    { kind: 'interface', status: 200, path: '/api/checkout/countries', headers },
    { kind: 'HEAD', status, method: 'HEAD', path, headers },
    { kind: 'file', status: 200, path: asset, headers },
    { kind: 'too large', status: 413, path: '/api/checkout/register', body, ...posted },
    { kind: 'after too large', status: 200, path: '/robots.txt', headers },
    { kind: 'unexpected body', status: 404, path: '/sv', body: 200_000, ...posted },
    { kind: 'after unexpected body', status: 200, path: '/robots.txt', headers },
    { kind: 'TRACE', status: 404, method: 'TRACE', path: '/sv', headers },
    { kind: 'interface', status: 200, path: '/api/checkout/countries', headers },
    { kind: 'interrupted upload', status: 0, path: '/api/checkout/selection', body, aborted: true, ...posted },
    { kind: 'after interrupted upload', status: 200, path: '/robots.txt', headers },
    { kind: 'foreign host', status: 421, path: '/robots.txt', headers: { Host: elsewhere[n % 4] ?? '' } },
    { kind: 'not JSON', status: 400, path: '/api/checkout/register', body: 300, ...posted },
    { kind: 'chunked', status: 413, path: '/api/checkout/register', body, chunked: true, ...posted },
    { kind: 'after chunked', status: 200, path: '/robots.txt', headers },
    { kind: 'GET with a body', status: 200, path: '/robots.txt', headers, body: 300 },
    { kind: 'from another site', status: 403, path: '/api/checkout/items/1001-1', body, ...posted },
  ]
  const ask = turns[Math.floor(n / 5) % turns.length] ?? turns[0]
  if (!ask) throw new Error('Nothing to ask')
  return ask.kind === 'from another site' ? { ...ask, headers: { ...json, 'Sec-Fetch-Site': 'cross-site' } } : ask
}

/**
 * Sends `requests` requests to a local shop over `parallel` keep-alive connections. Returns the
 * number of each kind and the problems: lost connections, and responses that came neither from the
 * Worker nor from `front.js`.
 */
export async function runMixedLoad(url: string, requests: number, parallel: number) {
  const asset = `/assets/${readdirSync('dist/client/assets').find(name => name.endsWith('.css'))}`
  const counts = new Map<string, number>()
  const wrong: string[] = []
  let next = 0
  async function lane() {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (next < requests) {
      const ask = createRequest(next++, asset)
      const verdict = await send(new URL(ask.path ?? '/', url), agent, ask)
      counts.set(ask.kind, (counts.get(ask.kind) ?? 0) + 1)
      if (verdict) wrong.push(`${ask.kind}: ${verdict}`)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: parallel }, lane))
  return { counts, wrong }
}

/** Sends a request. Resolves to the problem with its response, or null. */
function send(address: URL, agent: Agent, ask: MixedRequest): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const { method = 'GET', headers = {}, body, chunked, aborted } = ask
  const length = body && !chunked ? { 'Content-Length': String(body) } : {}
  const sent = request(address, { agent, method, headers: { ...headers, ...length } })
  const lost = (error: Error) =>
    resolve(aborted ? null : `lost (${error.message}${sent.reusedSocket ? ' on a reused connection' : ''})`)
  sent.setTimeout(60_000, () => sent.destroy(new Error('no response within 60 s')))
  sent.once('error', lost)
  sent.once('response', answer => {
    let said = ''
    answer.setEncoding('latin1')
    answer.on('data', piece => {
      if (said.length < 200) said += piece
    })
    answer.once('error', lost)
    answer.once('end', () => resolve(aborted ? null : checkResponse(ask, answer, said)))
  })
  if (!body) sent.end()
  else if (aborted) sent.write(filler.subarray(0, 50_000), () => setTimeout(() => sent.destroy(), 5))
  else sent.end(filler.subarray(0, body))
  return promise
}

/**
 * Checks a response. Responses of the runtime itself lack the expected status or the security
 * header; files are not checked for that header.
 */
function checkResponse({ kind, status }: MixedRequest, { statusCode, headers }: IncomingMessage, said: string) {
  const isOurs = kind === 'file' || headers['x-content-type-options'] === 'nosniff'
  return statusCode === status && isOurs ? null : `${statusCode} instead of ${status}, ${said.replace(/\s+/g, ' ')}`
}
