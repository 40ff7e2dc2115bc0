import type { Fetch, RequestContext } from '../../services.ts'
import { withTimeout } from '../edge/upstream/timeout.ts'

/**
 * Timeout in ms for the queries of a page that is still in the cache. It is short, so that the
 * whole page is rendered in less than 1 s.
 */
const timeoutMs = 700
/** How long a response that arrived after the timeout is kept for the next renewal, in ms. */
const lifetime = 60_000
/** At most this many late responses are kept, each with at most this many characters. */
const maxAnswers = 50
const maxAnswerBytes = 200_000

// Late responses by query. They are public and the same for every visitor, so all requests of an
// isolate can share them.
const late = new Map<string, { text: string; until: number }>()

/**
 * Wraps the content service for the renewal of a page that is still cached. A query throws after
 * 700 ms, but its response is awaited in the background and kept, so the next renewal gets it at
 * once. A slow service therefore delays no visitor, and the page is still renewed.
 */
export function withDeadline(
  content: Fetch,
  context: Pick<RequestContext, 'waitUntil'>,
): (request: Request) => Promise<Response> {
  return async request => {
    const question = await request.clone().text()
    const cached = late.get(question)
    late.delete(question)
    if (cached && cached.until > Date.now()) return new Response(cached.text)
    const answer = Promise.resolve(content(request))
    let isLate = false
    const keep = async () => {
      const response = await answer
      if (!isLate || !response.ok) return
      const text = await response.text()
      if (text.length > maxAnswerBytes) return
      if (late.size >= maxAnswers) late.clear()
      late.set(question, { text, until: Date.now() + lifetime })
    }
    context.waitUntil(keep().catch(() => {}))
    try {
      return await withTimeout(timeoutMs, () => answer)
    } catch (error) {
      isLate = true
      throw error
    }
  }
}
