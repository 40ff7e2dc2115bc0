import type { Page } from 'playwright-core'
import * as v from 'valibot'
import { expect, onTestFinished } from 'vitest'
import { alternate } from '../support/alternate.ts'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { browser, setStock, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'
import { loadMailedLink, logInAgain, openAsCustomer, registerCustomer } from './customer.ts'

for (const [index, [words, prefix, options]] of (
  [
    [en, '', desktop],
    [sv, '/sv', phone],
  ] as const
).entries()) {
  const walk = alternate(index)
  walk(
    `a customer changes their details, ends another login, downloads their data and deletes the account (${prefix || 'English'})`,
    async () => {
      const email = `details${index}@example.com`
      const elsewhere = await registerCustomer(email)
      await logInAgain(email)
      const { page, context, problems } = await openVisitor(browser, options)
      const main = page.getByRole('main')
      const waitForStatus = (text: string) => main.getByRole('status').getByText(text).waitFor()
      await openAsCustomer(page, `${prefix}/account`, email)
      await main.getByRole('link', { name: words.details.title }).click()
      await page.waitForURL(`${shop.url}${prefix}/account/details`)
      const name = main.getByLabel(words.field.firstName)
      await name.fill('')
      const save = main.getByRole('button', { name: words.details.save })
      await save.click()
      await main.getByText(words.field.required).waitFor()
      await expect.poll(() => name.evaluate(field => field === document.activeElement)).toBe(true)
      await expectAccessible(page)
      expect(await fitsScreen(page)).toBe(true)
      await name.fill('Vega')
      await main.getByLabel(words.account.newsletter).check()
      await save.click()
      await waitForStatus(words.details.saved)
      await expectAccessible(page)
      await page.reload()
      await expect.poll(() => name.inputValue()).toBe('Vega')
      expect(await main.getByLabel(words.account.newsletter).isChecked()).toBe(true)

      await editAddresses(page, words)
      // If the platform offers no address list (404), the details form contains the one address.
      await page.route('**/api/checkout/customer/addresses', route => route.fulfill({ status: 404, json: {} }))
      await page.reload()
      await expect.poll(() => main.getByLabel(words.details.street).inputValue()).toBe('Storgatan 1')
      expect(await main.getByRole('button', { name: words.addresses.add }).count()).toBe(0)
      await page.unroute('**/api/checkout/customer/addresses')

      await main.getByRole('link', { name: words.login.title }).click()
      await page.waitForURL(`${shop.url}${prefix}/account/login-details`)
      const newEmail = main.getByLabel(words.details.newEmail)
      const change = main.getByRole('button', { name: words.details.saveEmail })
      await newEmail.fill('astrid@example.com')
      await change.click()
      await main.getByText(words.account.taken).waitFor()
      await newEmail.fill(`new${email}`)
      await change.click()
      await waitForStatus(words.details.emailSent)
      const confirm = await loadMailedLink(`new${email}`)
      expect(confirm.pathname).toBe(`${prefix}/account/confirm-email`)
      const mailed = await context.newPage()
      await mailed.goto(shop.url + confirm.pathname + confirm.search)
      await expectAccessible(mailed)
      await mailed.getByRole('button', { name: words.accountLinks.confirm }).click()
      await mailed.getByRole('heading', { name: words.accountLinks.confirmedTitle }).waitFor()
      await mailed.close()
      await page.reload()
      await main.getByText(words.details.emailNow.replace('{{email}}', `new${email}`)).waitFor()
      await removeNotice(page, words, `new${email}`)
      await main.getByRole('link', { name: words.login.title }).click()
      await endOtherLogin(page, words)

      const current = main.getByLabel(words.details.currentPassword).first()
      const set = main.getByRole('button', { name: words.account.setPassword })
      await current.fill('inte den här')
      await main.getByLabel(words.account.newPassword, { exact: true }).fill('mörker i ljuset')
      await main.getByLabel(words.account.repeatPassword).fill('mörker i ljuset')
      await set.click()
      await main.getByText(words.details.wrongPassword).waitFor()
      await expectAccessible(page)
      await current.fill('ljus i mörkret')
      await set.click()
      await waitForStatus(words.details.passwordSaved)
      // The new password ended the session opened at registration, but not the browser's session.
      expect((await elsewhere.call('GET', 'customer')).status).toBe(403)
      await main.getByRole('link', { name: words.orders.title }).click()
      await main.getByRole('heading', { name: words.account.hello.replace('{{firstName}}', 'Vega') }).waitFor()
      await main.getByRole('link', { name: words.login.title }).click()
      await downloadDataAndDelete(page, words)
      await page.waitForURL(`${shop.url}${prefix}/account/deleted`)
      await page.getByRole('heading', { name: words.accountLinks.deletedTitle }).waitFor()
      await expectAccessible(page)
      await page.goto(`${shop.url}${prefix}/account`)
      await page.waitForURL('**/account/login?**')
      await context.close()
      expect(problems.filter(problem => !/404|406|409/.test(problem))).toEqual([])
    },
  )
}

/** Saves two addresses, changes the second and removes it, so that Storgatan 1 is left. */
async function editAddresses(page: Page, words: typeof en | typeof sv) {
  const list = page.getByRole('region', { name: words.addresses.title })
  const press = (name: string) => list.getByRole('button', { name }).first().click()
  const waitForStatus = (text: string) => list.getByRole('status').getByText(text).waitFor()
  await list.getByText(words.addresses.none).waitFor()
  await press(words.addresses.add)
  const field = (label: string) => list.getByLabel(label)
  await field(words.field.firstName).fill('Vega')
  await field(words.field.lastName).fill('Åberg')
  await field(words.details.street).fill('Storgatan 1')
  await field(words.details.zipCode).fill('1')
  await field(words.details.city).fill('Lund')
  await field(words.details.country).selectOption('SE')
  await press(words.addresses.save)
  await list.getByText(words.account.invalidZip).waitFor()
  await expectAccessible(page)
  expect(await fitsScreen(page)).toBe(true)
  await field(words.details.zipCode).fill('223 50')
  await press(words.addresses.save)
  await waitForStatus(words.addresses.saved)
  await list.getByText(words.addresses.forDelivery).waitFor()

  await press(words.addresses.add)
  await field(words.field.firstName).fill('Vega')
  await field(words.field.lastName).fill('Åberg')
  await field(words.details.street).fill('Kajen 2')
  await field(words.details.zipCode).fill('211 20')
  await field(words.details.city).fill('Malmö')
  await press(words.addresses.save)
  const second = list.getByRole('listitem').nth(1)
  await second.getByText('Kajen 2', { exact: true }).waitFor()
  await second.getByRole('button', { name: words.addresses.useInvoice }).click()
  await second.getByText(words.addresses.forInvoice).waitFor()
  await expectAccessible(page)
  await second.getByRole('button', { name: words.addresses.change }).click()
  await field(words.details.street).fill('Kajen 3')
  await press(words.addresses.save)
  await second.getByText('Kajen 3', { exact: true }).waitFor()
  await second.getByRole('button', { name: words.bag.remove }).click()
  await second.getByRole('button', { name: words.addresses.removeNow }).click()
  await waitForStatus(words.addresses.removed)
  expect(await list.getByRole('listitem').count()).toBe(1)
}

/** Requests a stock notice for the email address, finds it in the account and removes it. */
async function removeNotice(page: Page, words: typeof en | typeof sv, email: string) {
  await setStock('1008-1', 0)
  onTestFinished(() => setStock('1008-1', 20))
  const asked = await page.request.post(`${shop.url}/api/checkout/newsletter-subscription/${email}`, {
    data: { item: '1008-1' },
  })
  expect(asked.status()).toBe(200)
  await page.getByRole('main').getByRole('link', { name: words.details.title }).click()
  const list = page.getByRole('region', { name: words.notices.title })
  await list.getByRole('listitem').getByRole('link').waitFor()
  await expectAccessible(page)
  expect(await fitsScreen(page)).toBe(true)
  await list.getByRole('button', { name: words.bag.remove }).click()
  await list.getByRole('status').getByText(words.notices.removed).waitFor()
  await list.getByText(words.notices.none).waitFor()
}

/** Expects three logins, and ends one of the two on other devices. */
async function endOtherLogin(page: Page, words: typeof en | typeof sv) {
  const list = page.getByRole('region', { name: words.login.sessions })
  const rows = list.getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(3)
  await rows.first().getByText(words.login.here).waitFor()
  await expectAccessible(page)
  expect(await fitsScreen(page)).toBe(true)
  await list.getByRole('button', { name: words.login.end }).first().click()
  await list.getByRole('status').getByText(words.login.ended).waitFor()
  await expect.poll(() => rows.count()).toBe(2)
}

/** Downloads the customer's data. Deletes the account, which needs the right password. */
async function downloadDataAndDelete(page: Page, words: typeof en | typeof sv) {
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: words.login.download }).click()
  const text = await (await file).createReadStream().then(stream => stream.toArray())
  const data = v.parse(v.object({ profile: v.tuple([v.object({ firstName: v.string() })]) }), JSON.parse(text.join('')))
  expect(data.profile[0].firstName).toBe('Vega')
  await page.getByRole('status').getByText(words.login.downloaded).waitFor()
  await page.getByRole('button', { name: words.login.deleteStart }).click()
  const section = page.getByRole('region', { name: words.login.delete })
  await section.getByLabel(words.details.currentPassword).fill('inte den här')
  await section.getByRole('button', { name: words.login.deleteNow }).click()
  await section.getByText(words.details.wrongPassword).waitFor()
  await expectAccessible(page)
  await section.getByLabel(words.details.currentPassword).fill('mörker i ljuset')
  await section.getByRole('button', { name: words.login.deleteNow }).click()
}
