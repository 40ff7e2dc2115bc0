import { expect, test } from 'vitest'
import { desktop, openVisitor } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en } from '../../support/texts.ts'

test('typed text is kept when it turns out that the stored login has ended', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  await page.goto(`${shop.url}/account/login`)
  const main = page.getByRole('main')
  const email = main.getByLabel(en.account.email)
  const password = main.getByLabel(en.account.password)
  const login = async () => {
    await email.fill('oliver@example.com')
    await password.fill('warm-light-2')
  }
  await login()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${shop.url}/account`)
  // A request that is still running would store the session's cookie again.
  await page.goto(`${shop.url}/robots.txt`)
  await context.clearCookies({ name: 'API-Token' })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/checkout/**/selection', async route => {
    await held
    await route.continue()
  })
  await page.goto(`${shop.url}/account/login`)
  await login()
  await page.locator('shop-island[name="account/account-page"][awake]').waitFor({ state: 'attached' })
  const answered = page.waitForResponse(response => response.url().endsWith('/selection'))
  release()
  await (await answered).finished()
  expect([await email.inputValue(), await password.inputValue()]).toEqual(['oliver@example.com', 'warm-light-2'])
  await page.keyboard.press('Enter')
  await page.waitForURL(`${shop.url}/account`)
  expect(problems).toEqual([])
  await context.close()
})
