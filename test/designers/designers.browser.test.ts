import { expect, test } from 'vitest'
import { desktop, expectAccessible, fitsScreen, openVisitor } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'

test('two designers fill each row: their pictures are equally high, and their names in one line', async () => {
  for (const [width, path] of [
    [768, '/designers'],
    [1440, '/sv/designers'],
    [1920, '/designers'],
  ] as const) {
    const viewport = { width, height: 900 }
    const { page, context, problems } = await openVisitor(browser, { ...desktop, viewport })
    await page.goto(shop.url + path)
    const boxesOf = (selector: string) =>
      page
        .locator(`.designer-list ${selector}`)
        .evaluateAll(all => all.map(one => one.getBoundingClientRect().toJSON()))
    const [pictures, names] = [await boxesOf('.lit-picture'), await boxesOf('h2')]
    const list = await page.locator('.designer-list').evaluate(one => one.getBoundingClientRect().toJSON())
    for (let at = 0; at < pictures.length; at += 2) {
      const [left, right] = [pictures[at], pictures[at + 1]]
      expect(left.left, path).toBeCloseTo(list.left, 0)
      expect(right.right, path).toBeCloseTo(list.right, 0)
      expect(right.left - left.right, path).toBeLessThan(24)
      expect(Math.abs(right.height - left.height), path).toBeLessThan(1)
      expect(Math.abs(names[at].top - names[at + 1].top), path).toBeLessThan(1)
    }
    expect(await fitsScreen(page), path).toBe(true)
    if (width === 1440) await expectAccessible(page)
    expect(problems).toEqual([])
    await context.close()
  }
})
