import type { Fetch } from '../services.ts'
import { noStore } from './cache.ts'
import { logError } from './log.ts'
import { readWhole } from './streams.ts'

/** A service at another address, as the shop has it below its own. */
interface RemoteService {
  /** Its interface's address. A query in it goes along with every request. */
  address: string
  /** The path of the shop that stands for that address. */
  prefix: string
  /** Whether the paths below it are the service's too, or only the address itself. */
  hasPaths: boolean
  /** The headers of a request that it gets, beside those that say what the body is. */
  headers: readonly string[]
  /** How long it may take for a path below `prefix`, to the end of its answer, in ms. */
  timeoutOf: (path: string) => number
}

/** Of every request. Never cookies: they are the shop's. */
const requestHeaders = ['accept', 'accept-language', 'authorization', 'content-type', 'user-agent']

/**
 * Of every answer. Not among them: cookies, what is between two servers only, and what would speak
 * for the shop's whole origin.
 */
const answerHeaders = ['content-type', 'content-language', 'location', 'retry-after', 'allow', 'x-correlation-id']

/** Bytes. */
const maxAnswerBytes = 10_000_000

/**
 * Asks a service at another address for what follows `prefix` in the path; nothing that stands
 * there can change the host. Answers come whole: 503 and 504 instead of those that do not come to
 * their end, or not in time.
 */
export function remoteService(service: RemoteService): Fetch {
  return async request => {
    const target = targetOf(service, new URL(request.url))
    if (!target) return Response.json({ errors: { path: 'not found' } }, { status: 404 })
    const { pathname } = new URL(request.url)
    const limit = AbortSignal.timeout(service.timeoutOf(pathname.slice(service.prefix.length)))
    try {
      const answer = await fetch(target, {
        method: request.method,
        headers: headersFor(service, request.headers),
        body: request.body,
        redirect: 'manual',
        signal: AbortSignal.any([limit, request.signal]),
      })
      return await whole(answer)
    } catch (error) {
      logError('service_unreachable', error, { service: service.prefix, isLate: limit.aborted })
      const status = limit.aborted ? 504 : 503
      return Response.json({ errors: { server: 'unavailable' } }, { status, headers: { 'Retry-After': '10' } })
    }
  }
}

/**
 * Null for what is not the service's, and for paths that another server could read as leading out
 * of it.
 */
function targetOf({ address, prefix, hasPaths }: RemoteService, requested: URL): URL | null {
  const rest = requested.pathname.slice(prefix.length)
  const isIts = requested.pathname.startsWith(prefix) && (rest === '' || (hasPaths && rest.startsWith('/')))
  if (!isIts || leadsOut(rest)) return null
  const target = new URL(address)
  target.pathname = target.pathname.replace(/\/$/, '') + rest
  target.search = [target.search.slice(1), requested.search.slice(1)].filter(Boolean).join('&')
  target.hash = ''
  return target
}

/**
 * Whether a path has `.` or `..` between its slashes, also in ones that are encoded once or twice.
 */
function leadsOut(path: string): boolean {
  const decoded = [path]
  for (let times = 0; times < 2; times++)
    decoded.push((decoded.at(-1) ?? '').replace(/%(2e|2f|5c|25)/gi, decodeURIComponent))
  return decoded.some(text => text.split(/[/\\]/).some(part => part === '.' || part === '..'))
}

/**
 * The visitor's address is the edge's word for it, once: what a caller says in its own
 * `X-Forwarded-For` is not handed on. The country is the edge's too (`app.tsx`).
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

async function whole(answer: Response): Promise<Response> {
  const headers = new Headers(noStore)
  for (const name of answerHeaders) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const { status } = answer
  const bytes = answer.body && (await readWhole(answer.body, maxAnswerBytes))
  if (answer.body && !bytes) throw new Error(`The answer is longer than ${maxAnswerBytes} bytes.`)
  const hasBody = bytes !== null && ![101, 204, 205, 304].includes(status)
  return new Response(hasBody ? bytes : null, { status, headers })
}
