import { expect } from 'vitest'
import { alternate } from '../support/alternate.ts'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'
import { openAsCustomer, registerCustomer } from './customer.ts'

for (const [index, [words, prefix, options]] of (
  [
    [en, '', desktop],
    [sv, '/sv', phone],
  ] as const
).entries()) {
  const walk = alternate(index)
  walk(`favorites are saved to the account once the customer agrees (${prefix || 'English'})`, async () => {
    const email = `favorites${index}@example.com`
    const customer = await registerCustomer(email)
    const kept = async () =>
      (await customer.call('GET', 'customer/wishlists/0')).body.wishlist.items.map(({ product }) => String(product))
    await customer.call('POST', 'customer/wishlists/0/items/1005')
    const { page, context, problems } = await openVisitor(browser, options)
    const here = () => page.evaluate(() => localStorage.getItem('favorites'))
    await page.goto(`${shop.url}${prefix}/info`)
    await page.evaluate(() => localStorage.setItem('favorites', '1001,1002'))
    await openAsCustomer(page, `${prefix}/account`, email)
    const question = page.getByRole('region', { name: words.keep.title })
    await question.getByText(words.keep.many.replace('{{count}}', '2')).waitFor()
    await expectAccessible(page)
    expect(await fitsScreen(page)).toBe(true)
    // Nothing is saved before the customer answers.
    expect(await kept()).toEqual(['1005'])
    await question.getByRole('button', { name: words.keep.yes }).click()
    await page.getByRole('status').getByText(words.keep.kept).waitFor()
    expect(await kept()).toEqual(['1001', '1002', '1005'])
    expect(await here()).toBe('1001,1002,1005')

    // From now on the browser and the account share one list, which another browser shows without
    // asking. A favorite that is removed while the account's list is loading stays removed.
    let answerNow = () => {}
    const clicked = new Promise<void>(done => {
      answerNow = done
    })
    await page.route('**/customer/wishlists/0?*', async route => {
      const response = await route.fetch()
      await clicked
      await route.fulfill({ response })
    })
    const asking = page.waitForRequest('**/customer/wishlists/0?*')
    await page.goto(`${shop.url}${prefix}/favorites`)
    const hearts = page.locator('[data-part="list"] [data-favorite]')
    await expect.poll(() => hearts.count()).toBe(3)
    await asking
    await hearts.first().click()
    answerNow()
    await expect.poll(kept).toEqual(['1002', '1005'])
    const other = await openVisitor(browser, options)
    await openAsCustomer(other.page, `${prefix}/account`, email)
    await expect.poll(() => other.page.evaluate(() => localStorage.getItem('favorites'))).toBe('1002,1005')
    expect(await other.page.getByRole('region', { name: words.keep.title }).count()).toBe(0)
    await other.context.close()

    // If the customer declines, both lists stay separate and the question does not return.
    await page.evaluate(() => localStorage.removeItem('favoritesAccount'))
    await page.evaluate(() => localStorage.setItem('favorites', '1003'))
    await page.goto(`${shop.url}${prefix}/account`)
    await question.getByText(words.keep.one).waitFor()
    await question.getByRole('button', { name: words.keep.no }).click()
    await expect.poll(() => question.count()).toBe(0)
    const asked = page.waitForResponse(response => response.url().endsWith('/api/checkout/customer'))
    await page.reload()
    await (await asked).finished()
    await page.getByRole('button', { name: words.account.logout }).waitFor()
    expect(await question.count()).toBe(0)
    expect([await here(), await kept()]).toEqual(['1003', ['1002', '1005']])
    await context.close()
    expect(problems).toEqual([])
  })
}
