import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { texts as en } from '#client/i18n/en/index.ts'
import { texts as sv } from '#client/i18n/sv/index.ts'
import { alternate } from '../alternate.ts'
import { amount } from '../amount.ts'
import { desktop, expectAccessible, phone, visitor } from '../browser.ts'
import { browser, shop } from '../shop-in-browser.ts'

const hasFocus = (target: Locator) => target.evaluate(element => element === document.activeElement)
const holdsFocus = (target: Locator) => target.evaluate(element => element.contains(document.activeElement))

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 150; presses++) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${target}.`)
}

/**
 * Opens a drawer by key, goes once around in it, and closes it with Escape: the focus is back where
 * it was.
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
  walk(`the header and every drawer with the keyboard alone (${prefix || 'English'})`, async () => {
    const { page, context, problems } = await visitor(browser, desktop)
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
    // Inside it, Escape leads back to what opened it; going on past its end closes it.
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

  walk(`the menu of a phone, also at 320 px (${prefix || 'English'})`, async () => {
    const { page, context, problems } = await visitor(browser, { ...phone, viewport: { width: 320, height: 640 } })
    await page.goto(`${shop.url}${prefix}/news`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const opener = page.getByRole('button', { name: words.frame.menu, exact: true })
    await walkDrawer(page, opener, page.getByRole('dialog', { name: words.frame.menu }))
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: words.frame.menu })
    const [one, two] = [drawer.locator('summary').first(), drawer.locator('summary').nth(1)]
    await tabTo(page, one)
    await page.keyboard.press('Enter')
    await drawer.getByRole('list').getByRole('link').first().waitFor()
    await expectAccessible(page)
    await tabTo(page, two)
    await page.keyboard.press('Enter')
    await expect.poll(() => one.evaluate(element => element.parentElement?.hasAttribute('open'))).toBe(false)
    await page.keyboard.press('Escape')
    expect(problems).toEqual([])
    await context.close()
  })
}

/**
 * What of the focused element is covered after each press of a key: nothing may hide it entirely
 * (WCAG 2.2, 2.4.11). Stops where the focus leaves the page.
 */
async function coveredOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab', most: number) {
  const covered: string[] = []
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key)
    const said = await page.evaluate(async () => {
      const element = document.activeElement
      if (!element || element === document.body) return 'outside'
      const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
      // What looks like a control is its label where the control itself is invisible.
      const isDrawn = getComputedStyle(element).opacity !== '0' && element.getBoundingClientRect().width > 1
      const shown = isDrawn ? element : (element.closest('label') ?? element.parentElement ?? element)
      const thirds = [0.05, 0.5, 0.95]
      const isSeen = () =>
        [...shown.getClientRects()].some(({ x, y, width, height }) =>
          thirds.some(across =>
            thirds.some(down => {
              const at = document.elementFromPoint(x + across * width, y + down * height)
              return at !== null && (shown.contains(at) || at === shown.parentElement)
            }),
          ),
        )
      for (let tries = 0; tries < 30; tries++) {
        await frames()
        if (isSeen()) return null
        // Parts above may get their height only now, which moves it out of sight on a busy
        // machine; what is sticky would still cover it.
        if (tries > 5) element.scrollIntoView({ block: 'nearest' })
      }
      const { x, y, width, height } = shown.getBoundingClientRect()
      const above = document.elementFromPoint(x + width / 2, y + height / 2)
      return [shown, above].map(one => one?.outerHTML.slice(0, 160)).join(` at ${[x, y, width, height]} below `)
    })
    if (said === 'outside') break
    if (said) covered.push(said)
  }
  return covered
}

for (const [device, options] of Object.entries({ desktop, phone })) {
  test(`nothing covers what has the focus, from start to checkout (${device})`, async () => {
    const { page, context } = await visitor(browser, { ...options, locale: 'sv-SE' })
    const found: [string, string[]][] = []
    const last = page.getByRole('main').locator('a[href], button').filter({ visible: true }).last()
    const walk = async (place: string, key: 'Tab' | 'Shift+Tab', most = 30) =>
      found.push([`${place}, ${key}`, await coveredOnTheWay(page, key, amount(most, 150))])
    /** To a page's end and back; the other language is offered there, in a box at the foot. */
    async function walkPage(path: string) {
      await page.goto(`${shop.url}${path}`)
      await page.keyboard.press('Tab')
      await page.locator('.language-offer').waitFor()
      await walk(path, 'Tab')
      await last.focus()
      await walk(path, 'Tab')
      await last.focus()
      await walk(path, 'Shift+Tab')
    }
    await context.clearCookies({ name: 'locale' })
    // A phone has its bar at the foot, which keys meet on their way down.
    for (const path of amount(device === 'phone' ? ['/'] : ['/category/shop'], ['/', '/category/shop']))
      await walkPage(path)
    await walkPage('/product/murla-portable-brass')

    await page.getByRole('button', { name: sv.language.stay }).click()
    for (const slug of ['ekvika-table-oak', 'skarpnas-table-black']) {
      await page.goto(`${shop.url}/product/${slug}`)
      await page.getByRole('button', { name: en.bag.add }).click()
      await page.getByRole('button', { name: en.bag.added }).waitFor()
    }
    await page.getByRole('banner').getByRole('button', { name: en.frame.bag }).click()
    const bag = page.getByRole('dialog', { name: en.bag.title })
    await bag.locator('.upsell li').first().waitFor()
    await bag.getByRole('button', { name: en.bag.remove }).first().focus()
    await page.keyboard.press('Enter')
    await bag.getByRole('button', { name: en.bag.undo }).waitFor()
    await walk('bag', 'Tab')
    await walk('bag', 'Shift+Tab')
    await page.goto(`${shop.url}/checkout`)
    await page.locator('form.checkout-parts').waitFor()
    await walk('checkout', 'Tab', 60)
    expect(found).toEqual(found.map(([place]) => [place, []]))
    await context.close()
  })
}
