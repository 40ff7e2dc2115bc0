import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAsEditor } from '../../editing/as-editor.ts'
import { desktop, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en } from '../../support/texts.ts'

/* Removes features from Chromium that other browsers lack. */

async function withoutFieldSizing(context: BrowserContext) {
  await context.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (first: string, ...rest: [] | [string]) =>
      first !== 'field-sizing' && Reflect.apply(supports, CSS, [first, ...rest])
  })
  await context.route('**/*.css', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('field-sizing:content', '') })
  })
}

test('before scripts have loaded a drawer opens, and a product is added to the bag once they have loaded', async () => {
  const { page, context, problems } = await openVisitor(browser, phone)
  const { promise, resolve } = Promise.withResolvers<void>()
  await context.route('**/assets/entry-*.js', async route => {
    await promise
    await route.continue()
  })
  await page.goto(`${shop.url}/product/murla-portable-brass`, { waitUntil: 'commit' })
  // Taps the icon in the button.
  await page.getByRole('button', { name: en.frame.menu, exact: true }).locator('svg').tap()
  const menu = page.getByRole('dialog', { name: en.frame.menu })
  await menu.getByRole('button', { name: en.frame.close }).tap()
  await menu.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: en.bag.add }).tap()
  resolve()
  await page.getByRole('button', { name: en.bag.added }).waitFor()
  await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('1')
  expect(problems).toEqual([])
  await context.close()
})

test('text areas are as high as their texts without `field-sizing`, in the checkout and in the panel', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  await withoutFieldSizing(context)
  const lines = (count: number) => Array.from({ length: count }, (_, line) => `Line ${line}`).join('\n')
  const area = page.locator('textarea').first()
  const cut = () => area.evaluate(element => Math.max(0, element.scrollHeight - element.clientHeight))
  const height = () => area.evaluate(element => element.clientHeight)

  await page.goto(`${shop.url}/product/murla-portable-brass`)
  await page.getByRole('button', { name: en.bag.add }).click()
  await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('1')
  await page.goto(`${shop.url}/checkout`)
  await page.getByText(en.checkout.addNote, { exact: true }).click()
  await area.fill(lines(12))
  await expect.poll(cut).toBe(0)
  const high = await height()
  await area.fill(lines(2))
  await expect.poll(height).toBeLessThan(high)
  await area.fill(lines(12))
  await area.blur()
  await page.setViewportSize({ width: 500, height: 900 })
  await expect.poll(cut).toBe(0)

  expect(problems).toEqual([])

  // Blocks saving, so that the typed text does not change the shared shop.
  await context.route('**/api/content/entries/**', route =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAsEditor(page, '/product/murla-portable-brass')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.locator('[data-edit$=" lead"]').first().click()
  const long = page.locator('.editing-panel textarea:visible').first()
  await long.fill(lines(12))
  await expect.poll(() => long.evaluate(element => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0)
  await context.close()
})
