import type { Fetch, RequestContext } from '../../../services.ts'
import { readWhole } from '../streams.ts'
import { rejectOnAbort } from './timeout.ts'

/** The circuit opens after this many failures within `windowMs`. */
const failuresToOpen = 4
const windowMs = 10_000
/**
 * The circuit is open for `minPauseMs` first; each failed probe doubles that up to `maxPauseMs`.
 */
const minPauseMs = 2000
const maxPauseMs = 10_000
/**
 * A probe without a result after this time, in ms, counts as lost. A query's own timeout is
 * shorter.
 */
const probeTimeoutMs = 4000
/** While a probe runs, other queries check for its result up to `maxPolls` times. */
const maxPolls = 30
const pollIntervalMs = 10

const maxAnswerBytes = 5_000_000

/** The state of a service's circuit in one isolate. */
export interface Breaker {
  /** Times of the last failures, in ms, the oldest first. */
  failures: number[]
  /** No request is sent before this time, in ms; 0 while the circuit is closed. */
  openUntil: number
  /** When the running probe counts as lost, in ms; 0 when none runs. */
  probeUntil: number
  /** How long the circuit opens for the next time, in ms. */
  pause: number
}

export const createBreaker = (): Breaker => ({ failures: [], openUntil: 0, probeUntil: 0, pause: minPauseMs })

/** Keeps work running after the response. */
type Waiting = Pick<RequestContext, 'waitUntil'>

/**
 * Wraps a service in a circuit breaker for GraphQL queries; other calls are not affected. After
 * repeated failures (no response, an incomplete response, or 5xx) queries get a 503 with
 * `Retry-After` at once for some seconds. Then one query is sent as a probe, whose result closes
 * the circuit or opens it again. So a hanging service delays a few pages instead of all pages.
 * Every query is awaited to its end, even when its page has been sent without the result, because
 * the runtime cancels work that nothing awaits, and a cancelled probe would have no result.
 */
export function withCircuitBreaker(
  service: Fetch,
  breaker: Breaker,
  context: Waiting,
  now: () => number = Date.now,
): (request: Request) => Promise<Response> {
  return async request => {
    if (!new URL(request.url).pathname.endsWith('/graphql')) return service(request)
    // Polls for the probe's result, because a request must not await another request's promise.
    for (let poll = 0; poll < maxPolls && breaker.probeUntil > now(); poll++)
      await new Promise(done => setTimeout(done, pollIntervalMs))
    const left = Math.max(breaker.openUntil, breaker.probeUntil) - now()
    if (left > 0) return circuitOpen(left)
    const isProbe = breaker.openUntil > 0
    if (isProbe) breaker.probeUntil = now() + probeTimeoutMs
    const failed = () => countFailure(breaker, isProbe, now())
    const question = Promise.race([readResponse(service, request), rejectOnAbort(request.signal)]).then(
      answer => {
        if (answer.status >= 500) failed()
        else closeCircuit(breaker)
        return answer
      },
      error => {
        failed()
        throw error
      },
    )
    context.waitUntil(question.catch(() => {}))
    return question
  }
}

const circuitOpen = (left: number) =>
  Response.json(
    { errors: [{ message: 'The service is not called for some seconds after repeated failures.' }] },
    { status: 503, headers: { 'Retry-After': String(Math.ceil(left / 1000)) } },
  )

/**
 * Reads the response completely, because an incomplete response counts as a failure. Rejects when
 * it is longer than 5 MB, without reading the rest.
 */
async function readResponse(service: Fetch, request: Request): Promise<Response> {
  const answer = await service(request)
  if (!answer.body) return answer
  // A response with a `Content-Length` is in memory already (`remote-service.ts`).
  const isHere = Number(answer.headers.get('Content-Length') ?? Infinity) <= maxAnswerBytes
  const bytes = isHere ? await answer.arrayBuffer() : await readWhole(answer.body, maxAnswerBytes)
  if (!bytes) throw new Error(`The response is longer than ${maxAnswerBytes} bytes.`)
  return new Response(bytes, answer)
}

function countFailure(breaker: Breaker, isProbe: boolean, now: number) {
  // Ignores failures of queries that were sent before the circuit opened.
  if (!isProbe && breaker.openUntil > 0) return
  breaker.failures = [...breaker.failures, now].filter(at => now - at < windowMs).slice(-failuresToOpen)
  if (!isProbe && breaker.failures.length < failuresToOpen) return
  breaker.probeUntil = 0
  breaker.openUntil = now + breaker.pause
  console.warn(JSON.stringify({ event: 'content_circuit_open', ms: breaker.pause }))
  breaker.pause = Math.min(breaker.pause * 2, maxPauseMs)
}

function closeCircuit(breaker: Breaker) {
  breaker.failures = []
  breaker.openUntil = 0
  breaker.probeUntil = 0
  breaker.pause = minPauseMs
}
