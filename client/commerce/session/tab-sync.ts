import { queryClient, refreshSelection, selectionQuery } from './selection-query.ts'
import { storedSelection, withWidgetsOf } from './stored-selection.ts'

/**
 * Takes over what another tab did to the bag, and asks again when the browser brings back a page it
 * had put aside.
 */
export function followOtherPages() {
  addEventListener('storage', event => {
    const stored = event.key === 'selection' ? storedSelection() : null
    if (stored) queryClient.setQueryData(selectionQuery.queryKey, known => withWidgetsOf(known, stored))
  })
  addEventListener('pageshow', event => {
    if (event.persisted) void refreshSelection()
  })
}
