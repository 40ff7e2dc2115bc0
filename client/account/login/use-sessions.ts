import { useState } from 'react'
import { useQuery } from '../../shared/browser/use-query.ts'
import { hasNoCall } from '../../shared/commerce/has-no-call.ts'
import { loadSelection } from '../../shared/commerce/session/selection-store.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { type SessionsAnswer, sessionsAnswer } from './sessions-answer.ts'

const path = 'customer/sessions'

/** The customer's logins, and ending them. */
export function useSessions() {
  const [changed, setChanged] = useState<SessionsAnswer | null>(null)
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: async () => {
      // Settles the session first: a stored login may have ended.
      await loadSelection()
      return bagCommerce.call('GET', path, sessionsAnswer)
    },
    retry: (count, failed) => count < 1 && !hasNoCall(failed),
    staleTime: 0,
  })

  /** All others without `session`. One that has ended meanwhile is no error. */
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
    /** A platform without such calls. */
    isUnknown: hasNoCall(error),
    failed: Boolean(error) && !changed && !isFetching,
    isPending,
    retry: () => void refetch(),
    end,
  }
}

export type AccountSessions = ReturnType<typeof useSessions>
