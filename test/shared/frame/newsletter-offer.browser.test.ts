import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'

/** Opens a page as if by a link on another page of the shop, and waits until it is loaded. */
async function openFromShop(page: Page, path: string) {
  await page.goto(`${shop.url}${path}`, { referer: `${shop.url}/` })
  await page.waitForLoadState('networkidle')
}

test('the newsletter is offered once, after a while, in the editors’ words, and a click on the backdrop closes it', async () => {
  const { page, context, problems } = await openVisitor(browser, phone)
  // Simulates a browser that does not support `closedby`.
  await context.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy'))
  await page.clock.install()
  // The first page of a visit does not show the offer.
  await page.goto(`${shop.url}/sv/cases`)
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(120_000)
  await openFromShop(page, '/sv/news')
  const offer = page.getByRole('dialog', { name: sv.newsletter.offer })
  await page.clock.runFor(39_000)
  expect(await offer.count()).toBe(0)
  await page.clock.runFor(2000)
  await offer.getByText('när något nytt lämnar verkstaden').waitFor()
  await expectAccessible(page)

  await page.route('**/newsletter-subscription/**', route => route.fulfill({ json: { token: 'kept' } }))
  await offer.getByLabel(sv.newsletter.email).fill('elsa@example.com')
  await offer.getByRole('checkbox').check()
  await offer.getByRole('button', { name: sv.newsletter.submit }).click()
  await offer.getByText('Nästa brev kommer till dig').waitFor()
  // Clicks by a script have no default action, so only the shop's own code can close the dialog.
  const press = (x: number) =>
    offer.evaluate((dialog, clientX) => {
      for (const type of ['pointerdown', 'click'])
        dialog.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY: 400 }))
    }, x)
  await press(195)
  expect(await offer.isVisible()).toBe(true)
  await press(1)
  await offer.waitFor({ state: 'hidden' })

  await openFromShop(page, '/sv/news')
  await page.clock.runFor(120_000)
  expect(await page.locator('dialog[open]').count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('the newsletter is not offered while typing, with an open drawer, or during a purchase', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  await page.clock.install()
  await openFromShop(page, '/info/contact')
  const offer = page.getByRole('dialog', { name: en.newsletter.offer })
  await page.getByRole('contentinfo').getByLabel(en.newsletter.email).focus()
  await page.clock.runFor(60_000)
  expect(await offer.count()).toBe(0)
  await page.getByRole('banner').getByRole('button', { name: en.frame.bag }).click()
  await page.clock.runFor(60_000)
  expect(await offer.count()).toBe(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.menu)).toBe('none')
  await page.clock.runFor(11_000)
  await offer.waitFor()
  await offer.getByRole('button', { name: en.frame.close }).click()
  await offer.waitFor({ state: 'hidden' })
  // An offer that was dismissed is not shown again.
  await openFromShop(page, '/news')
  await page.clock.runFor(120_000)
  expect(await page.locator('dialog[open]').count()).toBe(0)
  await context.close()

  const buyer = await openVisitor(browser, desktop)
  await buyer.page.clock.install()
  await openFromShop(buyer.page, '/product/murla-portable-brass')
  await buyer.page.getByRole('button', { name: en.bag.add }).click()
  await buyer.page.locator('[data-bag-count]').getByText('1').waitFor()
  await buyer.page.clock.runFor(120_000)
  expect(await buyer.page.locator('dialog[open]').count()).toBe(0)
  await openFromShop(buyer.page, '/checkout')
  await buyer.page.clock.runFor(120_000)
  expect(await buyer.page.locator('dialog[open]').count()).toBe(0)
  expect([...problems, ...buyer.problems]).toEqual([])
  await buyer.context.close()
})
