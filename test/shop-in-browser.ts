import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './browser.ts'
import { type LocalShop, startLocalShop } from './local-shop.ts'

/** A shop with the demo data and a browser, for the file that imports them: opened before its first test, closed after its last. */
export let shop: LocalShop
export let browser: Browser

beforeAll(async () => {
  shop = await startLocalShop()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await shop?.close()
})
