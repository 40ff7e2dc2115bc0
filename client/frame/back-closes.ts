import { closeMenus, menuState, onMenuChange } from '../browser/overlays.ts'

/**
 * On phones, Back closes what is open instead of leaving the page: an open drawer has an entry in
 * the history. Closed in another way it takes its entry back; a page that is opened from it takes
 * the entry's place, so Back leads to where the visitor was.
 */
export function backCloses() {
  let entry: 'none' | 'ours' | 'leaving' = 'none'
  const push = () => {
    history.pushState(history.state, '')
    entry = 'ours'
  }
  function follow() {
    const open = menuState() !== 'none'
    if (open && entry === 'none') push()
    else if (!open && entry === 'ours') {
      entry = 'leaving'
      history.back()
    }
  }
  follow()
  onMenuChange(follow)
  addEventListener('popstate', () => {
    const was = entry
    entry = 'none'
    if (was === 'ours') closeMenus()
    // Something was opened while the last entry was on its way out.
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
    // After this navigation is told to have failed, which it has.
    setTimeout(() => location.replace(destination.url))
  })
}
