import { mkdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pickAmount } from '../../support/amount.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'

/** The folder for screenshots to look at. Default: no screenshots are made. */
const folder = process.env.LAW_SCREENSHOTS

const english = { prefix: '', words: en, locale: 'en' } as const
const swedish = { prefix: '/sv', words: sv, locale: 'sv' } as const

/** Each country is tested in one language and at one size. With `SOAK`, all are tested. */
const journeys = (
  [
    { country: 'SE', hasNotice: true, takesBack: true, language: swedish, size: 'phone' },
    { country: 'DE', hasNotice: true, takesBack: true, language: english, size: 'desktop' },
    { country: 'NO', hasNotice: false, takesBack: true, language: english, size: 'phone' },
    { country: 'GB', hasNotice: false, takesBack: false, language: english, size: 'desktop' },
    { country: 'US', hasNotice: false, takesBack: false, language: swedish, size: 'phone' },
  ] as const
).flatMap(({ language, size, ...journey }) =>
  pickAmount([language], [english, swedish]).map(language => ({ ...journey, ...language, testedSize: size })),
)

for (const [size, options] of Object.entries({ phone, desktop })) {
  for (const { country, prefix, words, locale, hasNotice, takesBack, testedSize } of journeys) {
    if (pickAmount(size !== testedSize, false)) continue
    test(`listing, product page, bag and checkout show what the law requires: ${country}, ${locale}, ${size}`, async () => {
      const { page, context, problems } = await openVisitor(browser, { ...options, country })
      await context.addCookies([{ name: 'locale', value: locale, domain: '127.0.0.1', path: '/' }])
      const sentence = page.getByRole('link', { name: words.guaranteeNotice.link, exact: true })
      const count = async () => (await sentence.all()).length
      const keep = async (name: string) => {
        if (!folder) return
        mkdirSync(folder, { recursive: true })
        await page.screenshot({ path: `${folder}/${country}-${locale}-${size}-${name}.png`, fullPage: name !== 'bag' })
      }

      await page.goto(`${shop.url}${prefix}/category/shop/pendant`)
      expect(await count()).toBe(hasNotice ? 1 : 0)
      await page.goto(`${shop.url}${prefix}/product/ringholm-pendant-brass`)
      expect(await count()).toBe(hasNotice ? 2 : 0)
      const mark = page
        .locator('.light-sources')
        .getByRole('link', { name: words.bag.guarantee.replace('{{years}}', '5') })
      await mark.first().waitFor()
      await keep('product')
      await page.locator('.light-sources button').first().click()
      await page.locator('.bag-notice:not(:empty)').waitFor()
      await page.locator('.bag-button').click()
      const bag = page.locator('#bag')
      await bag.locator('.bag-line').waitFor()
      await bag.getByRole('link', { name: words.bag.guarantee.replace('{{years}}', '5') }).waitFor()
      const inBag = bag.getByRole('link', { name: words.guaranteeNotice.link })
      expect(await inBag.count()).toBe(hasNotice ? 1 : 0)
      if (hasNotice) expect(await inBag.evaluate(link => link.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
      await keep('bag')
      await bag.getByRole('link', { name: words.bag.checkout }).click()

      const picture = page.getByRole('img', { name: prefix ? /Europeiska unionen/ : /European Union/ })
      const pay = page.locator('form button[type=submit]').last()
      await page.locator('form').getByRole('link', { name: /Glim/ }).waitFor()
      expect(await picture.count()).toBe(hasNotice ? 1 : 0)
      if (hasNotice) {
        const [above, below] = await Promise.all([picture.boundingBox(), pay.boundingBox()])
        expect(above && below && above.y + above.height <= below.y).toBe(true)
        expect(above?.width).toBeGreaterThan(300)
      }
      // Where the law gives the right to hand in an old lamp, the checkbox exists and keeps its
      // state.
      const box = page.getByRole('checkbox', { name: prefix ? /gamla lampa/ : /old lamp/ })
      expect(await box.count()).toBe(takesBack ? 1 : 0)
      if (takesBack) {
        await box.check()
        await page.waitForLoadState('networkidle')
        await page.reload()
        await box.waitFor()
        expect(await box.isChecked()).toBe(true)
      }
      await expectAccessible(page, { part: 'main' })
      await keep('checkout')

      // The notice depends on the country of delivery.
      const other = hasNotice ? 'NO' : 'DE'
      await page.locator('select[name="shipping.country"]').selectOption(other)
      await expect.poll(() => picture.count(), { timeout: 20_000 }).toBe(hasNotice ? 0 : 1)
      expect(problems).toEqual([])
      await context.close()
    })
  }
}

test('one press opens the whole notice, which can be printed, and has a text alternative for screen readers', async () => {
  for (const options of [phone, desktop]) {
    const { page, context, problems } = await openVisitor(browser, options)
    await page.goto(`${shop.url}/product/murla-portable-brass`)
    await page.getByRole('link', { name: en.guaranteeNotice.link }).first().click()
    await page.getByRole('heading', { level: 1, name: en.guaranteeNotice.link }).waitFor()
    const picture = page.getByRole('img', { name: /European Union/ })
    const loadedWidth = () =>
      picture.evaluate(image => image instanceof HTMLImageElement && image.complete && image.naturalWidth)
    await expect.poll(loadedWidth).toBe(500)
    await expectAccessible(page, { part: 'main' })
    await page.emulateMedia({ media: 'print' })
    expect(await picture.isVisible()).toBe(true)
    expect(problems).toEqual([])
    await context.close()
  }
})
