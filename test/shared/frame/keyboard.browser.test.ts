import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { alternate } from '../../support/alternate.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'

const hasFocus = (target: Locator) => target.evaluate(element => element === document.activeElement)
const holdsFocus = (target: Locator) => target.evaluate(element => element.contains(document.activeElement))

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 150; presses++) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${target}.`)
}

/**
 * Opens a drawer by key, moves the focus through it once, and closes it with Escape. Expects that
 * the focus then is on `opener` again.
 */
async function walkDrawer(page: Page, opener: Locator, drawer: Locator) {
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await drawer.waitFor()
  await expect
    .poll(() => drawer.evaluate(element => element.querySelector('[aria-busy=true], .spinner') === null))
    .toBe(true)
  await expect.poll(() => holdsFocus(drawer)).toBe(true)
  await expectAccessible(page)
  const controls = await drawer.locator('a[href], button, input, summary').filter({ visible: true }).count()
  const reached = new Set<string>()
  for (let presses = 0; presses <= controls; presses++) {
    const [inside, what] = await drawer.evaluate(element => [
      element.contains(document.activeElement) || document.activeElement === document.body,
      document.activeElement?.outerHTML ?? '',
    ])
    expect(inside).toBe(true)
    reached.add(String(what))
    await page.keyboard.press('Tab')
  }
  expect(reached.size).toBeGreaterThanOrEqual(controls)
  if (!(await holdsFocus(drawer))) await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  expect(await hasFocus(opener)).toBe(true)
}

for (const [index, [words, prefix]] of (
  [
    [en, ''],
    [sv, '/sv'],
  ] as const
).entries()) {
  const walk = alternate(index)
  walk(`the header and every drawer work with the keyboard alone (${prefix || 'English'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, desktop)
    await page.goto(`${shop.url}${prefix}/news`)
    const header = page.getByRole('banner')
    const nav = header.getByRole('navigation', { name: words.frame.mainMenu })
    const [first, second] = [nav.getByRole('button').first(), nav.getByRole('button').nth(1)]
    await tabTo(page, first)
    expect(await first.getAttribute('aria-expanded')).not.toBe('true')
    await page.keyboard.press('Enter')
    const menu = page.locator('#menu-0')
    await menu.waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    expect(await hasFocus(menu.getByRole('link').first())).toBe(true)
    await page.keyboard.press('Shift+Tab')
    expect(await hasFocus(first)).toBe(true)
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    expect(await hasFocus(first)).toBe(true)
    // Escape closes the dropdown and focuses its opener; Tab beyond its end closes it too.
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    expect(await hasFocus(first)).toBe(true)
    await page.keyboard.press('Space')
    await menu.waitFor()
    await tabTo(page, second)
    await menu.waitFor({ state: 'hidden' })
    await page.keyboard.press('Enter')
    await page.locator('#menu-1').waitFor()
    await page.keyboard.press('Escape')

    const drawer = (name: string) => page.getByRole('dialog', { name })
    await walkDrawer(page, header.getByRole('link', { name: words.account.login }), drawer(words.account.login))
    await walkDrawer(page, header.getByRole('link', { name: words.search.title }), drawer(words.search.title))
    await walkDrawer(page, header.getByRole('button', { name: words.frame.bag }), drawer(words.bag.title))
    const place = page.getByRole('contentinfo').getByRole('button', { name: words.country.title })
    await walkDrawer(page, place, drawer(words.country.title))
    expect(problems).toEqual([])
    await context.close()
  })

  walk(`the menu on a phone works, even at a width of 320 px (${prefix || 'English'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, { ...phone, viewport: { width: 320, height: 640 } })
    await page.goto(`${shop.url}${prefix}/news`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const opener = page.getByRole('button', { name: words.frame.menu, exact: true })
    const drawer = page.getByRole('dialog', { name: words.frame.menu })
    await walkDrawer(page, opener, drawer)
    // All lists are shown at once, in the order of the keyboard.
    await page.keyboard.press('Enter')
    const state = () => page.evaluate(() => document.documentElement.dataset.menu)
    const isInert = () => page.getByRole('main', { includeHidden: true }).evaluate(main => main.hasAttribute('inert'))
    await expect.poll(isInert).toBe(true)
    await expect.poll(state).toBe('nav')
    const links = drawer.getByRole('link').filter({ visible: true })
    const [all, first, last] = [links.and(page.locator('[href$="/category/shop"]')), links.first(), links.last()]
    expect(await all.count()).toBe(1)
    await tabTo(page, first)
    expect(await hasFocus(all)).toBe(true)
    await tabTo(page, last)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await drawer.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    expect(await hasFocus(opener)).toBe(true)
    await expect.poll(state).toBe('none')
    expect(await isInert()).toBe(false)
    expect(problems).toEqual([])
    await context.close()
  })
}
