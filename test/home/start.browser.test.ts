import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pickAmount } from '../support/amount.ts'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone, recordAbility } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'

/** Scrolls by mouse wheel to the end of the page, and waits until all pictures are loaded. */
async function scrollThrough(page: Page) {
  const atEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
  while (!(await atEnd())) {
    const before = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 400)
    await page.waitForFunction(y => scrollY > y, before)
  }
  await expect.poll(() => missing(page)).toEqual([])
}

/** Addresses of pictures that are visible at some scroll position but have not loaded. */
const missing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main section > * img:first-child, main li img:first-child')]
      .filter(picture => {
        const { right, left } = picture.getBoundingClientRect()
        // On a phone, rows scroll sideways, so some pictures are out of view.
        return picture.checkVisibility() && left < innerWidth && right > 0 && picture.naturalWidth === 0
      })
      .map(picture => picture.currentSrc || picture.src),
  )

test('the front page is accessible, fits the screen and does not shift while scrolling', {
  timeout: 120_000,
}, async () => {
  for (const [screen, path] of [
    [desktop, '/'],
    [{ viewport: { width: 768, height: 1024 } }, '/sv'],
    [{ ...desktop, viewport: { width: 390, height: 844 } }, '/sv'],
  ] as const) {
    const { page, context, problems } = await openVisitor(browser, { ...screen, reducedMotion: 'reduce' })
    await page.goto(`${shop.url}${path}`)
    await page.evaluate(async () => {
      // The fallback fonts of this machine may have other widths than ours. Shifts are counted once
      // the page has been painted in its own fonts.
      await Promise.all([...document.fonts].map(font => font.load()))
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      const { dataset } = document.documentElement
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) dataset.moves = `${dataset.moves ?? ''} ${JSON.stringify(entry)}`
      }).observe({ type: 'layout-shift' })
    })
    await scrollThrough(page)
    expect(await page.evaluate(() => document.documentElement.dataset.moves), path).toBeUndefined()
    expect(await fitsScreen(page), path).toBe(true)
    // In `npm test`, other tests check the accessibility of the wide page.
    if (pickAmount(path === '/sv', true)) await expectAccessible(page)
    expect(problems).toEqual([])
    await context.close()
  }
  recordAbility('still')
})

test('pictures load only when they are near the screen, even without a script', async () => {
  const { page, context } = await openVisitor(browser, desktop)
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto(`${shop.url}/`)
  await page.waitForLoadState('networkidle')
  expect(asked.filter(url => /jetty|bedroom|askeby/.test(url))).toEqual([])
  await page.locator('.room-guide').scrollIntoViewIfNeeded()
  await expect.poll(() => asked.filter(url => /dusk-room|dining-hall/.test(url)).length).toBeGreaterThan(0)
  await context.close()

  const plain = await openVisitor(browser, { ...phone, javaScriptEnabled: false })
  await plain.page.goto(`${shop.url}/sv`)
  for (const band of ['.case-band', '.room-guide', '.designer-band', '.news-band']) {
    const picture = plain.page.locator(`${band} img`).first()
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  }
  await plain.context.close()
})
