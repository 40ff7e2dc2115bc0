import * as browserNames from '../browser/names.ts'
import { closeMenus, menuState, onMenuChange } from '../browser/overlays.ts'

/**
 * On phones, Back closes an open drawer instead of leaving the page: the drawer has a history
 * entry. Closing it otherwise removes the entry, unless the page has taken it for a change of its
 * own, such as filters; navigating from the drawer replaces the entry, so that Back leads to the
 * page where the visitor was.
 */
export function backCloses() {
  let entry: 'none' | 'ours' | 'leaving' = 'none'
  const push = () => {
    history.pushState({ ...history.state, [browserNames.drawerEntry]: true }, '')
    entry = 'ours'
  }
  function follow() {
    const open = menuState() !== 'none'
    if (open && entry === 'none') push()
    else if (!open && entry === 'ours') {
      const isTaken = !history.state?.[browserNames.drawerEntry]
      entry = isTaken ? 'none' : 'leaving'
      if (!isTaken) history.back()
    }
  }
  follow()
  onMenuChange(follow)
  addEventListener('popstate', () => {
    const was = entry
    entry = 'none'
    if (was === 'ours') closeMenus()
    // Another drawer was opened while the former entry was being removed.
    else if (was === 'leaving' && menuState() !== 'none') push()
  })
  addEventListener('pagehide', () => {
    entry = 'none'
  })
  if (!('navigation' in window)) return
  navigation.addEventListener('navigate', event => {
    const { navigationType, hashChange, formData, downloadRequest, destination } = event
    if (entry !== 'ours' || navigationType !== 'push' || destination.sameDocument) return
    if (!event.cancelable || hashChange || formData || downloadRequest !== null) return
    event.preventDefault()
    entry = 'none'
    // Must run after the failure of this navigation was reported.
    setTimeout(() => location.replace(destination.url))
  })
}
