import { openBrowser } from './browser.ts'

/** The browser of a worker's files, which run one after another. It ends with the worker. */
export const browser = await openBrowser()
