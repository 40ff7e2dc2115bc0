import { openBrowser } from './browser.ts'

/** One browser per worker, whose files run one after another. It ends with the worker. */
export const browser = await openBrowser()
