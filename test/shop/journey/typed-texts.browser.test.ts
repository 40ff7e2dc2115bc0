import { expect } from 'vitest'
import { openAsCustomer, registerCustomer } from '../../account/customer.ts'
import { alternate } from '../../support/alternate.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'
import { openCheckout } from './checkout-page.ts'

const password = 'ljus i mörkret'

for (const [index, [words, prefix, options]] of (
  [
    [en, '', desktop],
    [sv, '/sv', phone],
  ] as const
).entries()) {
  alternate(index)(
    `the forms of checkout, account and addresses show the same errors (${prefix || '/en'})`,
    async () => {
      const { page, context, problems } = await openVisitor(browser, options)
      const { field, checkout, account, addresses, details } = words
      const email = `forms${prefix.slice(1)}@example.com`
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
      const said = async (...texts: string[]) => {
        for (const text of texts) await page.getByRole('main').getByText(text).first().waitFor()
      }
      const fill = async (labels: Record<string, string>, form = page.getByRole('main')) => {
        for (const [label, text] of Object.entries(labels)) await form.getByLabel(label).first().fill(text)
      }

      await openCheckout(page, `${shop.url}${prefix}`)
      await page.locator('form.checkout-parts').waitFor()
      await fill({
        [checkout.email]: 'a\u200bsa@example.com\u200e',
        [field.firstName]: '東京',
        [field.lastName]: 'www.win.example',
        [checkout.street]: '\u2066Storgatan\u2069 1 ‑ 2',
        [checkout.zipCode]: 'SE-111\u202f2',
        [checkout.city]: 'Ə',
        [checkout.phone]: '携帯',
      })
      const pay = page.getByRole('button', { name: checkout.pay.split(' ')[0] })
      await pay.click()
      await said(checkout.latinOnly, checkout.notPlain, checkout.invalidZip)
      expect(await page.getByText(field.invalidEmail).count()).toBe(0)
      expect(await page.getByText(checkout.latinOnly).count()).toBe(1)
      await expectAccessible(page)

      await page.goto(`${shop.url}${prefix}/account/register`)
      await fill({ [field.firstName]: '東京', [field.lastName]: 'www.win.example' })
      await fill({
        [account.email]: `\u200b${email}\u200e`,
        [account.password]: 'abcdefgh',
        [account.repeatPassword]: 'abcdefgh',
      })
      await press(account.register)
      await said(checkout.notPlain, account.commonPassword)
      await expectAccessible(page)
      await fill({ [field.lastName]: 'Ək', [account.password]: password, [account.repeatPassword]: password })
      await press(account.register)
      await said(checkout.latinOnly)

      await registerCustomer(email)
      await openAsCustomer(page, `${prefix}/account/details`, email)
      await press(addresses.add)
      const book = page.locator('form', { has: page.getByRole('button', { name: addresses.save, exact: true }) })
      await fill(
        {
          [field.firstName]: '東京',
          [field.lastName]: 'www.win.example',
          [details.street]: 'Storgatan 1',
          [details.zipCode]: 'SE-111 2',
          [details.city]: 'Ə',
          [details.phone]: '携帯',
        },
        book,
      )
      await press(addresses.save)
      await said(checkout.notPlain)
      await fill({ [field.lastName]: 'Ək' }, book)
      await press(addresses.save)
      await said(checkout.latinOnly, checkout.invalidZip, checkout.invalidPhone)
      await context.close()
      expect(problems.filter(problem => !/406/.test(problem))).toEqual([])
    },
  )
}
