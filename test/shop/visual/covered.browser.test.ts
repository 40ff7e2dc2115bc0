import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alternate } from '../../support/alternate.ts'
import { pickAmount } from '../../support/amount.ts'
import { openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'

/* Sticky parts cover no control in use, and nothing covers sticky parts. */

const bulb = 'glim-e27-globe-opal'

async function add(page: Page, address: string, words: typeof en | typeof sv) {
  await page.goto(address)
  await page.getByRole('button', { name: words.bag.add, exact: true }).click()
  await page.getByText(words.frame.itemAdded).waitFor()
}

/**
 * Scrolls until the middles of both elements are at the same height. Returns whether the page was
 * long enough for that.
 */
const meet = async (moved: Locator, fixed: Locator) =>
  fixed.evaluate(
    (there, here) => {
      const middle = (element: Element) => {
        const { top, height } = element.getBoundingClientRect()
        return top + height / 2
      }
      // Some elements are in rows that scroll horizontally.
      here?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const scroller = here?.closest('dialog') ?? document.documentElement
      scroller.scrollBy({ top: here ? middle(here) - middle(there) : 0, behavior: 'instant' })
      return here !== null && Math.abs(middle(here) - middle(there)) < 2
    },
    await moved.elementHandle(),
  )

/** Whether one of `elements`, or a part of it, is in front of the middle of `other`. */
const isInFront = async (elements: Locator, other: Locator) =>
  elements.evaluateAll(
    (fronts, behind) => {
      const { left, top, width, height } = behind?.getBoundingClientRect() ?? new DOMRect()
      const first = document.elementFromPoint(left + width / 2, top + height / 2)
      return fronts.some(front => front.contains(first))
    },
    await other.elementHandle(),
  )

/**
 * Expects that some arrows of energy labels pass behind the fixed button, and that all of these
 * are behind `front`.
 */
async function expectCovered(arrows: Locator, button: Locator, front: Locator) {
  let met = 0
  for (const arrow of await arrows.all()) {
    if (!(await meet(arrow, button))) continue
    met++
    expect(await isInFront(front, arrow)).toBe(true)
  }
  expect(met).toBeGreaterThan(0)
}

test('the top of a focused card is visible in any window', async () => {
  const { page, context } = await openVisitor(browser)
  await page.goto(`${shop.url}/category/shop`)
  const links = page.locator('.product-card-name a')
  // Two rows of cards, or one in the widest window.
  const last = pickAmount(8, 15)
  for (const [width, height] of [
    [390, 560],
    [1440, 640],
    [1920, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    // Moves backwards, so that each card comes from above, where the header is sticky.
    await links.nth(last).focus()
    for (let card = last - 1; card >= 0; card--) {
      await links.nth(card + 1).press('Shift+Tab')
      while (!(await page.evaluate(() => document.activeElement?.matches('.product-card-name a'))))
        await page.keyboard.press('Shift+Tab')
      const hidden = await page.evaluate(() => {
        const top = document.activeElement?.closest('.product-card')?.getBoundingClientRect().top ?? 0
        return (document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0) - top
      })
      expect(hidden, `${width} ${card}`).toBeCloseTo(Math.min(hidden, 0), 0)
    }
  }
  await context.close()
})

for (const [index, [words, prefix]] of (
  [
    [en, ''],
    [sv, '/sv'],
  ] as const
).entries()) {
  const walk = alternate(index + 1)
  walk(
    `on phones no arrow of an energy label covers a button, and no button covers another (${prefix || 'English'})`,
    async () => {
      const { page, context, problems } = await openVisitor(browser, {
        ...phone,
        viewport: { width: 390, height: 560 },
      })
      await add(page, `${shop.url}${prefix}/product/ekvika-table-oak`, words)
      await add(page, `${shop.url}${prefix}/product/skarpnas-table-black`, words)
      await add(page, `${shop.url}${prefix}/product/${bulb}`, words)
      const button = page.getByRole('button', { name: words.bag.add, exact: true })
      await button.waitFor()
      await expectCovered(page.locator('.product-card .energy'), button, button.or(page.locator('.product-bar')))

      await page.getByRole('banner').getByRole('button', { name: words.frame.bag }).click()
      const bag = page.getByRole('dialog', { name: words.bag.title })
      const checkout = bag.getByRole('link', { name: words.bag.checkout })
      await bag.locator('.upsell .energy').first().waitFor()
      await expectCovered(bag.locator('.energy'), checkout, bag.locator('.bag-end'))

      // While scrolling, the title stays in place, and content below the × passes behind it.
      const close = bag.getByRole('button', { name: words.frame.close })
      const title = bag.locator('.drawer-title')
      for (const remove of await bag.getByRole('button', { name: words.bag.remove }).all()) {
        expect(await meet(remove, close)).toBe(true)
        expect((await isInFront(title, remove)) || (await isInFront(close, remove))).toBe(true)
        expect(await isInFront(title, title)).toBe(true)
        expect(await isInFront(close, close)).toBe(true)
        const [strip, cross] = [await title.boundingBox(), await close.boundingBox()]
        if (!strip || !cross) throw new Error('The drawer is closed')
        expect(strip).toMatchObject({ x: 0, y: 0, width: 390 })
        expect(cross.y + cross.height).toBeLessThanOrEqual(strip.height)
      }
      expect(problems).toEqual([])
      await context.close()
    },
  )
}

test('in forced colours the chosen finish has a line that the others lack', async () => {
  const { page, context } = await openVisitor(browser, { forcedColors: 'active' })
  await page.goto(`${shop.url}/product/skarpnas-table-black`)
  const finishes = page.getByRole('navigation', { name: en.product.finish }).getByRole('link')
  const marks = await finishes.evaluateAll(links =>
    links.map(link => {
      const { borderBlockEndWidth, borderBlockEndStyle, borderBlockEndColor } = getComputedStyle(link)
      const isSeen = borderBlockEndColor !== getComputedStyle(document.body).backgroundColor
      return [link.getAttribute('aria-current'), borderBlockEndWidth, borderBlockEndStyle, isSeen]
    }),
  )
  expect(marks).toEqual([
    ['page', '2px', 'solid', true],
    [null, '0px', 'none', true],
  ])
  await context.close()
})

test('at 1920 px the content of a page is aligned with the header', async () => {
  const { page, context } = await openVisitor(browser, { viewport: { width: 1920, height: 1080 } })
  await add(page, `${shop.url}/product/skarpnas-table-black`, en)
  const insides = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(element => {
        const { left, right } = element.getBoundingClientRect()
        const { paddingLeft, paddingRight } = getComputedStyle(element)
        return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)]
      })
  const edges: Record<string, string> = {
    '/': 'main .band',
    '/category/shop': '.product-grid',
    '/product/skarpnas-table-black': 'article[data-product]',
    '/checkout': '.checkout',
    '/info/faq': '.editorial-body',
    '/account': '.account',
  }
  for (const [path, selector] of Object.entries(edges)) {
    await page.goto(shop.url + path)
    await page.locator(selector).first().waitFor()
    const [start] = await insides('.word-mark')
    // The checkout's header has no bag button.
    const end = path === '/checkout' ? 1920 - (start ?? 0) : (await insides('.bag-button'))[1]
    const [left = 0, right = 0] = await insides(selector)
    // Forms are in the left half, beside a picture, so only their start is compared.
    expect(selector === '.account' ? [left] : [left, right], path).toEqual(
      selector === '.account' ? [start] : [start, end],
    )
  }
  await context.close()
})

test('no part of a page passes in front of the header while the page scrolls', async () => {
  const { page, context } = await openVisitor(browser, { viewport: { width: 1440, height: 900 } })
  const lamps = ['/product/murla-portable-brass', '/product/murla-portable-brass/more']
  for (const path of [
    '/',
    '/cases',
    '/cases/pensionat-sjoros',
    '/concepts/dimmed-to-2200',
    '/designers',
    '/news',
    ...lamps,
  ]) {
    await page.goto(shop.url + path)
    const inFront = await page.evaluate(() => {
      const found = new Set<string>()
      const { bottom } = document.querySelector('.site-header')?.getBoundingClientRect() ?? new DOMRect()
      for (let y = 0; y < document.documentElement.scrollHeight; y += bottom / 2) {
        scrollTo({ top: y, behavior: 'instant' })
        for (let x = 20; x < innerWidth; x += 40) {
          const first = document.elementFromPoint(x, bottom / 2)
          if (first && !first.closest('.site-header')) found.add(first.outerHTML.slice(0, 80))
        }
      }
      return [...found]
    })
    expect(inFront, path).toEqual([])
  }
  await context.close()
})
