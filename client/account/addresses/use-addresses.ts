import { useState } from 'react'
import { useQuery } from '../../shared/browser/use-query.ts'
import { hasNoCall } from '../../shared/commerce/has-no-call.ts'
import { addressesAnswer, type SavedAddress } from '../../shared/commerce/schema/addresses.ts'
import { loadSelection } from '../../shared/commerce/session/selection-store.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'

const path = 'customer/addresses'

/** Loads the customer's addresses, and returns functions to save and remove one. */
export function useAddresses() {
  const [changed, setChanged] = useState<SavedAddress[] | null>(null)
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['addresses'],
    queryFn: async () => {
      // A stored login may have ended. Loading the selection first updates the login.
      await loadSelection()
      return (await bagCommerce.call('GET', path, addressesAnswer)).addresses
    },
    retry: (count, failed) => count < 1 && !hasNoCall(failed),
    staleTime: 0,
  })

  /** Saves an address. `address` is its id; if it is undefined, a new address is added. */
  async function save({ address, ...fields }: Partial<SavedAddress>) {
    const answer = address
      ? await bagCommerce.call('PUT', `${path}/${address}`, addressesAnswer, fields)
      : await bagCommerce.call('POST', path, addressesAnswer, fields)
    setChanged(answer.addresses)
  }

  async function remove({ address }: SavedAddress) {
    setChanged((await bagCommerce.call('DELETE', `${path}/${address}`, addressesAnswer)).addresses)
  }

  return {
    addresses: changed ?? data,
    /**
     * Whether the platform has no calls for addresses. It then stores a single address with the
     * customer's details.
     */
    isUnknown: hasNoCall(error),
    failed: Boolean(error) && !changed && !isFetching,
    isPending,
    retry: () => void refetch(),
    save,
    remove,
  }
}

export type Addresses = ReturnType<typeof useAddresses>
