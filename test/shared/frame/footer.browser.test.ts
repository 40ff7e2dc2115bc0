import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alternate } from '../../support/alternate.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'

const subscriptions = '**/api/checkout/newsletter-subscription/**'

/** Responds to newsletter requests in place of the platform. */
const answer = (page: Page, status: number, body: object) =>
  page.route(subscriptions, route => route.fulfill({ status, json: body }))

test('the newsletter sign-up needs consent, shows the platform’s error, and shows thanks for five seconds', async () => {
  const { page, context } = await openVisitor(browser, phone)
  await page.goto(`${shop.url}/sv/info/contact`)
  const form = page.locator('.newsletter-form')
  const submit = form.getByRole('button')
  await submit.click()
  await form.getByText(sv.newsletter.emailRequired).waitFor()
  await form.getByText(sv.newsletter.consentRequired).waitFor()
  await form.getByLabel(sv.newsletter.email).fill('no address')
  await submit.click()
  await form.getByText(sv.newsletter.emailRequired).waitFor()
  expect(await form.getByRole('link').getAttribute('href')).toBe('/sv/info/privacy-policy')

  // The browser accepts this address, but the platform refuses it with a message in English.
  await form.getByLabel(sv.newsletter.email).fill('elsa@ljus')
  await form.getByRole('checkbox').check()
  await submit.click()
  await form.getByText(sv.field.invalidEmail).waitFor()
  await answer(page, 422, { errors: { email: 'Denna adress är spärrad' } })
  await form.getByLabel(sv.newsletter.email).fill('elsa+ljus@example.com')
  await submit.click()
  await form.getByText('Denna adress är spärrad').waitFor()
  await expectAccessible(page, { part: '.newsletter-form' })

  await page.unroute(subscriptions)
  let release = () => {}
  const held = new Promise<void>(done => {
    release = done
  })
  await page.route(subscriptions, async route => {
    await held
    await route.fulfill({ json: { token: 'kept' } })
  })
  const sent = page.waitForRequest(subscriptions)
  await submit.click()
  await form.getByRole('button', { name: sv.newsletter.submitting, disabled: true }).waitFor()
  expect(new URL((await sent).url()).pathname).toMatch(/\/newsletter-subscription\/elsa%2Bljus%40example\.com$/)
  expect((await sent).postDataJSON()).toEqual({ email_field: '', country: 'SE', language: 'sv' })
  release()
  await form.getByText(sv.country.welcome).waitFor()
  await form.getByText('elsa+ljus@example.com').waitFor()
  expect(await submit.count()).toBe(0)
  await submit.waitFor({ timeout: 6000 })
  expect(await form.getByText(sv.country.welcome).count()).toBe(0)

  // The browser stores the consent by the field's name.
  await page.reload()
  await form.getByLabel(sv.newsletter.email).press('a')
  await expect.poll(() => form.getByRole('checkbox').isChecked()).toBe(true)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('checkbox:newsletterConsent'))).toBe('true')
  await context.close()
})

test('the newsletter sign-up shows an error while the bag cannot be loaded', async () => {
  const { page, context } = await openVisitor(browser, desktop)
  await page.route('**/api/checkout/selection', route => route.abort())
  await page.goto(`${shop.url}/info/contact`)
  const form = page.locator('.newsletter-form')
  await form.getByLabel(en.newsletter.email).fill('elsa@example.com')
  await form.getByRole('checkbox').check()
  await form.getByRole('button').click()
  await form.getByText(en.newsletter.notReady).waitFor()
  await context.close()
})

for (const [index, [words, prefix, asked, name]] of (
  [
    [en, '', 'ger', 'Germany'],
    [sv, '/sv', 'tysk', 'Tyskland'],
  ] as const
).entries()) {
  const walk = alternate(index)
  walk(`language and country are chosen in one drawer (${prefix || 'English'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, desktop)
    await page.goto(`${shop.url}${prefix}/product/murla-portable-brass`)
    const opener = page.getByRole('button', { name: words.country.title })
    expect(await opener.textContent()).toMatch(/SE.*SEK/)
    await opener.click()
    const drawer = page.getByRole('dialog', { name: words.country.title })
    await drawer.getByRole('button', { name: 'EUR' }).first().waitFor()
    await expectAccessible(page)
    expect(await drawer.getByRole('link', { name: 'Svenska' }).getAttribute('href')).toBe(
      '/sv/product/murla-portable-brass',
    )
    expect(await drawer.getByRole('link', { name: 'English' }).getAttribute('href')).toBe(
      '/product/murla-portable-brass',
    )
    // Visitors who have only viewed pages have no session.
    expect(await page.evaluate(() => document.cookie)).not.toContain('Token')

    await drawer.getByLabel(words.countries.search).fill('zzz')
    await expect.poll(() => drawer.locator('.countries-list button').count()).toBe(0)
    await drawer.getByLabel(words.countries.search).fill(asked)
    const country = drawer.getByRole('button', { name })
    expect(await country.textContent()).toBe(`${name} EUR`)

    await page.route('**/api/checkout/countries/DE', route => route.abort())
    await country.click()
    await drawer.getByText(words.country.failed).waitFor()
    problems.length = 0
    await page.unroute('**/api/checkout/countries/DE')
    await Promise.all([page.waitForEvent('load'), country.click()])
    await expect.poll(() => page.getByRole('button', { name: words.country.title }).textContent()).toMatch(/DE.*EUR/)
    expect(await page.locator('.price-large .price-now').textContent()).toContain('€')
    expect(problems).toEqual([])
    await context.close()
  })
}

test('visitors from countries without delivery are warned once; crawlers are not', async () => {
  const { page, context, problems } = await openVisitor(browser, { ...desktop, country: 'JP' })
  await page.goto(`${shop.url}/`)
  const warning = page.getByRole('dialog', { name: en.country.welcome })
  const dismiss = () => warning.getByRole('button', { name: en.countries.dismiss }).click()
  await warning.getByText('located in Japan').waitFor()
  await warning.getByText(en.countries.business).waitFor()
  await expectAccessible(page, { part: '#welcome' })
  // The warning is a modal dialog: it has the focus, and its backdrop, Escape and buttons close it.
  expect(await warning.evaluate(dialog => dialog.matches(':modal') && dialog.contains(document.activeElement))).toBe(
    true,
  )
  await warning.getByRole('button', { name: en.country.choose }).click()
  await page.getByRole('dialog', { name: en.country.title }).getByRole('button', { name: 'Sweden' }).waitFor()
  await warning.waitFor({ state: 'hidden' })
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5), dismiss]) {
    await page.evaluate(() => localStorage.removeItem('locationWarning'))
    await page.goto(`${shop.url}/`)
    await warning.waitFor()
    await close()
    await warning.waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => localStorage.getItem('locationWarning'))).toBe('dismissed')
  }
  await page.goto(`${shop.url}/sv`)
  await page.waitForLoadState('networkidle')
  expect(await page.locator('#welcome').count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()

  const crawler = await openVisitor(browser, { country: 'JP', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await crawler.page.goto(`${shop.url}/`)
  await crawler.page.waitForLoadState('networkidle')
  expect(await crawler.page.locator('#welcome').count()).toBe(0)
  await crawler.context.close()
})
