import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as frameNames from '#client/shared/frame/names.ts'
import { desktop, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'

const paths = ['/', '/category/shop', '/product/murla-table-black', '/designers/ylva-torsmark']
const laidOut = (page: Page) => page.locator(`html:not([${frameNames.firstView}])`).waitFor({ state: 'attached' })

test('content below the first view is laid out only after loading, and nothing visible moves', async () => {
  for (const options of [phone, desktop]) {
    const { page, context, problems } = await openVisitor(browser, options)
    const waitForFrames = () =>
      page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    for (const path of paths) {
      await page.goto(shop.url + path)
      await laidOut(page)
      // The window is as high as the page, so that the whole page is laid out in both cases.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width: options.viewport?.width ?? 0, height })
      // Widths in `ch` depend on the font, which may load only when its text is laid out.
      await waitForFrames()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await waitForFrames()
      const places = () =>
        page.evaluate(() =>
          // Pictures are left out: their boxes have fixed sizes, and they appear when they are
          // near.
          [...document.querySelectorAll(':is(main, footer) :not(img)')].map(element => {
            const { x, y, width, height } = element.getBoundingClientRect()
            return [element.tagName, element.className, x, y, width, height].join()
          }),
        )
      const whole = await places()
      await page.evaluate(name => document.documentElement.setAttribute(name, ''), frameNames.firstView)
      await waitForFrames()
      expect(await places(), path).toEqual(whole)
      await page.setViewportSize(options.viewport ?? { width: 0, height: 0 })
    }
    expect(problems).toEqual([])
    await context.close()
  }
})

test('a page that does not open at its top is laid out at once', async () => {
  const { page, context, problems } = await openVisitor(browser, phone)
  await page.addInitScript(name => {
    const seen: boolean[] = []
    Reflect.set(window, 'seen', seen)
    document.addEventListener('DOMContentLoaded', () => seen.push(document.documentElement.hasAttribute(name)))
  }, frameNames.firstView)
  const atFirst = () => page.evaluate(() => Reflect.get(window, 'seen'))
  await page.goto(`${shop.url}/info/faq`)
  expect(await atFirst()).toEqual([true])
  await page.reload()
  expect(await atFirst()).toEqual([false])
  await page.goto(`${shop.url}/product/murla-table-black#picture-2`)
  expect(await atFirst()).toEqual([false])
  await page.goto(`${shop.url}/category/shop`)
  expect(await atFirst()).toEqual([true])
  await page.goBack()
  expect(await atFirst()).toEqual([false])
  expect(problems).toEqual([])
  await context.close()
})
