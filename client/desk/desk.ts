import * as deskNames from './names.ts'
import { startScanning } from './scan-script.ts'

/**
 * Keyboard shortcuts at the desk. For each of them there is also a link or a button, so everything
 * works without this script.
 * - `/` focuses the search for orders, `?` shows the list of shortcuts.
 * - `g` followed by a letter opens a screen.
 * - `j` and `k` move to the next and previous row, `x` selects the row, Enter opens it.
 */
let isGoing = false

document.addEventListener('keydown', event => {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return
  if (isGoing) {
    isGoing = false
    document.querySelector<HTMLAnchorElement>(`[${deskNames.letter}="${CSS.escape(key)}"]`)?.click()
    return
  }
  if (key === 'g') isGoing = true
  else if (key === '/') focus(event, document.querySelector<HTMLElement>(`#${deskNames.findId}`))
  else if (key === '?') document.querySelector<HTMLElement>(`[${deskNames.keys}]`)?.click()
  else if (key === 'j' || key === 'k') focus(event, findRow(key === 'j' ? 1 : -1))
  else if (key === 'x') currentRow()?.querySelector<HTMLElement>(`[${deskNames.select}]`)?.click()
})

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input:not([type="checkbox"]), textarea, select')

function focus(event: Event, element: HTMLElement | null | undefined) {
  if (!element) return
  event.preventDefault()
  element.focus()
}

const rows = () => [...document.querySelectorAll<HTMLElement>(`[${deskNames.row}]`)]

const currentRow = () => document.activeElement?.closest<HTMLElement>(`[${deskNames.row}]`)

/** Finds the link of the row that is `step` rows after the current one. */
function findRow(step: 1 | -1) {
  const list = rows()
  const row = currentRow()
  const index = row ? list.indexOf(row) + step : step === 1 ? 0 : list.length - 1
  return list[index]?.querySelector<HTMLElement>('a')
}

startScanning()
