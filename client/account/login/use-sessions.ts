import { useState } from 'react'
import { useQuery } from '../../shared/browser/use-query.ts'
import { hasNoCall } from '../../shared/commerce/has-no-call.ts'
import { loadSelection } from '../../shared/commerce/session/selection-store.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { type SessionsAnswer, sessionsAnswer } from './sessions-answer.ts'

const path = 'customer/sessions'

/** Loads the customer's sessions, and returns a function to end them. */
export function useSessions() {
  const [changed, setChanged] = useState<SessionsAnswer | null>(null)
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: async () => {
      // A stored login may have ended. Loading the selection first updates the login.
      await loadSelection()
      return bagCommerce.call('GET', path, sessionsAnswer)
    },
    retry: (count, failed) => count < 1 && !hasNoCall(failed),
    staleTime: 0,
  })

  /**
   * Ends a session, or all other sessions if `session` is undefined. Also succeeds if the session
   * has already ended.
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
    /** Whether the platform has no calls for sessions. */
    isUnknown: hasNoCall(error),
    failed: Boolean(error) && !changed && !isFetching,
    isPending,
    retry: () => void refetch(),
    end,
  }
}

export type AccountSessions = ReturnType<typeof useSessions>
