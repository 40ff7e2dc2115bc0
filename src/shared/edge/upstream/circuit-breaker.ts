import type { Fetch, RequestContext } from '../../../services.ts'
import { readWhole } from '../streams.ts'
import { rejectOnAbort } from './timeout.ts'

/** The circuit opens after this many failures within this time. */
const failuresToOpen = 4
const windowMs = 10_000
/** How long the circuit stays open, in ms: doubled after each failed probe, up to the maximum. */
const minPauseMs = 2000
const maxPauseMs = 10_000
/**
 * A probe without a result after this time, in ms, counts as lost. Longer than a query's own
 * timeout.
 */
const probeTimeoutMs = 4000
/** How often waiting queries check for the probe's result, and how long they wait, in ms. */
const maxPolls = 30
const pollIntervalMs = 10

const maxAnswerBytes = 5_000_000

/** What one isolate knows of a service's state. */
export interface Breaker {
  /** Times of the last failures, in ms, the oldest first. */
  failures: number[]
  /** No request is sent before this time, in ms; 0 while the circuit is closed. */
  openUntil: number
  /** When the running probe expires, in ms; 0 when none runs. */
  probeUntil: number
  /** How long the circuit opens for the next time, in ms. */
  pause: number
}

export const createBreaker = (): Breaker => ({ failures: [], openUntil: 0, probeUntil: 0, pause: minPauseMs })

/** Keeps work running after the response. */
type Waiting = Pick<RequestContext, 'waitUntil'>

/**
 * A service behind a circuit breaker for GraphQL queries, whose responses are read completely.
 * After repeated failures (no response, an incomplete one, 5xx) queries get a 503 with
 * `Retry-After` at once for some seconds. Then one query is sent as a probe, and its result closes
 * or opens the circuit. So a hanging service delays a few pages, not all. Other calls are not
 * affected. Every query is awaited to its end, even when its page was sent without it: the runtime
 * cancels work that nothing waits for, and a cancelled probe has no result.
 */
export function withCircuitBreaker(
  service: Fetch,
  breaker: Breaker,
  context: Waiting,
  now: () => number = Date.now,
): (request: Request) => Promise<Response> {
  return async request => {
    if (!new URL(request.url).pathname.endsWith('/graphql')) return service(request)
    // Waits for a probe by polling: a request must not await the promise of another request.
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
 * Reads the complete response, since only then it counts as a success. Rejects when it is longer
 * than 5 MB, without reading the rest.
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
  // Failures of queries sent before the circuit opened are ignored.
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
