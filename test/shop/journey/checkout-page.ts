import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { en, sv } from '../../support/texts.ts'

/* What a test does in the checkout's page, in either language. */

export type Words = typeof en | typeof sv

/**
 * The checkout with a lamp in the bag, put there by a call: how that is done on its page is another
 * matter. `address` is the shop's, with the locale.
 */
export async function openCheckout(page: Page, address: string) {
  const { origin } = new URL(address)
  const answer = await page.request.post(`${origin}/api/checkout/items/1001-1`)
  const { token } = await answer.json()
  await page.context().addCookies([{ name: 'API-Token', value: token, url: origin }])
  await page.goto(`${address}/checkout`)
}

/** The same by the product's page. */
export async function openCheckoutByPage(page: Page, address: string, words: Words) {
  await page.goto(`${address}/product/murla-portable-brass`)
  await page.getByRole('button', { name: words.bag.add }).click()
  await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('1')
  await page.goto(`${address}/checkout`)
}

/** Everything that must be filled in but the terms. */
export async function fillCheckout(page: Page, { checkout, field }: Words) {
  await page.getByLabel(checkout.email).fill('elsa@example.com')
  await page.getByLabel(field.firstName).fill('Elsa')
  await page.getByLabel(field.lastName).fill('Åkerström')
  await page.getByLabel(checkout.street).fill('Storgatan 1')
  await page.getByLabel(checkout.zipCode).fill('111 22')
  await page.getByRole('textbox', { name: checkout.city, exact: true }).fill('Stockholm')
  await page.getByRole('textbox', { name: checkout.city, exact: true }).blur()
}

/** Chooses a way to pay by its place in the list. */
export async function choosePayment(page: Page, index: number) {
  await page.locator('[name=paymentMethod]').nth(index).check()
  await waitUntilAnswered(page)
}

/** Unfolds the order's summary, which is closed where the page has one column. */
export async function openSummary(page: Page) {
  await page.locator('.order-summary').waitFor()
  const folded = page.locator('.order-summary-fold:not([open]) > summary')
  if (await folded.count()) await folded.click()
}

export const findPayButton = (page: Page, { checkout }: Words) =>
  page.locator('form.checkout-parts').getByRole('button', { name: checkout.pay.split(' ')[0] })

/** Waits until the platform has answered the last request: for three frames nothing is busy. */
export async function waitUntilAnswered(page: Page) {
  const isQuiet = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) {
        await new Promise(requestAnimationFrame)
        if (document.querySelector('[aria-busy=true]')) return false
      }
      return true
    })
  await expect.poll(isQuiet).toBe(true)
}
