import { expect } from 'vitest'
import { alternate } from '../../support/alternate.ts'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'
import { fillCheckout, findPayButton, openCheckout, waitUntilAnswered } from './checkout-page.ts'

for (const [index, [words, prefix, options]] of (
  [
    [en, '', desktop],
    [sv, '/sv', phone],
  ] as const
).entries()) {
  const walk = alternate(index)
  const { checkout, field, order } = words

  walk(`a company buys a gift, with its VAT number and an invoice address (${prefix || 'English'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, options)
    await openCheckout(page, `${shop.url}${prefix}`)
    await fillCheckout(page, words)
    expect(await page.getByLabel(checkout.vatNumber).count()).toBe(0)
    await page.getByLabel(checkout.companyBuyer, { exact: true }).check()
    const vat = page.getByLabel(checkout.vatNumber)
    await page.getByText(checkout.vatHint).waitFor()
    const company = page.locator('[name="buyer.company"]')
    await vat.fill('SE 5566')
    await page.getByLabel(checkout.reference).fill('Inköp 7')
    await page.getByText(checkout.invalidVat.replace('{{example}}', 'SE556677889901')).waitFor()
    expect(await vat.inputValue()).toBe('SE 5566')
    await page.getByLabel(checkout.gift).check()
    const gift = page.getByRole('textbox', { name: checkout.giftMessage })
    await gift.fill('Grattis!\nVi ses på lördag.')
    expect(await gift.getAttribute('maxlength')).toBe('300')
    await page.getByLabel(checkout.acceptTerms).check()
    await findPayButton(page, words).click()
    await expect.poll(() => company.evaluate(input => input === document.activeElement)).toBe(true)
    await page.getByText(field.required).first().waitFor()
    await expectAccessible(page)
    expect(await fitsScreen(page)).toBe(true)

    // Switching to a private purchase and back keeps what was typed. The page only warns about the
    // VAT number; the platform refuses it.
    await company.fill('Ljus & Glas AB')
    await page.getByLabel(checkout.private, { exact: true }).check()
    await page.getByLabel(checkout.companyBuyer, { exact: true }).check()
    await expect.poll(() => company.inputValue()).toBe('Ljus & Glas AB')
    await findPayButton(page, words).click()
    await expect.poll(() => vat.evaluate(input => input === document.activeElement)).toBe(true)
    await vat.fill('5566-7788 9901')
    await page.getByLabel(checkout.sameAddress).uncheck()
    const billing = page.getByRole('group', { name: checkout.billing })
    await billing.getByLabel(checkout.street).fill('Box 12')
    await billing.getByLabel(checkout.zipCode).fill('101 10')
    await page.getByLabel(checkout.createAccount).check()
    await waitUntilAnswered(page)

    // Reloading the page keeps the VAT number too.
    await page.reload()
    await vat.waitFor()
    await expect.poll(() => page.getByLabel(checkout.createAccount).isChecked()).toBe(true)
    await page.getByLabel(checkout.createAccount).uncheck()
    expect(await vat.inputValue()).toBe('5566-7788 9901')
    expect(await page.getByLabel(checkout.reference).inputValue()).toBe('Inköp 7')
    expect(await gift.inputValue()).toBe('Grattis!\nVi ses på lördag.')
    await findPayButton(page, words).click()
    await page.waitForURL(/\/__pay\//)
    await page.locator('[value=pay]').click()
    await page.getByRole('heading', { name: checkout.thankYou }).waitFor()
    const main = page.getByRole('main')
    const shown = [
      'Ljus & Glas AB',
      'Box 12',
      order.vatNumber.replace('{{number}}', 'SE556677889901'),
      order.reference.replace('{{reference}}', 'Inköp 7'),
      'Vi ses på lördag.',
    ]
    for (const text of shown) await main.getByText(text).first().waitFor()
    await expectAccessible(page)
    await main.getByRole('link', { name: checkout.followOrder }).click()
    await page.waitForURL(/\/order\//)
    for (const text of shown) await main.getByText(text).first().waitFor()
    expect(await fitsScreen(page)).toBe(true)
    await context.close()
    expect(problems.filter(problem => !/406/.test(problem))).toEqual([])
  })
}
