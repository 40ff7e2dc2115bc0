import { expect } from 'vitest'
import { alternate } from '../../support/alternate.ts'
import { desktop, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'
import { openCheckout, waitUntilAnswered } from './checkout-page.ts'

for (const [index, { words, prefix, options }] of [
  { words: en, prefix: '', options: desktop },
  { words: sv, prefix: '/sv', options: phone },
].entries()) {
  const walk = alternate(index + 1)
  walk(`the platform gets the country and the state before the payment (${words.checkout.state})`, async () => {
    const { page, context, problems } = await openVisitor(browser, options)
    const { checkout } = words
    await openCheckout(page, `${shop.url}${prefix}`)
    await page.getByLabel(checkout.country).selectOption('US')
    const state = page.getByLabel(checkout.state)
    await state.waitFor()
    await waitUntilAnswered(page)

    const told = page.waitForResponse(answer => answer.url().endsWith('/countries/US/states/CA'))
    await state.selectOption('CA')
    expect((await (await told).json()).location).toMatchObject({
      country: 'US',
      state: 'CA',
      stateName: 'California',
    })
    await waitUntilAnswered(page)
    await page.getByRole('textbox', { name: checkout.city }).fill('Sacramento')
    await page.getByRole('textbox', { name: checkout.city }).blur()
    await waitUntilAnswered(page)
    await page.reload()
    await expect.poll(() => state.inputValue()).toBe('CA')

    // A separate billing address begins with the typed delivery address.
    await page.getByLabel(checkout.sameAddress).uncheck()
    await expect.poll(() => page.locator('[name="billing.city"]').inputValue()).toBe('Sacramento')
    expect(await page.locator('[name="billing.state"]').inputValue()).toBe('CA')
    await page.getByLabel(checkout.sameAddress).check()

    // No state is chosen any more, so the request contains the country only.
    const asked = page.waitForResponse(answer => answer.url().endsWith('/countries/US'))
    await state.selectOption('')
    expect((await (await asked).json()).location).toMatchObject({ country: 'US', state: null })
    expect(problems).toEqual([])
    await context.close()
  })
}
