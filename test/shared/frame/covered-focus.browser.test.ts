import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pickAmount } from '../../support/amount.ts'
import { desktop, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'

/**
 * Presses `key` until the focus leaves the page, at most `most` times. Returns the focused elements
 * that were completely covered, which WCAG 2.2 forbids (2.4.11).
 */
async function coveredOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab', most: number) {
  const covered: string[] = []
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key)
    const said = await page.evaluate(async () => {
      if (!document.activeElement || document.activeElement === document.body) return 'outside'
      const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
      let shown: Element = document.activeElement
      const thirds = [0.05, 0.5, 0.95]
      // Reads the focused element each time, because a card that changes its finish moves the
      // focus.
      const isSeen = () => {
        const element = document.activeElement
        // Lost focus counts as covered.
        if (!element || element === document.body) return false
        // If a control is invisible, its label is the visible part.
        const isDrawn = getComputedStyle(element).opacity !== '0' && element.getBoundingClientRect().width > 1
        shown = isDrawn ? element : (element.closest('label') ?? element.parentElement ?? element)
        return [...shown.getClientRects()].some(({ x, y, width, height }) =>
          thirds.some(across =>
            thirds.some(down => {
              const at = document.elementFromPoint(x + across * width, y + down * height)
              return at !== null && (shown.contains(at) || at === shown.parentElement)
            }),
          ),
        )
      }
      for (let tries = 0; tries < 30; tries++) {
        await frames()
        if (isSeen()) return null
        // On a busy machine, parts above may get their height only now and move the element out of
        // the window. Scrolling it back does not uncover it from sticky parts.
        if (tries > 5) shown.scrollIntoView({ block: 'nearest' })
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

// Most parts that could cover something exist only on phones, so `npm test` checks only phones.
for (const [device, options] of Object.entries(pickAmount({ phone }, { desktop, phone }))) {
  test(`nothing covers the focused element, from the start page to the checkout (${device})`, async () => {
    const { page, context } = await openVisitor(browser, { ...options, locale: 'sv-SE' })
    const found: [string, string[]][] = []
    const last = page.getByRole('main').locator('a[href], button').filter({ visible: true }).last()
    const walk = async (place: string, key: 'Tab' | 'Shift+Tab', most = 30) =>
      found.push([`${place}, ${key}`, await coveredOnTheWay(page, key, pickAmount(most, 150))])
    /** Walks to a page's end and back; the other language is offered in a box at the bottom. */
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
    // On phones a bar sticks to the bottom, and could cover the elements that Tab reaches.
    for (const path of pickAmount(['/'], ['/', '/category/shop'])) await walkPage(path)
    await walkPage('/product/murla-portable-brass')

    await page.getByRole('button', { name: sv.language.stay }).click()
    if (device === 'phone') {
      await page.getByRole('button', { name: en.frame.menu, exact: true }).click()
      await page.getByRole('dialog', { name: en.frame.menu }).getByRole('link').last().focus()
      await walk('menu', 'Shift+Tab')
    }
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
