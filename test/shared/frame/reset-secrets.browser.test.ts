import { expect, test } from 'vitest'
import { desktop, openVisitor } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'

test('secrets in mailed links are removed from the address before other scripts run', async () => {
  const { page, context } = await openVisitor(browser, desktop)
  const told: string[] = []
  page.on('request', request => {
    if (!request.isNavigationRequest())
      told.push(JSON.stringify([request.url(), request.headers(), request.postData()]))
  })
  await page.goto(`${shop.url}/account/reset-password?i=first-secret&id=second-secret`)
  const password = page.getByRole('main').getByLabel(en.account.newPassword)
  await password.waitFor()
  expect(page.url()).toBe(`${shop.url}/account/reset-password`)
  // Analytics, crash reports and the next page's referrer read the address.
  await page.keyboard.press('Tab')
  await page.evaluate(() => window.dispatchEvent(new ErrorEvent('error', { error: new Error('told') })))
  await expect.poll(() => told.some(one => one.includes('/api/report'))).toBe(true)
  expect(JSON.stringify(await page.evaluate(() => Reflect.get(window, 'dataLayer') ?? null))).not.toContain('secret')

  // The form still has the secrets after a reload, and in the other language.
  await page.reload()
  await password.waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Svenska' }).click()
  await page.waitForURL(`${shop.url}/sv/account/reset-password`)
  const main = page.getByRole('main')
  await main.getByLabel(sv.account.newPassword).fill('ljus i mörkret')
  await main.getByLabel(sv.account.repeatPassword).fill('ljus i mörkret')
  const sent = page.waitForRequest('**/api/checkout/password-reset')
  await main.getByRole('button', { name: sv.account.setPassword }).click()
  expect((await sent).postDataJSON()).toMatchObject({ i: 'first-secret', id: 'second-secret' })
  await main.getByText(sv.account.invalidLink).waitFor()
  expect(told.filter(one => one.includes('-secret') && !one.includes('api/checkout/password-reset'))).toEqual([])
  expect(await page.evaluate(() => document.referrer)).toBe('')
  await context.close()
})
