import { whenParsed } from '../shared/browser/when-parsed.ts'
import { wakeIsland } from '../shared/island/island.ts'
import * as bagNames from '../shared/names/bag.ts'

/**
 * Opens the bag drawer. Removes the address's fragment, so that a reload does not open the drawer
 * again.
 */
export function openBag() {
  history.replaceState(history.state, '', location.pathname + location.search)
  whenParsed(() => {
    const drawer = document.getElementById(bagNames.drawerId)
    if (!drawer) return
    // When the drawer closes, the focus returns to this button.
    document.querySelector<HTMLElement>(`[popovertarget=${bagNames.drawerId}]`)?.focus()
    drawer.showPopover()
    wakeIsland('bag/bag-drawer')
  })
}
