import { expect } from 'vitest'
import { findPayButton } from '../shop/journey/checkout-page.ts'
import { alternate } from '../support/alternate.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

for (const [index, { words, prefix, options }] of [
  { words: en, prefix: '', options: desktop },
  { words: sv, prefix: '/sv', options: phone },
].entries()) {
  const walk = alternate(index)
  walk(
    `a visitor learns before paying that the shop does not deliver to their country (${words.country.choose})`,
    async () => {
      const { page, context, problems } = await openVisitor(browser, { ...options, country: 'JP' })
      await page.addInitScript(`localStorage.setItem('locationWarning', 'dismissed')`)
      await page.goto(`${shop.url}${prefix}/product/murla-portable-brass`)
      const facts = page.locator('.product-facts')
      await facts.getByText(words.product.noDelivery).waitFor()
      expect(await facts.locator('.stock').count()).toBe(0)
      const contact = facts.getByRole('link', { name: words.country.contact })
      expect(await contact.getAttribute('href')).toBe(`${prefix}/info/contact`)
      await expectAccessible(page)
      await page.getByRole('button', { name: words.bag.add }).click()
      await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('1')
      await facts.getByRole('button', { name: words.country.choose }).click()
      await page.getByRole('dialog').getByLabel(words.countries.search).waitFor()

      await page.goto(`${shop.url}${prefix}/checkout`)
      const payment = page.locator('section', { has: page.getByRole('heading', { name: words.checkout.payment }) })
      await payment.getByText(words.checkout.notShipped).waitFor()
      expect(await findPayButton(page, words).count()).toBe(0)
      await expectAccessible(page)
      await payment.getByRole('button', { name: words.country.choose }).click()
      await expect
        .poll(() => page.getByLabel(words.checkout.country).evaluate(field => field === document.activeElement))
        .toBe(true)
      await page.getByLabel(words.checkout.country).selectOption('US')
      await findPayButton(page, words).waitFor()
      expect(problems).toEqual([])
      await context.close()
    },
  )

  walk(
    `a product that is not sold in the country says so, and offers alternatives (${words.country.contact})`,
    async () => {
      const { page, context, problems } = await openVisitor(browser, { ...options, country: 'US' })
      await page.goto(`${shop.url}${prefix}/product/bagvik-floor-black`)
      const facts = page.locator('.product-facts')
      await facts.locator('.product-lines').getByText(words.badge.unavailable).waitFor()
      // The page shows no button, price or stock.
      expect(await page.getByRole('button', { name: words.bag.add, exact: true }).count()).toBe(0)
      expect(await facts.locator('.price, .stock').count()).toBe(0)
      const contact = facts.getByRole('link', { name: words.country.contact })
      expect(await contact.getAttribute('href')).toBe(`${prefix}/info/contact`)
      const similar = facts.getByRole('link', { name: words.product.similar })
      expect(await similar.getAttribute('href')).toBe(`${prefix}/category/shop/floor`)
      await expectAccessible(page)

      // In a country where the product is sold, the same page has the button.
      await facts.getByRole('button', { name: words.country.choose }).click()
      const country = page.getByRole('dialog').getByRole('button', { name: /^(Sweden|Sverige)/ })
      await Promise.all([page.waitForEvent('load'), country.click()])
      await page.getByRole('button', { name: words.bag.add, exact: true }).waitFor()
      await facts
        .locator('.price-large')
        .getByText(/SEK|kr/)
        .waitFor()
      expect(problems).toEqual([])
      await context.close()
    },
  )
}
