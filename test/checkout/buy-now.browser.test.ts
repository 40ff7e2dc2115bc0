import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alternate } from '../support/alternate.ts'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { browser, setStock, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

/** Fills in the test provider's page, and pays there. */
async function payWithAddress(page: Page, fields: Record<string, string> = {}) {
  const address = { email: 'now@example.com', firstName: 'Åsa', lastName: 'Ek', address1: 'Storgatan 1' }
  const all = { ...address, zipCode: '111 22', city: 'Stockholm', ...fields }
  await page.locator('[name=email]').waitFor()
  for (const [name, text] of Object.entries(all)) await page.locator(`[name=${name}]`).fill(text)
  await page.locator('[value=pay]').click()
}

const readBagCount = (page: Page) => page.evaluate(() => localStorage.getItem('bagCount'))
const listEvents = (page: Page) =>
  page.evaluate<string[]>('(window.dataLayer ?? []).map(({ event }) => event).filter(Boolean)')

for (const [index, [options, prefix, words]] of (
  [
    [phone, '', en],
    [desktop, '/sv', sv],
  ] as const
).entries()) {
  const walk = alternate(index)
  walk(`a lamp is bought on its own, and the bag stays as it is (${prefix || '/'})`, async () => {
    await setStock('1001-1', 500)
    const { page, context, problems } = await openVisitor(browser, options)
    await page.goto(`${shop.url}${prefix}/product/murla-portable-oxide`)
    await page.getByRole('button', { name: words.bag.add, exact: true }).click()
    await expect.poll(() => readBagCount(page)).toBe('1')

    await page.goto(`${shop.url}${prefix}/product/murla-portable-brass`)
    await page.getByRole('button', { name: words.bag.buyNow }).click()
    const pay = page.getByRole('button', { name: words.checkout.pay.split(' ')[0] })
    await pay.waitFor()
    expect(await fitsScreen(page)).toBe(true)
    await expectAccessible(page)
    await expect.poll(() => listEvents(page)).toContain('begin_checkout')

    // Both missing fields have an error message, and the first of them has the focus.
    await pay.click()
    const zipCode = page.getByLabel(words.checkout.zipCode)
    await expect.poll(() => zipCode.evaluate(field => field === document.activeElement)).toBe(true)
    await page.getByText(words.field.required).first().waitFor()
    await page.getByText(words.checkout.termsRequired).first().waitFor()
    await expectAccessible(page)
    await zipCode.fill('11')
    await page.getByLabel(words.checkout.acceptTerms).check()
    await pay.click()
    await page.getByText(words.checkout.invalidZip).first().waitFor()
    await zipCode.fill('111 22')

    // The typed ZIP code survives a reload.
    await zipCode.blur()
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
    await page.reload()
    await expect.poll(() => zipCode.inputValue()).toBe('111 22')
    await pay.click()
    await payWithAddress(page)
    await page.getByRole('heading', { name: words.checkout.thankYou }).waitFor()
    await page.getByText(words.checkout.mailSent.replace('{{email}}', 'now@example.com')).waitFor()
    await expect.poll(() => listEvents(page)).toContain('purchase')
    expect(await readBagCount(page)).toBe('1')
    await page.reload()
    await page.getByText('now@example.com').first().waitFor()

    await page.goto(`${shop.url}${prefix}/checkout`)
    await page.locator('.bag-line').first().waitFor({ state: 'attached' })
    expect(await page.locator('.bag-line').count()).toBe(1)
    expect(await page.locator('.bag-line').textContent()).not.toContain(prefix ? 'mässing' : 'brass')
    expect(problems).toEqual([])
    await context.close()
  })

  walk(
    `the bag is bought without the checkout's form; an address with another tax or delivery is refused (${prefix || '/'})`,
    async () => {
      await setStock('1001-1', 500)
      const { page, context, problems } = await openVisitor(browser, options)
      await page.goto(`${shop.url}${prefix}/product/murla-portable-brass`)
      await page.getByRole('button', { name: words.bag.add, exact: true }).click()
      await expect.poll(() => readBagCount(page)).toBe('1')
      await page.getByRole('banner').getByRole('button', { name: words.frame.bag }).click()
      await page.getByRole('dialog').getByRole('link', { name: words.bag.buyNow }).click()
      const country = page.getByLabel(words.checkout.country)
      await country.selectOption('FI')
      const zipCode = page.getByLabel(words.checkout.zipCode)
      await zipCode.fill('00100')
      await page.getByLabel(words.checkout.acceptTerms).check()
      const pay = page.getByRole('button', { name: /€/ })
      await pay.click()
      await payWithAddress(page, { zipCode: '22100', city: 'Mariehamn' })
      await page.getByRole('alert').getByText(words.checkout.addressRefused).waitFor()
      expect(await readBagCount(page)).toBe('1')

      // The same purchase works with an address for which the shown total is right.
      await expect.poll(() => zipCode.inputValue()).toBe('00100')
      await pay.click()
      await payWithAddress(page, { zipCode: '00120', city: 'Helsinki' })
      await page.getByRole('heading', { name: words.checkout.thankYou }).waitFor()
      await expect.poll(() => readBagCount(page)).toBe('0')
      expect(problems).toEqual([])
      await context.close()
    },
  )
}

test('the page reports a sold-out lamp, a lost connection, a removed line and an empty bag', async () => {
  const { page, context } = await openVisitor(browser, phone)
  await setStock('1001-1', 0)
  await page.goto(`${shop.url}/checkout/buy-now?item=1001-1`)
  await page.getByText(en.buyNow.soldOut).waitFor()
  await setStock('1001-1', 500)
  await page.route('**/api/checkout/**', route => route.abort())
  await page.reload()
  const retry = page.getByRole('button', { name: en.bag.retry })
  await retry.waitFor()
  await page.unroute('**/api/checkout/**')
  await retry.click()
  await page.getByLabel(en.checkout.acceptTerms).waitFor()

  // When the only line is removed, a notice offers to undo it.
  await page.locator('.order-summary-fold > summary').click()
  await page.locator('.bag-line').getByRole('button', { name: en.bag.remove }).click()
  await page.getByText(en.checkout.empty).waitFor()
  await page.getByRole('button', { name: en.bag.undo }).click()
  await page.getByLabel(en.checkout.acceptTerms).waitFor()

  await page.goto(`${shop.url}/checkout/buy-now`)
  await page.getByText(en.checkout.empty).waitFor()
  await context.close()
})
