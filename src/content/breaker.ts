import { readWhole } from '../bytes.ts'
import type { Fetch, Services } from '../services.ts'

/** This many failures within this time, and the service is left alone. */
const failuresToOpen = 4
const window = 10_000
/** How long it is left alone, ms: twice as long after each try that fails, up to the longest. */
const shortest = 2000
const longest = 10_000

/** Bytes. */
const longestAnswer = 5_000_000

/** What one isolate knows of a service's health. */
export interface Breaker {
  /** When it failed last, ms; the oldest first. */
  failures: number[]
  /** Until when nothing is asked; 0 while all is well. */
  openUntil: number
  pause: number
}

export const newBreaker = (): Breaker => ({ failures: [], openUntil: 0, pause: shortest })

// The service is the same for everybody, so one for each isolate is right.
const shops = newBreaker()

/** The services as pages ask them: with the content service left alone while it does not answer. */
export const unburdened = (services: Services): Services => ({ ...services, content: guarded(services.content, shops) })

/**
 * The service, but its answers to questions come whole, and when its questions fail again and again (no answer, a cut one, 5xx) it is not asked for some seconds: 503
 * comes at once, with `Retry-After`. Then one question goes through, and its answer decides for the others. So a service that
 * hangs costs a few pages the whole patience of their question, and not every page. Other calls than questions go through.
 */
export function guarded(service: Fetch, breaker: Breaker, now: () => number = Date.now): Fetch {
  return async request => {
    if (!new URL(request.url).pathname.endsWith('/graphql')) return service(request)
    const left = breaker.openUntil - now()
    if (left > 0) return leftAlone(left)
    const isProbe = breaker.openUntil > 0
    // Half open: the others wait for this one's answer, and try again when none comes.
    if (isProbe) breaker.openUntil = now() + longest
    const failed = () => countFailure(breaker, isProbe, now())
    try {
      const answer = await Promise.race([wholeAnswer(service, request), patienceOf(request)])
      if (answer.status >= 500) failed()
      else worked(breaker)
      return answer
    } catch (error) {
      failed()
      throw error
    }
  }
}

/** Rejects when the asker gives up; a service inside this Worker does not look at the signal. */
const patienceOf = ({ signal }: Request) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

const leftAlone = (left: number) =>
  Response.json(
    { errors: [{ message: 'The service is left alone for a moment.' }] },
    { status: 503, headers: { 'Retry-After': String(Math.ceil(left / 1000)) } },
  )

/** An answer counts when it has come to its end. Rejects when it is longer than 5 MB; the rest is not fetched then. */
async function wholeAnswer(service: Fetch, request: Request): Promise<Response> {
  const answer = await service(request)
  if (!answer.body) return answer
  const bytes = await readWhole(answer.body, longestAnswer)
  if (!bytes) throw new Error(`The answer is longer than ${longestAnswer} bytes.`)
  return new Response(bytes, answer)
}

function countFailure(breaker: Breaker, isProbe: boolean, now: number) {
  // Of questions from before it was left alone: that they fail is no news.
  if (!isProbe && breaker.openUntil > 0) return
  breaker.failures = [...breaker.failures, now].filter(at => now - at < window).slice(-failuresToOpen)
  if (!isProbe && breaker.failures.length < failuresToOpen) return
  breaker.openUntil = now + breaker.pause
  console.warn(JSON.stringify({ event: 'content_left_alone', ms: breaker.pause }))
  breaker.pause = Math.min(breaker.pause * 2, longest)
}

function worked(breaker: Breaker) {
  breaker.failures = []
  breaker.openUntil = 0
  breaker.pause = shortest
}
