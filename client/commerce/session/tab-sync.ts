import { queryClient, refreshSelection, selectionQuery } from './selection-query.ts'
import { storedSelection, withWidgetsOf } from './stored-selection.ts'

/** Applies other tabs' changes of the bag, and reloads it when the browser restores a page. */
export function followOtherPages() {
  addEventListener('storage', event => {
    const stored = event.key === 'selection' ? storedSelection() : null
    if (stored) queryClient.setQueryData(selectionQuery.queryKey, known => withWidgetsOf(known, stored))
  })
  addEventListener('pageshow', event => {
    if (event.persisted) void refreshSelection()
  })
}
