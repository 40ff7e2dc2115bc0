import { read, write } from '../browser/storage.ts'

/*
 * The shop's lamps are lit or not, on every page and in every tab. The state is the document's
 * `data-light`: `kept` while it is as the early page script found it, so that nothing fades in;
 * `on` once switched here. The styles do the rest.
 */

const { dataset } = document.documentElement

/** Lights every lamp or none, and remembers it. */
export function switchLight(on: boolean) {
  write('light', on ? 'on' : null)
  show(on)
}

/** Follows the switches of the page, other tabs, and what the visitor did before coming back. */
export function followLight() {
  show('light' in dataset || document.querySelector('[data-light-switch]:checked') !== null)
  addEventListener('DOMContentLoaded', () => show('light' in dataset))
  addEventListener('storage', ({ key }) => key === 'light' && showKept())
  addEventListener('pageshow', ({ persisted }) => persisted && showKept())
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-light-switch]')) switchLight(!('light' in dataset))
  })
}

/** With Save-Data, only a switch that is pressed here and now loads second pictures. */
function showKept() {
  if (!('saver' in dataset)) show(read('light') !== null)
}

function show(on: boolean) {
  if (!on) delete dataset.light
  else dataset.light ??= 'on'
  for (const control of document.querySelectorAll('[data-light-switch]')) {
    if (control instanceof HTMLInputElement) control.checked = on
    else control.ariaPressed = String(on)
  }
}
