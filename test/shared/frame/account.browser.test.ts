import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillBag } from '../../account/customer.ts'
import { mailsIn } from '../../services/commerce/people.ts'
import { alternate } from '../../support/alternate.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'

const calls = '**/api/checkout/**'
const count = (page: Page) => page.locator('[data-bag-count]').textContent()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

for (const [index, [words, prefix, options]] of (
  [
    [en, '', desktop],
    [sv, '/sv', phone],
  ] as const
).entries()) {
  const walk = alternate(index)
  walk(`a customer logs in from the drawer, keeps the bag, and logs out again (${prefix || 'English'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, options)
    // The customer also has a bag from another device; a login merges the two.
    await fillBag('astrid@example.com', 'varmt-ljus-1')
    await page.goto(`${shop.url}${prefix}/product/murla-portable-brass`)
    await page.getByRole('button', { name: words.bag.add }).click()
    await page.getByRole('button', { name: words.bag.added }).waitFor()
    const opener = page.getByRole('banner').getByRole('link', { name: words.account.login })
    await opener.click()
    const drawer = page.getByRole('dialog', { name: words.account.login })
    const email = drawer.getByLabel(words.account.email)
    const password = drawer.getByLabel(words.account.password)
    const submit = drawer.getByRole('button', { name: words.account.login })
    await expect.poll(() => focused(page)).toBe('email')
    // The page's heading is hidden in the drawer, which has its own.
    expect(await drawer.getByRole('heading').count()).toBe(1)
    await expectAccessible(page)

    await submit.click()
    await expect.poll(() => drawer.getByText(words.field.required).count()).toBe(2)
    await email.fill('astrid@example')
    await expect.poll(() => drawer.getByText(words.field.required).count()).toBe(1)
    await email.fill('astrid@example.com')
    await password.fill('fel lösenord')
    await submit.click()
    await drawer.getByText(words.account.incorrect).waitFor()
    await expect.poll(() => password.evaluate(field => field === document.activeElement)).toBe(true)
    await expectAccessible(page)
    expect(await email.inputValue()).toBe('astrid@example.com')
    await password.fill('varmt-ljus-1')
    await expect.poll(() => drawer.getByText(words.account.incorrect).count()).toBe(0)
    // After too many attempts, and when the response is lost, typed text is kept.
    await page.route(`${calls}/login/**`, route =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '754' }, json: { errors: { limit: 'too many' } } }),
    )
    await submit.click()
    const time = prefix ? '13 minuter' : '13 minutes'
    await drawer.getByText(words.error.tooMany.replace('{{time}}', time)).waitFor()
    await page.unroute(`${calls}/login/**`)
    await page.route(`${calls}/login/**`, route => route.abort())
    await submit.click()
    await drawer.getByText(words.account.failed).waitFor()
    expect([await email.inputValue(), await password.inputValue()]).toEqual(['astrid@example.com', 'varmt-ljus-1'])
    await page.unroute(`${calls}/login/**`)
    problems.length = 0
    const tab = await context.newPage()
    await tab.goto(`${shop.url}${prefix}/news`)
    // While the request is running, the button shows it and the fields are locked.
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(`${calls}/login/**`, async route => {
      await held
      await route.continue()
    })
    await submit.click()
    await drawer.getByRole('button', { name: words.account.loggingIn, disabled: true }).waitFor()
    expect(await email.isEditable()).toBe(false)
    release()
    await page.waitForURL(`${shop.url}${prefix}/account`)
    await page
      .getByRole('heading', { level: 1, name: words.account.hello.replace('{{firstName}}', 'Astrid') })
      .waitFor()
    await expect.poll(() => count(page)).toBe('1')
    await expectAccessible(page)
    const mine = page.getByRole('banner').getByRole('link', { name: words.account.mine })
    expect(await mine.getAttribute('href')).toBe(`${prefix}/account`)
    // A tab that was loaded before the login does not restore the earlier session.
    await tab.getByRole('banner').getByRole('button', { name: words.frame.bag }).click()
    await tab.getByRole('dialog', { name: words.bag.title }).locator('.bag-line').waitFor()
    await tab.close()
    // Logged-in customers are redirected from the forms.
    await page.goto(`${shop.url}${prefix}/account/register?returnUrl=${prefix}/news`)
    await page.waitForURL(`${shop.url}${prefix}/news`)
    // The browser's Back skips the form, which would redirect to the same page again.
    await page.goBack()
    await page.waitForURL(`${shop.url}${prefix}/account`)
    // Requests that are still running would be refused after the logout.
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: words.account.logout }).click()
    await page.waitForURL(`${shop.url}${prefix || '/'}`)
    await opener.waitFor()
    // The bag is kept.
    await expect.poll(() => count(page)).toBe('1')
    await page.goto(`${shop.url}${prefix}/account`)
    await page.waitForURL(/\/account\/login\?returnUrl=/)
    await page.getByRole('main').getByLabel(words.account.email).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  walk(`a customer registers, and sets a new password by mail (${prefix || 'English'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, options)
    const main = page.getByRole('main')
    const address = `nova${prefix.slice(1)}@example.com`
    await page.goto(`${shop.url}${prefix}/account/login?returnUrl=%2Fnews%3Fpage%3D2`)
    await main.getByRole('link', { name: words.account.register }).click()
    await page.waitForURL(/register\?returnUrl/)
    await expectAccessible(page)
    const submit = main.getByRole('button', { name: words.account.register })
    await submit.click()
    await expect.poll(() => main.getByText(words.field.required).count()).toBe(5)
    await expect.poll(() => focused(page)).toBe('firstName')
    await main.getByLabel(words.field.firstName).fill('Nova')
    await main.getByLabel(words.field.lastName).fill('Åberg')
    await main.getByLabel(words.account.email).fill('astrid@example.com')
    await main.getByLabel(words.account.password, { exact: true }).fill('ljus i mörkret')
    await main.getByLabel(words.account.repeatPassword).fill('mörker i ljuset')
    await main.getByRole('checkbox').check()
    let asked = 0
    page.on('request', one => (asked += Number(one.url().endsWith('/register') && one.method() === 'POST')))
    await submit.click()
    await main.getByText(words.account.mismatch).waitFor()
    expect(asked).toBe(0)
    await main.getByLabel(words.account.repeatPassword).fill('ljus i mörkret')
    // The platform refuses a blank name, and the page shows the error in its own words.
    await main.getByLabel(words.field.lastName).fill(' ')
    await submit.click()
    await main.getByText(words.field.required).waitFor()
    await main.getByLabel(words.field.lastName).fill('Åberg')
    await submit.click()
    await main.getByText(words.account.taken).waitFor()
    problems.length = 0
    await main.getByLabel(words.account.email).fill(address)
    const sent = page.waitForRequest('**/api/checkout/register')
    await submit.click()
    expect((await sent).postDataJSON()).toEqual({
      email: address,
      password: 'ljus i mörkret',
      firstName: 'Nova',
      lastName: 'Åberg',
      newsletter: true,
      language: prefix ? 'sv' : 'en',
    })
    await page.waitForURL(`${shop.url}/news?page=2`)
    expect(await page.evaluate(() => localStorage.getItem('checkbox:registerNewsletter'))).toBe('true')

    // The visitor has forgotten the password and uses another browser.
    const other = await openVisitor(browser, options)
    await other.page.goto(`${shop.url}${prefix}/cases`)
    await other.page.getByRole('banner').getByRole('link', { name: words.account.login }).click()
    const login = other.page.getByRole('dialog', { name: words.account.login })
    await login.getByLabel(words.account.email).fill(address)
    await login.getByRole('link', { name: words.account.forgot }).click()
    const forgot = other.page.getByRole('dialog', { name: words.account.forgotTitle })
    // Typed text was kept.
    expect(await forgot.getByLabel(words.account.email).inputValue()).toBe(address)
    await expectAccessible(other.page)
    await forgot.getByRole('button', { name: words.account.sendLink }).click()
    await forgot.getByText(words.account.sent, { exact: true }).waitFor()
    await forgot.getByText(address).waitFor()
    expect(other.page.url()).toBe(`${shop.url}${prefix}/cases`)

    const link = await mailedLink(address)
    expect(new URL(link).pathname).toBe(`${prefix}/account/reset-password`)
    await other.page.goto(link)
    const reset = other.page.getByRole('main')
    await reset.getByLabel(words.account.newPassword).fill('nytt ljus')
    await reset.getByLabel(words.account.repeatPassword).fill('nytt')
    await reset.getByRole('button', { name: words.account.setPassword }).click()
    await reset.getByText(words.account.mismatch).waitFor()
    await expectAccessible(other.page)
    await reset.getByLabel(words.account.repeatPassword).fill('nytt ljus')
    await reset.getByRole('button', { name: words.account.setPassword }).click()
    await reset.getByRole('heading', { name: words.account.changed }).waitFor()
    await reset.getByRole('link', { name: words.account.mine }).click()
    await other.page.getByRole('heading', { name: words.account.hello.replace('{{firstName}}', 'Nova') }).waitFor()
    expect(other.problems).toEqual([])

    // The link works only once.
    await page.goto(link)
    await main.getByLabel(words.account.newPassword).fill('en gång till')
    await main.getByLabel(words.account.repeatPassword).fill('en gång till')
    await main.getByRole('button', { name: words.account.setPassword }).click()
    await main.getByText(words.account.invalidLink).waitFor()
    await expectAccessible(page)
    await page.goto(`${shop.url}${prefix}/account/reset-password`)
    await main.getByText(words.account.invalidLink).waitFor()
    await other.context.close()
    await context.close()
  })
}

test('after a login only pages of the shop are opened, whatever the return address is', async () => {
  const { page, context } = await openVisitor(browser, desktop)
  for (const [asked, reached] of [
    ['https://evil.example/', '/account'],
    ['//evil.example/', '/account'],
    ['/\\evil.example', '/account'],
    ['/account/login', '/account'],
    ['/cases?x=1#y', '/cases?x=1#y'],
  ]) {
    await page.goto(`${shop.url}/account/login?returnUrl=${encodeURIComponent(asked ?? '')}`)
    await page.getByRole('main').getByLabel(en.account.email).fill('oliver@example.com')
    await page.getByRole('main').getByLabel(en.account.password).fill('warm-light-2')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${shop.url}${reached}`)
    // A request that is still running would store the session's cookie again.
    await page.goto(`${shop.url}/robots.txt`)
    await context.clearCookies({ name: 'API-Token' })
  }
  await context.close()
})

test('account pages are neither cached nor indexed, and send no referrer', async () => {
  for (const path of ['/account', '/sv/account/login', '/account/reset-password?i=a&id=b']) {
    const response = await fetch(`${shop.url}${path}`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await response.text()).toContain('<meta name="robots" content="noindex"')
  }
})

/** Returns the link in the newest mail about a password to this address. */
async function mailedLink(address: string): Promise<string> {
  let link = ''
  // The mail is written after the response, so that response times do not reveal known addresses.
  await expect
    .poll(
      async () => {
        const mails = await mailsIn(await fetch(`${shop.url}/__outbox?format=json`))
        const texts = mails.flatMap(({ to, text }) => (to === address ? [text] : []))
        link = texts.map(text => /\S+reset-password\S+/.exec(text)?.[0] ?? '').find(found => found !== '') ?? ''
        return link
      },
      { timeout: 30_000, interval: 200 },
    )
    .not.toBe('')
  return link
}
