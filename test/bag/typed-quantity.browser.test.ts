import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pickAmount } from '../support/amount.ts'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

/* Visitors type quantities in the bag, by keyboard on a desktop and by touch on a phone. */

/** The page of a lamp whose stock no other test changes. */
const star = '/product/frostnas-star-red'

for (const { words, prefix, options } of [
  { words: en, prefix: '', options: desktop },
  { words: sv, prefix: '/sv', options: phone },
]) {
  const { bag } = words
  const isPhone = options === phone

  test(`a typed quantity is saved if it is valid, and 0 removes the line until undo (${isPhone ? 'phone' : 'desktop'})`, async () => {
    const { page, context } = await openVisitor(browser, options)
    const check = async () => pickAmount(isPhone, true) && expectAccessible(page)
    await page.goto(`${shop.url}${prefix}${star}`)
    await page.getByRole('button', { name: bag.add }).click()
    await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('1')
    const drawer = await open(page, words)
    const line = drawer.locator('.bag-line')
    const field = line.getByRole('textbox')
    const is = (quantity: number) =>
      expect.poll(() => line.getByRole('status').first().textContent()).toBe(said(quantity))
    const said = (quantity: number) => bag.quantity.replace('{{quantity}}', String(quantity))
    const idle = () => expect.poll(() => field.getAttribute('readonly')).toBe(null)
    const leave = () => (isPhone ? drawer.locator('.drawer-title').tap() : page.keyboard.press('Tab'))
    /** Replaces the text of the field. */
    async function type(text: string) {
      await idle()
      if (isPhone) await field.tap()
      else await field.focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    }

    await type('4')
    await page.keyboard.press('Enter')
    await is(4)
    await check()
    expect(await fitsScreen(page)).toBe(true)

    const sentence = bag.notQuantity.replace('{{maximum}}', '99')
    for (const text of ['abc', '1000000000', '-2', '2.5']) {
      await type(text)
      await leave()
      await line.getByText(sentence).waitFor()
      expect(await field.inputValue()).toBe(text)
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
      expect(await field.evaluate(one => one.ariaDescribedByElements?.[0]?.textContent)).toBe(sentence)
    }
    await check()
    await type('4')
    await leave()
    await line.getByText(sentence).waitFor({ state: 'detached' })
    await is(4)

    // A typed 0 removes the line when the field loses the focus, and undo restores the line.
    await type('0')
    expect(await line.count()).toBe(1)
    await leave()
    await drawer.getByText(bag.removed.split('}}')[1] ?? '').waitFor()
    await expect.poll(() => line.count()).toBe(0)
    await drawer.getByRole('button', { name: bag.undo }).click()
    await is(4)
    // The rest is the same by touch, so `npm test` skips it on phones.
    if (pickAmount(isPhone, false)) return

    // Without a network the typed quantity stays in the field.
    await context.setOffline(true)
    await type('7')
    await leave()
    await line.getByText(bag.addFailed).waitFor()
    expect(await field.inputValue()).toBe('7')
    await context.setOffline(false)
    await drawer.getByText(bag.offline).waitFor({ state: 'detached' })
    await type('7')
    await page.keyboard.press('Enter')
    await is(7)

    // A second tab shows the new quantity, even if its page was loaded before, and a change in the
    // second tab appears in the first.
    const other = await context.newPage()
    await other.goto(`${shop.url}${prefix}${star}`)
    await other.waitForLoadState('networkidle')
    // As if the browser had restored the page from its back-forward cache.
    await other.evaluate(() => {
      localStorage.setItem('bagCount', '9')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect.poll(() => other.locator('[data-bag-count]').textContent()).toBe('9')
    await type('5')
    await leave()
    await is(5)
    await expect.poll(() => other.locator('[data-bag-count]').textContent()).toBe('5')
    const there = (await open(other, words)).locator('.bag-line').getByRole('textbox')
    await expect.poll(() => there.inputValue()).toBe('5')
    await there.fill('3')
    await there.press('Enter')
    await is(3)
    expect(await field.inputValue()).toBe('3')
    await other.close()

    // The link to the checkout opens it only after the last quantity is saved.
    await type('6')
    await drawer.getByRole('link', { name: bag.checkout }).click()
    await page.waitForURL(/\/checkout$/)
    const summary = page.locator('.stepper-value').first()
    await expect.poll(() => summary.inputValue()).toBe('6')
    await context.close()
  })
}

async function open(page: Page, words: typeof en | typeof sv) {
  await page.getByRole('banner').getByRole('button', { name: words.frame.bag }).click()
  const drawer = page.getByRole('dialog', { name: words.bag.title })
  await drawer.locator('.bag-line').waitFor()
  return drawer
}
