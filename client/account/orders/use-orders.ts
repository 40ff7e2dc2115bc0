import { useQuery } from '../../shared/browser/use-query.ts'
import { loadSelection } from '../../shared/commerce/session/selection-store.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { ordersAnswer } from './orders-answer.ts'

/** Number of orders on a page. */
export const ordersPerPage = 10

/** A page of the customer's orders, beginning with the one at index `from`. */
export function useOrders(from: number) {
  return useQuery({
    queryKey: ['orders', from],
    queryFn: async () => {
      // Loads the selection first, since a stored login may have ended.
      await loadSelection()
      return bagCommerce.call('POST', 'orders', ordersAnswer, { from, size: ordersPerPage })
    },
    // The previous page stays until the next one has loaded.
    placeholderData: previous => previous,
    staleTime: 0,
  })
}
