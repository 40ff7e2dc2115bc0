import { readStored, writeStored } from '../shared/browser/storage.ts'
import * as productNames from '../shared/names/product.ts'
import * as uiNames from '../shared/ui/names.ts'

/* The state of the light switches, which all pages and tabs share. Lamps are lit while the root
   element has the attribute `data-light`. Its value is `kept` if an inline script of the page
   restored the state, so that nothing fades in, and `on` after a switch on this page. */

const root = document.documentElement
const isLit = () => root.hasAttribute(productNames.light)

/** Switches every lamp on or off, and stores the state. */
export function switchLight(on: boolean) {
  writeStored('light', on ? 'on' : null)
  applyState(on)
}

/** Handles the page's switches, changes in other tabs, and pages restored from the cache. */
export function followLight() {
  // Another page may have changed the state since this page was prerendered.
  showStored()
  applyState(isLit() || document.querySelector(`[${uiNames.lightSwitch}]:checked`) !== null)
  addEventListener('DOMContentLoaded', () => applyState(isLit()))
  addEventListener('storage', ({ key }) => key === 'light' && showStored())
  addEventListener('pageshow', ({ persisted }) => persisted && showStored())
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${uiNames.lightSwitch}]`)) switchLight(!isLit())
  })
}

/**
 * Shows the stored state. With Save-Data, lit pictures are loaded only when a switch is clicked.
 */
function showStored() {
  if (!root.hasAttribute(productNames.saver)) applyState(readStored('light') !== null)
}

function applyState(on: boolean) {
  if (!on) root.removeAttribute(productNames.light)
  else if (!isLit()) root.setAttribute(productNames.light, 'on')
  for (const control of document.querySelectorAll(`[${uiNames.lightSwitch}]`)) {
    if (control instanceof HTMLInputElement) control.checked = on
    else control.ariaPressed = String(on)
  }
}
