import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { openVoucher, type Words } from '../shop/journey/checkout-page.ts'
import { alternate } from '../support/alternate.ts'
import { numberAt } from '../support/answer.ts'
import { desktop, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

const count = (page: Page) => page.locator('[data-bag-count]').textContent()
const lamp = '/product/murla-portable-brass'
const adds = '**/api/checkout/items/*'
const reads = '**/api/checkout/selection'

for (const [index, [words, prefix, options]] of (
  [
    [en, '', desktop],
    [sv, '/sv', phone],
  ] as const
).entries()) {
  const walk = alternate(index)
  walk(`each press adds at most one piece, even if responses are lost (${prefix || 'English'})`, async () => {
    const { page, context } = await openVisitor(browser, options)
    await page.goto(`${shop.url}${prefix}${lamp}`)
    const add = page.getByRole('button', { name: words.bag.add })

    // The piece is added but the response is lost, and the page still says that it was added.
    await loseAnswers(page, adds)
    await add.click()
    await page.getByRole('button', { name: words.bag.added }).waitFor()
    await expect.poll(() => count(page)).toBe('1')
    await add.waitFor()

    // The piece is added, but neither the response nor the bag arrives. The next press finds the
    // piece in the bag and does not add another.
    await page.route(reads, route => route.abort())
    await add.click()
    await page.getByText(words.bag.addFailed).waitFor()
    await page.unroute(reads)
    await page.unroute(adds)
    await add.click()
    await page.getByRole('button', { name: words.bag.added }).waitFor()
    expect(await loadQuantity(page)).toBe(2)
    await add.waitFor()

    // The request does not reach the platform, so this press adds nothing. The next press adds one
    // piece.
    await page.route(adds, route => route.abort())
    await add.click()
    await page.getByText(words.bag.addFailed).waitFor()
    await page.unroute(adds)
    expect(await loadQuantity(page)).toBe(2)
    await add.click()
    await page.getByRole('button', { name: words.bag.added }).waitFor()
    expect(await loadQuantity(page)).toBe(3)
    await context.close()
  })

  walk(
    `if the early script cannot load the bag, a later request does, and a warning is logged (${prefix || 'English'})`,
    async () => {
      const { page, context, problems } = await openVisitor(browser, options)
      await page.goto(`${shop.url}${prefix}${lamp}`)
      await page.getByRole('button', { name: words.bag.add }).click()
      await expect.poll(() => count(page)).toBe('1')
      for (const early of [
        () => new Promise<void>(() => {}),
        (route: Route) => route.abort(),
        (route: Route) => route.fulfill({ json: { token: 'of nobody' } }),
        (route: Route) => route.fulfill({ status: 500, body: '<h1>no</h1>' }),
      ]) {
        await page.route(reads, early, { times: 1 })
        await page.reload()
        await page.getByRole('banner').getByRole('button', { name: words.frame.bag }).click()
        const warnings = () => problems.filter(problem => problem.includes('fetching the selection directly'))
        await expect.poll(() => warnings().length).toBe(1)
        // A new request loads the bag.
        await page.locator('.bag:not([aria-busy=true]) .bag-line').waitFor()
        problems.length = 0
      }
      // If the early script loads the bag, nothing is logged.
      await page.reload()
      await page.getByRole('banner').getByRole('button', { name: words.frame.bag }).click()
      await page.getByRole('dialog', { name: words.bag.title }).locator('.bag-line').waitFor()
      expect(problems).toEqual([])
      await context.close()
    },
  )

  walk(`a quantity or voucher is shown as stored if the response is lost (${prefix || 'English'})`, async () => {
    const { page, context } = await openVisitor(browser, options)
    await page.goto(`${shop.url}${prefix}${lamp}`)
    await page.getByRole('button', { name: words.bag.add }).click()
    await expect.poll(() => count(page)).toBe('1')
    await page.getByRole('banner').getByRole('button', { name: words.frame.bag }).click()
    const bag = page.getByRole('dialog', { name: words.bag.title })
    await loseAnswers(page, '**/quantity/*')
    await bag.getByRole('button', { name: words.bag.more }).click()
    await expect.poll(() => count(page)).toBe('2')
    expect(await bag.getByRole('alert').count()).toBe(0)
    await bag.locator('.stepper-button[aria-disabled]').first().waitFor({ state: 'detached' })
    await bag.getByRole('button', { name: words.bag.remove }).click()
    await bag.getByRole('button', { name: words.bag.undo }).waitFor()
    await loseAnswers(page, adds)
    await bag.getByRole('button', { name: words.bag.undo }).click()
    await expect.poll(() => count(page)).toBe('2')

    await page.goto(`${shop.url}${prefix}/checkout`)
    await loseAnswers(page, '**/api/checkout/vouchers')
    const code = await openVoucher(page, words)
    await code.fill('ljus10')
    await code.press('Enter')
    const vouchers = page.locator('.voucher-list')
    await vouchers.getByText('LJUS10').first().waitFor()
    expect(await page.getByText(words.checkout.voucherFailed).count()).toBe(0)
    await loseAnswers(page, '**/api/checkout/vouchers/*')
    await vouchers.getByRole('button').click()
    await vouchers.getByText('LJUS10').first().waitFor({ state: 'detached' })
    await context.close()
  })

  walk(`the stored bag is shown if the response to a login or logout is lost (${prefix || 'English'})`, async () => {
    const { page, context } = await openVisitor(browser, options)
    await page.goto(`${shop.url}${prefix}${lamp}`)
    await page.getByRole('button', { name: words.bag.add }).click()
    await expect.poll(() => count(page)).toBe('1')

    // The login does not reach the platform, so the visitor is not logged in and keeps their bag.
    await page.route('**/api/checkout/login/**', route => route.abort())
    await logIn(page, words, prefix)
    await page.getByRole('main').getByText(words.account.failed).waitFor()
    expect([await loadQuantity(page), await count(page)]).toEqual([1, '1'])
    await page.unroute('**/api/checkout/login/**')

    await loseAnswers(page, '**/api/checkout/login/**', 1)
    await logIn(page, words, prefix)
    await page.waitForURL(`${shop.url}${prefix}/account`)
    const logout = page.getByRole('button', { name: words.account.logout })
    await logout.waitFor()
    expect([await loadQuantity(page), await count(page)]).toEqual([1, '1'])

    await page.route('**/api/checkout/logout', route => route.abort())
    await logout.click()
    await page.getByText(words.account.logoutFailed).waitFor()
    expect(await loadQuantity(page)).toBe(1)
    await page.unroute('**/api/checkout/logout')
    await loseAnswers(page, '**/api/checkout/logout')
    await logout.click()
    await page.waitForURL(`${shop.url}${prefix || '/'}`)
    await page.getByRole('banner').getByRole('link', { name: words.account.login }).waitFor()
    await expect.poll(() => loadQuantity(page)).toBe(1)
    await context.close()
  })

  walk(`favorites are added to the bag only once, even if responses are lost (${prefix || 'English'})`, async () => {
    const { page, context } = await openVisitor(browser, options)
    await page.addInitScript(() => localStorage.setItem('favorites', '1001,1004'))
    await page.goto(`${shop.url}${prefix}/favorites`)
    await loseAnswers(page, adds)
    await page.getByRole('button', { name: words.favorites.addAll }).click()
    await expect.poll(() => loadQuantity(page)).toBe(2)
    await page.getByRole('button', { name: words.bag.added }).waitFor()
    await context.close()
  })
}

/** Matching requests take effect, but their responses are lost. Default of `times`: no limit. */
const loseAnswers = (page: Page, pattern: string, times?: number) =>
  page.route(
    pattern,
    async route => {
      await route.fetch()
      await route.abort()
    },
    { times },
  )

async function logIn(page: Page, words: Words, prefix: string) {
  await page.goto(`${shop.url}${prefix}/account/login`)
  const main = page.getByRole('main')
  await main.getByLabel(words.account.email).fill('astrid@example.com')
  await main.getByLabel(words.account.password).fill('varmt-ljus-1')
  await main.getByRole('button', { name: words.account.login }).click()
}

/** The number of pieces that the platform stores in this browser's bag. */
async function loadQuantity(page: Page) {
  const answer = await page.evaluate(async () => {
    const token = /API-Token=(\w+)/.exec(document.cookie)?.[1] ?? ''
    return (await fetch('/api/checkout/selection', { headers: { 'API-Token': token } })).text()
  })
  return numberAt(JSON.parse(answer), 'selection.totals.totalQuantity')
}
