import type { Fetch, RequestContext } from '../services.ts'
import { readWhole } from './streams.ts'
import { rejectOnAbort } from './timeout.ts'

/** This many failures within this time, and the service is left alone. */
const failuresToOpen = 4
const window = 10_000
/** How long it is left alone, ms: twice as long after each try that fails, up to the longest. */
const minPauseMs = 2000
const maxPauseMs = 10_000
/**
 * A probe that has not ended after this long never will, ms. Longer than a question's own timeout.
 */
const probeTimeout = 4000
/**
 * How often the others look whether the probe was answered, and how long they wait in between, ms.
 */
const looks = 30
const lookEvery = 10

/** Bytes. */
const maxAnswerBytes = 5_000_000

/** What one isolate knows of a service's health. */
export interface Breaker {
  /** When it failed last, ms; the oldest first. */
  failures: number[]
  /** Until when no request is made; 0 while the circuit is closed. */
  openUntil: number
  /** Until when one query is the probe; 0 when none is running. */
  probeUntil: number
  pause: number
}

export const newBreaker = (): Breaker => ({ failures: [], openUntil: 0, probeUntil: 0, pause: minPauseMs })

/** Lets work go on after the answer. */
type Waiting = Pick<RequestContext, 'waitUntil'>

/**
 * The service behind a circuit breaker for GraphQL queries, whose responses are read whole. After
 * repeated failures (no response, an incomplete one, 5xx) queries get a 503 with `Retry-After` at
 * once for some seconds. Then one query is let through as a probe, and its result closes or opens
 * the circuit. So a service that hangs delays a few pages, not all. Other calls are not affected.
 *
 * Every query is awaited to its end, also when its page was sent without it: the runtime cancels
 * what nobody waits for, and a cancelled probe has no result.
 */
export function withCircuitBreaker(
  service: Fetch,
  breaker: Breaker,
  context: Waiting,
  now: () => number = Date.now,
): (request: Request) => Promise<Response> {
  return async request => {
    if (!new URL(request.url).pathname.endsWith('/graphql')) return service(request)
    // Waits briefly for a probe, by polling: a request must not wait for another one's promise.
    for (let look = 0; look < looks && breaker.probeUntil > now(); look++)
      await new Promise(done => setTimeout(done, lookEvery))
    const left = Math.max(breaker.openUntil, breaker.probeUntil) - now()
    if (left > 0) return circuitOpen(left)
    const isProbe = breaker.openUntil > 0
    if (isProbe) breaker.probeUntil = now() + probeTimeout
    const failed = () => countFailure(breaker, isProbe, now())
    const question = Promise.race([wholeAnswer(service, request), rejectOnAbort(request.signal)]).then(
      answer => {
        if (answer.status >= 500) failed()
        else worked(breaker)
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
    { errors: [{ message: 'The service is left alone for a moment.' }] },
    { status: 503, headers: { 'Retry-After': String(Math.ceil(left / 1000)) } },
  )

/**
 * An answer counts when it has come to its end. Rejects when it is longer than 5 MB; the rest is
 * not fetched then.
 */
async function wholeAnswer(service: Fetch, request: Request): Promise<Response> {
  const answer = await service(request)
  if (!answer.body) return answer
  const bytes = await readWhole(answer.body, maxAnswerBytes)
  if (!bytes) throw new Error(`The answer is longer than ${maxAnswerBytes} bytes.`)
  return new Response(bytes, answer)
}

function countFailure(breaker: Breaker, isProbe: boolean, now: number) {
  // Of questions from before it was left alone: that they fail is no news.
  if (!isProbe && breaker.openUntil > 0) return
  breaker.failures = [...breaker.failures, now].filter(at => now - at < window).slice(-failuresToOpen)
  if (!isProbe && breaker.failures.length < failuresToOpen) return
  breaker.probeUntil = 0
  breaker.openUntil = now + breaker.pause
  console.warn(JSON.stringify({ event: 'content_circuit_open', ms: breaker.pause }))
  breaker.pause = Math.min(breaker.pause * 2, maxPauseMs)
}

function worked(breaker: Breaker) {
  breaker.failures = []
  breaker.openUntil = 0
  breaker.probeUntil = 0
  breaker.pause = minPauseMs
}
