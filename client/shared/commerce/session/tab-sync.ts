import { knownSelection, mendSelection, refreshSelection, setSelection } from './selection-store.ts'
import { storedSelection, withWidgetsOf } from './stored-selection.ts'

/* Of a page. Unused on the server. */
let isFollowing = false

/**
 * Applies other tabs' changes of the bag, and reloads it when the browser restores a page, or shows
 * it again or is online again after a failure.
 */
export function followOtherPages() {
  if (isFollowing) return
  isFollowing = true
  addEventListener('storage', event => {
    const stored = event.key === 'selection' ? storedSelection() : null
    if (stored) setSelection(withWidgetsOf(knownSelection().answer, stored))
  })
  addEventListener('pageshow', event => {
    if (event.persisted) void refreshSelection()
  })
  addEventListener('online', mendSelection)
  document.addEventListener('visibilitychange', mendSelection)
}
