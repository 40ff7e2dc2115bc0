import type { Fetch, RequestContext } from '../../services.ts'
import { withTimeout } from '../edge/upstream/timeout.ts'

/**
 * Timeout in ms for queries of a page that the cache still has: the whole page stays below 1 s.
 */
const timeoutMs = 700
/** How long a late response is kept for the next renewal of its page, in ms. */
const lifetime = 60_000
/** Limits of the late responses: their number, and the characters of each. */
const maxAnswers = 50
const maxAnswerBytes = 200_000

// Public data, the same for every visitor, so one copy for each isolate is safe.
const late = new Map<string, { text: string; until: number }>()

/**
 * Wraps the content service for the renewal of a page that is still cached. It throws when the
 * response is slow, but awaits it in the background, and the next renewal gets it at once. So
 * neither a hanging nor a slow service delays a visitor, and the page is still renewed.
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
