import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { openBrowser } from './browser.ts'
import { type LocalShop, startLocalShop } from './local-shop.ts'

/**
 * A shop with the demo data and a browser, for the file that imports them: opened before its first
 * test, closed after its last.
 */
export let shop: LocalShop
export let browser: Browser

beforeAll(async () => {
  shop = await startLocalShop()
  browser = await openBrowser()
})

// What a failed test left open is what shows why it failed.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const name = `${task.file.name.replace(/^test\/|\.browser\.test\.ts$/g, '')}-${task.name}`.replace(/[^\w]+/g, '-')
  const pages = browser.contexts().flatMap(context => context.pages())
  await Promise.all(pages.map((page, index) => keepScreenshot(page, `test-results/${name}-${index}.png`)))
})

afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

async function keepScreenshot(page: Page, path: string) {
  try {
    await page.screenshot({ path, timeout: 5000 })
    console.warn(`The page as it was: ${path}`)
  } catch (error) {
    console.warn('No screenshot of a failed page could be made.', error)
  }
}
