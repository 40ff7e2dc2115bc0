import { whenIdle } from '../browser/when-idle.ts'
import { whenLoaded } from '../browser/when-parsed.ts'
import * as frameNames from './names.ts'

/**
 * Time in ms between the page's load and the layout of the content below the first view, so that
 * this layout does not delay the first taps.
 */
const delayMs = 1000

/**
 * Lets the browser lay out the content below the first view once the page has loaded and is idle.
 */
export const layOutRest = () =>
  whenLoaded(() => {
    const show = () => document.documentElement.removeAttribute(frameNames.firstView)
    setTimeout(() => whenIdle(show), delayMs)
  })
