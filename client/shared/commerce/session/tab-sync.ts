import { getKnownSelection, refreshSelection, retrySelection, setSelection } from './selection-store.ts'
import { keepWidgets, readStoredSelection } from './stored-selection.ts'

/* The state of one page in the browser. The server does not use it. */
let isFollowing = false

/**
 * Applies changes that other tabs make to the bag. Reloads the bag when the browser restores a page
 * from its cache. After a failure, it also reloads the bag when the page is shown again or the
 * network returns.
 */
export function followOtherPages() {
  if (isFollowing) return
  isFollowing = true
  addEventListener('storage', event => {
    const stored = event.key === 'selection' ? readStoredSelection() : null
    if (stored) setSelection(keepWidgets(getKnownSelection().answer, stored))
  })
  addEventListener('pageshow', event => {
    if (event.persisted) void refreshSelection()
  })
  addEventListener('online', retrySelection)
  document.addEventListener('visibilitychange', retrySelection)
}
