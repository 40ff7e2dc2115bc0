import { read, write } from '../browser/storage.ts'
import * as uiNames from '../ui/names.ts'
import * as productNames from './names.ts'

/*
 * The shop's lamps are lit or not, on every page and in every tab. The state is the document's
 * `data-light`: `kept` while it is as the early page script found it, so that nothing fades in;
 * `on` once switched here. The styles do the rest.
 */

const root = document.documentElement
const isLit = () => root.hasAttribute(productNames.light)

/** Lights every lamp or none, and remembers it. */
export function switchLight(on: boolean) {
  write('light', on ? 'on' : null)
  show(on)
}

/** Follows the switches of the page, other tabs, and what the visitor did before coming back. */
export function followLight() {
  show(isLit() || document.querySelector(`[${uiNames.lightSwitch}]:checked`) !== null)
  addEventListener('DOMContentLoaded', () => show(isLit()))
  addEventListener('storage', ({ key }) => key === 'light' && showKept())
  addEventListener('pageshow', ({ persisted }) => persisted && showKept())
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${uiNames.lightSwitch}]`)) switchLight(!isLit())
  })
}

/** With Save-Data, only a switch that is pressed here and now loads second pictures. */
function showKept() {
  if (!root.hasAttribute(productNames.saver)) show(read('light') !== null)
}

function show(on: boolean) {
  if (!on) root.removeAttribute(productNames.light)
  else if (!isLit()) root.setAttribute(productNames.light, 'on')
  for (const control of document.querySelectorAll(`[${uiNames.lightSwitch}]`)) {
    if (control instanceof HTMLInputElement) control.checked = on
    else control.ariaPressed = String(on)
  }
}
