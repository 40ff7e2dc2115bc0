import { expect, test } from 'vitest'
import { alternate } from '../support/alternate.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

for (const [index, [prefix, words, device, family]] of (
  [
    ['', en, desktop, 'Ringholm to scale'],
    ['/sv', sv, phone, 'Ringholm i skala'],
  ] as const
).entries()) {
  const walk = alternate(index)
  walk(
    `below a lamp, its room, designer, family and case study appear, and nothing in view moves (${prefix || '/'})`,
    async () => {
      const { page, context, problems } = await openVisitor(browser, device)
      await page.goto(`${shop.url}${prefix}/product/ringholm-cluster-brass`, { waitUntil: 'networkidle' })
      await page.evaluate(() => {
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) Object.assign(window, { moved: entry.toJSON() })
        }).observe({ type: 'layout-shift' })
      })
      const link = page.getByRole('link', { name: words.product.more })
      const before = await link.boundingBox()
      await page.mouse.wheel(0, 100)
      const room = page.locator('.product-room')
      await room.waitFor()
      expect(await link.count()).toBe(0)
      // The picture is exactly where the link was.
      const after = await room.boundingBox()
      expect([after?.y ?? 0, after?.height]).toEqual([(before?.y ?? 0) - 100, before?.height])
      expect(await page.evaluate(() => ('moved' in window ? window.moved : null))).toBe(null)
      await page.getByRole('heading', { name: 'Majken Sundelid' }).waitFor()
      expect(await page.getByRole('blockquote').count()).toBe(1)
      await page.getByRole('heading', { name: words.product.ageing }).waitFor()
      await page.getByRole('heading', { name: family }).waitFor()
      const drawing = page.getByRole('img', { name: words.product.scaleDrawing.replace('{{family}}', 'Ringholm') })
      await drawing.scrollIntoViewIfNeeded()
      await expect
        .poll(() => drawing.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth))
        .toBe(1000)
      await page.getByRole('link', { name: words.home.readCase }).waitFor()
      await expectAccessible(page)
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(scrolls).toBe(false)

      await page.getByRole('button', { name: words.room.try }).press('Enter')
      await page.locator('main canvas').waitFor()
      // The canvas replaces the picture.
      expect(await room.locator('img').isVisible()).toBe(false)
      expect(problems.filter(problem => !problem.includes('GL Driver'))).toEqual([])
      await context.close()
    },
  )
}

test('without scripts, a link leads to the rest of the page, which shows how bare brass ages; pages of bulbs have no link', async () => {
  const { page, context, problems } = await openVisitor(browser, { ...desktop, javaScriptEnabled: false })
  await page.goto(`${shop.url}/product/glim-e27-globe-opal`)
  expect(await page.locator('.product-more').count()).toBe(0)
  await page.goto(`${shop.url}/product/murla-portable-brass`)
  await page.getByRole('link', { name: en.product.more }).click()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await page.getByRole('heading', { name: 'Murla to scale' }).waitFor()
  const tops = new Set<number>()
  for (const age of ['After one year', 'After five years', 'After ten years']) {
    const brass = page.getByRole('figure', { name: age }).getByRole('img')
    expect(await brass.getAttribute('loading'), age).toBe('lazy')
    await brass.scrollIntoViewIfNeeded()
    await expect
      .poll(() => brass.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth), { message: age })
      .toBeGreaterThan(0)
    tops.add(await brass.evaluate(image => image.getBoundingClientRect().top + scrollY))
  }
  expect(tops.size).toBe(1)
  await page.getByRole('link', { name: 'Murla, Portable, brass' }).click()
  await page.waitForURL(`${shop.url}/product/murla-portable-brass`)
  const missing = await page.goto(`${shop.url}/product/nothing/more`)
  expect(missing?.status()).toBe(404)
  expect(problems.filter(problem => !problem.includes('404'))).toEqual([])
  await context.close()
})
