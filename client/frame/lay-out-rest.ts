import { whenIdle } from '../browser/when-idle.ts'
import { whenLoaded } from '../browser/when-parsed.ts'
import * as frameNames from './names.ts'

/** Lets the browser lay out what is below the first view, once the page has loaded and is idle. */
export const layOutRest = () =>
  whenLoaded(() => whenIdle(() => document.documentElement.removeAttribute(frameNames.firstView)))
