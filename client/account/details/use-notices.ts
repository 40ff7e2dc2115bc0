import { useState } from 'react'
import type * as v from 'valibot'
import { useQuery } from '../../shared/browser/use-query.ts'
import { hasNoCall } from '../../shared/commerce/has-no-call.ts'
import { list, object, textOrNull, wireFlag, wireText } from '../../shared/commerce/schema/wire.ts'
import { loadSelection } from '../../shared/commerce/session/selection-store.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'

const path = 'customer/notices'

const noticesAnswer = object({
  token: textOrNull,
  notices: list(
    object({
      notice: wireText,
      name: wireText,
      variantName: wireText,
      size: wireText,
      uri: wireText,
      createdAt: wireText,
    }),
  ),
  /** Whether the customer has confirmed their e-mail address. If not, `notices` is empty. */
  emailConfirmed: wireFlag,
})

type Answer = v.InferOutput<typeof noticesAnswer>
export type Notice = Answer['notices'][number]

/**
 * Loads the stock notices that the customer has requested, and returns a function to cancel one.
 */
export function useNotices() {
  const [changed, setChanged] = useState<Answer | null>(null)
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['notices'],
    queryFn: async () => {
      // A stored login may have ended. Loading the selection first updates the login.
      await loadSelection()
      return bagCommerce.call('GET', path, noticesAnswer)
    },
    retry: (count, failed) => count < 1 && !hasNoCall(failed),
    staleTime: 0,
  })

  /** Cancels a notice. Also succeeds if the notice has already ended. */
  async function remove({ notice }: Notice) {
    const answer = await bagCommerce.call('DELETE', `${path}/${notice}`, noticesAnswer).catch((failed: unknown) => {
      if (!hasNoCall(failed)) throw failed
      return bagCommerce.call('GET', path, noticesAnswer)
    })
    setChanged(answer)
  }

  return {
    known: changed ?? data,
    /** Whether the platform has no calls for stock notices. */
    isUnknown: hasNoCall(error),
    failed: Boolean(error) && !changed && !isFetching,
    isPending,
    retry: () => void refetch(),
    remove,
  }
}
