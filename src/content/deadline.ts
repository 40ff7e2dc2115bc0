import { withTimeout } from '../edge/timeout.ts'
import type { Fetch, RequestContext } from '../services.ts'

/**
 * As long is waited for an answer when the page can be shown as it was, ms: with the rest of the
 * page it is below a second.
 */
const timeoutMs = 700
/** For how long an answer that came later is kept for the page's next renewal, ms. */
const lifetime = 60_000
/** Bounds of what is kept: answers, and bytes of one. */
const mostAnswers = 50
const maxAnswerBytes = 200_000

// Public facts, the same for every visitor, so one copy for each isolate is right.
const late = new Map<string, { text: string; until: number }>()

/**
 * The content service for the renewal of a page that the cache has and shows while this fails. It
 * throws when the answer is not there soon; the answer itself is still waited for behind the page,
 * and the next renewal gets it at once. So neither a service that hangs nor one that is merely slow
 * keeps a visitor waiting, and the page follows all the same.
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
      if (late.size >= mostAnswers) late.clear()
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
