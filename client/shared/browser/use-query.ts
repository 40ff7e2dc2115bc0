import { QueryClient, type UseQueryOptions, useQuery as useQueryOf } from '@tanstack/react-query'
import { useEffect } from 'react'

/* One query client for all islands of a page. Unused on the server. */
const client = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' } },
})

/**
 * Data that is shown as it was read: lists, and what a provider knows. The library comes with it,
 * so nothing that every visitor loads may use it.
 */
export function useQuery<Data>(options: UseQueryOptions<Data>) {
  useEffect(() => {
    // Follows the network and the tab's visibility.
    client.mount()
    return () => client.unmount()
  }, [])
  return useQueryOf(options, client)
}
