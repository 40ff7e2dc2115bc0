import { expect, test } from 'vitest'
import { alternate } from '../../support/alternate.ts'
import { valueAt } from '../../support/answer.ts'
import { desktop, expectAccessible, openVisitor } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'

test('a language link keeps page and query, and the choice is stored for ten days', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  await page.goto(`${shop.url}/search?q=lamp`)
  await page.getByRole('banner').getByRole('link', { name: 'Svenska' }).click()
  await page.waitForURL(`${shop.url}/sv/search?q=lamp`)
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale')
  expect(cookie?.value).toBe('sv')
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(863_000)
  expect(problems).toEqual([])
  await context.close()
})

test('a language link keeps the lamps of a room, and does not open the bag again', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  const swedish = page.getByRole('banner').getByRole('link', { name: 'Svenska' })
  const room = '/cases/pensionat-sjoros#light&pendants=50&table=0&time=14:00'
  await page.goto(`${shop.url}${room}`)
  await swedish.press('Enter')
  await page.waitForURL(`${shop.url}/sv${room}`)

  await page.goto(`${shop.url}/search?q=lamp#bag`)
  const bag = page.getByRole('dialog', { name: en.bag.title })
  await bag.waitFor()
  await page.keyboard.press('Escape')
  await bag.waitFor({ state: 'hidden' })
  await swedish.press('Enter')
  await page.waitForURL(`${shop.url}/sv/search?q=lamp`)
  expect(problems).toEqual([])
  await context.close()
})

test('a new language is sent to the platform at once', async () => {
  const { page, context } = await openVisitor(browser, desktop)
  await page.goto(`${shop.url}/product/murla-portable-brass`)
  await page.getByRole('button', { name: en.bag.add }).click()
  await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('1')
  // The platform's response is ignored if it arrives after the visitor has left the page.
  const request = page.waitForRequest('**/api/checkout/languages/sv')
  await page.getByRole('banner').getByRole('link', { name: 'Svenska' }).click()
  await request
  await page.waitForURL(/\/sv\/product/)
  const [, token = ''] = /API-Token=(\w+)/.exec(await page.evaluate(() => document.cookie)) ?? []
  const language = async () => {
    const answer = await fetch(`${shop.url}/api/checkout/selection`, { headers: { 'API-Token': token } })
    return valueAt(await answer.json(), 'selection.language')
  }
  await expect.poll(language).toBe('sv')
  await context.close()
})

for (const [index, [path, from, words, to]] of (
  [
    ['/', 'sv-SE', sv, '/sv'],
    ['/sv/product/murla-portable-brass?utm_source=x', 'en-GB', en, '/product/murla-portable-brass?utm_source=x'],
  ] as const
).entries()) {
  const walk = alternate(index + 1)
  walk(`on a first visit the other language is offered in that language, until it is declined (${path})`, async () => {
    const { page, context, problems } = await openVisitor(browser, { ...desktop, locale: from })
    await context.clearCookies({ name: 'locale' })
    await page.goto(`${shop.url}${path}`, { waitUntil: 'networkidle' })
    const offer = page.getByRole('complementary', { name: words.language.offer })
    // The offer is loaded only when the visitor interacts with the page.
    expect(await offer.count()).toBe(0)
    await page.mouse.wheel(0, 200)
    await offer.waitFor()
    expect(await offer.getAttribute('lang')).toBe(from)
    await expectAccessible(page)
    await offer.getByRole('button', { name: words.language.stay }).click()
    const chosen = (await context.cookies()).find(({ name }) => name === 'locale')
    expect(chosen?.value).toBe(path.startsWith('/sv') ? 'sv' : 'en')
    await page.reload({ waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 200)
    await page.waitForLoadState('networkidle')
    expect(await offer.count()).toBe(0)

    await context.clearCookies({ name: 'locale' })
    await page.reload()
    await page.mouse.wheel(0, 100)
    await offer.getByRole('link', { name: words.language.go }).click()
    await page.waitForURL(`${shop.url}${to}`)
    expect(problems).toEqual([])
    await context.close()
  })
}
