import { afterFrame } from './after-frame.ts'
import * as browserNames from './names.ts'

/** The elements that are inert because a drawer is open. */
let inert: HTMLElement[] = []

/**
 * Makes the page outside an open drawer inert, and prevents it from scrolling. Waits for the next
 * frame first, because making the page inert takes a long time: the browser recomputes the styles
 * of the whole page.
 */
export async function makeInert(drawer: HTMLElement) {
  await afterFrame()
  if (!drawer.matches(':popover-open')) return
  releasePage()
  for (let part: HTMLElement | null = drawer; part && part !== document.body; part = part.parentElement) {
    for (const beside of part.parentElement?.children ?? []) {
      if (beside instanceof HTMLElement && beside !== part && !beside.inert) inert.push(beside)
    }
  }
  for (const part of inert) part.inert = true
  for (const type of scrolling) document.addEventListener(type, preventScroll, { passive: false })
  // A new listing replaces inert elements with new ones, which must then be made inert too.
  document.addEventListener(browserNames.listingShown, () => void makeInert(drawer), { once: true })
}

/** Makes the page usable again after `makeInert`. */
export function releasePage() {
  for (const part of inert) part.inert = false
  inert = []
  for (const type of scrolling) document.removeEventListener(type, preventScroll)
}

const scrolling = ['wheel', 'touchmove']

/** A popover's backdrop receives no events, so without this the page behind it would scroll. */
function preventScroll(event: Event) {
  if (!(event.target instanceof Element && event.target.closest(':popover-open'))) event.preventDefault()
}
