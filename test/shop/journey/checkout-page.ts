import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { en, sv } from '../../support/texts.ts'

/* Actions of tests on the checkout page, in either language. */

export type Words = typeof en | typeof sv

/**
 * Opens the checkout with a lamp in the bag. The lamp is added by a request instead of on its page,
 * which other tests cover. `address` is the shop's address with the language's prefix.
 */
export async function openCheckout(page: Page, address: string) {
  const { origin } = new URL(address)
  const answer = await page.request.post(`${origin}/api/checkout/items/1001-1`)
  const { token } = await answer.json()
  await page.context().addCookies([{ name: 'API-Token', value: token, url: origin }])
  await page.goto(`${address}/checkout`)
}

/** Like `openCheckout`, but adds the lamp on its page. */
export async function openCheckoutByPage(page: Page, address: string, words: Words) {
  await page.goto(`${address}/product/murla-portable-brass`)
  await page.getByRole('button', { name: words.bag.add }).click()
  await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('1')
  await page.goto(`${address}/checkout`)
}

/** Fills in all required fields, but does not accept the terms. */
export async function fillCheckout(page: Page, { checkout, field }: Words) {
  await page.getByLabel(checkout.email).fill('elsa@example.com')
  await page.getByLabel(field.firstName).fill('Elsa')
  await page.getByLabel(field.lastName).fill('Åkerström')
  await page.getByLabel(checkout.street).fill('Storgatan 1')
  await page.getByLabel(checkout.zipCode).fill('111 22')
  await page.getByRole('textbox', { name: checkout.city, exact: true }).fill('Stockholm')
  await page.getByRole('textbox', { name: checkout.city, exact: true }).blur()
}

/** Chooses a payment method by its index in the list. */
export async function choosePayment(page: Page, index: number) {
  await page.locator('[name=paymentMethod]').nth(index).check()
  await waitUntilAnswered(page)
}

/** Unfolds the order summary, which is folded on narrow screens. */
export async function openSummary(page: Page) {
  await page.locator('.order-summary').waitFor()
  const folded = page.locator('.order-summary-fold:not([open]) > summary')
  if (await folded.count()) await folded.click()
}

/** Unfolds the summary and the field for a voucher. Returns the field. */
export async function openVoucher(page: Page, { checkout }: Words) {
  await openSummary(page)
  await page.getByText(checkout.haveVoucher, { exact: true }).click()
  return page.getByLabel(checkout.voucherCode)
}

export const findPayButton = (page: Page, { checkout }: Words) =>
  page.locator('form.checkout-parts').getByRole('button', { name: checkout.pay.split(' ')[0] })

/** Waits for the response to the last request: until nothing is busy for three frames. */
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
