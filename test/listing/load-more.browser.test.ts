import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pickAmount } from '../support/amount.ts'
import { desktop, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'

const cards = (page: Page) => page.locator('.product-card')
const inView = (page: Page, id: string | null) =>
  page.locator(`[data-product="${id}"]`).evaluate(card => {
    const { top, bottom } = card.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })

test('Back, reload and a copied link show all loaded products', async () => {
  const lists = [
    [desktop, '/category/shop', 'Load more'],
    [phone, '/search/lamp', 'Load more'],
    [phone, '/sv/category/shop', 'Visa fler'],
  ] as const
  for (const [screen, path, more] of lists.slice(0, pickAmount(2, 3))) {
    const { page, context, problems } = await openVisitor(browser, screen)
    await page.goto(`${shop.url}/info/faq`)
    // Wait for the script, because until it runs the link loads a new page (tested below).
    await page.goto(`${shop.url}${path}`, { waitUntil: 'networkidle' })
    expect(await cards(page).count()).toBe(24)
    // The link to the next page is hidden, because it is for visitors without a script and for
    // search engines.
    expect(await page.locator('[rel=next]').isVisible()).toBe(false)
    // If the request of the visible link fails, the browser loads a new page instead. If that fails
    // too, the link can be used again.
    const asked: string[] = []
    await page.route('**/*shown=48*', route => {
      asked.push(route.request().resourceType())
      return route.fulfill({ status: 204, contentType: 'text/html' })
    })
    await page.getByRole('link', { name: more }).click()
    await expect.poll(() => asked).toEqual(['xhr', 'document'])
    await page.locator('a[href*="shown=48"]:not([aria-busy])').waitFor()
    await page.unroute('**/*shown=48*')
    await page.getByRole('link', { name: more }).click()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(24)
    const all = await cards(page).count()
    const ids = () => cards(page).evaluateAll(list => list.map(card => card.getAttribute('data-product')))
    const shown = await ids()
    expect(new Set(shown).size).toBe(all)
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?shown=48')
    // The first new product has the focus.
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[data-product]')?.getAttribute('data-product'))
    expect(await focused()).toBe(shown[24])

    // Playwright disables the back-forward cache, so Back loads the page again.
    const last = shown.at(-2) ?? null
    await page.locator(`[data-product="${last}"] a`).first().click()
    await page.waitForURL('**/product/**')
    await page.goBack()
    const type = () => performance.getEntriesByType('navigation').map(entry => Reflect.get(entry, 'type'))
    expect(await page.evaluate(type)).toEqual(['back_forward'])
    expect(await ids()).toEqual(shown)
    await expect.poll(() => inView(page, last)).toBe(true)
    await page.reload()
    await expect.poll(() => ids()).toEqual(shown)
    const shared = page.url()
    // Loading more products adds nothing to the browser's history.
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/info/faq')
    await page.goto(shared)
    expect(await ids()).toEqual(shown)
    expect(problems).toEqual([])
    await context.close()
  }
})

test('without a script the link loads more and jumps to the first new product', async () => {
  const { page, context } = await openVisitor(browser, { ...phone, javaScriptEnabled: false })
  await page.goto(`${shop.url}/sv/category/shop?sort=name-asc`)
  const before = await page.locator('[data-product]').count()
  // The link is used by keyboard, because content above it may still load and move it away from a
  // pointer.
  await page.getByRole('link', { name: 'Visa fler' }).press('Enter')
  await page.waitForURL('**shown=48#more')
  expect(await cards(page).count()).toBeGreaterThan(before)
  const top = await cards(page)
    .nth(24)
    .evaluate(card => card.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(400)
  await context.close()
})
