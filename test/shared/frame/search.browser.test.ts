import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { alternate } from '../../support/alternate.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'

for (const [index, [words, prefix, options, popular]] of (
  [
    [en, '', desktop, 'Brass'],
    [sv, '/sv', phone, 'Mässing'],
  ] as const
).entries()) {
  const walk = alternate(index)
  walk(`the header's search shows suggestions while typing (${prefix || 'English'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, options)
    const asked: string[] = []
    page.on('request', request => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === `${prefix}/suggestions`) asked.push(searchParams.get('q') ?? '')
    })
    await page.goto(`${shop.url}${prefix}/news`)
    await page.getByRole('banner').getByRole('link', { name: words.search.title }).click()
    const drawer = page.getByRole('dialog', { name: words.search.title })
    const field = drawer.getByRole('searchbox', { name: words.search.label })
    const links = drawer.locator('.suggestions').getByRole('link')
    await expect.poll(() => field.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await drawer.getByRole('navigation').getByRole('link', { name: popular }).getAttribute('href')).toBe(
      `${prefix}/search/${encodeURIComponent(popular.toLowerCase())}`,
    )
    await expectAccessible(page)

    // One request is sent when typing pauses. No time passes between the letters here.
    const [answer] = await Promise.all([
      page.waitForResponse(response => response.url().includes('/suggestions')),
      type(page, 'murla'),
    ])
    expect(answer.headers()['x-robots-tag']).toBe('noindex')
    await drawer.getByRole('status').getByText(/\d+/).waitFor()
    await links.first().waitFor()
    expect(asked).toEqual(['', 'murla'])
    expect(await links.first().textContent()).toMatch(/Murla.*(SEK|kr)/)
    expect(await links.first().getAttribute('href')).toMatch(new RegExp(`^${prefix}/product/murla`))
    await expectAccessible(page)

    // Arrow keys move into the list and back; typing then changes the list.
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => links.first().evaluate(element => element === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowUp')
    await field.fill('zzzz')
    await drawer.getByText(words.search.none).waitFor()
    expect(await links.count()).toBe(0)
    await field.fill('z')
    await expect.poll(() => drawer.getByText(words.search.none).count()).toBe(0)

    // With late and lost responses the form still works.
    await page.route('**/suggestions**', route => route.abort())
    await field.fill('ekvika')
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('banner').getByRole('link', { name: words.search.title }).click()
    await field.fill('Ekvika lampa & ljus')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search\?q=Ekvika/)
    await page.goto(`${shop.url}${prefix}/news`)
    await page.unroute('**/suggestions**')
    problems.length = 0
    await page.getByRole('banner').getByRole('link', { name: words.search.title }).click()
    await field.fill('ekvika')
    await drawer.getByRole('link', { name: words.search.all.replace('{{term}}', 'ekvika') }).click()
    await page.waitForURL(/\/search\/ekvika$/)
    expect(problems).toEqual([])
    await context.close()
  })
}

/** Types all letters in one task, because separate key presses could be far apart in time. */
const type = (page: Page, text: string) =>
  page.evaluate(letters => {
    const field = document.activeElement
    if (!(field instanceof HTMLInputElement)) throw new Error('No field has the focus.')
    for (const letter of letters) {
      field.value += letter
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter, inputType: 'insertText' }))
    }
  }, text)
