import { expect, test } from 'vitest'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

for (const [words, prefix, name, options] of [
  [en, '', 'Ekvika, Table lamp, oak and linen', phone],
  [sv, '/sv', 'Ekvika, Bordslampa, ek och linne', { ...desktop, javaScriptEnabled: false }],
] as const) {
  test(`links over a case’s picture stay on its lamps, however it is cropped (${prefix || '/'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, options)
    await page.goto(`${shop.url}${prefix}/cases/pensionat-sjoros`)
    const hotspots = page.getByRole('group', { name: words.section.seen })
    expect(await hotspots.getByRole('link').count()).toBe(2)
    const hotspot = hotspots.getByRole('link', { name })
    const picture = await page.locator('.case-picture img').boundingBox()
    const target = await hotspot.locator('.case-hotspot-target').boundingBox()
    if (!picture || !target) throw new Error('The picture or the target is not visible')
    expect([target.width, target.height].map(Math.round)).toEqual([44, 44])
    // The lamp is at 33.9 % of the width of the whole picture (16 : 9), which may be cropped.
    const width = Math.max(picture.width, (picture.height * 16) / 9)
    const middle = picture.x + picture.width / 2
    expect(target.x + target.width / 2).toBeCloseTo(middle + (0.339 - 0.5) * width, -1)
    expect(await page.locator('.case-row figcaption').count()).toBe(4)
    if (!prefix) {
      await expectAccessible(page)
      expect(await fitsScreen(page)).toBe(true)
    }
    await hotspot.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${prefix}/product/ekvika-table-oak`)
    expect(problems).toEqual([])
    await context.close()
  })
}
