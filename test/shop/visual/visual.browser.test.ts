import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pickAmount } from '../../support/amount.ts'
import { layOutWhole, openVisitor } from '../../support/browser.ts'
import { type LocalShop, startLocalShop } from '../../support/local-shop.ts'
import { browser } from '../../support/shared-browser.ts'
import { sv } from '../../support/texts.ts'
import { comparePicture } from './picture.ts'

const widths = [390, 768, 1440]

/**
 * One page of each kind, and the style guide in both languages. `whole`: the screenshot has the
 * whole page instead of the first screen. `npm test` compares the style guide and the start page at
 * all widths, and each other page at one of them.
 */
const pages = [
  { name: 'style-guide', path: '/__style-guide', whole: true },
  { name: 'style-guide-sv', path: '/sv/__style-guide', whole: true, widths: pickAmount([390], widths) },
  { name: 'start', path: '/', whole: true },
  { name: 'listing', path: '/sv/category/shop/table' },
  { name: 'product', path: '/product/murla-portable-brass' },
  { name: 'search', path: '/sv/search?q=ringholm' },
  { name: 'questions', path: '/info/faq' },
  { name: 'designer', path: '/sv/designers/ylva-torsmark' },
  { name: 'cases', path: '/cases' },
  { name: 'news', path: '/sv/news' },
  { name: 'dealers', path: '/info/retailer' },
  { name: 'checkout', path: '/sv/checkout' },
  { name: 'not-found', path: '/nothing' },
  { name: 'mail', path: '/__mails/shipped-2?language=en', whole: true, widths: [320, 600] },
  { name: 'mail-dark', path: '/__mails/refunded-1?language=sv', whole: true, widths: [320, 600], dark: true },
]

// Not the shared shop, because items that other files sell out would be visible in the pictures.
let shop: LocalShop
beforeAll(async () => {
  shop = await startLocalShop()
})
afterAll(() => shop?.close())

/**
 * A transparent pixel that replaces all pictures, because the test compares layout, and pictures
 * change independently.
 */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Mails name the shop's font but do not contain it, and other machines would use another one. */
const font = readFileSync(
  'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  'base64',
)
const fontFace = `@font-face { font-family: 'Familjen Grotesk'; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) }`

test('pages look like their stored pictures, at 390, 768 and 1440 px', { timeout: 240_000 }, async () => {
  const { page } = await openVisitor(browser, { reducedMotion: 'reduce', bypassCSP: true })
  await page.addInitScript(() => localStorage.setItem('newsletterOffer', 'seen'))
  await page.route(/\/(image|pictures)\//, route => route.fulfill({ contentType: 'image/gif', body: pixel }))
  await page.goto(`${shop.url}/sv/product/murla-portable-brass`)
  await page.getByRole('button', { name: sv.bag.add }).click()
  await page.locator('[data-bag-count]:text("1")').waitFor()
  const wrong: string[] = []
  for (const [index, { name, path, whole, widths: only, dark }] of pages.entries()) {
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
    await page.goto(`${shop.url}${path}`)
    await page.waitForLoadState('networkidle')
    await layOutWhole(page)
    await page.addStyleTag({ content: '.lit-picture, .lit-picture * { background: #cdc6bd !important }' })
    if (path.startsWith('/__mails')) await page.addStyleTag({ content: fontFace })
    const oneWidth = widths.slice(index % widths.length).slice(0, 1)
    for (const width of only ?? pickAmount(whole ? widths : oneWidth, widths)) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => document.fonts.ready)
      const screenshot = await page.screenshot({ fullPage: whole, animations: 'disabled', caret: 'hide' })
      const difference = await comparePicture(`${name}-${width}`, screenshot)
      if (difference) wrong.push(difference)
    }
  }
  expect(wrong).toEqual([])
})
