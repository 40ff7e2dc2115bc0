import { expect, test } from 'vitest'
import { desktop, expectAccessible, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'

test('products that were viewed earlier in this browser are shown below a product, newest first', async () => {
  for (const [screen, prefix, title] of [
    [desktop, '', 'Recently viewed'],
    [phone, '/sv', 'Nyligen visade'],
  ] as const) {
    const { page, context, problems } = await openVisitor(browser, screen)
    const section = page.locator('section', { has: page.getByRole('heading', { name: title }) })
    const view = (slug: string) => page.goto(`${shop.url}${prefix}/product/${slug}`)
    // Content further down is laid out only once it is near, so End has to be pressed again.
    const toSection = () =>
      expect
        .poll(async () => {
          await page.keyboard.press('End')
          return section.isVisible()
        })
        .toBe(true)
    await view('murla-portable-brass')
    await page.keyboard.press('End')
    await expect.poll(() => page.evaluate(() => localStorage.recentlyViewed)).toBeTruthy()
    expect(await section.count()).toBe(0)
    await view('skarpnas-table-black')
    await toSection()
    const links = section.locator('.product-card-name a')
    expect(await links.evaluateAll(list => list.map(one => one.getAttribute('href')))).toEqual([
      `${prefix}/product/murla-portable-brass`,
    ])
    await view('ekvika-table-oak')
    await toSection()
    expect(await links.evaluateAll(list => list.map(one => one.getAttribute('href')))).toEqual([
      `${prefix}/product/skarpnas-table-black`,
      `${prefix}/product/murla-portable-brass`,
    ])
    // The heart on one of these cards works.
    await section.getByRole('button', { name: /Murla/ }).first().click()
    await expect.poll(() => page.evaluate(() => localStorage.favorites)).toBeTruthy()
    if (screen === desktop) await expectAccessible(page)
    // Stored values that are not ids, and ids of products that are not sold here, are ignored.
    await page.evaluate(() => localStorage.setItem('recentlyViewed', 'gone,<b>,../x,1002'))
    // The page retries a failed request once.
    let asked = 0
    await page.route('**/recently-viewed/**', route =>
      ++asked > 1 ? route.continue() : route.abort('connectionreset'),
    )
    await view('murla-portable-brass')
    await expect
      .poll(async () => {
        await page.keyboard.press('End')
        return asked
      })
      .toBe(2)
    await toSection()
    await expect.poll(() => links.count()).toBe(1)
    expect(problems.filter(problem => !problem.includes('ERR_CONNECTION_RESET'))).toEqual([])
    await context.close()
  }
})
