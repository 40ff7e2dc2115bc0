import type { Fetch } from '../../../services.ts'
import { noStore } from '../cache.ts'
import { logError } from '../log.ts'
import { readWhole } from '../streams.ts'

/** A remote service, and the path of the shop from which requests are forwarded to it. */
interface RemoteService {
  /** The base address of the service's API. If it has a query, every request has that query too. */
  address: string
  /** The path of the shop that is forwarded to that address. */
  prefix: string
  /** Whether paths below `prefix` are forwarded too, or only `prefix` itself. */
  hasPaths: boolean
  /** Names of further request headers that are forwarded. */
  headers: readonly string[]
  /**
   * Whether a path below `prefix` is for operators' tools, which also get files and redirects.
   * Browsers get JSON only.
   */
  isForTools: (path: string) => boolean
  /** Timeout for a path below `prefix` in ms, until its response has arrived completely. */
  timeoutOf: (path: string) => number
}

/**
 * The request headers that are forwarded to every service. Cookies are never forwarded, because
 * they belong to the shop.
 */
const requestHeaders = [
  ...['accept', 'accept-language', 'authorization', 'content-type', 'user-agent', 'x-correlation-id'],
  // With these, a repeated change takes effect only once, and only on the expected version.
  ...['idempotency-key', 'if-match', 'if-none-match'],
]

/**
 * The response headers that are passed on. Cookies, hop-by-hop headers, and headers that would
 * apply to the shop's whole origin are not passed on.
 */
const answerHeaders = [
  ...['content-type', 'content-language', 'location', 'retry-after', 'allow', 'x-correlation-id'],
  // `etag` is the version of the response, `link` the address of a list's next page.
  ...['etag', 'link'],
]

const maxAnswerBytes = 10_000_000

/**
 * Creates a function that forwards requests to a remote service. The part of the path after
 * `prefix` is appended to the service's address; it cannot change the host. Responses are read
 * completely. An incomplete response becomes a 503, a timeout a 504.
 */
export function createRemoteService(service: RemoteService): Fetch {
  return async request => {
    const target = resolveTarget(service, new URL(request.url))
    if (!target) return Response.json({ errors: { path: 'not found' } }, { status: 404 })
    const path = new URL(request.url).pathname.slice(service.prefix.length)
    const limit = AbortSignal.timeout(service.timeoutOf(path))
    try {
      const answer = await fetch(target, {
        method: request.method,
        headers: headersFor(service, request.headers),
        body: request.body,
        redirect: 'manual',
        signal: AbortSignal.any([limit, request.signal]),
      })
      return service.isForTools(path) || isUsable(answer)
        ? await readResponse(answer)
        : await replaceResponse(service, answer)
    } catch (error) {
      logError('service_unreachable', error, { service: service.prefix, isLate: limit.aborted })
      const status = limit.aborted ? 504 : 503
      return Response.json({ errors: { server: 'unavailable' } }, { status, headers: { 'Retry-After': '10' } })
    }
  }
}

/**
 * Returns the remote address; null for paths that are not forwarded, or that a server could resolve
 * to a path outside the service's API.
 */
function resolveTarget({ address, prefix, hasPaths }: RemoteService, requested: URL): URL | null {
  const rest = requested.pathname.slice(prefix.length)
  const isIts = requested.pathname.startsWith(prefix) && (rest === '' || (hasPaths && rest.startsWith('/')))
  if (!isIts || hasDotSegment(rest)) return null
  const target = new URL(address)
  target.pathname = target.pathname.replace(/\/$/, '') + rest
  target.search = [target.search.slice(1), requested.search.slice(1)].filter(Boolean).join('&')
  target.hash = ''
  return target
}

/** Whether a path has a `.` or `..` segment, even if it is percent-encoded once or twice. */
function hasDotSegment(path: string): boolean {
  const decoded = [path]
  for (let times = 0; times < 2; times++)
    decoded.push((decoded.at(-1) ?? '').replace(/%(2e|2f|5c|25)/gi, decodeURIComponent))
  return decoded.some(text => text.split(/[/\\]/).some(part => part === '.' || part === '..'))
}

/**
 * Returns the headers for the remote service. `X-Forwarded-For` is the visitor's address as
 * Cloudflare reports it, because a value from the client could be false. For the same reason
 * `app.tsx` sets the country's header to Cloudflare's value.
 */
function headersFor({ headers: more }: RemoteService, requested: Headers): Headers {
  const headers = new Headers()
  for (const name of [...requestHeaders, ...more]) {
    const value = requested.get(name)
    if (value !== null) headers.set(name, value)
  }
  const address = requested.get('cf-connecting-ip')
  if (address) headers.set('X-Forwarded-For', address)
  return headers
}

/** Whether a browser may get the response unchanged: JSON or no body, and no server error. */
function isUsable({ status, headers }: Response): boolean {
  if (status >= 500) return false
  if (status === 204 || status === 304) return true
  return (
    !(status >= 300 && status < 400) && /^application\/(?:[\w.-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '')
  )
}

/**
 * Replaces a response that browsers must not get (HTML, a redirect or a server error). A success or
 * redirect becomes a 502; an error keeps its status without its body.
 */
async function replaceResponse({ prefix }: RemoteService, answer: Response): Promise<Response> {
  const { status, headers } = answer
  const type = headers.get('Content-Type') ?? ''
  await answer.body?.cancel()
  logError('service_answered_otherwise', new Error(`${status} ${type}`), { service: prefix })
  const retryAfter = headers.get('Retry-After')
  return Response.json(
    { errors: { server: 'unavailable' } },
    {
      status: status < 400 ? 502 : status,
      headers: { ...noStore, ...(retryAfter !== null && { 'Retry-After': retryAfter }) },
    },
  )
}

async function readResponse(answer: Response): Promise<Response> {
  const headers = new Headers(noStore)
  for (const name of answerHeaders) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const { status } = answer
  const bytes = answer.body && (await readWhole(answer.body, maxAnswerBytes))
  if (answer.body && !bytes) throw new Error(`The response is longer than ${maxAnswerBytes} bytes.`)
  const hasBody = bytes !== null && ![101, 204, 205, 304].includes(status)
  if (hasBody) headers.set('Content-Length', String(bytes.byteLength))
  return new Response(hasBody ? bytes : null, { status, headers })
}
