import { expect, test } from 'vitest'
import { pickAmount } from '../../support/amount.ts'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'

test('editorial pages are accessible and fit the screen, in Swedish on a phone and in English on a desktop', async () => {
  for (const [screen, paths] of [
    [phone, ['/sv/designers', '/sv/designers/ylva-torsmark', '/sv/cases/pensionat-sjoros', '/sv/news', '/sv/concepts']],
    [desktop, ['/cases', '/cases/hamnbadet-ystad', '/news/stars-are-out', '/concepts/carried-light', '/info/retailer']],
  ] as const) {
    const { page, context, problems } = await openVisitor(browser, screen)
    // `npm test` skips pages whose kind other files check.
    for (const path of paths.filter(one => pickAmount(!/pensionat|\/cases$|retailer/.test(one), true))) {
      await page.goto(`${shop.url}${path}`)
      await expectAccessible(page)
      expect(await fitsScreen(page), path).toBe(true)
    }
    expect(problems).toEqual([])
    await context.close()
  }
})
