import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { shop } from '../support/shop-in-browser.ts'

/** Logs in as an editor and opens a page of the shop, which then shows drafts. */
export async function openAsEditor(page: Page, address: string) {
  await page.goto(`${shop.url}/info/faq`)
  expect(await page.evaluate(async () => (await fetch('/api/content/login/local', { method: 'POST' })).status)).toBe(
    201,
  )
  await page.goto(shop.url + address)
}
