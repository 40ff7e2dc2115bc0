import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { alternate } from '../../support/alternate.ts'
import { pickAmount } from '../../support/amount.ts'
import { desktop, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'
import { fillCheckout, findPayButton, openCheckoutByPage, type Words, waitUntilAnswered } from './checkout-page.ts'

/* A lamp is found, added to the bag and paid for, with every kind of failing local storage. */

const walks = [
  { words: en, prefix: '', options: desktop },
  { words: sv, prefix: '/sv', options: phone },
]

const broken: Record<string, () => void> = {
  'that is refused': () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError')
      },
    }),
  'that throws': () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('no', 'UnknownError')
      }
    }
  },
  // Another script has filled the storage, so only very short values fit.
  'that is full': () => {
    const set = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (value.length > 4) throw new DOMException('full', 'QuotaExceededError')
      set.call(this, key, value)
    }
  },
}

for (const [index, { words, prefix, options }] of walks.entries()) {
  const walk = alternate(index)
  // `npm test` leaves out storage whose methods throw, because refused storage is nearly the same.
  for (const [kind, breakStorage] of Object.entries(broken).filter(([kind]) =>
    pickAmount(kind !== 'that throws', true),
  )) {
    walk(`a lamp is bought and paid for with local storage ${kind} (${prefix || 'English'})`, async () => {
      const { page, context, problems } = await openVisitor(browser, options)
      await page.addInitScript(breakStorage)
      await openCheckoutByPage(page, `${shop.url}${prefix}`, words)
      await toProvider(page, words)
      await pay(page)
      await page.getByRole('heading', { name: words.checkout.thankYou }).waitFor()
      await page.reload()
      await page.getByRole('heading', { name: words.checkout.thankYou }).waitFor()
      await page.goto(`${shop.url}${prefix || '/'}`)
      await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('')
      expect(problems).toEqual([])
      await context.close()
    })
  }

  walk(`a lamp is bought and paid for while storage is cleared repeatedly (${prefix || 'English'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, options)
    const clear = () => page.evaluate(() => localStorage.clear())
    await page.goto(`${shop.url}${prefix}/product/murla-portable-brass`)
    await page.getByRole('button', { name: words.bag.add }).click()
    await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('1')
    await clear()
    await page.goto(`${shop.url}${prefix}/category/shop/table`)
    await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('1')
    await clear()
    await page.goto(`${shop.url}${prefix}/checkout`)
    await fillCheckout(page, words)
    await clear()
    await toProvider(page, words)
    await clear()
    await pay(page)
    await page.getByRole('heading', { name: words.checkout.thankYou }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
}

async function toProvider(page: Page, words: Words) {
  await fillCheckout(page, words)
  await waitUntilAnswered(page)
  await page.getByLabel(words.checkout.acceptTerms).check()
  await page.locator('[name=paymentMethod]').nth(0).check()
  await waitUntilAnswered(page)
  await findPayButton(page, words).click()
  await page.waitForURL(/\/__pay\//)
}

const pay = (page: Page) => page.getByRole('button', { name: /^(Pay|Betala)/ }).click()
