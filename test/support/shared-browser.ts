import { openBrowser } from './browser.ts'

/** One browser per worker. Its files run one after another, and it closes when the worker ends. */
export const browser = await openBrowser()
