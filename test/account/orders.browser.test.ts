import { expect } from 'vitest'
import { alternate } from '../support/alternate.ts'
import { desktop, expectAccessible, findLargeSwatches, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { browser, setStock } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'
import { openAsCustomer, registerCustomer } from './customer.ts'

const calls = '**/api/checkout/orders'

for (const [index, [words, prefix, options]] of (
  [
    [en, '', desktop],
    [sv, '/sv', phone],
  ] as const
).entries()) {
  const walk = alternate(index)
  walk(`a customer reads their orders and orders one of them again (${prefix || 'English'})`, async () => {
    const email = `orders${index}@example.com`
    const customer = await registerCustomer(email)
    // Other test files buy the same items, so their stock is refilled.
    for (const item of ['1001-1', '1005-1', '1006-1']) await setStock(item, 20)
    const { page, context, problems } = await openVisitor(browser, options)
    const list = page.getByRole('region', { name: words.orders.title })
    await openAsCustomer(page, `${prefix}/account`, email)
    await list.getByText(words.orders.none).waitFor()
    await expectAccessible(page)
    expect(await list.getByRole('link', { name: words.error.toShop }).getAttribute('href')).toBe(
      `${prefix}/category/shop`,
    )

    await customer.buy([['1005-1', 1]])
    const number = await customer.buy([
      ['1001-1', 2],
      ['1006-1', 1],
    ])
    await page.route(calls, route => route.fulfill({ status: 503, json: {} }))
    await page.reload()
    await list.getByText(words.orders.failed).waitFor()
    await expectAccessible(page)
    await page.unroute(calls)
    problems.length = 0
    await list.getByRole('button', { name: words.bag.retry }).click()
    const rows = list.getByRole('listitem').filter({ has: page.getByRole('heading') })
    await expect.poll(() => rows.count()).toBe(2)
    const newest = rows.first()
    const title = words.orders.order.replace('{{number}}', number)
    await newest.getByRole('heading', { name: title }).waitFor()
    await newest.getByText(words.order.received).waitFor()
    // The lamps of both orders, the newest first, with what belongs to them.
    const lamps = page.getByRole('region', { name: words.ownLamps.title })
    await expect.poll(() => lamps.getByRole('heading', { level: 3 }).count()).toBe(3)
    const murla = lamps.getByRole('listitem').first()
    await murla.getByRole('link', { name: 'Murla' }).first().waitFor()
    expect(await murla.locator('img').getAttribute('src')).toContain('-lit.')
    expect(await murla.getByRole('link', { name: words.ownLamps.care }).getAttribute('href')).toBe(
      `${prefix}/product/murla-portable-brass/care.pdf`,
    )
    await murla.getByRole('link', { name: words.ownLamps.part.split(':')[0] }).waitFor()
    await murla.getByRole('link', { name: String(new Date().getFullYear() + 5) }).waitFor()
    expect(await murla.getByRole('link', { name: words.ownLamps.receipt }).getAttribute('href')).toMatch(
      /\/order\/.*receipt.pdf$/,
    )

    expect(await page.locator('.swatches a').count()).toBeGreaterThan(0)
    expect(await findLargeSwatches(page)).toBe(0)

    // The link that covers the whole row does not cover the receipt's link.
    await newest.getByRole('link', { name: words.orders.receipt }).click({ trial: true })
    await expectAccessible(page)
    expect(await fitsScreen(page)).toBe(true)

    await setStock('1006-1', 0)
    await newest.getByRole('button', { name: words.orders.again }).click()
    await newest.getByRole('status').getByText(words.orders.partlyInBag).waitFor()
    await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('2')
    await expectAccessible(page)
    await setStock('1006-1', 20)
    await newest.getByRole('button', { name: words.orders.again }).click()
    await newest.getByRole('status').getByText(words.orders.inBag).waitFor()
    await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('5')

    // If the platform has no list of orders (404), the page does not show one.
    await page.route(calls, route => route.fulfill({ status: 404, json: { errors: { route: 'not found' } } }))
    await page.reload()
    await page.getByRole('button', { name: words.account.logout }).waitFor()
    await expect.poll(() => list.count()).toBe(0)
    await page.unroute(calls)
    await page.reload()
    await newest.getByRole('link', { name: title, exact: true }).click()
    await page.waitForURL(`**${prefix}/order/*`)
    await context.close()
    expect(problems.filter(problem => !/404|410/.test(problem))).toEqual([])
  })
}
