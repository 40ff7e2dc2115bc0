import * as browserNames from '../browser/names.ts'
import { closeMenus, menuState, onMenuChange } from '../browser/overlays.ts'

/*
 * Runs once it is imported. On phones, Back closes an open drawer instead of leaving the page: the
 * drawer has a history entry. Closing it otherwise removes the entry, unless the page has taken it
 * for a change of its own, such as filters; navigating from the drawer replaces the entry, so that
 * Back leads to the page where the visitor was. Where it could not be replaced (no Navigation API,
 * a reload), the page that is loaded in it goes back by itself.
 */

let entry: 'none' | 'ours' | 'leaving' = 'none'

const isDrawers = () => Boolean(history.state?.[browserNames.drawerEntry])

function push() {
  history.pushState({ ...history.state, [browserNames.drawerEntry]: true }, '')
  entry = 'ours'
}

function follow() {
  const open = menuState() !== 'none'
  if (open && entry === 'none') push()
  else if (!open && entry === 'ours') {
    entry = isDrawers() ? 'leaving' : 'none'
    if (entry === 'leaving') history.back()
  }
}

function resume() {
  if (entry !== 'leaving') entry = isDrawers() ? 'ours' : 'none'
  follow()
}

if (document.readyState === 'complete') resume()
else follow()
onMenuChange(follow)
addEventListener('popstate', () => {
  const was = entry
  entry = 'none'
  if (was === 'ours') closeMenus()
  // Another drawer was opened while the former entry was being removed.
  else if (was === 'leaving' && menuState() !== 'none') push()
})
addEventListener(
  'pagehide',
  () => {
    entry = 'none'
  },
  // Runs before the drawer is closed: `follow` would then go back from the next page.
  true,
)
// Also when the page is restored from the back/forward cache, with its drawer closed.
addEventListener('pageshow', () => setTimeout(resume))

if ('navigation' in window) {
  navigation.addEventListener('navigate', event => {
    const { navigationType, hashChange, formData, downloadRequest, destination } = event
    if (entry !== 'ours' || navigationType !== 'push' || destination.sameDocument) return
    if (!event.cancelable || hashChange || formData || downloadRequest !== null) return
    event.preventDefault()
    entry = 'none'
    // Must run after the failure of this navigation was reported.
    setTimeout(() => {
      // When Back leads to the entry before this one, Firefox restores the page with this state.
      history.replaceState({ ...history.state, [browserNames.drawerEntry]: undefined }, '')
      location.replace(destination.url)
    })
  })
}
