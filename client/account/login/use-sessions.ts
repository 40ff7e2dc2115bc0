import { useState } from 'react'
import { useQuery } from '../../shared/browser/use-query.ts'
import { hasNoCall } from '../../shared/commerce/has-no-call.ts'
import { loadSelection } from '../../shared/commerce/session/selection-store.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { type SessionsAnswer, sessionsAnswer } from './sessions-answer.ts'

const path = 'customer/sessions'

/** The customer's sessions, with a function to end them. */
export function useSessions() {
  const [changed, setChanged] = useState<SessionsAnswer | null>(null)
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: async () => {
      // Loads the selection first, since a stored login may have ended.
      await loadSelection()
      return bagCommerce.call('GET', path, sessionsAnswer)
    },
    retry: (count, failed) => count < 1 && !hasNoCall(failed),
    staleTime: 0,
  })

  /**
   * Ends a session, or all others if `session` is undefined. It is no error if it has already
   * ended.
   */
  async function end(session?: string) {
    const answer = await bagCommerce
      .call('DELETE', session ? `${path}/${session}` : path, sessionsAnswer)
      .catch((failed: unknown) => {
        if (!session || !hasNoCall(failed)) throw failed
        return bagCommerce.call('GET', path, sessionsAnswer)
      })
    setChanged(answer)
  }

  const known = changed ?? data
  return {
    sessions: known?.sessions,
    emailConfirmed: known?.emailConfirmed ?? true,
    /** Whether the platform has no such calls. */
    isUnknown: hasNoCall(error),
    failed: Boolean(error) && !changed && !isFetching,
    isPending,
    retry: () => void refetch(),
    end,
  }
}

export type AccountSessions = ReturnType<typeof useSessions>
