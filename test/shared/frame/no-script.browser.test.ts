import { expect, test } from 'vitest'
import { desktop, openVisitor, recordAbility } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'

test('without JavaScript every drawer is a link, a dropdown or a list that unfolds', async () => {
  const { page, context } = await openVisitor(browser, { ...desktop, javaScriptEnabled: false })
  await page.goto(`${shop.url}/sv`)
  await page.getByRole('button', { name: 'Belysning' }).click()
  await page.getByRole('link', { name: 'Bordslampor' }).first().waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Sök' }).click()
  await page.waitForURL(/\/sv\/search$/)
  await page.getByRole('banner').getByRole('link', { name: 'Logga in' }).click()
  await page.waitForURL(/\/sv\/account\/login$/)
  await page.getByLabel('Lösenord').fill('hemligt')
  await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click()
  // Typed text never becomes part of an address.
  expect(page.url()).toBe(`${shop.url}/sv/account/login`)
  // Parts that need JavaScript say so in place, and no part seems to be loading.
  const said = /^Varukorg, kassa, nyhetsbrev och byte av land kräver JavaScript/
  await page.getByRole('contentinfo').getByText(said).waitFor()
  expect(await page.getByRole('contentinfo').getByLabel('E-post').isVisible()).toBe(false)
  for (const name of [/Varukorg/, /Språk och land/]) {
    await page.getByRole('button', { name }).click()
    const drawer = page.locator('dialog:popover-open')
    await drawer.getByText(said).waitFor()
    expect(await drawer.getByRole('status').or(drawer.getByRole('searchbox')).filter({ visible: true }).count()).toBe(0)
    await page.keyboard.press('Escape')
  }
  // On phones the menu's drawer shows all lists at once.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Meny', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Meny' })
  await menu.getByRole('navigation', { name: 'Belysning' }).getByRole('link', { name: 'Bordslampor' }).click()
  await page.waitForURL(/\/sv\/category\/shop\/table$/)
  await page.goto(`${shop.url}/sv/checkout`)
  await page.getByRole('heading', { name: 'Populärt just nu' }).waitFor()
  recordAbility('noScript')
  await context.close()
})
