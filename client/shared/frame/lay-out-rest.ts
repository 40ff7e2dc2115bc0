import { whenIdle } from '../browser/when-idle.ts'
import { whenLoaded } from '../browser/when-parsed.ts'
import * as frameNames from './names.ts'

/**
 * Time in ms between the page's load and the layout of the content below the first view, so that
 * this layout does not delay the first taps.
 */
const delayMs = 1000

/** How many cards or bands are laid out at once. */
const partsAtOnce = 4

/**
 * Lets the browser lay out the content below the first view once the page has loaded and is idle:
 * a few parts at a time, so that a tap never waits for the layout of the whole page.
 */
export const layOutRest = () =>
  whenLoaded(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('.product-grid > *, .band')]
    const showNext = () => {
      for (const part of parts.splice(0, partsAtOnce)) part.style.contentVisibility = 'visible'
      if (parts.length > 0) whenIdle(showNext)
      else document.documentElement.removeAttribute(frameNames.firstView)
    }
    setTimeout(() => whenIdle(showNext), delayMs)
  })
