import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, expectAccessible, openBrowser, phone, visitor } from '../browser.ts'
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

const paths = [
  ...['/designers', '/designers/ylva-torsmark', '/cases', '/cases/pensionat-sjoros', '/cases/hamnbadet-ystad'],
  ...['/news', '/news/stars-are-out', '/concepts', '/concepts/pools-of-light', '/info/retailer', '/info/faq'],
]

test('the pages to read are accessible and fit, on a phone in Swedish and on a desk in English', async () => {
  for (const [screen, prefix] of [
    [phone, '/sv'],
    [desktop, ''],
  ] as const) {
    const { page, context, problems } = await visitor(browser, screen)
    for (const path of paths) {
      await page.goto(new URL(prefix + path, shop.url).href)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true)
    }
    expect(problems).toEqual([])
    await context.close()
  }
})
