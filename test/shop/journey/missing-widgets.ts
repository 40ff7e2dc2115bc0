import { expect } from 'vitest'
import { openVisitor, phone } from '../../support/browser.ts'
import { browser } from '../../support/shared-browser.ts'
import { en } from '../../support/texts.ts'
import {
  choosePayment,
  fillCheckout,
  findPayButton,
  openCheckout,
  openSummary,
  openVoucher,
  waitUntilAnswered,
} from './checkout-page.ts'

/** Makes a purchase in a shop with widgets, none of which works. */
export async function buyWithoutWidgets(shop: { url: string }) {
  const { page, context, problems } = await openVisitor(browser, phone)
  await page.addInitScript(`addEventListener('storage', event => window.deaf && event.stopImmediatePropagation())`)
  // The delivery widget's script loads, but the widget never reports that it is ready.
  await page.addInitScript(`Object.defineProperty(window, '_sw', { get() {}, set() {}, configurable: true })`)
  await openCheckout(page, shop.url)
  await fillCheckout(page, en)
  const list = page.locator('[name=shippingMethod][value=widget-pickup]')
  await list.waitFor()
  await list.check()
  await waitUntilAnswered(page)

  // A choice that the platform refuses is reset. Its message disappears with the next choice.
  for (const [name, path, said] of [
    ['shippingMethod', '**/shipping-methods/*', en.checkout.shippingFailed],
    ['paymentMethod', '**/payment-methods/*', en.checkout.proceedFailed],
  ] as const) {
    const ways = page.locator(`[name=${name}]`)
    const [refused, other] = (await ways.nth(0).isChecked()) ? [ways.nth(1), ways.nth(0)] : [ways.nth(0), ways.nth(1)]
    await page.route(path, route => route.fulfill({ status: 500, body: '' }))
    await refused.click()
    await page.getByText(said).waitFor()
    expect(await refused.isChecked()).toBe(false)
    await page.unroute(path)
    await refused.check()
    await page.getByText(said).waitFor({ state: 'detached' })
    await waitUntilAnswered(page)
    await other.check()
    await waitUntilAnswered(page)
  }
  expect(problems.splice(0)).toHaveLength(2)

  // The payment widget does not load either, so another method is chosen.
  const asked = /\/api\/checkout\/payment$/
  await page.route(asked, route => route.abort())
  await choosePayment(page, 3)
  await page.getByRole('alert').getByText(en.checkout.paymentFailed).waitFor()
  await expect.poll(() => page.locator('[name=paymentMethod]').nth(3).isChecked()).toBe(false)
  await page.unroute(asked)
  await choosePayment(page, 1)
  await page.getByText(en.checkout.paymentFailed).waitFor({ state: 'detached' })
  await choosePayment(page, 0)

  // The payment begins, but the response is lost. Repeating the request continues the same payment.
  const begun: string[] = []
  await page.route(asked, async route => {
    const answer = await (await route.fetch()).json()
    begun.push(answer.url)
    return begun.length === 1 ? route.abort() : route.fulfill({ json: answer })
  })
  await page.getByLabel(en.checkout.acceptTerms).check()
  await findPayButton(page, en).click()
  await page.getByText(en.checkout.proceedFailed).waitFor()
  expect(await page.getByRole('textbox', { name: en.checkout.city }).inputValue()).toBe('Stockholm')
  expect(problems.splice(0).filter(problem => !problem.includes('ERR_FAILED'))).toEqual([])

  // The payment page does not load: a way back is offered, and typed text is kept.
  await page.route(/\/__pay\//, route => route.fulfill({ status: 204 }))
  await findPayButton(page, en).click()
  await page.getByRole('button', { name: en.checkout.cancelPayment }).click()
  await expect.poll(() => findPayButton(page, en).getAttribute('aria-disabled')).toBe(null)
  expect(new Set(begun).size).toBe(1)
  await page.unroute(/\/__pay\//)

  // Another tab changes the bag and then pays for it. This tab is notified, and shows the order
  // instead of paying again.
  const other = await context.newPage()
  await other.goto(`${shop.url}/checkout`)
  const asks: string[] = []
  for (const each of [page, other])
    each.on('request', request => /checkout\/selection$/.test(request.url()) && asks.push(request.url()))
  // Waits until this tab has the selection with the new total, because after the payment the
  // response would no longer contain it.
  const renewed = page.waitForResponse(
    async answer => /\/api\/checkout\/selection$/.test(answer.url()) && (await answer.text()).includes('LJUS10'),
  )
  for (const each of [page, other]) await openSummary(each)
  await (await openVoucher(other, en)).fill('LJUS10')
  await other.keyboard.press('Enter')
  await page.getByRole('button', { name: /LJUS10/ }).waitFor()
  await renewed
  await waitUntilAnswered(page)
  // The tabs do not make each other send requests endlessly.
  expect(asks.length).toBeLessThan(5)
  await page.evaluate('window.deaf = true')
  await other.getByLabel(en.checkout.acceptTerms).check()
  await findPayButton(other, en).click()
  await other.getByRole('button', { name: /^Pay/ }).click()
  await other.getByRole('heading', { name: en.checkout.thankYou }).waitFor()
  await page.unroute(asked)
  await findPayButton(page, en).click()
  await page.getByRole('heading', { name: en.checkout.thankYou }).waitFor()
  await page.goto(`${shop.url}/checkout`)
  await page.getByText(en.checkout.empty).waitFor()
  // An empty checkout links to products; a filled one does not.
  await page.getByRole('heading', { name: en.error.popular }).waitFor()
  await context.close()
}
