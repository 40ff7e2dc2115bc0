import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, openBrowser, visitor } from '../browser.ts'
import { type LocalShop, startLocalShop } from '../local-shop.ts'

let shop: LocalShop
let browser: Browser

beforeAll(async () => {
  shop = await startLocalShop()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

test('the other language has the same page, asked the same, and is remembered for ten days', async () => {
  const { page, context, problems } = await visitor(browser, desktop)
  for (const path of ['/search?q=lamp', '/account/reset-password?i=a&id=b']) {
    await page.goto(`${shop.url}${path}`)
    await page.getByRole('banner').getByRole('link', { name: 'Svenska' }).click()
    await page.waitForURL(`${shop.url}/sv${path}`)
  }
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale')
  expect(cookie?.value).toBe('sv')
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(863_000)
  expect(problems).toEqual([])
  await context.close()
})
