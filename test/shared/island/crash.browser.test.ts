import type { Locator, Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { listAt } from '../../support/answer.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'

/** Replaces an island's component with one that throws while rendering. */
const breakIsland = (page: Page, chunk: RegExp) =>
  page.route(chunk, route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { throw new TypeError("The lamp of astrid@example.com broke") }',
    }),
  )

const isReport = (response: Response) => new URL(response.url()).pathname === '/api/report'

test('a crashed island is replaced with an error, is reported once, and affects nothing else', async () => {
  const { page, context } = await openVisitor(browser, desktop)
  await breakIsland(page, /\/assets\/bag-drawer-/)
  // An empty bag does not load its island, so the count is set to 1.
  await page.addInitScript(() => localStorage.setItem('bagCount', '1'))
  const reports: Response[] = []
  page.on('response', response => void (isReport(response) && reports.push(response)))
  await page.goto(`${shop.url}/sv/product/murla-portable-brass`)
  const told = page.waitForResponse(isReport)
  await page.locator('.bag-button').click()
  expect((await told).status()).toBe(204)
  const view = page.locator('#bag').getByRole('alert')
  await view.getByText(sv.error.oops).waitFor()
  expect(await view.textContent()).toContain('Något gick fel (500)')
  await expectAccessible(page)

  await view.getByText(sv.error.details).click()
  const reference = /Referens: ([a-z0-9]{6})/.exec((await view.textContent()) ?? '')?.[1]
  const sent = JSON.parse(reports[0]?.request().postData() ?? '{}')
  expect(sent).toMatchObject({ reference, message: 'TypeError: The lamp of astrid@example.com broke' })
  expect(listAt(sent, 'stack').length).toBeLessThanOrEqual(8)
  expect(await view.textContent()).not.toContain('astrid')

  // The rest of the page works.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: sv.bag.add }).click()
  await page.getByRole('button', { name: sv.bag.added }).waitFor()
  await page.locator('.bag-button').click()
  expect(reports).toHaveLength(1)
  await page.unrouteAll()
  await Promise.all([page.waitForEvent('load'), view.getByRole('button', { name: sv.error.reload }).click()])
  await page.locator('.bag-button').click()
  await page.locator('.bag-line').waitFor()
  await context.close()
})

test('a crash of the main content replaces the page, and errors outside React are reported too', async () => {
  const { page, context } = await openVisitor(browser, desktop)
  await breakIsland(page, /\/assets\/thank-you-/)
  const told = page.waitForResponse(isReport)
  await page.goto(`${shop.url}/checkout/thank-you`)
  await page.getByRole('heading', { level: 1, name: en.error.oops }).waitFor()
  expect((await told).status()).toBe(204)
  const reports: string[] = []
  page.on('request', request => void (request.url().endsWith('/api/report') && reports.push(request.postData() ?? '')))
  // What browsers do with a page's transition that they have no time for.
  await page.evaluate(() => void Promise.reject(new DOMException('Transition was skipped', 'AbortError')))
  for (const crash of [
    () => setTimeout(() => Reflect.get({}, 'lamp').on(), 0),
    () => void Promise.reject(new Error('Nobody caught this')),
  ]) {
    const next = page.waitForResponse(isReport)
    await page.evaluate(crash)
    expect((await next).status()).toBe(204)
  }
  expect(reports.join()).not.toContain('AbortError')
  await context.close()
})

test('the 404 page shows popular products', async () => {
  const { page, context } = await openVisitor(browser, desktop)
  for (const [prefix, words] of [
    ['', en],
    ['/sv', sv],
  ] as const) {
    await page.goto(`${shop.url}${prefix}/no/such/page`)
    await page.getByRole('heading', { level: 1, name: words.error.notFoundTitle }).waitFor()
    await page.getByRole('heading', { name: words.error.popular }).waitFor()
    expect(await page.locator('.popular .product-card').count()).toBe(4)
    await expectAccessible(page)
  }
  await context.close()
})

test('without a network an action fails at once with a message, and is not repeated later', async () => {
  for (const [screen, prefix, { bag }] of [
    [desktop, '', en],
    [phone, '/sv', sv],
  ] as const) {
    const { page, context } = await openVisitor(browser, screen)
    await page.goto(`${shop.url}${prefix}/product/ekvika-table-oak`)
    const add = page.getByRole('button', { name: bag.add })
    await add.hover()
    const texts = () =>
      page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\/(en|sv)-/.test(name)).length)
    await expect.poll(texts).toBeGreaterThan(0)
    await context.setOffline(true)
    await add.click()
    const said = page.getByText(bag.addFailed)
    await said.waitFor()
    await expect.poll(() => isClear(said)).toBe(true)
    await context.setOffline(false)
    await add.click()
    await page.getByRole('button', { name: bag.added }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('selection'))).toContain('"totalQuantity":1')

    // The missing choice is scrolled into view, however far away the button is.
    await page.goto(`${shop.url}${prefix}/product/vavsta-pendant-linen`)
    await add.click()
    const wish = page.getByRole('alert').getByText(bag.selectSize)
    await wish.waitFor()
    expect(await isClear(wish)).toBe(true)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('item')
    await context.close()
  }
})

/**
 * Whether an element is readable at the current scroll position: below the header, and above the
 * button at the bottom of the screen.
 */
const isClear = (one: Locator) =>
  one.evaluate(node => {
    const { left, top, bottom } = node.getBoundingClientRect()
    return [top, bottom - 1].every(y => node.contains(document.elementFromPoint(left + 1, y)))
  })
