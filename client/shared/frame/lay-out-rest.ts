import { whenIdle } from '../browser/when-idle.ts'
import { whenLoaded } from '../browser/when-parsed.ts'
import * as frameNames from './names.ts'

/**
 * Delay between the load of a page and the layout below the first view, in ms. Early taps come
 * first.
 */
const delayMs = 1000

/**
 * Lets the browser lay out the content below the first view once the page has loaded and is idle,
 * or the visitor scrolls: what is laid out only when it is near could move what they see.
 */
export function layOutRest() {
  const show = () => document.documentElement.removeAttribute(frameNames.firstView)
  addEventListener('scroll', show, { once: true, passive: true })
  whenLoaded(() => setTimeout(() => whenIdle(show), delayMs))
}
