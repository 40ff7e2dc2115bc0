import { useQuery } from '../../shared/browser/use-query.ts'
import { loadSelection } from '../../shared/commerce/session/selection-store.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { ordersAnswer } from './orders-answer.ts'

/** How many orders a page shows. */
export const ordersPerPage = 10

/** A page of the customer's orders, beginning with the one at `from`. */
export function useOrders(from: number) {
  return useQuery({
    queryKey: ['orders', from],
    queryFn: async () => {
      // Settles the session first: a stored login may have ended.
      await loadSelection()
      return bagCommerce.call('POST', 'orders', ordersAnswer, { from, size: ordersPerPage })
    },
    // The former page stays until the next one is there.
    placeholderData: previous => previous,
    staleTime: 0,
  })
}
