import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { mailsIn } from '../services/commerce/people.ts'
import { createShopper, parseReference, swede } from '../services/commerce/shopper.ts'
import {
  fillCheckout,
  findPayButton,
  openCheckout,
  type Words,
  waitUntilAnswered,
} from '../shop/journey/checkout-page.ts'
import { alternate } from '../support/alternate.ts'
import { expectAccessible, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

const languages: [prefix: '' | '/sv', words: Words][] = [
  ['', en],
  ['/sv', sv],
]

const mailsTo = async (email: string) => {
  const mails = await mailsIn(await fetch(`${shop.url}/__outbox?format=json`))
  return mails.filter(({ to }) => to === email)
}

const confirm = (page: Page, words: Words) => page.getByRole('button', { name: words.withdraw.confirm, exact: true })

for (const [index, [prefix, words]] of languages.entries()) {
  const walk = alternate(index)
  walk(`a buyer withdraws from the thank-you page without typing (${prefix || '/'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, phone)
    await openCheckout(page, shop.url + prefix)
    await fillCheckout(page, words)
    await page.getByLabel(words.checkout.acceptTerms).check()
    await waitUntilAnswered(page)
    await findPayButton(page, words).click()
    await page.waitForURL(/\/__pay\//)
    await page.getByRole('button', { name: /^(Pay|Betala)/ }).click()
    await page.getByRole('heading', { name: words.checkout.thankYou }).waitFor()
    await expectAccessible(page)

    await page.getByRole('main').getByRole('link', { name: words.order.withdraw }).click()
    await page.getByRole('heading', { name: words.withdraw.title }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: words.withdraw.next }).click()
    await page.getByRole('heading', { name: words.withdraw.chooseTitle }).waitFor()
    await expectAccessible(page)
    // If no line is ticked, the page shows an error and ticks all lines again.
    const line = page.getByRole('group', { name: /Murla/ }).getByRole('checkbox', { name: words.withdraw.giveBack })
    await line.uncheck()
    await confirm(page, words).click()
    await page.getByRole('alert').getByText(words.withdraw.needLine).waitFor()
    await expectAccessible(page)
    expect(await line.isChecked()).toBe(true)
    await confirm(page, words).dblclick()
    await page.getByRole('heading', { name: words.withdraw.doneTitle }).waitFor()
    await expectAccessible(page)
    const address = page.url()
    await page.reload()
    expect(page.url()).toBe(address)
    const sent = (await mailsTo('elsa@example.com')).filter(({ text }) => text.includes(address))
    expect(sent).toHaveLength(1)

    // The printed page has the withdrawal without the shop's header and footer.
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
    expect(await page.locator('.withdrawal time').isVisible()).toBe(true)
    await page.emulateMedia({ media: null })

    // The order's page shows the withdrawal, and offers no further one.
    const [confirmation] = (await mailsTo('elsa@example.com')).filter(({ kind }) => kind === 'order')
    await page.goto(/\S+\/order\/\w+/.exec(confirmation?.text ?? '')?.[0] ?? '')
    await page.getByText(words.withdraw.withdrawn.split(' {{')[0] ?? '').waitFor()
    await expectAccessible(page)
    expect(await page.getByRole('main').getByRole('link', { name: words.order.withdraw }).count()).toBe(0)
    // The refused form was answered with status 422, which Chromium logs as an error.
    expect(problems.filter(problem => !problem.includes('422'))).toEqual([])
    await context.close()
  })

  walk(`without a script, a buyer follows the footer’s link and fills in a withdrawal (${prefix || '/'})`, async () => {
    const email = `unscripted${prefix.slice(1)}@example.com`
    const { call, pay, decide, result } = createShopper({
      get: (path, init) =>
        fetch(shop.url + path, {
          redirect: 'manual',
          ...init,
          headers: { ...init.headers, 'CF-IPCountry': 'SE' },
        }),
    })
    await call('POST', 'items/1002-1', { quantity: 3 })
    const pages = { paymentReturnPage: `${shop.url}/checkout/return`, paymentFailedPage: `${shop.url}/checkout?failed` }
    const payment = parseReference(await pay({ address: { ...swede, email }, ...pages }))
    await decide(payment, 'pay')
    const { order } = (await result(payment)).body

    const { page, context, problems } = await openVisitor(browser, { ...phone, javaScriptEnabled: false })
    await page.goto(shop.url + (prefix || '/'))
    await page.getByRole('contentinfo').getByRole('link', { name: words.order.withdraw }).press('Enter')
    const given = page.locator('.withdrawal')
    await given.getByLabel(words.withdraw.order).fill('1')
    await given.getByLabel(words.withdraw.name).fill('Åsa Ek')
    await given.getByLabel(words.withdraw.email).fill(email)
    await page.getByRole('button', { name: words.withdraw.next }).click()
    await page.getByRole('heading', { name: words.withdraw.unmatchedTitle }).waitFor()
    await page.getByRole('link', { name: words.withdraw.change }).click()
    expect(await given.getByLabel(words.withdraw.name).inputValue()).toBe('Åsa Ek')
    await given.getByLabel(words.withdraw.order).fill(order.order)
    await page.getByRole('button', { name: words.withdraw.next }).click()
    await page.getByRole('heading', { name: words.withdraw.chooseTitle }).waitFor()
    const howMany = page.getByLabel(words.withdraw.howMany)
    expect(await howMany.inputValue()).toBe('3')
    await howMany.selectOption('2')
    await confirm(page, words).click()
    await page.getByRole('heading', { name: words.withdraw.doneTitle }).waitFor()
    expect(await page.getByText('CET').isVisible()).toBe(true)
    expect((await mailsTo(email)).filter(({ kind }) => kind === 'withdrawal')).toHaveLength(1)

    await page.goto(`${shop.url}${prefix}/order/${order.reference}`)
    await page
      .getByText(words.withdraw.withdrawn.split(' {{')[0] ?? '')
      .first()
      .waitFor()
    expect(await page.getByRole('main').getByRole('link', { name: words.order.withdraw }).isVisible()).toBe(true)
    expect(problems).toEqual([])
    await context.close()
  })
}
