import { expect } from 'vitest'
import { findPayButton } from '../shop/journey/checkout-page.ts'
import { alternate } from '../support/alternate.ts'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { browser, setStock, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'
import { registerCustomer } from './customer.ts'

/* Passkeys need a host name, so the shop is visited at `localhost` instead of 127.0.0.1. */
const site = `http://localhost:${new URL(shop.url).port}`
const password = 'ljus i mörkret'

for (const [index, [words, prefix, options]] of (
  [
    [en, '', desktop],
    [sv, '/sv', phone],
  ] as const
).entries()) {
  const { account, checkout, login } = words
  alternate(index)(
    `a known buyer logs in with a passkey, and pays with two presses and no typing (${prefix || '/'})`,
    async () => {
      await setStock('1001-1', 500)
      const email = `key${index}@example.com`
      const customer = await registerCustomer(email)
      const home = { firstName: 'Nova', lastName: 'Åberg', country: 'SE', phoneNumber: '070 123 45 67' }
      await customer.call('PUT', 'address', { ...home, address1: 'Ekgatan 2', zipCode: '571 31', city: 'Nässjö' })
      const { page, context, problems } = await openVisitor(browser, options)
      const cookies = { country: 'SE', locale: prefix ? 'sv' : 'en' }
      await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: site })))
      const devices = await context.newCDPSession(page)
      await devices.send('WebAuthn.enable')
      const authenticator = { protocol: 'ctap2' as const, transport: 'internal' as const, hasResidentKey: true }
      const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          ...authenticator,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: false,
        },
      })
      /** Sets whether the authenticator confirms by itself, as if it were touched. */
      const touch = (enabled: boolean) =>
        devices.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
      const pressPay = async () => {
        await page.goto(`${site}${prefix}/product/murla-portable-brass`)
        await page.getByRole('button', { name: words.bag.add, exact: true }).click()
        await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('1')
        await page.goto(`${site}${prefix}/checkout`)
        await findPayButton(page, words).waitFor()
      }

      // After a purchase by a customer who logged in with the password, a passkey is offered.
      await page.goto(`${site}${prefix}/account/login`)
      const main = page.getByRole('main')
      await main.getByLabel(account.email).fill(email)
      await main.getByLabel(account.password, { exact: true }).fill(password)
      await main.getByRole('button', { name: account.login, exact: true }).click()
      await page.getByText(account.hello.replace('{{firstName}}', 'Nova')).first().waitFor()
      await pressPay()
      await page.getByLabel(checkout.acceptTerms).check()
      await page.locator('[name=shippingMethod]').nth(1).check()
      await findPayButton(page, words).click()
      await page.locator('[value=pay]').click()
      await page.getByRole('heading', { name: login.passkeyOffer }).waitFor()
      await expectAccessible(page)
      await touch(true)
      await page.getByRole('button', { name: login.passkeyAdd }).click()
      await page.getByText(login.passkeyAdded).waitFor()
      await touch(false)

      // The account lists the passkey.
      await page.goto(`${site}${prefix}/account/login-details`)
      await page.getByText(login.passkeyUnused).waitFor()
      await expectAccessible(page)
      expect(await fitsScreen(page)).toBe(true)
      await context.clearCookies({ name: 'API-Token' })
      await page.evaluate(() => {
        for (const key of ['loggedIn', 'selection']) localStorage.removeItem(key)
      })

      // Logging in takes one press. If the shop does not respond, the page says so, and the visitor
      // can press the button again.
      await page.goto(`${site}${prefix}/account/login`)
      const button = main.getByRole('button', { name: account.passkeyLogin })
      await button.waitFor()
      await expectAccessible(page)
      await page.route('**/passkey-login', route => route.abort())
      await touch(true)
      await button.click()
      await page.getByText(account.passkeyFailed).waitFor()
      await page.unroute('**/passkey-login')
      problems.length = 0
      await button.click()
      await page.getByText(account.hello.replace('{{firstName}}', 'Nova')).first().waitFor()
      await touch(false)

      // Paying takes one press in the checkout and one on the payment provider's page.
      await pressPay()
      const typed = await page
        .locator('form.checkout-parts')
        .evaluate(form =>
          Object.fromEntries(
            [...new FormData(form instanceof HTMLFormElement ? form : undefined)].map(([name, value]) => [
              name,
              String(value),
            ]),
          ),
        )
      expect(typed).toMatchObject({
        ...{ 'shipping.email': email, 'shipping.firstName': 'Nova', 'shipping.address1': 'Ekgatan 2' },
        ...{ 'shipping.zipCode': '571 31', 'shipping.city': 'Nässjö', terms: 'on' },
      })
      expect(await page.locator('[name=shippingMethod]').nth(1).isChecked()).toBe(true)
      await findPayButton(page, words).click()
      await page.locator('[value=pay]').click()
      await page.getByRole('heading', { name: checkout.thankYou }).waitFor()
      await expect.poll(() => page.locator('.receipt-head').textContent()).toContain(email)
      expect(await page.getByRole('heading', { name: login.passkeyOffer }).count()).toBe(0)
      expect(problems).toEqual([])
      await context.close()
    },
  )
}
