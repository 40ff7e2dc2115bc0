import { expect } from 'vitest'
import { alternate } from '../../support/alternate.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'

for (const [index, [words, prefix, options]] of (
  [
    [en, '', desktop],
    [sv, '/sv', phone],
  ] as const
).entries()) {
  const walk = alternate(index + 1)
  walk(
    `a dialog and its checkbox, whose state is remembered, work by keyboard alone (${prefix || 'English'})`,
    async () => {
      const { page, context, problems } = await openVisitor(browser, options)
      await page.goto(`${shop.url}${prefix}/__style-guide`)
      await expectAccessible(page)
      const opener = page.getByRole('main').getByRole('button', { name: words.newsletter.offer })
      const modal = page.getByRole('dialog', { name: words.newsletter.offer })
      await opener.focus()
      await page.keyboard.press('Enter')
      const consent = modal.getByRole('checkbox')
      await consent.focus()
      await expectAccessible(page)
      await page.keyboard.press('Space')
      await modal.locator('shop-island[awake]').waitFor({ state: 'attached' })
      await page.keyboard.press('Escape')
      await modal.waitFor({ state: 'hidden' })
      await expect.poll(() => opener.evaluate(element => element === document.activeElement)).toBe(true)

      // The browser stores a checkbox's state by the field's name.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('checkbox:newsletterConsent'))).toBe('true')
      await page.reload()
      await page.getByRole('contentinfo').getByRole('textbox').press('a')
      await expect.poll(() => page.getByRole('contentinfo').getByRole('checkbox').isChecked()).toBe(true)

      await opener.focus()
      await page.keyboard.press('Enter')
      await modal.getByRole('button', { name: words.frame.close }).focus()
      await page.keyboard.press('Enter')
      await modal.waitFor({ state: 'hidden' })
      await opener.click()
      await modal.waitFor()
      await page.mouse.click(5, 5)
      await modal.waitFor({ state: 'hidden' })
      expect(problems).toEqual([])
      await context.close()
    },
  )
}
