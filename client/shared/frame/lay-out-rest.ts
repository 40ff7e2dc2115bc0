import { whenIdle } from '../browser/when-idle.ts'
import { whenLoaded } from '../browser/when-parsed.ts'
import * as frameNames from './names.ts'

/** Between the load of a page and the layout of its rest, in ms: first presses come before it. */
const delayMs = 1000

/** Lets the browser lay out what is below the first view, once the page has loaded and is idle. */
export const layOutRest = () =>
  whenLoaded(() => {
    const show = () => document.documentElement.removeAttribute(frameNames.firstView)
    setTimeout(() => whenIdle(show), delayMs)
  })
