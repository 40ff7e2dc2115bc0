import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alternate } from '../../support/alternate.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../../support/browser.ts'
import { type LocalShop, startLocalShop } from '../../support/local-shop.ts'
import { browser } from '../../support/shared-browser.ts'
import { en, sv } from '../../support/texts.ts'
import {
  choosePayment,
  fillCheckout,
  findPayButton,
  openCheckout,
  openVoucher,
  type Words,
  waitUntilAnswered,
} from './checkout-page.ts'
import { buyWithoutWidgets } from './missing-widgets.ts'

/*
 * The checkout with everything that the platform may add: a script, a delivery widget, and payment
 * methods with forms, scripts and widgets of their own. All of them run under the page's content
 * security policy; a violation is a console error, which fails the test.
 */

let shop: LocalShop
beforeAll(async () => {
  shop = await startLocalShop({ DELIVERY_WIDGET: 'on', TEST_PAYMENTS: 'on' })
})
afterAll(async () => {
  await shop?.close()
})

interface Walk {
  words: Words
  prefix: '' | '/sv'
  options: BrowserContextOptions
  pickup: string
  point: string
  code: string
}

const walks: Record<string, Walk> = {
  'English, desktop': {
    words: en,
    prefix: '',
    options: desktop,
    pickup: 'pick-up point',
    point: 'Pick-up point',
    code: 'Door code',
  },
  'Swedish, phone': {
    words: sv,
    prefix: '/sv',
    options: phone,
    pickup: 'utlämningsställe',
    point: 'Utlämningsställe',
    code: 'Portkod',
  },
}

for (const [index, [name, { words, prefix, options, pickup, point, code }]] of Object.entries(walks).entries()) {
  const walk = alternate(index + 1)
  walk(`the platform's widgets work in the checkout, from the ZIP code to the receipt (${name})`, async () => {
    const { page, context, problems } = await openVisitor(browser, options)
    const { checkout, field } = words
    await openCheckout(page, `${shop.url}${prefix}`)
    await fillCheckout(page, words)

    // The note is folded until it is needed; what the shop promises is beside the button.
    const note = page.getByLabel(checkout.note)
    expect(await note.isVisible()).toBe(false)
    await page.getByText(checkout.addNote, { exact: true }).press('Enter')
    await note.fill('Leave it at the door')
    await note.blur()
    await page.getByText(words.product.returns.replace('{{days}}', '30')).waitFor()
    await page.getByText(words.guaranteeNotice.call.replace('{{name}}', 'Signe Hallvide')).waitFor()
    expect(await page.locator('form.checkout-parts a[href="tel:+46846500420"]').innerText()).toBe('+46 8 465 004 20')

    // A delivery is chosen in the platform's widget, by keyboard; the focus stays in place while
    // the platform responds.
    const way = page.getByRole('radio', { name: pickup })
    await way.waitFor()
    await expectAccessible(page)
    await page.getByLabel(code).fill('1234#')
    await page.getByLabel(code).blur()
    await waitUntilAnswered(page)
    await page.reload()
    await way.waitFor()
    expect(await page.getByLabel(code).inputValue()).toBe('1234#')
    expect(await note.isVisible()).toBe(true)
    expect(await page.getByLabel(field.firstName).inputValue()).toBe('Elsa')
    await page.locator('.delivery-widget input:checked').focus()
    await page.keyboard.press('ArrowUp')
    await waitUntilAnswered(page)
    expect(await way.isChecked()).toBe(true)
    await expect.poll(() => way.evaluate(radio => radio === document.activeElement)).toBe(true)
    const points = page.getByLabel(point, { exact: true })
    await points.selectOption({ index: 1 })
    const chosen = ((await points.locator('option').nth(1).textContent()) ?? '').split(',')[0] ?? ''
    await waitUntilAnswered(page)
    await expectAccessible(page)

    // Widgets are suspended while the total changes. Failing to remove a voucher is only logged.
    await page.evaluate(watchSuspension)
    await (await openVoucher(page, words)).fill('NOPE')
    await page.getByRole('button', { name: checkout.addVoucher, exact: true }).click()
    await page.getByText(checkout.voucherUnknown).waitFor()
    await page.getByLabel(checkout.voucherCode).fill('ljus10')
    await page.keyboard.press('Enter')
    const remove = page.getByRole('button', { name: /LJUS10/ })
    await remove.waitFor()
    await waitUntilAnswered(page)
    const [suspended, resumed] = await page.evaluate<[number, number]>('calls')
    expect(suspended).toBeGreaterThan(0)
    expect(resumed).toBeGreaterThanOrEqual(suspended)
    await page.route(/\/vouchers\//, route =>
      route.fulfill({ status: 404, body: '{"errors":{"voucher":"not found"}}' }),
    )
    await remove.click()
    await expect.poll(() => problems.splice(0).join()).toContain('404')
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.unroute(/\/vouchers\//)
    await remove.click()
    await remove.waitFor({ state: 'detached' })
    const voucher = page.getByLabel(checkout.voucherCode)
    await expect.poll(() => voucher.evaluate(field => field === document.activeElement)).toBe(true)
    await expect.poll(() => problems.splice(0).length).toBeLessThan(3)

    await lockedFromOutside(page, words)

    // Method 1 is a form that submits itself; its payment is declined. Method 2 is a script that
    // opens the provider's page, from which the visitor returns with the browser's Back button.
    await choosePayment(page, 1)
    await page.getByLabel(checkout.acceptTerms).check()
    await findPayButton(page, words).click()
    await page.waitForURL(/\/__pay\//)
    await page.getByRole('button', { name: /^(Decline|Neka)/ }).click()
    await page.getByRole('alert').getByText(checkout.paymentFailed).waitFor()
    expect(await page.getByLabel(checkout.street).inputValue()).toBe('Storgatan 1')
    await choosePayment(page, 2)
    await page.getByLabel(checkout.acceptTerms).check()
    await findPayButton(page, words).click()
    await page.waitForURL(/\/__pay\//)
    await page.goBack()
    await findPayButton(page, words).waitFor()
    await expect.poll(() => page.locator('form.checkout-parts').getAttribute('aria-busy')).toBe('false')

    // Method 3 is a widget with its own button. Missing fields of the form are reported before
    // payment.
    await choosePayment(page, 3)
    const widget = page.locator('.payment-form button')
    await widget.waitFor()
    expect(await findPayButton(page, words).count()).toBe(0)
    await page.getByLabel(checkout.acceptTerms).uncheck()
    await widget.click()
    await page.getByText(checkout.termsRequired).waitFor()
    await page.getByLabel(checkout.acceptTerms).check()
    await expectAccessible(page)
    // Other providers' widgets may report an address that lacks some fields, so this one does too.
    await page.evaluate(leaveOpen)
    await widget.click()
    await page.getByRole('heading', { name: checkout.thankYou }).waitFor()
    await page.getByText(chosen).waitFor()

    // The browser remembers its last order and links to the order's page.
    await page.goto(`${shop.url}${prefix}/order`)
    await page.getByRole('link', { name: checkout.followOrder }).click()
    await page.getByText(words.order.received).waitFor()
    await page.getByText(chosen).waitFor()
    const number = /\d{5}/.exec(await page.title())?.[0]
    await context.request.post(`${shop.url}/api/checkout/management/orders/${number}/shipments`, {
      headers: { Authorization: 'Bearer local' },
      data: { carrier: 'PostNord', trackingId: 'ABC123', trackingUrl: 'https://track.example.com/ABC123' },
    })
    await page.reload()
    await page.locator('[aria-current=step]').getByText(words.order.sent, { exact: true }).waitFor()
    await page.getByText('PostNord ABC123').waitFor()
    expect(await page.getByRole('link', { name: words.order.track }).getAttribute('href')).toContain('ABC123')
    await expectAccessible(page)
    expect(problems).toEqual([])
    await context.close()
  })
}

test('missing widgets are replaced, and lost responses lose no data', () => buyWithoutWidgets(shop))

async function lockedFromOutside(page: Page, words: Words) {
  const lock = (locked: unknown) =>
    page.evaluate(detail => document.dispatchEvent(new CustomEvent('centra_checkout_lock', { detail })), { locked })
  const street = page.getByLabel(words.checkout.street)
  const isInert = () => street.evaluate(field => field.closest('[inert]') !== null)
  for (const nonsense of ['yes', null, 1]) await lock(nonsense)
  expect(await isInert()).toBe(false)
  await street.focus()
  await lock(true)
  await expect.poll(isInert).toBe(true)
  await page.getByRole('status').getByText(words.checkout.locked).waitFor()
  await lock(false)
  await expect.poll(isInert).toBe(false)
  await expect.poll(() => street.evaluate(field => field === document.activeElement)).toBe(true)
  await lock(true)
  await page.getByRole('button', { name: words.checkout.cancelPayment }).click()
  await expect.poll(isInert).toBe(false)
}

const leaveOpen = `addEventListener('centra_checkout_payment_callback', ({ detail }) => {
  Object.assign(detail, { billingAddress: { country: 'SE', state: null }, shippingAddress: null })
}, true)`

const watchSuspension = `{
  const { suspend, resume } = CentraCheckout
  window.calls = [0, 0]
  CentraCheckout.suspend = (...values) => (calls[0]++, suspend(...values))
  CentraCheckout.resume = (...values) => (calls[1]++, resume(...values))
}`
