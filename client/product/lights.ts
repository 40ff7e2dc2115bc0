import { readStored, writeStored } from '../shared/browser/storage.ts'
import * as productNames from '../shared/names/product.ts'
import * as uiNames from '../shared/ui/names.ts'

/*
 * The state of the light switches, for all pages and tabs. It is the document's `data-light`:
 * `kept` as the early page script set it, so that nothing fades in; `on` once switched here.
 * Stylesheets do the rest.
 */

const root = document.documentElement
const isLit = () => root.hasAttribute(productNames.light)

/** Switches every lamp on or off, and stores the state. */
export function switchLight(on: boolean) {
  writeStored('light', on ? 'on' : null)
  show(on)
}

/** Handles the page's switches, other tabs, and the back/forward cache. */
export function followLight() {
  // Since a prerendered page was made, another one may have switched the lamps.
  showKept()
  show(isLit() || document.querySelector(`[${uiNames.lightSwitch}]:checked`) !== null)
  addEventListener('DOMContentLoaded', () => show(isLit()))
  addEventListener('storage', ({ key }) => key === 'light' && showKept())
  addEventListener('pageshow', ({ persisted }) => persisted && showKept())
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${uiNames.lightSwitch}]`)) switchLight(!isLit())
  })
}

/** With Save-Data, only pressing a switch loads second pictures. */
function showKept() {
  if (!root.hasAttribute(productNames.saver)) show(readStored('light') !== null)
}

function show(on: boolean) {
  if (!on) root.removeAttribute(productNames.light)
  else if (!isLit()) root.setAttribute(productNames.light, 'on')
  for (const control of document.querySelectorAll(`[${uiNames.lightSwitch}]`)) {
    if (control instanceof HTMLInputElement) control.checked = on
    else control.ariaPressed = String(on)
  }
}
