import { QueryClient, type UseQueryOptions, useQuery as useQueryOf } from '@tanstack/react-query'
import { useEffect } from 'react'

/* One query client for all islands of a page. The server does not use it. */
const client = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' } },
})

/**
 * Loads data that is only displayed, such as lists. It imports the query library, so code that
 * every visitor loads must not import this module.
 */
export function useQuery<Data>(options: UseQueryOptions<Data>) {
  useEffect(() => {
    // While mounted, the client listens to the network state and the tab's visibility.
    client.mount()
    return () => client.unmount()
  }, [])
  return useQueryOf(options, client)
}
