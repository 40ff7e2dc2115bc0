import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { alternate } from '../../support/alternate.ts'
import { desktop, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'
import { fillCheckout, findPayButton, openCheckout, waitUntilAnswered } from './checkout-page.ts'

/* The platform hangs or does not know a payment's result, and the page says so in time. */

const result = /\/api\/checkout\/payment-result$/

for (const [index, { words, prefix, options }] of [
  { words: en, prefix: '', options: desktop },
  { words: sv, prefix: '/sv', options: phone },
].entries()) {
  const walk = alternate(index)
  const { checkout, field } = words
  const address = () => `${shop.url}${prefix}`

  walk(
    `a payment's unknown result is polled, and a bag that is filled in the meantime is kept (${checkout.title})`,
    async () => {
      const { page, context } = await openVisitor(browser, options)
      await openCheckout(page, address())
      await fillCheckout(page, words)
      await waitUntilAnswered(page)
      await page.getByLabel(checkout.acceptTerms).check()
      await findPayButton(page, words).click()
      await page.waitForURL(/\/__pay\//)
      const provider = page.url()
      let asked = 0
      let isBack = false
      await page.route(result, route => {
        asked++
        // The first response sends the buyer to the provider once more.
        if (asked === 1 && !isBack) return route.fulfill({ json: { token: null, action: 'redirect', url: provider } })
        return route.fulfill({ status: 503, json: { errors: { paymentMethod: 'pending' } } })
      })
      const led = page.waitForRequest(request => request.url() === provider && request.method() === 'GET')
      await page.getByRole('button', { name: /^(Pay|Betala)$/ }).click()
      await led
      isBack = true
      await expect.poll(() => asked).toBeGreaterThan(1)
      await page.getByRole('heading', { name: checkout.beingConfirmed }).waitFor()
      const returned = page.url()

      // The page polls at growing intervals for ten minutes and then stops.
      await page.clock.install()
      await page.goto('about:blank')
      asked = 0
      await page.goto(returned)
      await page.getByRole('heading', { name: checkout.beingConfirmed }).waitFor()
      let seconds = 0
      for (let count = 2; count <= 14; count++) {
        const ask = async () => {
          await page.clock.runFor(2000)
          seconds += 2
          return asked
        }
        await expect.poll(ask, { interval: 0, timeout: 60_000 }).toBe(count)
      }
      // Responses take time too, so only a minimum is certain.
      expect(seconds).toBeGreaterThan(440)
      for (const _ of ['the last one', 'none']) await page.clock.runFor(600_000)
      expect(asked).toBeLessThanOrEqual(15)

      // Another tab adds to the bag, and its checkout shows a message about the payment. The order
      // contains only what was paid.
      const other = await context.newPage()
      await other.route(result, route => route.fulfill({ status: 503, json: { errors: { paymentMethod: 'pending' } } }))
      await other.goto(`${address()}/product/treskar-candle-brass`)
      await other.getByRole('button', { name: words.bag.add }).click()
      await expect.poll(() => other.locator('[data-bag-count]').textContent()).toBe('2')
      await other.goto(`${address()}/checkout`)
      await other.getByRole('status').getByText(checkout.unknownPayment).waitFor()
      await other.unroute(result)
      await other.getByRole('link', { name: checkout.seePayment }).click()
      await other.getByRole('heading', { name: checkout.thankYou }).waitFor()
      expect(await other.locator('.receipt .bag-line').count()).toBe(1)
      await other.goto(`${address()}/checkout`)
      await findPayButton(other, words).waitFor()
      expect(await other.locator('.order-summary .bag-line').count()).toBe(1)
      expect(await other.getByText(checkout.unknownPayment).count()).toBe(0)
      await context.close()
    },
  )

  walk(`a hanging platform is reported, and the page continues by itself (${checkout.title})`, async () => {
    const { page, context } = await openVisitor(browser, options)
    await openCheckout(page, address())
    await findPayButton(page, words).waitFor()
    const release = await hang(page)
    await page.goto(`${address()}/checkout`)
    await page.getByRole('alert').getByText(words.bag.unreachable).waitFor()
    await page.getByRole('button', { name: words.bag.retry }).waitFor()
    release()
    await findPayButton(page, words).waitFor()

    const again = await hang(page)
    await fillCheckout(page, words)
    await page.getByRole('status').getByText(checkout.slow).waitFor()
    again()
    await page.getByText(checkout.slow).waitFor({ state: 'detached' })
    await context.close()
  })

  walk(`long unbroken names make no page wider than the screen (${checkout.title})`, async () => {
    const { page, context } = await openVisitor(browser, phone)
    const long = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis'
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(390)
    await openCheckout(page, address())
    await page.getByLabel(checkout.country).selectOption('US')
    await page.getByLabel(checkout.state).selectOption('TX')
    await waitUntilAnswered(page)
    await fillCheckout(page, words)
    await page.getByLabel(checkout.zipCode).fill('78701')
    await page.getByRole('textbox', { name: checkout.city }).fill('Austin')
    await page.getByLabel(checkout.companyBuyer, { exact: true }).check()
    await page.locator('[name="buyer.company"]').fill(long)
    await page.getByText(checkout.addNote, { exact: true }).click()
    for (const label of [field.firstName, field.lastName, checkout.note]) await page.getByLabel(label).fill(long)
    await page.getByLabel(checkout.email).fill(`${long}@${long}.example.com`)
    await page.getByLabel(checkout.note).blur()
    await waitUntilAnswered(page)
    await page.getByLabel(checkout.acceptTerms).check()
    await fits()
    await findPayButton(page, words).click()
    await page.waitForURL(/\/__pay\//)
    await page.getByRole('button', { name: /^(Pay|Betala)$/ }).click()
    await page.getByRole('heading', { name: checkout.thankYou }).waitFor()
    await fits()
    const lines = page.locator('.receipt address').first().locator('span')
    expect((await lines.allTextContents()).at(-2)).toBe('Austin, TX 78701')
    await page.getByRole('link', { name: checkout.followOrder }).click()
    await page.getByText(words.order.received).waitFor()
    await page.getByRole('heading', { name: words.order.billing }).waitFor()
    await fits()
    await context.close()
  })
}

/**
 * Leaves every request to the platform unanswered until the returned function is called. Then all
 * are answered as usual.
 */
async function hang(page: Page) {
  let open = () => {}
  const opened = new Promise<void>(done => {
    open = done
  })
  await page.route(/\/api\/checkout\//, async route => {
    await opened
    await route.continue().catch(() => undefined)
  })
  return open
}
