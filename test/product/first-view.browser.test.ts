import type { BrowserContextOptions, Locator, Page, ViewportSize } from 'playwright-core'
import { expect, test } from 'vitest'
import { pickAmount } from '../support/amount.ts'
import { expectAccessible, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en } from '../support/texts.ts'

/**
 * A pendant, a pendant in several sizes, a floor lamp, a lamp with built-in light, and a bulb with
 * only one picture.
 */
const articles = [
  ...['ringholm-pendant-brass', 'vavsta-pendant-charcoal', 'ekvika-floor-oak', 'murla-portable-oxide'],
  'glim-e27-globe-opal',
]
const screens: { name: string; options: BrowserContextOptions; sizes: ViewportSize[] }[] = [
  {
    name: 'desktops and tablets',
    options: {},
    sizes: [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
      { width: 768, height: 1024 },
    ],
  },
  { name: 'a phone', options: phone, sizes: [{ width: 390, height: 844 }] },
]

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('The element is not visible')
  return {
    top: box.y,
    left: box.x,
    bottom: box.y + box.height,
    right: box.x + box.width,
    ratio: box.width / box.height,
  }
}
type Box = Awaited<ReturnType<typeof boxOf>>

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

for (const { name, options, sizes } of screens) {
  test(`the whole lamp, its price and the button are visible without scrolling (${name})`, async () => {
    const { page, context, problems } = await openVisitor(browser, options)
    for (const article of articles) {
      await page.goto(`${shop.url}/product/${article}`)
      for (const size of sizes) {
        await page.setViewportSize(size)
        await expectInFirstView(page, `${article}, ${size.width} px`, size)
      }
    }
    // In `npm test`, other tests check the accessibility of product pages in wide windows.
    for (const size of pickAmount(options === phone ? sizes : [], sizes)) {
      await page.setViewportSize(size)
      await expectAccessible(page)
    }
    expect(problems).toEqual([])
    await context.close()
  })
}

async function expectInFirstView(page: Page, where: string, { width, height }: ViewportSize) {
  const isPhone = width < 768
  const button = await boxOf(page.getByRole('button', { name: en.bag.add, exact: true }))
  const floor = isPhone ? (await boxOf(page.locator('.product-bar'))).top : height
  const seen = (box: Box, bottom = floor) => box.top >= 0 && box.left >= 0 && box.right <= width && box.bottom <= bottom
  const picture = await boxOf(page.locator('.gallery .lit-picture').first())
  expect([seen(picture), picture.ratio.toFixed(2)], `${where} picture`).toEqual([true, '0.80'])
  const frames = await page.locator('.gallery-frames > *').count()
  const thumbnails = await page.locator('.gallery-thumbnails a').all()
  expect(thumbnails.length, where).toBe(frames)
  for (const thumbnail of thumbnails) {
    expect(seen(await boxOf(thumbnail)), `${where} thumbnail`).toBe(true)
  }
  for (const part of ['h1', '.product-finish', '.product-facts header .price', '.product-key']) {
    expect(seen(await boxOf(page.locator(part))), `${where} ${part}`).toBe(true)
  }
  expect(seen(button, height), `${where} button`).toBe(true)
  expect(await page.locator('.product-facts header .price').textContent()).toContain(en.product.taxIncluded)
  expect(await page.locator('.product-lines').textContent()).toContain(en.product.returns.replace('{{days}}', '30'))
  expect(await page.locator('.product-lines').textContent()).toMatch(/[25]-year guarantee/)
  for (const slider of await page.getByRole('slider').all()) {
    expect(overlap(await boxOf(slider), picture), `${where} slider`).toBe(false)
  }
  if (isPhone) {
    const bar = page.locator('.product-bar')
    expect(await bar.textContent()).toContain(await page.locator('h1').textContent())
    expect(await bar.textContent()).toContain(await page.locator('.price-now').first().textContent())
  }
}

test('the delivery promise shows the country’s cost and days, and mentions tax only where prices include it', async () => {
  const { page, context, problems } = await openVisitor(browser, { country: 'US' })
  await page.addInitScript(`localStorage.setItem('locationWarning', 'dismissed')`)
  await page.goto(`${shop.url}/product/glim-e27-globe-opal`)
  const promise = page.locator('.product-lines')
  await promise.getByText(/^Delivery US\$39\.00, \w{3} \d+.* – \w{3} \d+ \w+, free from US\$500\.00$/).waitFor()
  expect(await page.locator('.product-facts header .price').textContent()).not.toContain(en.product.taxIncluded)
  expect(problems).toEqual([])
  await context.close()
})
