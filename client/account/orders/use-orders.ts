import { useQuery } from '../../shared/browser/use-query.ts'
import { loadSelection } from '../../shared/commerce/session/selection-store.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { ordersAnswer } from './orders-answer.ts'

/** Number of orders on a page. */
export const ordersPerPage = 10

/** Loads a page of the customer's orders, beginning with the one at index `from`. */
export function useOrders(from: number) {
  return useQuery({
    queryKey: ['orders', from],
    queryFn: async () => {
      // A stored login may have ended. Loading the selection first updates the login.
      await loadSelection()
      return bagCommerce.call('POST', 'orders', ordersAnswer, { from, size: ordersPerPage })
    },
    // While the next page is loading, the previous one is shown.
    placeholderData: previous => previous,
    // The lamps are made of the same answer, so it is not requested again for the list.
    staleTime: 5000,
  })
}
