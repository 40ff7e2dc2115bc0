import * as browserNames from '../browser/names.ts'
import { closeMenus, onMenuChange, readMenuState } from '../browser/overlays.ts'

/* Makes the phone's Back button close an open drawer instead of leaving the page. Importing the
   module is enough. An open drawer has its own history entry. When it is closed in another way,
   the entry is removed, unless the page has reused it for its own change, such as filters.
   Navigating from the drawer replaces the entry, so that Back then leads to the page on which
   the drawer was opened. If the entry could not be replaced (no Navigation API, or a reload),
   the page that is loaded in this entry calls `history.back()` itself. */

/** `ours`: an open drawer's entry is current. `leaving`: `history.back()` has not finished yet. */
let entry: 'none' | 'ours' | 'leaving' = 'none'

const isDrawerEntry = () => Boolean(history.state?.[browserNames.drawerEntry])

function pushEntry() {
  history.pushState({ ...history.state, [browserNames.drawerEntry]: true }, '')
  entry = 'ours'
}

function syncEntry() {
  const open = readMenuState() !== 'none'
  if (open && entry === 'none') pushEntry()
  else if (!open && entry === 'ours') {
    entry = isDrawerEntry() ? 'leaving' : 'none'
    if (entry === 'leaving') history.back()
  }
}

function resumeEntry() {
  if (entry !== 'leaving') entry = isDrawerEntry() ? 'ours' : 'none'
  syncEntry()
}

if (document.readyState === 'complete') resumeEntry()
else syncEntry()
onMenuChange(syncEntry)
addEventListener('popstate', () => {
  const previous = entry
  entry = 'none'
  if (previous === 'ours') closeMenus()
  // Another drawer was opened while the previous entry was being removed.
  else if (previous === 'leaving' && readMenuState() !== 'none') pushEntry()
})
addEventListener(
  'pagehide',
  () => {
    entry = 'none'
  },
  // Captures the event, so that this runs before the drawer is closed. Otherwise `syncEntry` would
  // call `history.back()` on the next page.
  true,
)
// Also runs when the browser restores the page from the back/forward cache, with its drawer closed.
addEventListener('pageshow', () => setTimeout(resumeEntry))

if ('navigation' in window) {
  navigation.addEventListener('navigate', event => {
    const { navigationType, hashChange, formData, downloadRequest, destination } = event
    if (entry !== 'ours' || navigationType !== 'push' || destination.sameDocument) return
    if (!event.cancelable || hashChange || formData || downloadRequest !== null) return
    event.preventDefault()
    entry = 'none'
    // Deferred until the browser has reported that the first navigation was cancelled.
    setTimeout(() => {
      // Without this, Firefox restores the page with the drawer's state when the visitor goes back.
      history.replaceState({ ...history.state, [browserNames.drawerEntry]: undefined }, '')
      location.replace(destination.url)
    })
  })
}
