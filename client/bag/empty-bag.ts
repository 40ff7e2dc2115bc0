import { onBagChange } from '../shared/commerce/session/bag-count.ts'
import { loadSheet } from '../shared/island/stylesheet.ts'
import * as bagNames from '../shared/names/bag.ts'

/**
 * Shows the message for an empty bag, which is hidden in the page's HTML, and a copy of the
 * footer's country link. `host` is the drawer's island. When something is added while the drawer is
 * open, `wake` hydrates the island.
 */
export async function showEmptyBag(host: HTMLElement, wake: () => void) {
  const empty = host.nextElementSibling
  const bag = host.querySelector('.bag')
  if (host.hasAttribute(bagNames.empty) || !bag || !(empty instanceof HTMLElement)) return
  host.setAttribute(bagNames.empty, '')
  const place = document.querySelector('.site-footer .place')
  if (place && !empty.querySelector('.place')) empty.appendChild(place.cloneNode(true))
  const showIsland = () => {
    host.removeAttribute(bagNames.empty)
    bag.ariaBusy = 'true'
    empty.hidden = true
    if (host.closest(':popover-open')) wake()
  }
  onBagChange(count => count > 0 && showIsland())
  addEventListener('storage', ({ key }) => key === 'selection' && showIsland())
  await loadSheet(host.getAttribute('sheet'))
  if (!host.hasAttribute(bagNames.empty)) return
  bag.ariaBusy = 'false'
  empty.hidden = false
}
