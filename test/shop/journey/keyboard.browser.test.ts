import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alternate } from '../../support/alternate.ts'
import { desktop, openVisitor, phone, recordAbility } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'
import { waitUntilAnswered } from './checkout-page.ts'

for (const [index, [words, prefix]] of (
  [
    [en, ''],
    [sv, '/sv'],
  ] as const
).entries()) {
  const walk = alternate(index)
  walk(`a purchase works with the keyboard alone (${prefix || 'English'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, desktop)
    const press = async (target: Locator, key = 'Enter') => {
      await tabTo(page, target)
      await page.keyboard.press(key)
    }
    const type = async (label: string, text: string) => {
      await tabTo(page, page.getByRole('textbox', { name: label }))
      await page.keyboard.type(text)
    }

    await page.goto(`${shop.url}${prefix || '/'}`)
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toBe(words.frame.skip)
    await press(page.locator(`main a[href$="/category/shop/table"]`))
    await page.waitForURL(/table$/)
    await press(page.locator('.product-card a').first())
    await page.waitForURL(/\/product\//)
    await press(page.getByRole('button', { name: words.bag.add }))
    await page.getByRole('button', { name: words.bag.added }).waitFor()
    await press(page.locator('.bag-button'))
    const bag = page.getByRole('dialog', { name: words.bag.title })
    await bag.waitFor()
    await page.keyboard.press('Escape')
    await bag.waitFor({ state: 'hidden' })
    await expect
      .poll(() => page.locator('.bag-button').evaluate(button => button === document.activeElement))
      .toBe(true)
    await page.keyboard.press('Enter')
    await press(bag.getByRole('link', { name: words.bag.checkout }))

    await page.waitForURL(/\/checkout$/)
    await page.locator('form.checkout-parts').waitFor()
    await type(words.checkout.email, 'elsa@example.com')
    await type(words.field.firstName, 'Elsa')
    await type(words.field.lastName, 'Ek')
    await type(words.checkout.street, 'Storgatan 1')
    await type(words.checkout.zipCode, '11122')
    await type(words.checkout.city, 'Stockholm')
    await press(page.locator('[name=shippingMethod]:checked'), 'ArrowDown')
    // The nearest pick-up point is chosen first; the arrow key chooses the next.
    await page.getByRole('radio', { name: 'Klara papper' }).and(page.locator(':checked')).waitFor()
    await press(page.locator('[name=pickupPoint]:checked'), 'ArrowDown')
    await waitUntilAnswered(page)
    await press(page.getByLabel(words.checkout.acceptTerms), 'Space')
    await press(page.locator('form.checkout-parts button[type=submit]'))
    await page.waitForURL(/\/__pay\//)
    await press(page.getByRole('button').first())
    await page.getByRole('heading', { name: words.checkout.thankYou }).waitFor()
    await page.getByText('Hörnets livs, Odengatan 203').waitFor()
    expect(problems).toEqual([])
    recordAbility('keyboard')
    await context.close()
  })
}

test('a press before the bag’s code has loaded is remembered, and a press that fails shows a message', async () => {
  const { page, context } = await openVisitor(browser, phone)
  let release = () => {}
  const held = new Promise<void>(done => {
    release = done
  })
  await page.route(/\/assets\/add-to-bag-/, async route => {
    await held
    await route.continue()
  })
  await page.goto(`${shop.url}/product/murla-portable-brass`)
  await page.getByRole('button', { name: en.bag.add }).click()
  await expect.poll(() => page.getByRole('button', { name: en.bag.adding }).getAttribute('aria-busy')).toBe('true')
  release()
  await page.getByRole('button', { name: en.bag.added }).waitFor()
  await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('1')

  await page.route(/\/api\/checkout\/items/, route => route.abort())
  await page.getByRole('button', { name: en.bag.add }).click()
  await page.getByText(en.bag.addFailed).waitFor()
  await context.close()
})

test('a size must be chosen before adding, and two tabs show the same bag', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  const other = await context.newPage()
  await other.goto(`${shop.url}/`)
  await page.goto(`${shop.url}/product/vavsta-pendant-linen`)
  await page.getByRole('button', { name: en.bag.add }).click()
  await page.getByRole('alert').getByText(en.bag.selectSize).waitFor()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: en.bag.add }).click()
  await expect.poll(() => other.locator('[data-bag-count]').textContent()).toBe('1')
  expect(problems).toEqual([])
  await context.close()
})

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${target}.`)
}
