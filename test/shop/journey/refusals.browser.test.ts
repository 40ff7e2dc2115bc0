import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { parseItemProduct } from '#client/bag/share/bag-link.ts'
import { alternate } from '../../support/alternate.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../../support/browser.ts'
import { browser, setStock, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'
import { fillCheckout, findPayButton, openCheckout, waitUntilAnswered } from './checkout-page.ts'

/*
 * Messages of the checkout when a payment cannot begin or fails: they appear where the visitor is
 * looking, and the bag changes accordingly.
 */

// These products stay sold out after this test, so no other test of the shared shop uses them.
const walks = [
  { words: en, prefix: '', options: desktop, articles: ['ekvika-wall-brass', 'grindo-wall-black'] },
  { words: sv, prefix: '/sv', options: phone, articles: ['langhed-pendant-black', 'grindo-bollard-black'] },
] as const

const asked = /\/api\/checkout\/payment$/

for (const [index, { words, prefix, options, articles }] of walks.entries()) {
  const walk = alternate(index)
  const { checkout, field } = words
  const width = options.viewport?.width

  walk(
    `after pressing Pay each error gets the focus, is read out, and disappears once fixed (${width} px)`,
    async () => {
      const { page, context } = await openVisitor(browser, options)
      await openCheckout(page, `${shop.url}${prefix}`)
      await findPayButton(page, words).waitFor()

      // The first invalid field has the focus and is in view, and its error is announced.
      await findPayButton(page, words).click()
      const email = page.getByLabel(checkout.email)
      await expect.poll(() => isFocused(page, '[name="shipping.email"]')).toBe(true)
      await expect.poll(() => isInView(page, '[name="shipping.email"]')).toBe(true)
      expect(await email.getAttribute('aria-describedby')).not.toBe(null)
      expect(await describedBy(page, 'shipping.email')).toBe(`${checkout.email}: ${field.required}`)
      expect(await describedBy(page, 'shipping.city')).toBe(`${checkout.city}: ${field.required}`)
      await page.getByRole('alert').getByText(checkout.lookAgain).waitFor()
      await expectAccessible(page)
      await fillCheckout(page, words)
      await page.getByRole('alert').getByText(checkout.lookAgain).waitFor()
      await page.getByLabel(checkout.acceptTerms).check()
      await page.getByRole('alert').waitFor({ state: 'detached' })

      // The message about a refused payment method disappears when another one is tried.
      for (const [answer, said] of [
        [
          { status: 406, json: { errors: { paymentMethod: 'failed' }, messages: ['Ask your bank.'] } },
          'Ask your bank.',
        ],
        [
          { status: 406, json: { errors: { paymentMethod: 'total too small' }, messages: ['Too small.'] } },
          `${checkout.paymentFailed} Too small.`,
        ],
        [{ status: 500, body: '<h1>no</h1>' }, checkout.proceedFailed],
        [{ status: 429, json: { errors: { payment: 'too many' }, messages: ['In 3 minutes.'] } }, 'In 3 minutes.'],
        [{ status: 412, json: { errors: { voucher: 'not found' } } }, checkout.voucherGone],
        [{ status: 200, json: { action: 'failed' } }, checkout.paymentFailed],
        [null, checkout.proceedFailed],
      ] as const) {
        await page.route(asked, route => (answer ? route.fulfill(answer) : route.abort('internetdisconnected')))
        await findPayButton(page, words).click()
        await expectFocusedMessage(page, said)
        await page.unroute(asked)
      }

      // A field that only the platform considers invalid.
      const errors = { 'address.country': 'not shipped to' }
      await page.route(asked, route => route.fulfill({ status: 406, json: { errors } }))
      await findPayButton(page, words).click()
      await expect.poll(() => isFocused(page, '[name="shipping.country"]')).toBe(true)
      expect(await describedBy(page, 'shipping.country')).toBe(`${checkout.country}: ${checkout.notShipped}`)
      await page.unroute(asked)
      const refused = { errors: { 'address.email': 'not an e-mail address' }, messages: ['Not accepted.'] }
      await page.route(asked, route => route.fulfill({ status: 406, json: refused }))
      await page.getByLabel(checkout.email).blur()
      await findPayButton(page, words).click()
      await expect.poll(() => isFocused(page, '[name="shipping.email"]')).toBe(true)
      expect(await describedBy(page, 'shipping.email')).toBe(`${checkout.email}: ${field.invalidEmail}`)
      await page.unroute(asked)
      await page.getByLabel(checkout.email).fill('elsa@example.org')
      await page.getByLabel(checkout.country).selectOption('DK')
      await waitUntilAnswered(page)
      await page.getByRole('alert').waitFor({ state: 'detached' })
      await context.close()
    },
  )

  const lost = ({ product: { name, variantName } }: Line) => checkout.lost.replace('{{name}}', `${name} ${variantName}`)

  walk(
    `a message names a sold-out product, and the buyer accepts the new total before paying (${width} px)`,
    async () => {
      const { page, context } = await openVisitor(browser, options)
      for (const [index, article] of articles.entries()) {
        await page.goto(`${shop.url}${prefix}/product/${article}`)
        await page.getByRole('button', { name: words.bag.add }).click()
        await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe(String(index + 1))
      }
      await page.goto(`${shop.url}${prefix}/checkout`)
      await fillCheckout(page, words)
      await waitUntilAnswered(page)
      await page.getByLabel(checkout.acceptTerms).check()
      const [first, second] = await lines(page)
      let payments = 0
      page.on('request', request => (payments += asked.test(request.url()) ? 1 : 0))

      // The operator changes a price and changes it back. A message at the button announces both.
      const grand = async () => (await page.locator('.totals-grand dd').textContent()) ?? ''
      await page.getByText(checkout.addNote, { exact: true }).click()
      await page.getByLabel(checkout.note).fill('Ring twice')
      await page.getByLabel(checkout.note).blur()
      await waitUntilAnswered(page)
      for (const change of [100, 0]) {
        const seen = await grand()
        await setPrice(first, first.totalPriceAsNumber + change)
        await findPayButton(page, words).click()
        await expectFocusedMessage(page, checkout.totalChanged)
        const now = await grand()
        expect(now).not.toBe(seen)
        const alert = page.getByRole('alert')
        await alert.getByText(checkout.newTotal.replace('{{before}}', seen).replace('{{after}}', now)).waitFor()
        expect(await alert.getByRole('listitem').count()).toBe(1)
        await alert.getByText(`${first.product.name} ${first.product.variantName}:`).waitFor()
        expect(await findPayButton(page, words).textContent()).toBe(checkout.pay.replace('{{total}}', now))
        expect(await findPayButton(page, words).evaluate(button => button.previousElementSibling?.className)).toContain(
          'problem',
        )
        if (change > 0) await expectAccessible(page)
        await page.getByRole('button', { name: checkout.acceptTotal.replace('{{total}}', now) }).click()
        await alert.waitFor({ state: 'detached' })
        expect(await findPayButton(page, words).evaluate(button => button === document.activeElement)).toBe(true)
        expect(await page.getByLabel(checkout.note).inputValue()).toBe('Ring twice')
      }
      expect(payments).toBe(2)

      payments = 0
      await setStock(first.item, 0)
      const before = await findPayButton(page, words).textContent()
      await findPayButton(page, words).click()
      await expectFocusedMessage(page, checkout.stockGone)
      await page.getByRole('alert').getByText(lost(first)).waitFor()
      await expectAccessible(page)
      expect(await page.locator('.order-summary .bag-line').count()).toBe(1)
      expect(await findPayButton(page, words).textContent()).not.toBe(before)

      // A second click does not pay, but moves the focus to the message.
      await findPayButton(page, words).click()
      await expectFocusedMessage(page, checkout.stockGone)
      expect(payments).toBe(1)
      const total = await page.locator('.totals-grand dd').textContent()
      await page.getByRole('button', { name: checkout.acceptTotal.replace('{{total}}', total ?? '') }).click()
      await page.getByRole('alert').waitFor({ state: 'detached' })

      // The last piece sells out during the payment. The page says so when the visitor returns.
      await findPayButton(page, words).click()
      await page.waitForURL(/\/__pay\//)
      await setStock(second.item, 0)
      await page.getByRole('button', { name: /^(Pay|Betala)$/ }).click()
      await page.waitForURL(/\/checkout\?failed/)
      await expectFocusedMessage(page, checkout.stockGone)
      await page.getByRole('alert').getByText(lost(second)).waitFor()
      await page.getByText(checkout.empty).waitFor()
      await expectAccessible(page)
      await context.close()
    },
  )

  walk(`if money was taken without an order, the checkout says that it is returned (${width} px)`, async () => {
    const { page, context } = await openVisitor(browser, options)
    await openCheckout(page, `${shop.url}${prefix}`)
    await fillCheckout(page, words)
    await page.getByLabel(checkout.acceptTerms).check()
    // The demo offers no method that takes money at once, but accepts its name.
    await page.route(asked, route =>
      route.continue({ postData: { ...route.request().postDataJSON(), paymentMethod: 'test-instant' } }),
    )
    await findPayButton(page, words).click()
    await page.waitForURL(/\/__pay\//)
    await page.locator('summary').click()
    await page.locator('[value="wrong-amount"]').click()
    await page.waitForURL(/\/checkout\?failed/)
    await expectFocusedMessage(page, checkout.moneyReturned)
    await expectAccessible(page)
    await context.close()
  })
}

async function expectFocusedMessage(page: Page, text: string) {
  await page.getByRole('alert').getByText(text).waitFor()
  await expect.poll(() => isFocused(page, '.problem')).toBe(true)
  await expect.poll(() => isInView(page, '.problem')).toBe(true)
}

/** Sets an item's price as an operator. */
async function setPrice({ item }: Line, price: number) {
  const headers = { Authorization: 'Bearer local', 'Content-Type': 'application/json' }
  const path = `${shop.url}/api/checkout/management/prices/${parseItemProduct(item)}/65`
  expect((await fetch(path, { method: 'PUT', headers, body: JSON.stringify({ price }) })).status).toBe(200)
}

interface Line {
  item: string
  totalPriceAsNumber: number
  product: { name: string; variantName: string }
}

/** Returns the two lines of the bag that the browser has stored. */
const lines = (page: Page) =>
  page.evaluate<[Line, Line]>(`JSON.parse(localStorage.getItem('selection')).selection.items`)

const isFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => element === document.activeElement)

/** Whether an element is completely on the screen and not below the header. */
const isInView = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect()
    const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
    return top >= header && bottom <= innerHeight
  })

/** Returns the error that a screen reader announces for a field. */
const describedBy = (page: Page, name: string) =>
  page.locator(`[name="${name}"]`).evaluate(field =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent)
      .join(' '),
  )
