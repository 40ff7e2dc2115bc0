import { expect, test } from 'vitest'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'
import { fillCheckout, findPayButton, openCheckout, waitUntilAnswered } from './checkout-page.ts'

/* A bank's app returns the buyer to a different browser than the one in which the order began. */

test.each([
  { words: en, prefix: '', options: desktop },
  { words: sv, prefix: '/sv', options: phone },
])(
  'a second browser that pays shows only the order’s number and state; the first one shows the order ($prefix)',
  async ({ words, prefix, options }) => {
    const { checkout, order } = words
    const buyer = await openVisitor(browser, options)
    await openCheckout(buyer.page, `${shop.url}${prefix}`)
    await fillCheckout(buyer.page, words)
    await waitUntilAnswered(buyer.page)
    await buyer.page.getByLabel(checkout.acceptTerms).check()
    await findPayButton(buyer.page, words).click()
    await buyer.page.waitForURL(/\/__pay\//)

    const other = await openVisitor(browser, options)
    await other.page.goto(buyer.page.url())
    await other.page.getByRole('button', { name: /^(Pay|Betala)$/ }).click()
    await other.page.getByRole('heading', { name: checkout.thankYou }).waitFor()
    const shown = other.page.locator('main')
    const number = (await shown.innerText()).match(/\d{5,}/)?.[0] ?? 'none'
    for (const said of [order.received, checkout.orderNumber.replace('{{number}}', number), order.elsewhere])
      await shown.getByText(said, { exact: true }).waitFor()
    expect(await shown.innerText()).not.toMatch(/elsa@example|Åkerström|Storgatan|Murla/)
    expect(await fitsScreen(other.page)).toBe(true)
    await expectAccessible(other.page)
    const cookies = async () => (await other.context.cookies()).map(({ name }) => name)
    expect(await cookies()).not.toContain('API-Token')
    await other.page.reload()
    await shown.getByText(order.elsewhere).waitFor()
    expect(other.problems.filter(problem => !problem.endsWith('Missing token'))).toEqual([])

    // The page on which the buyer waited shows the confirmation, and the bag is empty.
    await buyer.page.reload()
    await buyer.page.getByRole('heading', { name: checkout.thankYou }).waitFor()
    await buyer.page.getByText(checkout.orderNumber.replace('{{number}}', number)).waitFor()
    await buyer.page.getByText(checkout.mailSent.replace('{{email}}', 'elsa@example.com')).waitFor()
    await buyer.page.goto(`${shop.url}${prefix}/checkout`)
    await buyer.page.getByText(checkout.empty).waitFor()
    expect(buyer.problems).toEqual([])
    await Promise.all([buyer.context.close(), other.context.close()])
  },
)
