import * as favoritesNames from '../shared/names/favorites.ts'
import * as productNames from '../shared/names/product.ts'
import * as uiNames from '../shared/ui/names.ts'
import { followSwatches } from './swatches.ts'

/**
 * Makes the swatches of cards work, and adds light switches. `shown` is called with each changed
 * card.
 */
export function followCards(shown: (cards: Element[]) => void) {
  followSwatches(shown)
  showSwitches()
  document.addEventListener(favoritesNames.shown, showSwitches)
}

/**
 * Adds a light switch to each picture of a card on devices without hover. A script adds them,
 * because pages with many cards would have many more elements.
 */
function showSwitches() {
  if (matchMedia('(hover: hover)').matches) return
  const bare = `[${uiNames.lampsOn}] .lit-picture:has(.lit-picture-lit):not(:has(button))`
  for (const picture of document.querySelectorAll(bare)) {
    const control = document.createElement('button')
    control.type = 'button'
    control.className = 'light-button'
    control.setAttribute(uiNames.lightSwitch, '')
    control.ariaLabel = picture.closest(`[${uiNames.lampsOn}]`)?.getAttribute(uiNames.lampsOn) ?? null
    control.ariaPressed = String(document.documentElement.hasAttribute(productNames.light))
    picture.appendChild(control)
  }
}
