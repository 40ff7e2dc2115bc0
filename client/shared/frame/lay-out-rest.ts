import { whenIdle } from '../browser/when-idle.ts'
import { whenLoaded } from '../browser/when-parsed.ts'
import * as frameNames from './names.ts'

/**
 * Delay between the load of a page and the layout below the first view, in ms, so that the layout
 * does not delay early taps.
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
