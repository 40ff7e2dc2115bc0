import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alternate } from '../support/alternate.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'

const questions = [
  '/light?lamp=ringholm-pendant-brass',
  '/light/bulb?lamp=ringholm-pendant-brass&dimmer=unknown',
  '/light/room?lamps=1008,1008&height=0',
  '/light/table?lamp=langhed-pendant-black&length=600',
  '/light/bathroom?kind=floor&lamp=ekvika-wall-brass',
  '/light/cost?bulb=glim-e27-globe-opal',
]

/** By how many px the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const [index, prefix] of ['', '/sv'].entries()) {
  const walk = alternate(index)
  for (const question of questions) {
    walk(`the page of a tool fits desktop and phone, and is accessible (${prefix}${question})`, async () => {
      const { page, context, problems } = await openVisitor(browser, { reducedMotion: 'reduce' })
      await page.goto(`${shop.url}${prefix}${question}`)
      for (const { viewport } of [desktop, phone]) {
        if (viewport) await page.setViewportSize(viewport)
        await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
      }
      await expectAccessible(page)
      expect(problems).toEqual([])
      await context.close()
    })
  }
}

test('the tools work without a script', async () => {
  const { page, context } = await openVisitor(browser, { ...phone, javaScriptEnabled: false })
  await page.goto(`${shop.url}/product/ringholm-pendant-brass`)
  const link = page.locator('a[href="/light?lamp=ringholm-pendant-brass"]')
  await page.locator('details').filter({ has: link }).locator('summary').click()
  await link.click()
  await page.getByRole('link', { name: 'Over the table' }).click()
  await page.getByLabel('Length or Ø (cm)').fill('2,4')
  await page.getByRole('button', { name: 'Show' }).click()
  // The invalid number stays in the field, which shows the error.
  expect(await page.getByLabel('Length or Ø (cm)').inputValue()).toBe('2,4')
  await page.locator('.field-error', { hasText: 'At least 40' }).waitFor()
  await page.getByLabel('Length or Ø (cm)').fill('240')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect
    .poll(() => page.locator('.light-result').textContent())
    .toBe('2 × Ringholm, Pendant, brass suit this table.')
  expect(page.url()).toContain('lamp=ringholm-pendant-brass')
  await context.close()
})
