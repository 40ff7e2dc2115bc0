import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { registerCustomer } from '../../account/customer.ts'
import { alternate } from '../../support/alternate.ts'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'
import { fillCheckout, findPayButton, openCheckout, waitUntilAnswered } from './checkout-page.ts'

for (const [index, [words, prefix, options]] of (
  [
    [en, '', desktop],
    [sv, '/sv', phone],
  ] as const
).entries()) {
  const walk = alternate(index)
  const { checkout, account } = words
  const ofField = (page: Page, name: string) => page.locator(`[name="shipping.${name}"]`)

  walk(`a customer logs in while paying, and nothing typed is lost (${prefix || 'English'})`, async () => {
    const email = `paying${index}@example.com`
    const customer = await registerCustomer(email)
    const home = { firstName: 'Nova', lastName: 'Åberg', country: 'SE', phoneNumber: '070 123 45 67' }
    await customer.call('PUT', 'address', { ...home, address1: 'Ekgatan 2', zipCode: '571 31', city: 'Nässjö' })
    const work = { company: 'Öst AB', vatNumber: 'SE556677889901', zipCode: '211 20', city: 'Malmö' }
    await customer.call('POST', 'customer/addresses', { ...home, ...work, address1: 'Hamngatan 3' })
    const danish = { country: 'DK', phoneNumber: '', zipCode: '1050', city: 'København' }
    await customer.call('POST', 'customer/addresses', { ...home, ...danish, address1: 'Havnen 4' })
    const { page, context, problems } = await openVisitor(browser, options)
    await openCheckout(page, `${shop.url}${prefix}`)
    await ofField(page, 'email').fill(email)
    await ofField(page, 'firstName').fill('Elsa')
    await page.getByText(checkout.addNote, { exact: true }).click()
    await page.getByLabel(checkout.note).fill('Ring inte')
    await page.getByRole('button', { name: checkout.login, exact: true }).click()

    // The login form already has the email address typed above, so only the password is missing.
    const login = page.locator('[form=checkout-login]')
    const password = page.locator('[form=checkout-login][name=password]')
    await expect.poll(() => password.evaluate(field => field === document.activeElement)).toBe(true)
    expect(await login.first().inputValue()).toBe(email)
    await expectAccessible(page)
    expect(await fitsScreen(page)).toBe(true)
    await password.fill('mörker')
    await password.press('Enter')
    await page.getByText(account.incorrect).waitFor()
    await page.route(/\/login\//, route =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '300' }, json: { errors: { limit: 'too many' } } }),
    )
    await password.press('Enter')
    const wait = { en: '5 minutes', sv: '5 minuter' }[prefix ? 'sv' : 'en']
    await page.getByText(words.error.tooMany.replace('{{time}}', wait)).waitFor()
    await page.unroute(/\/login\//)
    expect(await password.inputValue()).toBe('mörker')
    expect(await ofField(page, 'firstName').inputValue()).toBe('Elsa')

    await password.fill('ljus i mörkret')
    await password.press('Enter')
    const said = page.getByText(checkout.loggedIn.replace('{{email}}', email))
    await said.waitFor()
    await expect.poll(() => said.evaluate(text => text === document.activeElement)).toBe(true)
    expect(await ofField(page, 'firstName').inputValue()).toBe('Elsa')
    expect(await ofField(page, 'lastName').inputValue()).toBe('Åberg')
    expect(await ofField(page, 'address1').inputValue()).toBe('Ekgatan 2')
    expect(await ofField(page, 'zipCode').inputValue()).toBe('571 31')
    expect(await page.getByLabel(checkout.note).inputValue()).toBe('Ring inte')
    expect(await page.locator('.order-summary .bag-line').count()).toBe(1)
    expect(await page.getByLabel(checkout.createAccount).count()).toBe(0)
    await waitUntilAnswered(page)

    // Saved addresses include one in another country and one of a company.
    const saved = page.getByLabel(checkout.savedAddress)
    const choose = async (part: string) =>
      saved.selectOption((await saved.locator('option', { hasText: part }).getAttribute('value')) ?? '')
    await choose('Havnen')
    await waitUntilAnswered(page)
    expect(await ofField(page, 'country').inputValue()).toBe('DK')
    expect(await ofField(page, 'city').inputValue()).toBe('København')
    await choose('Hamngatan')
    await waitUntilAnswered(page)
    expect(await ofField(page, 'country').inputValue()).toBe('SE')
    expect(await ofField(page, 'address1').inputValue()).toBe('Hamngatan 3')
    await expect.poll(() => page.getByLabel(checkout.vatNumber).inputValue()).toBe('SE556677889901')
    await expectAccessible(page)
    expect(await fitsScreen(page)).toBe(true)
    await page.getByLabel(checkout.acceptTerms).check()
    await findPayButton(page, words).click()
    await page.waitForURL(/\/__pay\//)
    await page.locator('[value=pay]').click()
    await page.getByRole('heading', { name: checkout.thankYou }).waitFor()
    await page.getByText('Öst AB').first().waitFor()
    await page.getByText('Hamngatan 3').first().waitFor()
    const { body } = await customer.call('GET', 'selection')
    expect(body.loggedIn.email).toBe(email)
    await context.close()
    expect(problems.filter(problem => !/406|429/.test(problem))).toEqual([])
  })

  walk(`a guest creates an account with the purchase (${prefix || 'English'})`, async () => {
    const taken = `taken${index}@example.com`
    await registerCustomer(taken)
    const { page, context, problems } = await openVisitor(browser, options)
    await openCheckout(page, `${shop.url}${prefix}`)
    await fillCheckout(page, words)
    await page.getByLabel(checkout.acceptTerms).check()
    await page.getByLabel(checkout.createAccount).check()
    const password = page.getByLabel(checkout.password)
    await password.fill('kort')
    await findPayButton(page, words).click()
    await page.getByText(checkout.badPassword).waitFor()
    await expect.poll(() => password.evaluate(field => field === document.activeElement)).toBe(true)
    // The check would count a field as too small if the sticky header covered part of it.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
    await password.fill('password1')
    await findPayButton(page, words).click()
    await page.getByText(checkout.commonPassword).waitFor()
    await password.fill('ljus i mörkret')
    await ofField(page, 'email').fill(taken)
    await findPayButton(page, words).click()
    await page.getByText(checkout.taken).waitFor()
    await page.route(/\/checkout\/payment$/, route =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '300' }, json: { errors: { limit: 'too many' } } }),
    )
    await ofField(page, 'email').fill(`new${taken}`)
    await findPayButton(page, words).click()
    await page.getByText(checkout.tooManyAccounts).waitFor()
    await page.unroute(/\/checkout\/payment$/)
    expect(await password.inputValue()).toBe('ljus i mörkret')
    expect(await ofField(page, 'city').inputValue()).toBe('Stockholm')

    // The platform creates the account, and its response with the session is lost.
    await page.route(
      /\/checkout\/payment$/,
      async route => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await findPayButton(page, words).click()
    await page.getByText(checkout.loggedIn.replace('{{email}}', `new${taken}`)).waitFor()
    await page.getByText(checkout.proceedFailed).waitFor()
    expect(await page.locator('.order-summary .bag-line').count()).toBe(1)
    await findPayButton(page, words).click()
    await page.waitForURL(/\/__pay\//)
    await page.locator('[value=pay]').click()
    await page.getByRole('heading', { name: checkout.thankYou }).waitFor()
    await page.goto(`${shop.url}${prefix}/account`)
    await page.getByRole('heading', { name: account.hello.replace('{{firstName}}', 'Elsa') }).waitFor()
    await page.locator('main').getByText(words.orders.title).first().waitFor()
    await context.close()
    expect(problems.filter(problem => !/406|409|429|ERR_CONNECTION_RESET/.test(problem))).toEqual([])
  })
}
