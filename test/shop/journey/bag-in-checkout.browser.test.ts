import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { parseItemProduct } from '#client/bag/share/bag-link.ts'
import { pickAmount } from '../../support/amount.ts'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../../support/browser.ts'
import { browser, setStock, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'
import { fillCheckout, findPayButton, openVoucher, waitUntilAnswered } from './checkout-page.ts'

/*
 * Tests the bag in the checkout. On phones it is folded and shows its total. Its lines and total
 * are repeated above the Pay button.
 */

const walks = [
  { words: en, prefix: '', options: desktop, articles: ['glim-e14-drop-opal', 'glim-e27-filament-clear'] },
  { words: sv, prefix: '/sv', options: phone, articles: ['glim-e27-globe-opal', 'glim-e27-standard-opal'] },
] as const

for (const { words, prefix, options, articles } of walks) {
  const { bag, checkout } = words
  const isPhone = options === phone

  test(`quantities and vouchers are changed in the checkout (${isPhone ? 'phone' : 'desktop'})`, async () => {
    const { page, context } = await openVisitor(browser, options)
    // On phones, `npm test` only runs the steps that differ from desktops.
    const isWhole = pickAmount(!isPhone, true)
    const check = async () => isWhole && expectAccessible(page)
    for (const [index, article] of articles.entries()) {
      await page.goto(`${shop.url}${prefix}/product/${article}`)
      await page.getByRole('button', { name: bag.add }).click()
      await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe(String(index + 1))
    }
    const before = page.url()
    await page.getByRole('banner').getByRole('button', { name: words.frame.bag }).click()
    const drawer = page.getByRole('dialog', { name: bag.title })
    await drawer.getByRole('link', { name: bag.checkout }).click()
    await page.waitForURL(/\/checkout$/)
    if (isWhole) {
      // Going back leads to the page before the checkout, and opens the bag there.
      await page.getByRole('link', { name: checkout.back }).focus()
      await page.keyboard.press('Enter')
      await drawer.locator('.bag-line').first().waitFor()
      expect(page.url()).toBe(before)
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'hidden' })
      await expect
        .poll(() => page.locator('.bag-button').evaluate(button => button === document.activeElement))
        .toBe(true)
      await page.keyboard.press('Enter')
      await drawer.getByRole('link', { name: bag.checkout }).click()
      await page.waitForURL(/\/checkout$/)
    }

    const summary = page.getByRole('complementary', { name: checkout.summary })
    const total = () => summary.locator('.totals-grand dd').textContent()
    await findPayButton(page, words).waitFor()
    if (isPhone) {
      const toggle = summary.locator('.order-summary-fold > summary')
      expect(await summary.locator('.bag-line').first().isVisible()).toBe(false)
      expect(await toggle.textContent()).toContain(await total())
      expect(await page.locator('.order-lines li').count()).toBe(2)
      expect(await page.locator('.order-lines').textContent()).toContain(await total())
      await toggle.focus()
      await page.keyboard.press('Enter')
    } else {
      expect(await page.locator('.order-lines').count()).toBe(0)
    }
    const lines = summary.locator('.bag-line')
    await lines.first().waitFor()
    await expect.poll(() => lines.count()).toBe(2)
    await check()
    expect(await fitsScreen(page)).toBe(true)

    // Typing by keyboard: Enter saves the quantity without paying, and invalid text is refused.
    const [first, second] = [lines.nth(0), lines.nth(1)]
    const field = first.getByRole('textbox')
    await field.focus()
    await page.keyboard.type('4')
    await page.keyboard.press('Enter')
    await quantityIs(page, 5)
    expect(await field.inputValue()).toBe('4')
    await idle(page)
    await field.fill('x')
    await field.blur()
    await first.getByText(bag.notQuantity.split(',')[0] ?? '').waitFor()
    expect(await field.inputValue()).toBe('x')
    await field.fill('')
    await field.blur()
    await expect.poll(() => field.inputValue()).toBe('4')

    // If more than the stock is typed, the quantity becomes the stock, and a message says so.
    const [item, other] = await items(page)
    onTestFinished(async () => {
      for (const one of [item, other]) await setStock(one, 40)
    })
    await setStock(item, 6)
    await idle(page)
    await field.fill('9')
    await field.blur()
    await first.getByText(bag.noMore.replace('{{available}}', '6')).waitFor()
    await expect.poll(() => field.inputValue()).toBe('6')
    expect(await first.getByRole('button', { name: bag.more }).getAttribute('aria-disabled')).toBe('true')
    await idle(page)
    await first.getByRole('button', { name: bag.less }).click()
    await quantityIs(page, 6)

    // The summary also names an automatic voucher, because it lowers the total.
    if (isWhole) {
      onTestFinished(endCampaign)
      await beginCampaign(parseItemProduct(item))
    }
    await (await openVoucher(page, words)).fill('ljus10')
    await page.keyboard.press('Enter')
    await summary.getByRole('button', { name: /LJUS10/ }).waitFor()
    if (isWhole) {
      await summary.getByText('The week of light').waitFor()
      await endCampaign()
    }
    await waitUntilAnswered(page)
    if (isPhone) expect(await summary.locator('.order-summary-fold > summary').textContent()).toContain(await total())
    if (!isWhole) return
    await summary.getByRole('button', { name: /LJUS10/ }).click()
    await waitUntilAnswered(page)

    // A line is removed and restored, and then sells out.
    await idle(page)
    await second.getByRole('button', { name: bag.remove }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => lines.count()).toBe(1)
    await expect.poll(() => focused(page)).toBe(bag.undo)
    await check()
    await page.keyboard.press('Enter')
    await expect.poll(() => lines.count()).toBe(2)
    await idle(page)
    await setStock(other, 0)
    await second.getByRole('button', { name: bag.more }).click()
    await expect.poll(() => lines.count()).toBe(1)
    await summary.getByText(words.checkout.gone.replace('{{name}}', 'Glim')).waitFor()

    // A total that the buyer has not seen is not paid. Here the new total arrives after the buyer
    // has pressed Pay.
    await fillCheckout(page, words)
    await waitUntilAnswered(page)
    await page.getByLabel(checkout.acceptTerms).check()
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/quantity/*', async route => {
      await promise
      await route.continue()
    })
    await field.fill('1')
    await field.blur()
    const asked = page.waitForRequest(/\/api\/checkout\/payment$/, { timeout: 1500 }).catch(() => null)
    await findPayButton(page, words).click()
    resolve()
    await page.getByRole('alert').getByText(checkout.totalChanged).waitFor()
    expect(await asked).toBe(null)
    await page.getByRole('button', { name: checkout.acceptTotal.split(',')[0] }).click()
    await page.getByRole('alert').waitFor({ state: 'detached' })
    for (const name of [checkout.privacy, checkout.contact]) {
      const link = page.getByRole('main').getByRole('link', { name })
      expect((await page.request.get(new URL((await link.getAttribute('href')) ?? '', shop.url).href)).status()).toBe(
        200,
      )
    }

    // When the last line is removed, a notice offers to undo it, and there is nothing to pay.
    await idle(page)
    await first.getByRole('button', { name: bag.remove }).click()
    await page.getByText(checkout.empty).waitFor()
    await page.getByRole('button', { name: bag.undo }).click()
    await findPayButton(page, words).waitFor()
    await context.close()
  })
}

const campaigns = `${shop.url}/api/checkout/management/vouchers`
const headers = { Authorization: 'Bearer local', 'Content-Type': 'application/json' }

/** Creates an automatic voucher for one product only, because other files share the shop. */
async function beginCampaign(product: string) {
  const terms = { kind: 'percent', value: 10, type: 'automatic', products: [product] }
  const body = JSON.stringify({ voucher: 'WEEK', description: 'The week of light', ...terms })
  expect((await fetch(campaigns, { method: 'POST', headers, body })).status).toBe(201)
}

const endCampaign = async () => void (await fetch(`${campaigns}/WEEK`, { method: 'DELETE', headers }))

/** Waits until the platform has stored this quantity and the buttons are enabled again. */
async function quantityIs(page: Page, count: number) {
  await expect
    .poll(() => page.evaluate(`JSON.parse(localStorage.getItem('selection')).selection.totals.totalQuantity`))
    .toBe(count)
  await idle(page)
}

/** Waits until the buttons are enabled again, 200 ms after the response. */
const idle = (page: Page) =>
  expect.poll(() => page.locator('.stepper-button[aria-busy], .stepper-value[readonly]').count()).toBe(0)

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

/** Returns the item ids of the two lines that the browser has stored. */
const items = (page: Page) =>
  page.evaluate<[string, string]>(
    `JSON.parse(localStorage.getItem('selection')).selection.items.map(({ item }) => item)`,
  )
