import { afterFrame } from './after-frame.ts'
import * as browserNames from './names.ts'

/** What is inert because of the open drawer. */
let inert: HTMLElement[] = []

/**
 * Makes the page outside an open drawer inert, except the dropdowns that the drawer opens, and
 * prevents scrolling it. Waits for the next frame first, because this restyles the page.
 */
export async function makeInert(drawer: HTMLElement) {
  await afterFrame()
  if (!drawer.matches(':popover-open')) return
  freePage()
  for (let part: HTMLElement | null = drawer; part && part !== document.body; part = part.parentElement) {
    for (const beside of part.parentElement?.children ?? []) {
      if (beside instanceof HTMLElement && beside !== part && !beside.matches('.menus, [inert]')) inert.push(beside)
    }
  }
  for (const part of inert) part.inert = true
  for (const type of scrolling) document.addEventListener(type, keepStill, { passive: false })
  // A filter has replaced what was inert.
  document.addEventListener(browserNames.listingShown, () => void makeInert(drawer), { once: true })
}

/** Undoes it. */
export function freePage() {
  for (const part of inert) part.inert = false
  inert = []
  for (const type of scrolling) document.removeEventListener(type, keepStill)
}

const scrolling = ['wheel', 'touchmove']

/** A popover's backdrop takes no events, so the page behind it would be scrolled. */
function keepStill(event: Event) {
  if (!(event.target instanceof Element && event.target.closest(':popover-open'))) event.preventDefault()
}
